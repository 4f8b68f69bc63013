import { type ClaimedLine, readClaimed } from '../../../foods/claims/claimed';
import { type Avoided, askedFoods, serves } from '../../../foods/covers';
import { foodsOfList, splitFoods } from '../../../foods/entries';
import { pluralOf } from '../../../foods/words';
import { isMadeHere, partsOf } from '../../../reading/document/parts/neededLines';
import type { RecipeDocument } from '../../../reading/document/RecipeDocument';
import type { readAmounts } from '../../../reading/quantities/readAmounts';
import { readIngredient } from '../../../reading/quantities/readIngredient';
import { listMessages } from './listMessages';
import { scaleOf, sumOf } from './measures';
import { type Need, readNeed } from './readNeed';
import { SHELVES, type Shelf } from './shelves';
import { type DinnerNeed, needKey } from './ticks';

/** A recipe that somebody wants to cook. */
export interface Dinner {
  /** The same as long as it is the same dinner. The next time, the recipe is another one. */
  id: string;
  title: string;
  document: RecipeDocument;
  /** How many times the cook makes the recipe. */
  factor: number;
}

/** What a dinner needs of a line of the list. */
export interface ListPart {
  title: string;
  text: string;
}

/** A line of the list. */
export interface ListLine {
  /** The same for the same food, however much of it the list needs. */
  key: string;
  /** What to buy: "onions, 3". */
  text: string;
  /** The food without its amount: what joins the ingredients on hand. */
  name: string;
  /** How much; null if the list shows a line as written. */
  value: number | null;
  shelf: Shelf;
  parts: readonly ListPart[];
  /** Each dinner's need of it, once. */
  needs: readonly DinnerNeed[];
  /** Whether it contains something that the visitor avoids, or may contain it. */
  isAvoided: boolean;
  /** Of what the visitor avoids, what it may contain. */
  warnings: readonly string[];
}

export interface DinnerList {
  /** In the order of a shop. */
  buy: readonly ListLine[];
  /** What the visitor has, if it is enough. */
  atHand: readonly ListLine[];
  /** The titles of recipes whose ingredients the page could not read. */
  unread: readonly string[];
}

/** What the list takes from the recipe. */
export interface ListTools {
  /** Scales a line that the list shows as written; null if it cannot. */
  scale(line: string, factor: number, document: RecipeDocument): string | null;
  readAmounts: typeof readAmounts;
}

interface Options extends ListTools {
  /** What the visitor has, and what they always have. */
  atHand: readonly string[];
  avoided: Avoided;
  /** How many languages the page knows. With another one, it reads all lines anew. */
  languages?: number;
  /** The language of the page, whose names the list prefers. */
  language?: string;
  /** Names what the visitor avoids in a line, and what it could not be checked for. */
  noteOn?(line: string, language: string | null): string;
}

interface Item {
  title: string;
  dinner: string;
  need: Need;
  factor: number;
  /** The line as written, for the servings. */
  text(): string;
}

