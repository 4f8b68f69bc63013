import { limitMarks } from '../../../machines/kitchen/ingredientList';
import type { Kitchen } from '../../../machines/kitchen/kitchen';
import type { Wish } from '../../../machines/recipe/request';
import { readTab, removeFromTab, writeTab } from '../../browser/storage/tabStorage';

/** The key of the kitchen in the tab's storage. `loadKitchen.ts` reads it. */
export const KITCHEN_KEY = 'saffron.kitchen';
/** The key of the list in the browser's storage, if the visitor keeps it there. */
export const KEPT_LIST_KEY = 'saffron.list';
export const EARLIER_KEY = 'saffron.earlier';
const DRAFT_KEY = 'saffron.draft';
/** The longest text that an input can show without delay, in characters. */
export const LONGEST_DRAFT = 10_000;

export const VERSION = 3;

/**
 * Makes a function that saves the kitchen for a reload of this tab whenever it has changed, together with
 * the wish of a running request, which the reload would stop. It saves the earlier recipes separately,
 * because they are long and seldom change.
 */
export function createKitchenSaver(): (kitchen: Kitchen, asking?: Wish) => void {
  let last: (Kitchen & { asking: Wish | undefined }) | undefined;

  return ({ ingredients, useUp, leftovers, recipe, hasFailed, earlier }, asking) => {
    const kitchen = { ingredients, useUp, leftovers, recipe, hasFailed, asking };
    const parts = Object.keys(kitchen) as (keyof typeof kitchen)[];
    if (parts.some((part) => kitchen[part] !== last?.[part])) {
      // An older page in this tab kept how long answers took.
      removeFromTab('saffron.answerTimes');
      // Older versions of the page expect the earlier recipes here.
      writeTab(KITCHEN_KEY, JSON.stringify({ version: VERSION, ...kitchen, earlier: [] }));
    }
    if (earlier !== last?.earlier) writeTab(EARLIER_KEY, JSON.stringify(earlier));
    last = { ...kitchen, earlier };
  };
}

/** Reads the text that the visitor was typing before a reload, cut to what an input can show. */
export function loadDraft(): string {
  return limitMarks((readTab(DRAFT_KEY) ?? '').slice(0, LONGEST_DRAFT));
}

/** Saves for a reload of this tab what the visitor is typing. */
export function saveDraft(text: string): void {
  writeTab(DRAFT_KEY, text);
}
