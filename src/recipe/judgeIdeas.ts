import type { Preferences } from '../../machines/kitchen/preferences';
import type { Idea } from '../../machines/kitchen/recipe';
import { compare, entriesOf, type Kitchen, needsOf } from '../amounts';
import { checkIdea, type IdeaVerdict, thingsToAvoid } from '../foods';
import { type LanguageCode, languagesIn, parseRecipe, readIngredient } from '../reading';
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
    const [frequent = null] = languagesIn(idea.words);
    const { verdicts, language } = checkIdea(things, idea, frequent);
    const having = (wanted: IdeaVerdict) => thingsWith(verdicts, wanted).map(nameOfThing);
    const found = having('contains');
    for (const name of found) contained.add(name);
    if (found.length > 0) continue;
    const mayContain = having('may contain');
    cards.push({
      idea,
      kitchen: compareIdea(idea, language as LanguageCode | null, kitchen),
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

const usedBy = ({ kitchen }: IdeaCard) => kitchen?.count ?? 0;
const neededBy = ({ kitchen }: IdeaCard) => kitchen?.needed.length ?? 0;

const EMPTY = parseRecipe('');

function compareIdea(
  { foods }: Idea,
  language: LanguageCode | null,
  kitchen: Kitchen,
): IdeaCard['kitchen'] {
  const node = { type: 'text' as const, value: '' };
  const items = foods.map((line) => ({ line, understood: readIngredient(line, language), node }));
  const ingredients = [{ heading: null, items }];
  const needs = needsOf({ ...EMPTY, language, ingredients, hasAllIngredients: true });
  const comparison = compare(needs, kitchen);
  if (!needs.isKnown || comparison.entries.length === 0) return null;
  const { count, total } = entriesOf(comparison);
  return { count, total, needed: neededOf(comparison) };
}
