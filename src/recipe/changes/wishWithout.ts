import type { Wish } from '../../../machines/recipe/request';
import { foreignLine } from '../../browser/foreignText';
import { joinNames } from '../../ui/joinNames';
import { messages } from './messages';

/** `foods` as the recipe or the check calls them, `names` in words of the page. */
export function wishWithout(
  foods: readonly string[],
  names: readonly string[] = foods,
  language?: string | null,
): Wish {
  return {
    kind: 'change',
    words: messages.without(joinNames(names.map(foreignLine), 'disjunction')),
    without: foods.map(foreignLine),
    ...(language && { language }),
  };
}