/** Makes one list of what several dinners need. Adds only what is certain; two lines are better than a wrong sum. */
export function mergeDinners(
  dinners: readonly Dinner[],
  { atHand, avoided, language = 'en', noteOn = () => '', scale, ...reader }: Options,
): DinnerList {
  const groups = new Map<string, Item[]>();
  for (const { id, title, document, factor } of dinners) {
    for (const one of needsOf(document, avoided, reader)) {
      const text = () =>
        factor === 1
          ? one.line
          : (scale(one.line, factor, document) ?? `${one.line} (× ${Number(factor.toFixed(2))})`);
      const counted = one.counted && { ...one.counted, value: one.counted.value * factor };
      const other = one.other && { ...one.other, value: one.other.value * factor };
      const food = counted ? `${one.food}, ${scaleOf(counted.unit)}` : `= ${text()}`;
      // "2-3 leeks" of two recipes are two lines, but "salt" is one.
      const key = !counted && one.isVague ? freeKey(needKey(id, food), groups) : food;
      const need = { ...one, counted, other };
      const item = { dinner: id, title, need, factor, text };
      const known = groups.get(key);
      if (known) known.push(item);
      else groups.set(key, [item]);
    }
  }
  joinByOther(groups);
  const entries = foodsOfList(atHand).map((text) => readClaimed(text, avoided.contents));
  const isAtHand = ({ need }: Item) => has(entries, need, avoided);
  const lines = [...groups]
    .map(([key, items]) => {
      const line = lineOf(key, items, { avoided, noteOn, language });
      const isHad = items.every(isAtHand);
      const missing = isHad ? missingOf(line, items, entries, avoided) : 0;
      return {
        line: missing > 0 ? { ...line, text: listMessages.missing(line.name, missing) } : line,
        food: foodOf(items[0]),
        isAtHand: isHad && missing === 0,
      };
    })
    .sort(
      (one, other) =>
        SHELVES.indexOf(one.line.shelf) - SHELVES.indexOf(other.line.shelf) ||
        // Lines of one food come side by side.
        (one.food < other.food ? -1 : Number(one.food > other.food)),
    );
  return {
    buy: lines.flatMap((one) => (one.isAtHand ? [] : one.line)),
    atHand: lines.flatMap((one) => (one.isAtHand ? one.line : [])),
    unread: dinners.flatMap(({ title, document }) =>
      document.ingredients.some(({ items }) => items.length > 0) ? [] : title,
    ),
  };
}

function freeKey(key: string, taken: ReadonlyMap<string, unknown>): string {
  return taken.has(key) ? freeKey(`${key} +`, taken) : key;
}

/** How much each dinner needs of a line. */
function needsByDinner(key: string, items: readonly Item[]): DinnerNeed[] {
  const needs = new Map<string, number | null>();
  for (const { dinner, need } of items) {
    const name = needKey(dinner, key);
    const value = need.counted ? sumOf([need.counted], false).value : null;
    needs.set(name, value === null ? null : (needs.get(name) ?? 0) + value);
  }
  return [...needs].map(([key, value]) => ({ key, value }));
}

/** Adds "8 oz (225 g)" to "250 g". */
function joinByOther(groups: Map<string, Item[]>) {
  for (const [key, items] of groups) {
    const others = items.flatMap(({ need: { food, other } }) =>
      other ? `${food}, ${scaleOf(other.unit)}` : '',
    );
    const known = groups.get(others[0] ?? '');
    if (!known || known === items || others.some((one) => one !== others[0])) continue;
    const inOther = ({ need }: Item) => ({ ...need, counted: need.other, aside: '' });
    known.push(...items.map((item) => ({ ...item, need: inOther(item) })));
    groups.delete(key);
  }
}

let last:
  | {
      avoided: Avoided;
      languages: number | undefined;
      needs: WeakMap<RecipeDocument, readonly Need[]>;
    }
  | undefined;

/** What a recipe asks for. Reading takes longer than adding, and a list is made anew with each tick. */
function needsOf(
  document: RecipeDocument,
  avoided: Avoided,
  { readAmounts, languages }: Pick<Options, 'readAmounts' | 'languages'>,
): readonly Need[] {
  if (last?.avoided !== avoided || last.languages !== languages)
    last = { avoided, languages, needs: new WeakMap() };
  const known = last.needs.get(document);
  if (known) return known;
  const parts = partsOf(document.ingredients);
  const needs = document.ingredients
    .flatMap(({ items }) => items)
    .filter(({ line }) => !isMadeHere(line, parts))
    .flatMap(({ line }) => piecesOf(line))
    .map((line) => readNeed(line, document.language, avoided.contents, readAmounts))
    .filter((need) => !isWater(need));
  last.needs.set(document, needs);
  return needs;
}

/** Without an amount, "salt, pepper" is a line for each: a cook may have one of them. */
function piecesOf(line: string): readonly string[] {
  const pieces = /\d/.test(line) ? [] : splitFoods(line);
  return pieces.length > 0 ? pieces : [line];
}

/** Nobody buys water for a recipe. */
const isWater = ({ read: { foods } }: Need) =>
  foods.length === 1 && foods[0]?.food.name === 'water' && foods[0].labels.length === 0;

