import type { Preferences } from '../../machines/kitchen/preferences';
import type { Idea } from '../../machines/kitchen/recipe';
import { compare, entriesOf, type Kitchen, needsOf } from '../amounts';
import {
  checkRecipe,
  hasStrangeLetters,
  inEnglish,
  isLeftover,
  isUnderstood,
  knownBest,
  lacksLanguage,
  type Result,
  readLine,
  type ThingToAvoid,
  thingsToAvoid,
  type Verdict,
  wordsOf,
} from '../foods';
import { type LanguageCode, languagesIn, parseRecipe, readIngredient } from '../reading';
import { readableIn } from './allergens/checkReading';
import { nameOfThing, thingsWith } from './allergens/sayFound';
import { neededOf } from './shopping/CheckLine';

export interface IdeaCard {
  idea: Idea;
  /** What it uses of the list, and what it needs beside that; null if the page cannot tell. */
  kitchen: { count: number; total: number; needed: readonly string[] } | null;
  /** What the visitor avoids that it may contain, or that the page could not check it for. */
  mayContain: readonly string[];
  notChecked: readonly string[];
  /** What its language keeps the page from checking completely. */
  notComplete: readonly string[];
}

/** Those that use most of the list and need least come first. */
export function judgeIdeas(ideas: readonly Idea[], kitchen: Kitchen, preferences: Preferences) {
  const things = thingsToAvoid(preferences);
  const contained = new Set<string>();
  const cards: IdeaCard[] = [];
  for (const idea of ideas) {
    const verdicts = verdictsOn(things, idea);
    const having = (wanted: Verdict | 'not complete') =>
      thingsWith(verdicts, wanted).map(nameOfThing);
    const found = having('contains');
    for (const name of found) contained.add(name);
    if (found.length > 0) continue;
    const mayContain = having('may contain');
    cards.push({
      idea,
      kitchen: compareIdea(idea, kitchen),
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

function verdictsOn(things: readonly ThingToAvoid[], { title, foods, words }: Idea) {
  const [own = '', above = ''] = words.split('\f').reverse();
  const [frequent] = languagesIn(words);
  const language = languageOf(words);
  // A title alone, with a word unknown to the language that knows it best: "Patate arrosto".
  const isStrange = !frequent && foods.length === 0 && hasUnknown(own, language);
  const isReadable = language ? readableIn(language) : true;
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
  const judge = (thing: ThingToAvoid): Verdict | 'not complete' => {
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
  return [...new Set(judged)].map((thing) => ({ thing, verdict: judge(thing) }));
}

/** An idea may be too short to tell its language by frequent words. */
const languageOf = (words: string) =>
  languagesIn(words)[0] ?? (knownBest(words, isUnderstood) as LanguageCode | null);

const hasUnknown = (text: string, language: string | null) =>
  readLine(text, wordsOf(text, language)).parts.some(({ kind }) => kind === 'unknown');

/** A title says "creamy", but not why: "Creamy salmon pasta", "Cremige Kürbissuppe". */
const isCreamy = (title: string, words: string) =>
  /\bcreamy\b/i.test(inEnglish(title)) &&
  !/\b(?:coconut|avocado|oat|soya?|cashew|almond|tofu|tahini|hummus|beans?|plant|vegan|dairy)\b/i.test(
    inEnglish(words),
  );

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n/).filter(Boolean);

/** Whether the ideas may have it. "Here are three ideas without peanuts" says that they do not. */
function tells(sentence: string, verdict: Verdict | undefined): boolean {
  const { text, parts } = readLine(sentence);
  const isDenied = parts.some(({ kind }) => kind === 'negation' || kind === 'claim');
  return verdict === 'contains'
    ? !/^\W*none\b/i.test(text)
    : verdict === 'may contain' && !isDenied && !/allerg|left out/i.test(text);
}

const usedBy = ({ kitchen }: IdeaCard) => kitchen?.count ?? 0;
const neededBy = ({ kitchen }: IdeaCard) => kitchen?.needed.length ?? 0;

const EMPTY = parseRecipe('');

function compareIdea({ foods, words }: Idea, kitchen: Kitchen): IdeaCard['kitchen'] {
  const node = { type: 'text' as const, value: '' };
  const language = languageOf(words);
  const items = foods.map((line) => ({ line, understood: readIngredient(line, language), node }));
  const ingredients = [{ heading: null, items }];
  const needs = needsOf({ ...EMPTY, language, ingredients, hasAllIngredients: true });
  const comparison = compare(needs, kitchen);
  if (!needs.isKnown || comparison.entries.length === 0) return null;
  const { count, total } = entriesOf(comparison);
  return { count, total, needed: neededOf(comparison) };
}
