import type { Preferences } from '../../../machines/kitchen/preferences';
import { compare, entriesOf, isToBuy, type Kitchen, needsOf } from '../../amounts';
import { createPause } from '../../browser/loading/createPause';
import {
  checkRecipe,
  languageState,
  type RecipeFacts,
  type RecipeLine,
  serves,
  type ThingToAvoid,
  thingsToAvoid,
} from '../../foods';
import { parseRecipe, type RecipeDocument, readText } from '../../reading';
import { type FilledDish, fillDish, readAsked } from './fillDish';
import { type Dish, ITEM_START, itemsIn } from './readDish';
import type { KnownFood, List } from './readList';

/** No visitor asks for more in a row. */
const MOST_CHOICES = 16;

/** The check has to understand the lines, and find nothing in them that the visitor avoids. */
function isClean(
  things: readonly ThingToAvoid[],
  lines: readonly RecipeLine[],
  facts: RecipeFacts,
): boolean {
  const { results, nutlike, peanuts } = checkRecipe(things, lines, facts);
  return (
    nutlike.length + peanuts.length === 0 &&
    results.every(({ verdict }) => verdict === 'nothing' || verdict === 'mentioned')
  );
}

/** Takes off also what may contain it, and what the check does not know. */
export function withoutAvoided(list: List, preferences: Preferences): List {
  const things = thingsToAvoid(preferences);
  if (things.length === 0) return list;
  const isAllowed = (entry: string) =>
    isClean(things, [{ text: entry, isIngredient: true }], { isReadable: true });
  return {
    ...list,
    known: list.known.filter(({ entry }) => isAllowed(entry)),
    unknown: list.unknown.filter(isAllowed),
  };
}

/** If silence proves nothing, a dish's file does: it lists allergens by hand, but no diets. */
const isListed = ({ allergens }: Dish, { allergens: avoided, diet, avoid }: Preferences) =>
  diet === null && avoid.length === 0 && !avoided.some((one) => allergens.includes(one));

/** Neither title, list nor steps may be, contain or perhaps contain what the visitor avoids. */
function isAllowed({ dish, text, document }: DishChoice, preferences: Preferences): boolean {
  const things = thingsToAvoid(preferences);
  // Reading the lines takes some ms.
  if (things.length === 0) return true;
  const { language, hasAllIngredients, hasAllSteps } = document;
  const { learned, isReadable } = languageState(language);
  const isListedFully = learned === 'known' && isListed(dish, preferences);
  return isClean(things, readText(text).lines, {
    isReadable: isReadable === true || isListedFully || 'in part',
    language,
    ending: hasAllSteps ? null : 'perhaps cut',
    hasAllIngredients,
  });
}

const isCookedWith = (dish: Dish, { equipment }: Preferences) =>
  equipment.length === 0 || dish.equipment.every((one) => equipment.includes(one));

/**
 * Finds dishes that suit a list and the preferences: in the page's language first, then those that
 * use up most of what has to go, then those that use most and lack least. Reading a dish takes some
 * ms, so it reads only those that can be among the first `most`.
 */
export async function findChoices(
  book: readonly Dish[],
  list: List,
  preferences: Preferences,
  most = MOST_CHOICES,
): Promise<DishChoice[]> {
  const { known } = withoutAvoided(list, preferences);
  const kitchen: Kitchen = {
    list: known.map(({ entry }) => entry),
    always: [],
    probably: STAPLES,
    avoided: thingsToAvoid(preferences),
  };
  const rankOf = ({ language }: Dish, uses: readonly KnownFood[], worth: number): number => {
    const isOwn = language === book[0]?.language;
    return Number(isOwn) * 1e6 + uses.filter(({ isUsedUp }) => isUsedUp).length * 1e3 + worth;
  };
  const filled = book
    .filter((dish) => isCookedWith(dish, preferences))
    .map((dish) => fillDish(dish, known))
    .filter(({ named }) => named.size > 0)
    .map((one) => ({ ...one, rank: rankOf(one.dish, [...one.named], mostWorth(one, known)) }))
    .sort((one, other) => other.rank - one.rank);
  const last = Math.min(most, MOST_CHOICES) - 1;
  const pause = createPause();
  const best: { choice: DishChoice; rank: number }[] = [];
  for (const one of filled) {
    if (one.rank <= (best[last]?.rank ?? Number.NEGATIVE_INFINITY)) break;
    await pause();
    const choice = compareDish(one, kitchen, preferences.people);
    if (!choice || choice.minutes > (preferences.minutes ?? Number.POSITIVE_INFINITY)) continue;
    if (!isAllowed(choice, preferences)) continue;
    const uses = known.filter(({ entry }) => choice.used.includes(entry));
    best.push({ choice, rank: rankOf(choice.dish, uses, choice.worth) });
    best.sort((one, other) => other.rank - one.rank);
  }
  return best.slice(0, last + 1).map(({ choice }) => choice);
}

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
  worth: number;
}

const STAPLES = ['neutral oil', 'olive oil', 'salt', 'pepper', 'sugar'];

/** Without any food of these first lines on the list, it is another dinner. */
const MAIN_LINES = 3;

const USED = 2;

/** The cost of a food to buy. The first two foods make the dish. */
const costAt = (index: number): number => (index < 2 ? 2 : 1);

const staples = STAPLES.concat('water').map((name) => readAsked(name, 'en'));

/** A quick upper bound: what nothing on the list serves for has to be bought. */
function mostWorth({ dish, text, named }: FilledDish, foods: readonly KnownFood[]): number {
  const entries = [...foods.map(({ line }) => line), ...staples];
  const cost = itemsIn(text).map((item, index) => {
    const line = readAsked(item.slice(ITEM_START.length), dish.language);
    if (line.isOptional || line.isToServe || line.unknown.length > 0) return 0;
    const missing = line.groups.filter((group) =>
      entries.every((entry) => serves(entry, group) === 'no'),
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
function compareDish(
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
    unused: entriesOf(comparison).unused,
    worth,
  };
}
