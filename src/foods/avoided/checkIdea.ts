import { languageState } from '../languages/learn';
import { knownBest } from '../languages/spoken';
import { isLeftover } from '../leftovers';
import { inEnglish, isUnderstood, readLine, wordsOf } from '../text/reading';
import { patternOf } from '../text/says';
import { hasStrangeLetters } from '../words';
import type { Verdict } from './allergens';
import { checkRecipe, lacksLanguage, type Result } from './checkRecipe';
import type { ThingToAvoid } from './thingsToAvoid';

interface Idea {
  title: string;
  /** Its foods, as far as the model names them. */
  foods: readonly string[];
  /** All words of it, and before a form feed those above all ideas. */
  words: string;
}

export type IdeaVerdict = Verdict | 'not complete';

/**
 * What an idea for a dinner says of each thing to avoid. It is too short for a check: a dish may have
 * more in it than its idea names.
 * @param frequent the language that the idea's frequent words tell; null if they tell none
 * @returns the verdicts, and the language that the idea is most likely in
 */
export function checkIdea(
  things: readonly ThingToAvoid[],
  { title, foods, words }: Idea,
  frequent: string | null,
) {
  const [own = '', above = ''] = words.split('\f').reverse();
  // An idea may be too short to tell its language by frequent words.
  const language = frequent ?? knownBest(words, isUnderstood);
  // A title alone, with a word unknown to the language that knows it best: "Patate arrosto".
  const isStrange = !frequent && foods.length === 0 && hasUnknown(own, language);
  const isReadable = language ? languageState(language).isReadable : true;
  // An idea names only some ingredients; its title may tell of others: "Peanut stew".
  const lines = [
    ...[title, ...foods].map((text) => ({ text, isIngredient: true })),
    ...own.split('\n').map((text) => ({ text, isIngredient: false })),
  ];
  const { results } = checkRecipe(things, lines, { isReadable, language });
  const ofAll = sentencesOf(above).map((text) => ({
    text,
    ...checkRecipe(things, [{ text, isIngredient: false }], { isReadable, language }),
  }));
  const judge = (thing: ThingToAvoid): IdeaVerdict => {
    const isOfThing = (result: Result) => result.thing === thing;
    const { verdict = 'nothing', places = [] } = results.find(isOfThing) ?? {};
    if (verdict === 'contains' || verdict === 'may contain') return verdict;
    if (thing.contents.includes('milk') && isCreamy(title, words)) return 'may contain';
    if (ofAll.some(({ text, results }) => tells(text, results.find(isOfThing)?.verdict)))
      return 'may contain';
    // A dish may have a name of its own.
    const isUnclear =
      places.some(({ line, presence }) => line > 0 && presence !== 'mentioned') ||
      isLeftover(title) ||
      hasStrangeLetters(title + above);
    if (isUnclear || isReadable === false || lacksLanguage(thing)) return 'not checked';
    return isReadable === true && !isStrange ? 'nothing' : 'not complete';
  };
  const judged = [results, ...ofAll.map(({ results }) => results)].flat().map(({ thing }) => thing);
  const verdicts = [...new Set(judged)].map((thing) => ({ thing, verdict: judge(thing) }));
  return { verdicts, language };
}

const hasUnknown = (text: string, language: string | null) =>
  readLine(text, wordsOf(text, language)).parts.some(({ kind }) => kind === 'unknown');

/** A title says "creamy", but not why: "Creamy salmon pasta", "Cremige Kürbissuppe". */
const isCreamy = (title: string, words: string) =>
  CREAMY.test(inEnglish(title)) && !SAYS_WHY.test(inEnglish(words));

const CREAMY = patternOf('creamy', 'i');
const SAYS_WHY = patternOf('creamy because of', 'i');

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n/).filter(Boolean);

/** Whether the ideas may have it. "Here are three ideas without peanuts" says that they do not. */
function tells(sentence: string, verdict: Verdict | undefined): boolean {
  const { text, parts } = readLine(sentence);
  const isDenied = parts.some(({ kind }) => kind === 'negation' || kind === 'claim');
  return verdict === 'contains'
    ? !/^\W*none\b/i.test(text)
    : verdict === 'may contain' && !isDenied && !/allerg|left out/i.test(text);
}
