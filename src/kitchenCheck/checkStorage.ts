import { readBrowser, watchBrowser, writeBrowser } from '../browser/browserStorage';
import { hashText } from '../browser/hashText';

const BASICS_KEY = 'saffron.alwaysHave';
const SHOPPING_KEY = 'saffron.shoppingList';
const PUT_AWAY_KEY = 'saffron.putAway';

/** What everybody has, until the visitor says otherwise. */
const BASICS = 'salt, pepper, water, neutral oil';
const MOST_LETTERS = 500;
const MOST_ITEMS = 200;
const MOST_PUT_AWAY = 100;

/** A line of the shopping list. */
export interface ShoppingItem {
  text: string;
  isTicked: boolean;
}

/** What the visitor always has, as they wrote it: names with commas between them. */
export function loadBasics(): string {
  return (readBrowser(BASICS_KEY) ?? BASICS).slice(0, MOST_LETTERS);
}

export function saveBasics(text: string): void {
  writeBrowser(BASICS_KEY, text.slice(0, MOST_LETTERS));
}

/** @returns no items for nothing, or nothing usable */
export function loadShoppingList(): ShoppingItem[] {
  return parseList(readBrowser(SHOPPING_KEY)).flatMap((item) => {
    const { text, isTicked } = Object(item) as Partial<ShoppingItem>;
    return typeof text === 'string' ? { text, isTicked: isTicked === true } : [];
  });
}

export function saveShoppingList(items: readonly ShoppingItem[]): void {
  writeBrowser(SHOPPING_KEY, JSON.stringify(items.slice(0, MOST_ITEMS)));
}

/**
 * Watches for a shopping list that another tab has changed.
 *
 * @returns a function that unsubscribes
 */
export function watchShoppingList(onChange: (items: readonly ShoppingItem[]) => void): () => void {
  return watchBrowser(SHOPPING_KEY, () => onChange(loadShoppingList()));
}

/** Whether the visitor has put the check of a recipe away. @param recipe the recipe's text */
export function isPutAway(recipe: string): boolean {
  return parseList(readBrowser(PUT_AWAY_KEY)).includes(hashText(recipe));
}

export function putAway(recipe: string): void {
  const others = parseList(readBrowser(PUT_AWAY_KEY)).slice(1 - MOST_PUT_AWAY);
  writeBrowser(PUT_AWAY_KEY, JSON.stringify([...others, hashText(recipe)]));
}

function parseList(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.slice(0, MOST_ITEMS) : [];
  } catch {
    return [];
  }
}
