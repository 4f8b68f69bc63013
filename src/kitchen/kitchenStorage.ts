import { limitMarks } from '../../machines/ingredientList';
import type { Kitchen } from '../../machines/kitchen';
import type { Wish } from '../../machines/request';
import { readTab, writeTab } from '../browser/tabStorage';

/** What the tab keeps the kitchen under. `loadKitchen.ts` reads it. */
export const KITCHEN_KEY = 'saffron.kitchen';
/** What the browser keeps the list under, if the visitor wants that. */
export const KEPT_LIST_KEY = 'saffron.list';
export const EARLIER_KEY = 'saffron.earlier';
const DRAFT_KEY = 'saffron.draft';
/** The longest text that an input lays out at once, in characters. */
export const LONGEST_DRAFT = 10_000;

export const VERSION = 3;

/**
 * Makes a function that saves the kitchen for a reload of this tab, whenever it has changed, and
 * the wish of a running request, which the reload would end. The earlier recipes are saved apart,
 * because they are long and seldom change.
 */
export function createKitchenSaver(): (kitchen: Kitchen, asking?: Wish) => void {
  let last: (Kitchen & { asking: Wish | undefined }) | undefined;

  return ({ ingredients, useUp, leftovers, recipe, hasFailed, earlier }, asking) => {
    const kitchen = { ingredients, useUp, leftovers, recipe, hasFailed, asking };
    const parts = Object.keys(kitchen) as (keyof typeof kitchen)[];
    if (parts.some((part) => kitchen[part] !== last?.[part])) {
      // Pages before this one expect the earlier recipes here.
      writeTab(KITCHEN_KEY, JSON.stringify({ version: VERSION, ...kitchen, earlier: [] }));
    }
    if (earlier !== last?.earlier) writeTab(EARLIER_KEY, JSON.stringify(earlier));
    last = { ...kitchen, earlier };
  };
}

/** Reads the text that the visitor was typing before a reload, as far as an input takes it at once. */
export function loadDraft(): string {
  return limitMarks((readTab(DRAFT_KEY) ?? '').slice(0, LONGEST_DRAFT));
}

/** Saves the text that the visitor is typing for a reload of this tab. */
export function saveDraft(text: string): void {
  writeTab(DRAFT_KEY, text);
}
