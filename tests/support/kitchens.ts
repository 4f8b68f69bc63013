import { AVOIDS_NOTHING } from '../../src/foods/covers';
import type { Kitchen } from '../../src/needs/Comparison';

export const aKitchen = (list: readonly string[] = [], more: Partial<Kitchen> = {}): Kitchen => ({
  list,
  always: [],
  probably: [],
  avoided: AVOIDS_NOTHING,
  ...more,
});

/** Tools for a shopping list whose lines stay as written. */
export const LIST_TOOLS = { scale: () => null, language: 'en', noteOn: () => '' };
