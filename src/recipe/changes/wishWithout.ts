import type { Wish } from '../../../machines/request';
import { foreignLine } from '../../browser/foreignText';

/** Makes the wish for the recipe on the page without some foods, as the recipe calls them. */
export function wishWithout(foods: readonly string[]): Wish {
  const without = foods.map(foreignLine);
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(without);
  return { kind: 'change', words: `without ${names}`, without };
}
