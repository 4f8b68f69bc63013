import { hashText } from '../browser/hashText';
import { loadFromTab, removeFromTab, writeTab } from '../browser/tabStorage';

const SERVINGS_KEY = 'saffron.servings';
const VERSION = 1;

/** The most and fewest servings that a recipe can be scaled to. */
export const FEWEST = 1;
export const MOST = 24;

export function canServe(servings: unknown): servings is number {
  return Number.isInteger(servings) && Number(servings) >= FEWEST && Number(servings) <= MOST;
}

/**
 * Loads the servings that this tab saved for a recipe before a reload.
 *
 * @param recipe the recipe's text
 * @returns null for those of the recipe itself
 */
export function loadServings(recipe: string): number | null {
  const read = (value: unknown) => {
    const saved = Object(value) as Record<string, unknown>;
    if (saved.version !== VERSION) throw new Error(`they are of version ${saved.version}.`);
    if (!canServe(saved.servings)) throw new Error('they are no number from 1 to 24.');
    return saved.recipe === hashText(recipe) ? saved.servings : null;
  };
  return loadFromTab(SERVINGS_KEY, 'The servings from before the reload', read) ?? null;
}

/** Saves the servings of a recipe for a reload of this tab, instead of those of any other. */
export function saveServings(recipe: string, servings: number | null): void {
  if (servings === null) removeFromTab(SERVINGS_KEY);
  else {
    const saved = { version: VERSION, recipe: hashText(recipe), servings };
    writeTab(SERVINGS_KEY, JSON.stringify(saved));
  }
}
