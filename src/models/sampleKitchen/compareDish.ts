import { AVOIDS_NOTHING, askedFoods, serves } from '../../foods/covers';
import type { Kitchen } from '../../needs/Comparison';
import { compare } from '../../needs/compare';
import { entriesOf, isToBuy } from '../../needs/counts';
import { needsOf } from '../../needs/needsOf';
import { parseRecipe } from '../../reading/document/parseRecipe';
import type { RecipeDocument } from '../../reading/document/RecipeDocument';
import { type FilledDish, readAsked } from './fillDish';
import { type Dish, ITEM_START, itemsIn } from './readDish';
import type { KnownFood } from './readList';

export interface DishChoice {
  dish: Dish;
  text: string;
  document: RecipeDocument;
  title: string;
  minutes: number;
  /** Without staples. */
  foods: readonly string[];
  /** The entries of the list that it uses, and those that it has no use for. */
  used: readonly string[];
  unused: readonly string[];
  /** How well the dish suits the list. */
  worth: number;
}

export const STAPLES = ['neutral oil', 'olive oil', 'salt', 'pepper', 'sugar'];

/** Without any food of these first lines on the list, it is another dinner. */
const MAIN_LINES = 3;

const USED = 2;

/** The cost of a food to buy. The first two foods make the dish. */
const costAt = (index: number): number => (index < 2 ? 2 : 1);

const staples = STAPLES.concat('water').map((name) => readAsked(name, 'en'));

/** A quick upper bound: what nothing on the list serves for has to be bought. */
export function mostWorth({ dish, text, named }: FilledDish, foods: readonly KnownFood[]): number {
  const entries = [...foods.map(({ line }) => line), ...staples];
  const cost = itemsIn(text).map((item, index) => {
    const line = readAsked(item.slice(ITEM_START.length), dish.language);
    if (line.isOptional || line.unknown.length > 0) return 0;
    const missing = askedFoods(line, AVOIDS_NOTHING).filter((group) =>
      entries.every((entry) => serves(entry, group, AVOIDS_NOTHING) === 'no'),
    );
    return missing.length * costAt(index);
  });
  return named.size * USED - cost.reduce((sum, one) => sum + one, 0);
}

/** Another press, and the note of what is in the way, read the same texts. */
const readings = new WeakMap<Dish, { text: string; document: RecipeDocument }>();

function readFilled({ dish, text }: FilledDish): RecipeDocument {
  const last = readings.get(dish);
  if (last?.text === text) return last.document;
  const document = parseRecipe(text);
  readings.set(dish, { text, document });
  return document;
}

/** Null if it makes another dinner. */
export function compareDish(
  filled: FilledDish,
  kitchen: Kitchen,
  people: number | null,
): DishChoice | null {
  const { dish, text } = filled;
  const document = readFilled(filled);
  const comparison = compare(needsOf(document), kitchen, people);
  const { needs } = comparison;
  // A list with "bread" may or may not have flour tortillas: only sure needs count.
  const sure = needs.filter(({ served }) => served === 'yes').flatMap(({ entries }) => entries);
  const used = [...new Set(sure.map(({ text }) => text))];
  const cost = needs
    .filter(isToBuy)
    .reduce((sum, { need, served }) => sum + (served === 'no' ? costAt(need.index) : 1), 0);
  const worth = used.length * USED - cost;
  const hasMain = needs.some(
    ({ need, use, isStaple }) => use !== null && !isStaple && need.index < MAIN_LINES,
  );
  if (!hasMain || worth < 0) return null;
  return {
    dish,
    text,
    document,
    title: document.title?.text ?? '',
    minutes: document.times.total ?? 0,
    foods: needs.flatMap(({ names, isStaple }) => (isStaple ? [] : (names[0] ?? []))),
    used,
    unused: entriesOf(comparison).leftOver,
    worth,
  };
}
