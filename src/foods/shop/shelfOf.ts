import { type Food, foodNamed, foodsOfTables, isA } from '../foods';
import type { FoundFood } from '../recognise';
import { rowsNamed } from '../rows';
import { sliced } from '../slices';
import SHELVES from './shelves.txt?raw';

/** A part of a shop. */
export type Shelf =
  | 'vegetables and fruit'
  | 'bread'
  | 'chilled'
  | 'meat and fish'
  | 'dry goods'
  | 'spices'
  | 'frozen'
  | 'drinks'
  | 'other';

const rowsOf = rowsNamed(SHELVES);

const foodsOf = (names: string) => names.split(', ').flatMap((name) => foodNamed(name) ?? []);

const shelvesIn = (name: string) =>
  rowsOf(name).map((row) => {
    const [shelf = '', names = ''] = row.split(' = ');
    return [shelf as Shelf, foodsOf(names)] as const;
  });

/** Preserved, a food leaves the shelf of the fresh one. */
const PRESERVED = /^(?:tinned|canned|jarred|dried|bottled)\b/i;

let known: ReadonlyMap<Food, Shelf> | undefined;

/** A shop puts most foods of one table on one shelf, and the foods of `elsewhere` on another. */
function shelves() {
  known ??= new Map([
    ...shelvesIn('tables').flatMap(([shelf, foods]) =>
      foods.flatMap((food) => {
        const table = foodsOfTables().find((some) => some.includes(food)) ?? [];
        return table
          .filter(({ parent }) => !parent?.names.length)
          .map((one) => [one, shelf] as const);
      }),
    ),
    ...shelvesIn('elsewhere').flatMap(([shelf, foods]) =>
      foods.map((food) => [food, shelf] as const),
    ),
  ]);
  return known;
}

/** Where a shop has a food of a line: frozen, dried and tinned food is not beside the fresh one. */
export function shelfOf(found: Pick<FoundFood, 'food' | 'states'> | undefined): Shelf {
  if (!found) return 'other';
  const { food, states } = found;
  let shelf: Shelf = 'other';
  for (let at: Food | undefined = food; at && shelf === 'other'; at = at.parent)
    shelf = shelves().get(at) ?? 'other';
  if (states.has('frozen') || /\bfrozen\b/.test(food.name)) return 'frozen';
  const isFresh = shelf === 'vegetables and fruit' || shelf === 'meat and fish';
  if (isFresh && states.has('dried')) return isHerb(food) ? 'spices' : 'dry goods';
  return isFresh && PRESERVED.test(food.name) ? 'dry goods' : shelf;
}

const herbs = sliced(() => rowsOf('herbs').flatMap(foodsOf));
const isHerb = (food: Food) => herbs().some((herb) => isA(food, herb)) || food.isDry;
