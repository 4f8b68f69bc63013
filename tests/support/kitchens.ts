import { AVOIDS_NOTHING } from '../../src/foods/covers';
import type { Kitchen } from '../../src/needs/Comparison';
import type { Counted } from '../../src/recipe/shopping/list/measures';

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
  inUnits: (amount: Counted) => amount,
  units: 'original' as const,
  language: 'en',
  noteOn: () => '',
};
