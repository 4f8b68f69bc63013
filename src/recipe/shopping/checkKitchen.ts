import { type ClaimedFood, type ClaimedLine, readClaimed } from '../../foods/claims/claimed';
import { AVOIDS_NOTHING, type Avoided, type Cover, serves } from '../../foods/covers';
import { foodsOfList } from '../../foods/entries';
import { foodNamed } from '../../foods/foods';
import {
  hasKnownNeeds,
  isMostlyUnclear,
  neededLines,
} from '../../reading/document/parts/neededLines';
import type { Ingredient, RecipeDocument } from '../../reading/document/RecipeDocument';
import { findShortages, type Shortage, type Use } from './findShortages';
import { messages } from './messages';

/** A food that a line of the recipe asks for. */
export interface Need {
  /** The line's place among all ingredients, from 0. */
  index: number;
  /** The food as the recipe calls it; of several names one is enough. */
  names: readonly string[];
}

/** What a recipe uses of a list, and what it needs besides. */
export interface KitchenCheck {
  /** How many entries the list has, and how many of them the recipe uses, at least in part. */
  total: number;
  count: number;
  /** Whether it uses all foods of all entries. */
  usesAll: boolean;
  /** Foods of the visitor, as they wrote them. */
  used: readonly string[];
  leftOver: readonly string[];
  needs: readonly Need[];
  /** The names of staples that it needs and the list lacks, whether or not the visitor always has them. */
  staples: readonly string[];
  /** Foods for which an entry counts as used although it does not name the kind: "rice" for basmati rice. */
  kinds: readonly (Need & { entry: string })[];
  /** Foods for which an entry of the list may serve. */
  perhaps: readonly (Need & { entry: string })[];
  /** Ingredients of which the recipe asks for more than the visitor has. */
  short: readonly Shortage[];
  /** The lines for which the visitor has an ingredient. */
  uses: readonly Use[];
  /** Lines whose food the check cannot tell. */
  unclear: readonly string[];
}

/** The foods that these staples stand for. */
export const foodsOfStaples = (names: readonly string[]) =>
  messages.staples.flatMap(([name, foods]) => (names.includes(name) ? foods : []));

interface Entry {
  text: string;
  read: ClaimedLine;
}

/**
 * Compares a list with the ingredients of a recipe. An entry that reads as several known foods counts
 * as these.
 *
 * @param list the visitor's ingredients
 * @param basics what the visitor always has
 * @param avoided what the visitor avoids, which serves for nothing but itself
 * @returns null if the check can say nothing: the list is empty, the page knows no foods in the recipe's
 *   language, the reader has not found every ingredient, or most lines are unclear
 */
export function checkKitchen(
  list: readonly string[],
  document: RecipeDocument,
  basics: readonly string[],
  avoided = AVOIDS_NOTHING,
): KitchenCheck | null {
  if (list.length === 0 || !hasKnownNeeds(document)) return null;
  const own = foodsOfList(list);
  const readEntry = (text: string) => readClaimed(text, new Set());
  const entries = own.map(
    (text): Entry => ({
      text,
      read: readClaimed(text, new Set(), document.language),
    }),
  );
  const always = basics.map(readEntry);
  const isGerman = document.language === 'de';
  const known = messages.staples.map(([name, foods]) => ({ name, read: foods.map(readEntry) }));
  const staples = new Set<string>();
  const found: Found = { kinds: [], perhaps: [], needs: [], unclear: [], uses: [] };
  const { kinds, perhaps, needs, unclear, uses } = found;
  const lines = neededLines(document, avoided);
  for (const { index, item, groups, isSure, mayBeLeftOut } of lines) {
    if (groups.length === 0 && !mayBeLeftOut) unclear.push(item.line);
    for (const foods of groups) {
      const best = bestOf(entries, foods, avoided);
      const isServedBy = (reads: readonly ClaimedLine[]) =>
        reads.some((one) => serves(one, foods, avoided) === 'yes');
      const asked = { index, item, foods, best, isSure, mayBeLeftOut, isGerman };
      if (isOpen(asked)) addStaple(staples, known, isServedBy);
      if (!isAtHand(asked) && isServedBy(always)) continue;
      place(found, asked);
    }
  }
  if (isMostlyUnclear(unclear.length, lines.length)) return null;
  const used = new Set(uses.flatMap(({ entries }) => entries));
  const open = new Set(perhaps.map(({ entry }) => entry));
  return {
    total: list.length,
    count: list.filter((entry) => foodsOfList([entry]).some((text) => used.has(text))).length,
    usesAll: used.size === own.length,
    used: own.filter((text) => used.has(text)),
    leftOver: own.filter((text) => !used.has(text) && !open.has(text)),
    needs,
    // In the order of the table.
    staples: known.flatMap(({ name }) => (staples.has(name) ? name : [])),
    kinds,
    perhaps: perhaps.filter(({ entry }) => !used.has(entry)),
    short: findShortages(uses),
    uses,
    unclear: [...new Set(unclear)],
  };
}

