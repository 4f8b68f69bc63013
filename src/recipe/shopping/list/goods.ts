import { type ClaimedFood, type ClaimedLine, readClaimed } from '../../../foods/claims/claimed';
import { AVOIDS_NOTHING } from '../../../foods/covers';
import { type Food, foodNamed, TABLES } from '../../../foods/foods';
import { isAskedFor } from '../../../foods/recognise';
import { isColour, isUsual, STATES } from '../../../foods/text/descriptions';
import { wordsOf } from '../../../foods/text/reading';
import { idOf, type Word, wordList } from '../../../foods/words';
import { type Measured, measuredIn } from '../../../needs/amountOf';
import type { WrittenAmount } from '../../../needs/Comparison';
import type { LanguageCode } from '../../../reading/languages/Language';
import { readAmounts } from '../../../reading/quantities/readAmounts';
import type { Span } from '../../../reading/quantities/units';
import type { Shelf } from '../../../words/en/rest';
import { shelfOf } from './shelves';

export interface Goods {
  /** The same for lines that name the same thing to buy. */
  key: string;
  name: string;
  shelf: Shelf;
  /** Null if the page cannot tell what to add up: the list shows the line as written. */
  counted: WrittenAmount | null;
  /** The line's amount cannot be added up: "a handful". */
  isVague: boolean;
}

/** With every claim, also "gluten-free if needed". */
const EVERYTHING = { has: () => true };

export function goodsOf(line: string, language: LanguageCode | null): Goods {
  const read = readClaimed(line, EVERYTHING, language);
  const shelf = shelfOf(read.foods.find(({ role }) => role === 'main'));
  const measured = measuredIn(line, language);
  const named = measured && namedIn(read, shelf, language, measured);
  if (named) {
    const { amount } = measured;
    const written = named.name.includes(amount.written) ? '' : amount.written;
    return { ...named, isVague: false, counted: { ...amount, written } };
  }
  const isVague =
    readAmounts(line, language)?.length !== 0 || /^(?:an?|some|few|several)\b/i.test(line);
  return { key: '', name: line, shelf, counted: null, isVague };
}

/** Null unless the line has one food, and the page knows each word beside it. */
function namedIn(
  { text, foods, unknown }: ClaimedLine,
  shelf: Shelf,
  language: LanguageCode | null,
  { amount, places }: Measured,
): Pick<Goods, 'key' | 'name' | 'shelf'> | null {
  const [found, ...others] = foods;
  if (!found || !isAskedFor(found) || found.food.isUnclear || unknown.length > 0) return null;
  // "1 aubergine (eggplant)", "2 tbsp juice (from 1 lemon)", "1 lime, juice only"
  const isOther = ({ food, role, start }: ClaimedFood) =>
    !isIn({ start }, places) && (food !== found.food || role !== 'aside') && food.name !== 'juice';
  if (others.some(isOther) || hasOpenClaim(text, language, found)) return null;
  const all = wordsOf(text, language);
  const words = all.filter((word) => !isIn(word, places));
  const beside = words.filter((word) => !isIn(word, foods));
  const kind = beside.find(
    ({ key, start }) => start >= found.end && isKind(key, found.name, shelf),
  );
  const next = all.find(({ start }) => start >= found.end);
  const isOpen = (word: Word) =>
    word.isNumber ||
    word.key === 'or' ||
    // "Fat-free" is no claim that the page knows.
    (word.key === 'free' && word.gap === '-' && found.labels.length === 0) ||
    // "Scallions (white parts)"
    (isColour(word.key) && word.start >= found.end && word !== kind) ||
    // "12 pineapple rings" are no 12 pineapples.
    (amount.unit === '' && word === next && word.gap === ' ' && PIECES.has(word.key));
  if (beside.some(isOpen)) return null;
  const inFood = all.filter((word) => word.key !== 'of' && isIn(word, [found]));
  const form = / (juice|zest|peel|rind)$/.exec(found.food.name)?.[1];
  // For the juice of two limes, a cook buys two limes.
  const fruit = form === 'juice' && amount.unit === '' && found.food.parent?.name;
  // "Zest of 1 lemon"
  if (form && !fruit && !inFood.some(({ key }) => key === form)) return null;
  const written = kind ? `${kind.key} ${found.name}` : found.name;
  const name = inShop(fruit || written, found.food);
  const apart = apartIn(found, name, beside, shelf, amount.unit);
  // "Beans, 400 g, in a tin"
  const isTinned = apart.includes('tinned') || /can/.test(`${name} ${amount.unit}`);
  if (found.states.has('tinned') && !isTinned) return null;
  // "Garlic, 3 cloves", but "bay leaves, 3"
  const named = inFood.filter((word) => amount.unit !== 'leaf' && words.includes(word));
  const isTold = (word: Word) =>
    word === kind ||
    apart.includes(STATES.get(word.key) ?? word.key) ||
    isIn(word, found.labelled) ||
    // "Lemon chicken"
    (found.modifiers.length > 0 && word.start < found.start && foodNamed(word.key) !== undefined);
  const shown = [...beside.filter(isTold), ...(named.length > 0 ? named : inFood)].sort(
    (one, other) => one.start - other.start,
  );
  const key = [
    ...found.labels.map(({ id }) => id).sort(),
    ...found.modifiers.map(({ id }) => id),
    ...apart.sort(),
    name,
    // "Type 405"
    ...shown.flatMap(({ key, isNumber }) => (isNumber ? key : [])),
    ...new Set(shown.flatMap(({ soldAs }) => soldAs ?? [])),
  ];
  const food = foodNamed(written) ?? found.food;
  return {
    key: key.join(' '),
    name: nameOf(text, shown, found),
    shelf: kind ? shelfOf({ ...found, food }) : shelf,
  };
}

