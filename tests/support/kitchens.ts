import type { Kitchen, WrittenAmount } from '../../src/amounts/Comparison';
import { AVOIDS_NOTHING } from '../../src/foods/covers';
import { shoppingList } from '../../src/words/en/rest';

export const aKitchen = (list: readonly string[] = [], more: Partial<Kitchen> = {}): Kitchen => ({
  list,
  always: [],
  probably: [],
  avoided: AVOIDS_NOTHING,
  ...more,
});

/** Tools for a shopping list whose lines stay as written. */
export const LIST_TOOLS = {
  scale: () => null,
  inUnits: (amount: WrittenAmount) => amount,
  units: 'original' as const,
  language: 'en',
  noteOn: () => '',
  words: shoppingList,
};
