import type { Wish } from '../../../machines/request';
import { foreignLine } from '../../browser/foreignText';
import { listOf } from '../../ui/listOf';
import { messages } from './messages';

/**
 * Makes the wish for the recipe on the page without some foods.
 *
 * @param foods as the recipe calls them, or as the check of the answer finds them
 * @param names the same in words of the page
 */
export function wishWithout(foods: readonly string[], names: readonly string[] = foods): Wish {
  return {
    kind: 'change',
    words: messages.without(listOf(names.map(foreignLine), 'disjunction')),
    without: foods.map(foreignLine),
  };
}