interface Found {
  kinds: (Need & { entry: string })[];
  perhaps: (Need & { entry: string })[];
  needs: Need[];
  unclear: string[];
  uses: Use[];
}

/** A food that a line asks for, with the entry that serves best. */
interface Asked {
  index: number;
  item: Ingredient;
  foods: readonly ClaimedFood[];
  best: ReturnType<typeof bestOf>;
  /** Whether the page understands the line. */
  isSure: boolean;
  mayBeLeftOut: boolean;
  /** Whether nouns have a capital letter. */
  isGerman: boolean;
}

/** Adds the staple, if any, that serves for a food. */
function addStaple(
  staples: Set<string>,
  known: readonly { name: string; read: readonly ClaimedLine[] }[],
  isServedBy: (reads: readonly ClaimedLine[]) => boolean,
) {
  const staple = known.find(({ read }) => isServedBy(read));
  if (staple) staples.add(staple.name);
}

/** Whether the list surely has the food itself. */
const isAtHand = ({ isSure, best }: Asked) => isSure && best?.answer === 'yes';

/** Whether the recipe needs a food that the list surely has in no form. */
const isOpen = ({ isSure, best, mayBeLeftOut }: Asked) =>
  !mayBeLeftOut && (!isSure || !best || best.answer === 'maybe');

/** Puts a food with those that the list has, may have or lacks. */
function place(found: Found, { index, item, foods, best, isSure, mayBeLeftOut, isGerman }: Asked) {
  const names = foods.map((food) => nameOfFood(food, isGerman));
  const entry = best?.texts[0] ?? '';
  if (best && isSure && best.answer !== 'maybe') {
    found.uses.push({ entries: best.texts, index, item, name: names[0] ?? '' });
    if (best.answer === 'kind') found.kinds.push({ index, names, entry });
  } else if (best) found.perhaps.push({ index, names, entry });
  else if (mayBeLeftOut) return;
  else if (isSure && !foods.some(({ food }) => food.isUnclear)) found.needs.push({ index, names });
  else found.unclear.push(item.line);
}

/**
 * The entry that serves best, with others of the same food. Among equals, the recipe's own food comes
 * first, then the order of the list counts.
 */
function bestOf(
  entries: readonly Entry[],
  foods: readonly ClaimedFood[],
  avoided: Avoided,
): { texts: string[]; answer: Cover } | undefined {
  const rated = entries.map((entry) => {
    const answer = serves(entry.read, foods, avoided);
    const isSame = entry.read.foods.some((own) => foods.some(({ food }) => food === own.food));
    return {
      ...entry,
      answer,
      rank: { yes: 3, kind: 2, maybe: 1, no: 0 }[answer] * 2 + Number(isSame),
    };
  });
  const best = rated.reduce<(typeof rated)[number] | undefined>(
    (before, next) => (next.rank > (before?.rank ?? 0) ? next : before),
    undefined,
  );
  if (!best || best.answer === 'no') return undefined;
  const [food] = best.read.foods;
  const alike = rated.filter(
    ({ rank, read }) => rank === best.rank && read.foods[0]?.food === food?.food,
  );
  return { texts: alike.map(({ text }) => text), answer: best.answer };
}

/** Words in front of a food that a shopping list does not need. */
const SHOWS_NOTHING =
  /^(?:(?:extra[- ])?large|medium|small|big|hot|warm|cold|boiling|fresh|ripe|cloves?|sticks?|slices?|of|good|any)[ -]+/i;

/** The food as the line calls it, in lower case unless it is a proper name. */
function nameOfFood({ food, words }: ClaimedFood, isGerman: boolean): string {
  let name = isGerman || /[A-Z]/.test(food.name) ? words : words.toLowerCase();
  for (;;) {
    const shorter = name.replace(SHOWS_NOTHING, '');
    if (shorter === name || foodNamed(shorter) !== food) break;
    name = shorter;
  }
  return food.name.startsWith('tinned ') && !/\b(?:tin|can)/i.test(name) ? `tinned ${name}` : name;
}
