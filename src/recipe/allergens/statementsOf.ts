import type { Check, Diet, Place, Presence, Result, ThingToAvoid } from '../../foods';
import * as firstWords from '../../words/en/first';
import * as recipeWords from '../../words/en/recipe';
import { isTypedWord, nameOfThing, quotedWords, quoteOf, sayFoundIn } from './sayFound';

const MOST_NAMED = 12;
const MOST_EXPLAINED = 3;

/** The worst first. Of a growing recipe it says only what is found. */
export function statementsOf(check: Check, isGrowing = false, around: readonly Result[] = []) {
  const { results, nutlike } = check;
  const contained = results.filter(({ verdict }) => verdict === 'contains');
  const absent = results.filter(
    ({ verdict, thing }) =>
      verdict === 'nothing' &&
      !thing.needsCertificate &&
      // The text around the recipe names it.
      !around.some((one) => nameOfThing(one.thing) === nameOfThing(thing)),
  );
  const letters = absent.flatMap(({ thing }) => (thing.typed === 'letters' ? thing.name : []));
  const nuts = quotedWords(nutlike);
  // The page has just said what may count as nuts.
  const isOfNuts = ({ thing }: Result) => check.namesNutlike && thing.contents.includes('nuts');
  const others = absent.filter(isOfNuts).map(nameOfResult);
  const absentNames = absent.filter((one) => !isOfNuts(one)).map(nameOfResult);
  const possible = [
    ...sayPeanuts(check),
    ...results.flatMap(sayPossible),
    ...results.flatMap(({ places }) => sayTogether(places, 'may contain')),
  ];
  return {
    contained: [
      ...contained.flatMap(({ thing, places }) => {
        const words = quotedWords(placesOf(places, 'contains'));
        return words.length > 0 ? sayIn(thing, 'contains', words) : [];
      }),
      ...results.flatMap(({ places }) => sayTogether(places, 'contains')),
    ],
    /** What the recipe may contain, then what the page could not check. */
    open: [
      ...possible,
      ...sayUnclear(results),
      ...(isGrowing ? [] : sayUnchecked(check, contained.length + possible.length > 0)),
    ],
    mentions: isGrowing ? [] : [...new Set(results.flatMap(sayMentions))],
    notes: [
      ...(letters.length > 0 ? [recipeWords.allergens.onlyLetters(letters)] : []),
      ...(nuts.length > 0 ? [recipeWords.allergens.nutlike(named(nuts))] : []),
      ...results.flatMap(({ thing: { diet } }) =>
        diet && mayMatter(diet, check) ? recipeWords.allergens.notLookedAt[diet] : [],
      ),
    ],
    /** What the check did not find; empty if there is nothing to name. */
    nothing: absent.length > 0 ? recipeWords.allergens.nothing(absentNames, others) : '',
    containedThings: contained.map(({ thing }) => thing),
  };
}

const nameOfResult = ({ thing }: Result) => nameOfThing(thing);

/** What the page could not check, beside single words. `isRest`: it has just said what it found. */
function sayUnchecked({ results, unchecked }: Check, isRest: boolean): string[] {
  const names = results.filter(({ thing }) => !thing.countsAsNuts).map(nameOfResult);
  if (unchecked === 'all') return [recipeWords.allergens.nothingChecked(names, isRest)];
  if (unchecked === 'cut' || unchecked === 'perhaps cut')
    return [recipeWords.allergens.cut(names, unchecked === 'cut')];
  // A visitor who leaves out what is found may take what is not checked.
  if (unchecked === 'photo' || unchecked === 'clip')
    return [recipeWords.allergens[unchecked](names)];
  if (unchecked === 'leftOut')
    return [`${recipeWords.allergens.leftOut} ${recipeWords.allergens.notComplete(names, isRest)}`];
  if (unchecked === 'not complete' || unchecked === 'copy')
    return [recipeWords.allergens.notComplete(names, isRest)];
  // A typed word may be of a language that the page lacks.
  const awaiting = results.filter(
    ({ verdict, places }) =>
      verdict === 'not checked' && places.every(({ presence }) => presence !== 'not checked'),
  );
  if (awaiting.length === 0) return [];
  return [recipeWords.allergens.nothingChecked(awaiting.map(nameOfResult))];
}

const CHEESE_AND_DRINKS = ['milk', 'alcohol', 'unvegan'] as const;

