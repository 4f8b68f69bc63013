import {
  type Diet,
  type Place,
  type Presence,
  readLeftover,
  type ThingToAvoid,
  thingsToAvoid,
} from '../../foods';
import { plainWords } from '../../reading';
import { limitText } from '../../ui/limitText';
import * as firstWords from '../../words/en/first';
import * as recipeWords from '../../words/en/recipe';

type Named = Pick<ThingToAvoid, 'name' | 'diet' | 'allergen'>;
type Thing = Named & Pick<ThingToAvoid, 'typed' | 'countsAsNuts'>;

export function sayFound(things: readonly Thing[], presence: Presence): string[] {
  const isSure = presence === 'contains';
  const diets = things.flatMap(({ diet }) => (isADiet(diet) ? diet : []));
  const names = things.filter(({ diet }) => !isADiet(diet)).map(nameOfThing);
  const say = isSure ? recipeWords.allergens.contains : recipeWords.allergens.mayContain;
  const clauses = [
    ...(names.length > 0 ? [say([...new Set(names)])] : []),
    ...diets.map((diet) => recipeWords.allergens.isNot(diet, isSure)),
  ];
  return [...new Set(clauses)];
}

/** "Contains milk: butter." */
export function sayFoundIn(thing: Thing, presence: Presence, foods: readonly string[]): string {
  const say = (others: readonly string[]) =>
    recipeWords.allergens.foundIn(sayFound([thing], presence).join(), others);
  if (!thing.countsAsNuts) return say(foods);
  const name = nameOfThing(thing).toLowerCase();
  const others = foods.filter((food) => food.toLowerCase() !== name);
  return `${say(others)} ${recipeWords.allergens.countedAsNuts}`;
}

/** The things with one verdict. */
export const thingsWith = <V>(
  results: readonly { thing: ThingToAvoid; verdict: V }[],
  wanted: V,
): ThingToAvoid[] => results.flatMap(({ thing, verdict }) => (verdict === wanted ? thing : []));

/** The clauses of a note on a food, which has `words`. */
export function noteOn(words: string, contained: readonly Thing[], possible: readonly Thing[]) {
  const others = contained.filter((thing) => !isTypedWord(thing, words));
  return [
    ...(others.length < contained.length ? [recipeWords.allergens.avoided] : []),
    ...sayFound(others, 'contains'),
    ...sayFound(possible, 'may contain'),
  ];
}

/** "Peas (contains peas)" would say the typed word twice. */
export function isTypedWord({ name, typed, allergen }: Thing, words: string): boolean {
  return typed !== null && !allergen && name.toLowerCase() === words.toLowerCase();
}

/** "No pork" names a food, so it is said like one. */
const isADiet = (diet: Diet | null): diet is Exclude<Diet, 'no pork'> =>
  diet !== null && diet !== 'no pork';

/** How much of a line a statement quotes, in UTF-16 units. */
const LONGEST_QUOTE = 80;
const MOST_COMPARED = 200;

/** With direction or quotation marks, a recipe could pretend to speak in the page's own words. */
const MARKS = /[\p{Bidi_Control}"“”„‟«»‹›〝〞〟＂❝❞]/gu;

export function quoteOf(words: string): string {
  return limitText(words.replace(MARKS, ''), LONGEST_QUOTE);
}

/**
 * Each once. "Scrambled eggs" add nothing to "eggs", but "buttermilk" is not "butter", and the label
 * of the pasta does not say what is in a leftover of it.
 */
export function quotedWords(places: readonly Pick<Place, 'words'>[]): string[] {
  const all = new Map(
    places.map(({ words }) => quoteOf(words)).map((words) => [words.toLowerCase(), words]),
  );
  const wordsOf = (text: string) => ` ${plainWords(text)} `;
  const plain = new Map([...all.keys()].map((key) => [key, wordsOf(key)]));
  const compared = [...all.keys()]
    .slice(0, MOST_COMPARED)
    .map((key) => [key, wordsOf(key), wordsOf(`${key}s`)] as const);
  const holds = (one: string, [other, ...forms]: (typeof compared)[number]) => {
    const isIn = (form: string) => form.trim() !== '' && plain.get(one)?.includes(form);
    if (one === other || !forms.some(isIn)) return false;
    const left = readLeftover(one);
    return !left.isLeftover || left.dish === other;
  };
  return [...all]
    .filter(([key]) => !compared.some((other) => holds(key, other)))
    .map(([, words]) => words);
}

/** How a request names a thing, in English: a food, or what a diet leaves out. */
export function keyOfThing({ name, diet }: Pick<ThingToAvoid, 'name' | 'diet'>): string {
  return diet ? keyOfDiet(diet) : name;
}

const keyOfDiet = (diet: Diet) => (diet === 'no pork' ? 'pork' : `ingredients that aren't ${diet}`);

export function nameOfKey(key: string): string {
  const diets = Object.keys(recipeWords.allergens.notLookedAt) as Diet[];
  const diet = diets.find((one) => keyOfDiet(one) === key) ?? null;
  const things = thingsToAvoid({ changed: '', without: [key], language: 'en' });
  const { allergen = null } = things.find(({ name }) => name === key) ?? {};
  return nameOfThing({ name: key, diet, allergen });
}

/** Names it as in "Contains milk". */
export function nameOfThing({ name, diet, allergen }: Named): string {
  if (diet) return firstWords.pending.leftOutBy(diet);
  const stated = name === 'pine nuts' ? name : allergen;
  return stated ? firstWords.language.allergen(stated) : name;
}
