import type { Wish } from '../../../machines/request';
import { foreignLine } from '../../browser/foreignText';
import { listOf } from '../../ui/listOf';

/** Makes the wish for the recipe on the page without some foods, as the recipe calls them. */
export function wishWithout(foods: readonly string[]): Wish {
  const without = foods.map(foreignLine);
  const names = listOf(without, 'disjunction');
  return { kind: 'change', words: `without ${names}`, without };
}
