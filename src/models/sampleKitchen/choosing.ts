import { BOOK } from './book';
import type { ChosenDish, Pantry } from './composing';
import { fill } from './dishIngredients';

const MINOR_SHELVES = new Set(['spice', 'condiment', 'herb', 'baking', 'drink', 'sweet', 'nut']);

/** A dish worth less than this share of the best one does not suit the list. */
const LEAST_SHARE = 0.45;

/** How good a meal a dish makes of the list: meat and fish count most, seasonings least. */
function worth(choice: ChosenDish): number {
  let sum = 0;
  for (const item of itemsOf(choice)) {
    if (item.stock.shelf === 'meat' || item.stock.shelf === 'fish') sum += 8;
    else if (MINOR_SHELVES.has(item.stock.shelf)) sum += 1;
    else sum += item.stock.shelf === 'starch' ? 4 : 3;
  }
  return sum;
}

const itemsOf = ({ filling }: ChosenDish) =>
  [...filling.values()].flat().flatMap(({ item }) => item ?? []);

const isPlain = ({ dish }: ChosenDish) => dish.isPlain === true;

/** @returns the dishes that suit known foods: those that use up most, then plain ones last, then the best */
export function chooseDishes({
  items,
  useUp,
}: Pick<Pantry, 'items' | 'useUp'>): readonly ChosenDish[] {
  const inOrder = [...items].sort((a, b) => Number(useUp.has(b)) - Number(useUp.has(a)));
  const usesUp = (choice: ChosenDish) => itemsOf(choice).filter((item) => useUp.has(item)).length;
  const choices: ChosenDish[] = [];
  for (const dish of BOOK) {
    const filling = fill(dish, inOrder);
    if (filling) choices.push({ dish, filling });
  }
  const proper = choices.filter((choice) => !isPlain(choice));
  const best = Math.max(...(proper.length > 0 ? proper : choices).map(worth));
  return choices
    .filter((choice) => usesUp(choice) > 0 || worth(choice) >= best * LEAST_SHARE)
    .sort(
      (a, b) =>
        usesUp(b) - usesUp(a) || Number(isPlain(a)) - Number(isPlain(b)) || worth(b) - worth(a),
    );
}