/** Whether the recipe may have what the check of a diet leaves out, such as cheese. */
function mayMatter(diet: Diet, { findings, unchecked }: Check): boolean {
  const isAboutThese = diet === 'vegetarian' || diet === 'pescatarian';
  if (!isAboutThese || unchecked !== null) return true;
  return CHEESE_AND_DRINKS.some((content) => findings.get(content)?.verdict !== 'nothing');
}

const isOfTitle = ({ reason }: Place) => reason?.kind === 'title';

const isTogether = ({ reason }: Place) => reason?.kind === 'together';

/** What a diet forbids in the recipe: all that is certain, or else all that is possible. */
function sayTogether(places: readonly Place[], presence: Presence): string[] {
  const together = places.filter(isTogether);
  const isSure = together.some((place) => place.presence === 'contains');
  const words = quotedWords(together.filter((place) => place.presence === presence));
  if (words.length === 0 || isSure !== (presence === 'contains')) return [];
  return [recipeWords.allergens.together(named(words), isSure)];
}

function placesOf(places: readonly Place[], presence: Presence): Place[] {
  return places.filter((place) => place.presence === presence && !isTogether(place));
}

/** "Contains milk: butter." If the recipe has a typed word itself, no food's name is needed. */
function sayIn(
  thing: ThingToAvoid,
  presence: Presence,
  words: readonly string[],
  titles: readonly string[] = [],
): string {
  const foods = [...named(words.filter((one) => !isTypedWord(thing, one))), ...titles];
  return sayFoundIn(thing, presence, foods);
}

function named(words: readonly string[]): string[] {
  const more = words.length - MOST_NAMED;
  return more > 0 ? [...words.slice(0, MOST_NAMED), recipeWords.allergens.more(more)] : [...words];
}

/** The visitor avoids nuts alone. */
function sayPeanuts({ peanuts }: Check): string[] {
  const words = quotedWords(peanuts);
  if (words.length === 0) return [];
  const found = recipeWords.allergens.contains([firstWords.language.allergen('peanuts')]);
  return [
    `${recipeWords.allergens.foundIn(found, named(words))} ${recipeWords.allergens.peanutsToo}`,
  ];
}

/** What the recipe may contain, and why the cook has to look. Leaves out what is certain. */
function sayPossible({ thing, places }: Result): string[] {
  const certain = new Set(
    placesOf(places, 'contains').map(({ words }) => quoteOf(words).toLowerCase()),
  );
  const possible = placesOf(places, 'may contain').filter(
    ({ words }) => !certain.has(quoteOf(words).toLowerCase()),
  );
  if (possible.length === 0) return [];
  // A title adds nothing to what the lines say.
  const inTitle = certain.size > 0 ? [] : possible.filter(isOfTitle);
  const words = quotedWords(possible.filter((place) => !isOfTitle(place)));
  if (words.length + inTitle.length === 0) return [];
  const titles = quotedWords(inTitle).map(recipeWords.allergens.itsTitle);
  const explained = possible.flatMap(({ words, reason }) =>
    reason?.kind === 'listed'
      ? recipeWords.allergens.whichIsIt(reason.step, quoteOf(words), reason.listed.map(quoteOf))
      : [],
  );
  const statement = [
    sayIn(thing, 'may contain', words, titles),
    ...(possible.some(({ reason }) => !reason) ? [recipeWords.allergens.checkLabel] : []),
    ...[...new Set(explained)].slice(0, MOST_EXPLAINED),
  ];
  return [statement.join(' ')];
}

/** What the recipe only says that it lacks. Its words are not said of a thing that it contains. */
function sayMentions({ places, verdict }: Result): string[] {
  if (verdict === 'contains') return [];
  const said = places.flatMap(({ presence, words, reason }) =>
    presence === 'mentioned' && reason?.kind === 'denied'
      ? recipeWords.allergens.saidIn(quoteOf(words), reason.step)
      : [],
  );
  return said.length > 0 ? [recipeWords.allergens.mentions(named([...new Set(said)]))] : [];
}

/** The words that the page did not understand, once for all things to avoid. */
function sayUnclear(results: readonly Result[]): string[] {
  const groups = new Map<string, { names: string[]; words: string[] }>();
  for (const { thing, places } of results) {
    const words = quotedWords(places.filter(({ presence }) => presence === 'not checked'));
    if (words.length === 0) continue;
    const key = JSON.stringify(words);
    const group = groups.get(key) ?? { names: [], words };
    group.names.push(nameOfThing(thing));
    groups.set(key, group);
  }
  return [...groups.values()].map(({ names, words }) =>
    recipeWords.allergens.notChecked(names, named(words.map(recipeWords.allergens.quoted))),
  );
}
