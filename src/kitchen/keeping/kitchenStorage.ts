import { limitMarks } from '../../../machines/kitchen/ingredientList';
import type { Kitchen } from '../../../machines/kitchen/kitchen';
import type { Wish } from '../../../machines/recipe/request';
import { readTab, removeFromTab, writeTab } from '../../browser/storage/tabStorage';

export const KITCHEN_KEY = 'saffron.kitchen';
export const KEPT_LIST_KEY = 'saffron.list';
/** There while the visitor does not want the browser to keep the list. */
export const NOT_KEPT_KEY = 'saffron.notKept';
export const EARLIER_KEY = 'saffron.earlier';
const DRAFT_KEY = 'saffron.draft';
const ENTERED_KEY = 'saffron.entered';
/** In characters. An input shows it without delay. */
export const LONGEST_DRAFT = 10_000;

export const VERSION = 3;

/** What a tab kept over a reload. */
export interface RestoredKitchen extends Partial<Kitchen> {
  /** The wish of the request that the reload has ended. */
  interrupted?: Wish | null;
}

/** As a field shows it. */
export const inOneLine = (text: string) =>
  limitMarks(text.slice(0, LONGEST_DRAFT))
    .split(/[\r\n]+/)
    .join(', ');

/**
 * Saves the kitchen for a reload of this tab, with the wish of a running request, which the reload
 * would stop. Earlier recipes are separate: they are long and seldom change.
 */
export function createKitchenSaver(): (kitchen: Kitchen, asking?: Wish) => void {
  let last: Record<string, unknown> | undefined;

  return ({ ingredients, useUp, dates, recipe, failure, earlier }, asking) => {
    const hasFailed = failure !== null;
    const declined = Object(failure).words;
    const kitchen = { ingredients, useUp, dates, recipe, hasFailed, declined, asking };
    const parts = Object.keys(kitchen) as (keyof typeof kitchen)[];
    if (parts.some((part) => kitchen[part] !== last?.[part])) {
      // Older pages expect the earlier recipes here.
      writeTab(KITCHEN_KEY, JSON.stringify({ version: VERSION, ...kitchen, earlier: [] }));
    }
    if (earlier !== last?.earlier) writeTab(EARLIER_KEY, JSON.stringify(earlier));
    last = { ...kitchen, earlier };
  };
}

export function loadDraft(): string {
  return readTab(DRAFT_KEY) ?? '';
}

/** The page's first script brings it back (`scripts/build/starter.ts`). */
export function saveDraft(text: string): void {
  writeTab(DRAFT_KEY, limitMarks(text.slice(0, LONGEST_DRAFT)));
}

/** Saves what is on its way to the list. After a reload it is back in the field. */
export function saveEntered(text: string): void {
  if (text) writeTab(ENTERED_KEY, text);
  else removeFromTab(ENTERED_KEY);
}
