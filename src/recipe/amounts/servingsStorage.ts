import * as v from 'valibot';
import { hashText } from '../../browser/hashText';
import { loadFromTab } from '../../browser/storage/schemas';
import { removeFromTab, writeTab } from '../../browser/storage/tabStorage';

const SERVINGS_KEY = 'saffron.servings';
const VERSION = 1;

/** The fewest and most servings that a visitor can choose. */
export const FEWEST = 1;
export const MOST = 24;

const Servings = v.pipe(v.number(), v.integer(), v.minValue(FEWEST), v.maxValue(MOST));

const Saved = v.object({ version: v.literal(VERSION), recipe: v.string(), servings: Servings });

export function canServe(servings: unknown): servings is number {
  return v.is(Servings, servings);
}

/**
 * Loads the servings that this tab saved for a recipe before a reload.
 *
 * @param recipe the recipe's text
 * @returns null if the visitor has chosen none
 */
export function loadServings(recipe: string): number | null {
  const saved = loadFromTab(SERVINGS_KEY, 'The servings from before the reload', Saved);
  return saved?.recipe === hashText(recipe) ? saved.servings : null;
}

/** Saves the servings of a recipe for a reload of this tab, in place of any other recipe's. */
export function saveServings(recipe: string, servings: number | null): void {
  if (servings === null) removeFromTab(SERVINGS_KEY);
  else {
    const saved = { version: VERSION, recipe: hashText(recipe), servings };
    writeTab(SERVINGS_KEY, JSON.stringify(saved));
  }
}
