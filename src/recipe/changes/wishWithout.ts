import type { Wish } from '../../../machines/recipe/request';
import { foreignLine } from '../../browser/foreignText';
import { listOf } from '../../ui/listOf';
import { messages } from './messages';

/**
 * Makes the wish for the recipe on the page without some foods.
 *
 * @param foods as the recipe calls them, or as the check of the answer finds them
 * @param names the same in words of the page
 * @param language the code of the recipe's language, if the page can tell
 */
export function wishWithout(
  foods: readonly string[],
  names: readonly string[] = foods,
  language?: string | null,
): Wish {
  return {
    kind: 'change',
    words: messages.without(listOf(names.map(foreignLine), 'disjunction')),
    without: foods.map(foreignLine),
    ...(language && { language }),
  };
}
