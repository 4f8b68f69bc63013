import type { RecipeRequest } from '../../../machines/recipe/request';
import {
  type ClaimedFood,
  type FoodLine,
  keysOf,
  readFoods,
  readLeftover,
  splitEntry,
} from '../../foods';
import { inflect, type LanguageCode, readIngredient } from '../../reading';
import * as firstWords from '../../words/en/first';

export interface KnownFood {
  entry: string;
  line: FoodLine;
  food: ClaimedFood;
  /** What a recipe calls it: "spring onions". */
  word: string;
  isUsedUp: boolean;
  isLeftover: boolean;
}

/** A visitor's list. The order of its entries makes no difference. */
export interface List {
  /** The same for the same entries in any order, case and spacing. */
  key: string;
  /** Sorted: what is to be used up comes first. */
  known: readonly KnownFood[];
  /** Entries that are not one known food, or that are unsafe to cook. */
  unknown: readonly string[];
}

/** A longer list is more than a dinner. */
const MOST_FOODS = 100;
const LONGEST_ENTRY = 80;

/** A question, or an amount below zero. */
const ODD = /[?]|^-\d/;

/** A food with other characters gets its name from the tables. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ &-]*$/u;

/** Each food of a list once. */
const foodsOf = (entries: readonly string[]) => [
  ...new Set(entries.flatMap((entry) => splitEntry(tidy(entry)))),
];

const tidy = (entry: string) =>
  entry
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();

/** Drops amount and packaging, and spells as the tables do, singular or plural as written. */
function wordFor({ name, words, isMisspelt }: ClaimedFood): string {
  const plain = readIngredient(words, firstWords.language.code as LanguageCode)?.food ?? words;
  if (isMisspelt || !NAME.test(plain)) return name;
  if (keysOf(plain).join(' ') !== keysOf(name).join(' ')) return plain;
  if (plain.includes('-')) return plain.toLowerCase();
  return /s$/i.test(plain) && !/s$/.test(name) ? inflect(name, 2, 'en') : name;
}

function knownFood(entry: string, isUsedUp: boolean): KnownFood | undefined {
  if (entry.length > LONGEST_ENTRY || ODD.test(entry)) return undefined;
  const left = readLeftover(entry);
  const line = readFoods(left.line, firstWords.language.code, []);
  const [found, ...others] = line.foods.filter(({ role }) => role !== 'aside');
  const isOne = found?.role === 'main' && others.length + line.unknown.length === 0;
  if (!isOne || found.food.isUnclear || found.food.isSign || found.modifiers.length > 0)
    return undefined;
  const word = wordFor(found);
  return { entry, line, food: found, word, isUsedUp, isLeftover: left.isLeftover };
}

/**
 * Prefers the page's language. An entry of several known foods counts as these.
 * @param isUnfit whether no cook should put an entry into a pan
 */
export function readList(
  { askedWith, useUp }: Pick<RecipeRequest, 'askedWith' | 'useUp'>,
  isUnfit: (entry: string) => boolean,
): List {
  const marked = new Set(foodsOf(useUp).map((entry) => entry.toLowerCase()));
  const entries = new Map<string, string>();
  for (const entry of foodsOf(askedWith).sort()) if (entry) entries.set(entry.toLowerCase(), entry);
  const identities = [...entries.keys()].sort();
  const known: KnownFood[] = [];
  const unknown: string[] = [];
  for (const identity of identities) {
    const entry = entries.get(identity) ?? identity;
    const isCooked = known.length < MOST_FOODS && !isUnfit(entry);
    const food = isCooked && knownFood(entry, marked.has(identity));
    if (food) known.push(food);
    else unknown.push(entry);
  }
  known.sort((one, other) => Number(other.isUsedUp) - Number(one.isUsedUp));
  return { key: identities.join('\n'), known, unknown };
}
