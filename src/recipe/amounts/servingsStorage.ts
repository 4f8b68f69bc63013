import * as v from 'valibot';
import { hashText } from '../../browser/hashText';
import { loadFromTab } from '../../browser/storage/schemas';
import { removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import { MOST_SERVINGS } from '../../reading/document/limits';

const SERVINGS_KEY = 'saffron.servings';
const VERSION = 1;

export const FEWEST = 1;

const Servings = v.pipe(v.number(), v.integer(), v.minValue(FEWEST), v.maxValue(MOST_SERVINGS));

/** What a cook's own amount makes may be a part of a serving. */
const Part = v.pipe(v.number(), v.minValue(1 / 20), v.maxValue(MOST_SERVINGS));

const Saved = v.object({ version: v.literal(VERSION), recipe: v.string(), servings: Part });

export function canServe(servings: unknown): servings is number {
  return v.is(Servings, servings);
}

export function canScaleTo(servings: unknown): servings is number {
  return v.is(Part, servings);
}

/** Null if the visitor has chosen none before the reload. `recipe` is the recipe's text. */
export function loadServings(recipe: string): number | null {
  const saved = loadFromTab(SERVINGS_KEY, 'The servings from before the reload', Saved);
  return saved?.recipe === hashText(recipe) ? saved.servings : null;
}

/** Replaces what the tab saved for any other recipe. */
export function saveServings(recipe: string, servings: number | null): void {
  if (servings === null) removeFromTab(SERVINGS_KEY);
  else {
    const saved = { version: VERSION, recipe: hashText(recipe), servings };
    writeTab(SERVINGS_KEY, JSON.stringify(saved));
  }
}
