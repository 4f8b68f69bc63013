import { AVOIDS_NOTHING } from '../../src/foods/covers';
import type { Kitchen } from '../../src/needs/Comparison';

/** A kitchen in which a visitor has a few foods. */
export const aKitchen = (list: readonly string[] = [], more: Partial<Kitchen> = {}): Kitchen => ({
  list,
  always: [],
  probably: [],
  avoided: AVOIDS_NOTHING,
  ...more,
});

/** What makes a shopping list of dinners. It scales no line that it shows as written. */
export const LIST_TOOLS = { scale: () => null, language: 'en', noteOn: () => '' };