/** How many pieces the visitor lacks, if both the list and their kitchen count whole pieces. */
function missingOf(
  { value }: ListLine,
  [first]: readonly Item[],
  entries: readonly ClaimedLine[],
  avoided: Avoided,
): number {
  if (!first || value === null || first.need.counted?.unit !== '') return 0;
  const foods = askedFoods(first.need.read, avoided).flat();
  const counts = entries
    .filter((entry) => /^(?:yes|kind)$/.test(serves(entry, foods, avoided)))
    .map(({ text }) => readIngredient(text, first.need.language))
    .map((entry) => (entry?.unit === null ? entry.amount : null));
  const have = counts.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
  return have === null ? 0 : Math.max(0, value - have);
}

/** Whether the visitor has everything that a line asks for. */
function has(entries: readonly ClaimedLine[], { read }: Need, avoided: Avoided): boolean {
  const asked = askedFoods(read, avoided);
  const isServed = (foods: (typeof asked)[number]) =>
    entries.some((entry) => /^(?:yes|kind)$/.test(serves(entry, foods, avoided)));
  return asked.length > 0 && asked.every(isServed);
}

const foodOf = (item: Item | undefined) =>
  item?.need.read.foods.find(({ role }) => role === 'main')?.food.name ?? item?.need.name ?? '';

/** The food of a line with its claims, as the line calls it. */
const wordsOf = ({ need }: Item) =>
  need.read.foods.find(({ role }) => role === 'main')?.words ?? need.line;

/** The line of a group, whose items are all counted, or all the same text. */
function lineOf(
  key: string,
  items: readonly Item[],
  { avoided, noteOn, language }: Required<Pick<Options, 'avoided' | 'noteOn' | 'language'>>,
): ListLine {
  const [first] = items as [Item];
  const { need } = first;
  const [one, ...more] = items.flatMap((item) => item.need.counted ?? []);
  const isWhole = one?.unit === '' && /^egg\b/.test(need.food);
  const code = items.some(({ need }) => need.language === language) ? language : need.language;
  const shown = items.filter(({ need }) => need.language === code);
  const units = shown.flatMap(({ need }) => need.counted ?? []);
  const sum = one ? sumOf([one, ...more], isWhole, units) : null;
  const name = sum ? nameOf(shown, sum.count) : wordsOf(first);
  const isAlone = items.length === 1 && first.factor === 1;
  const aside = isAlone && need.aside ? ` (${need.aside})` : '';
  const extras = new Set(items.flatMap(({ need }) => (need.extra ? ` (${need.extra})` : [])));
  return {
    key,
    text: sum
      ? `${name}${aside}${[...extras].join('')}, ${inLanguage(sum.text, code)}`
      : first.text(),
    name,
    value: sum?.value ?? null,
    shelf: need.shelf,
    parts: items.map(({ title, need, text }) => ({
      title,
      text: need.counted ? inLanguage(sumOf([need.counted], false).text, need.language) : text(),
    })),
    needs: needsByDinner(key, items),
    isAvoided: items.some(({ need }) => avoided.test(need.line)),
    warnings: [...new Set(items.flatMap(({ need }) => noteOn(need.line, need.language) || []))],
  };
}

/** An amount with the decimal comma of other languages. */
const inLanguage = (text: string, code: string | null) =>
  code === 'en' || code === null ? text : text.replace(/(?<=\d)\.(?=\d)/, ',');

/** A name in the number of the sum: "onions", if there are three. */
function nameOf(items: readonly Item[], count: number): string {
  const perRecipe = ({ need, factor }: Item) => (need.counted?.value ?? 0) / factor;
  const most = items.reduce((best, one) => (perRecipe(one) > perRecipe(best) ? one : best));
  const { name, counted } = most.need;
  const isOne =
    perRecipe(most) <= 1 && count > 1 && counted?.unit === '' && counted.many === undefined;
  return isOne && /^[^()]*[^s()]$/.test(name) ? pluralOf(name) : name;
}