const isIn = ({ start }: Pick<Word, 'start'>, places: readonly Span[]) =>
  places.some((place) => place.start <= start && start < place.end);

/** "Gluten-free if needed" is no other thing to buy for most cooks. */
const hasOpenClaim = (
  line: string,
  language: LanguageCode | null,
  { labels, start }: ClaimedFood,
) =>
  labels.length > 0 &&
  readClaimed(line, AVOIDS_NOTHING.contents, language).foods.find((one) => one.start === start)
    ?.labels.length !== labels.length;

const SOLD_APART = wordList('sold apart');
const PIECES = wordList('piece');
const CUT = /^(?:fresh|chopped|leaf|grated|torn|minced|snipped)$/;
/** Before a food, these name what shops sell cut; after it, what a cook does. */
const COOKS_CUT =
  /^(?:boiled|chopped|diced|sliced|shredded|grated|crushed|peeled|whipped|pulled|toasted)$/;

/** "Sugar, brown", "ginger, ground": the tables know it by both words. */
const isKind = (key: string, name: string, shelf: Shelf) =>
  !COOKS_CUT.test(key) &&
  (key !== 'minced' || shelf === 'meat and fish') &&
  foodNamed(`${key} ${name}`) !== undefined;

/** What makes it another thing in a shop, beside its name. */
function apartIn(
  { food, states }: ClaimedFood,
  name: string,
  words: readonly Word[],
  shelf: Shelf,
  unit: string,
): string[] {
  const isProduce = shelf === 'vegetables and fruit';
  // Herbs and ginger in spoons may be dried.
  const mayBeDried = isProduce && /spoon/.test(unit) && food.relation !== 'part';
  const own = name.split(' ').flatMap((key) => [key, STATES.get(key)]);
  const said = words.map(({ key }) => STATES.get(key));
  const told = [...states].filter((state) => {
    if (own.includes(state) || !said.includes(state)) return false;
    if (state === 'whole') return !isProduce && shelf !== 'meat and fish';
    if (state === 'ground') return shelf !== 'spices';
    return state === 'dried' ? !food.isDry : state !== 'fresh' || !isProduce;
  });
  const isSold = ({ key }: Word) =>
    SOLD_APART.has(key) && !own.includes(key) && !isUsual(key, food.name);
  const isFresh = mayBeDried && !states.has('dried') && words.some(({ key }) => CUT.test(key));
  const sold = words.filter(isSold).map(({ key }) => key);
  return [...told, ...sold, ...(isFresh ? ['fresh'] : [])];
}

/** The first of the names that shops have for one thing. */
function inShop(name: string, { name: food }: Food): string {
  // "Red peppers", "red bell pepper"
  const id = idOf(food === 'bell pepper' ? name.replace(/(?:bell )?peppers?$/, food) : name);
  const word = (key: string) => sameNames().get(key) ?? key;
  const [first = '', ...others] = (sameNames().get(id) ?? id.split(' ').map(word).join(' ')).split(
    ' ',
  );
  const rest = others.join(' ');
  // "White sugar"
  return isUsual(first, rest) ? rest : `${first} ${rest}`.trim();
}

/** Each line lists the names of one thing to buy, `courgette == zucchini`: the first one counts. */
export const readSynonyms = (table: string): string[][] =>
  table
    .split(/[,\n]| \|| = |^ *[=~] /m)
    .filter((names) => names.includes(' == '))
    .map((names) => names.trim().split(' == '));

let same: Map<string, string> | undefined;

/** Maps each other name to the one that counts. Made at the first use. */
function sameNames() {
  same ??= new Map(
    TABLES.flatMap(readSynonyms).flatMap(([first = '', ...others]) =>
      others.map((name) => [idOf(name), idOf(first)] as const),
    ),
    // In America, chili powder is a blend.
  ).set(idOf('chili powder'), idOf('chili powder'));
  return same;
}

function nameOf(line: string, words: readonly Word[], { end }: Span): string {
  const write = (some: readonly Word[]) =>
    some
      .filter(({ start }, at) => some[at - 1]?.start !== start)
      .map(({ start, end }, at, all) => {
        const gap = line.slice(all[at - 1]?.end ?? start, start);
        const isJoined = /^(?:[-'’]|\s(?:de|of)\s|\sd['’])$/.test(gap);
        return (isJoined ? gap : at > 0 ? ' ' : '') + line.slice(start, end);
      })
      .join('');
  const note = write(words.filter(({ start }) => start >= end));
  return [write(words.filter(({ start }) => start < end)), note && `(${note})`].join(' ').trim();
}
