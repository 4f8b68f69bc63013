import type { Preferences } from '../../machines/preferences';
import type { Idea } from '../../machines/recipe';
import type { Verdict } from '../foods/avoided/allergens';
import { checkRecipe, lacksLanguage } from '../foods/avoided/checkRecipe';
import { createAvoided } from '../foods/avoided/createAvoided';
import { type ThingToAvoid, thingsToAvoid } from '../foods/avoided/thingsToAvoid';
import { readLine } from '../foods/text/reading';
import { hasStrangeLetters } from '../foods/words';
import { parseRecipe } from '../reading/document/parseRecipe';
import { languagesIn } from '../reading/languages/detectLanguage';
import { readIngredient } from '../reading/quantities/readIngredient';
import { nameOfThing } from './allergens/nameOfThing';
import { readableIn } from './allergens/recipeFacts';
import { checkKitchen, type KitchenCheck } from './shopping/checkKitchen';

/** An idea that the visitor can choose. */
export interface IdeaCard {
  idea: Idea;
  /** What it uses of the list; null if the page cannot tell. */
  kitchen: KitchenCheck | null;
  /** What the visitor avoids and it may contain, and what it could not be checked for. */
  mayContain: readonly string[];
  notChecked: readonly string[];
  /** What it was not completely checked for, because of its language. */
  notComplete: readonly string[];
}

export interface JudgedIdeas {
  /** Those that use most of the list and need least come first. */
  cards: readonly IdeaCard[];
  /** How many contain something that the visitor avoids, and what they contain. */
  leftOut: number;
  contained: readonly string[];
}

/**
 * Checks ideas by what they name, and counts what they use of a list.
 *
 * @param basics what the visitor always has, with commas between the names
 */
export function judgeIdeas(
  ideas: readonly Idea[],
  list: readonly string[],
  preferences: Preferences,
  basics: string,
): JudgedIdeas {
  const things = thingsToAvoid(preferences);
  const avoided = createAvoided(preferences);
  const contained = new Set<string>();
  const cards: IdeaCard[] = [];
  for (const idea of ideas) {
    const verdicts = verdictsOn(things, idea);
    const having = (wanted: Verdict | 'not complete') =>
      things.filter((_, at) => verdicts[at] === wanted).map(nameOfThing);
    const found = having('contains');
    for (const name of found) contained.add(name);
    if (found.length > 0) continue;
    const kitchen = checkKitchen(list, documentOf(idea), basics.split(','), avoided);
    const mayContain = having('may contain');
    cards.push({
      idea,
      kitchen,
      mayContain,
      notChecked: having('not checked'),
      notComplete: having('not complete'),
    });
  }
  return {
    cards: cards.sort(
      (one, other) =>
        usedBy(other) - usedBy(one) ||
        neededBy(one) - neededBy(other) ||
        (one.idea.minutes ?? 0) - (other.idea.minutes ?? 0),
    ),
    leftOut: ideas.length - cards.length,
    contained: [...contained],
  };
}

/** What the check says of an idea and each thing to avoid. */
function verdictsOn(things: readonly ThingToAvoid[], { title, foods, words }: Idea) {
  const [own = '', above = ''] = words.split('\f').reverse();
  const [language = null] = languagesIn(words);
  // An idea is too short to tell every language.
  const isReadable = language ? readableIn(language) : true;
  // An idea names only some ingredients, and its title may tell of others: "Peanut stew".
  const lines = [
    ...[title, ...foods].map((text) => ({ text, isIngredient: true })),
    ...own.split('\n').map((text) => ({ text, isIngredient: false })),
  ];
  const { results } = checkRecipe(things, lines, { isReadable, language });
  const ofAll = sentencesOf(above).map((text) => ({
    text,
    ...checkRecipe(things, [{ text, isIngredient: false }], { isReadable, language }),
  }));
  return results.map(({ verdict, places, thing }, at): Verdict | 'not complete' => {
    if (verdict === 'contains' || verdict === 'may contain') return verdict;
    if (ofAll.some(({ text, results }) => tells(text, results[at]?.verdict))) return 'may contain';
    // Many a dish has a name of its own.
    const isUnclear = places.some(({ line }) => line > 0) || hasStrangeLetters(title + above);
    if (isUnclear || isReadable === false || lacksLanguage(thing)) return 'not checked';
    return isReadable === true ? 'nothing' : 'not complete';
  });
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n/).filter(Boolean);

/** Whether a sentence about all ideas says that they may have something: not "Here are three ideas without peanuts". */
function tells(sentence: string, verdict: Verdict | undefined): boolean {
  const { text, parts } = readLine(sentence);
  const isDenied = parts.some(({ kind }) => kind === 'negation' || kind === 'claim');
  return verdict === 'contains'
    ? !/^\W*none\b/i.test(text)
    : verdict === 'may contain' && !isDenied && !/allerg|left out/i.test(text);
}

const usedBy = ({ kitchen }: IdeaCard) => kitchen?.count ?? 0;
const neededBy = ({ kitchen }: IdeaCard) => kitchen?.needs.length ?? 0;

const EMPTY = parseRecipe('');

/** The foods of an idea as the ingredients of a recipe. */
function documentOf({ foods }: Idea) {
  const node = { type: 'text' as const, value: '' };
  const items = foods.map((line) => ({ line, understood: readIngredient(line, 'en'), node }));
  return { ...EMPTY, ingredients: [{ heading: null, items }], hasAllIngredients: true };
}
