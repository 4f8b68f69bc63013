import type { Wish } from '../../machines/recipeMachine';
import { messages } from './messages';

/** Makes the wish for the recipe on the page without some foods. */
export function wishWithout(foods: readonly string[]): Wish {
  return { kind: 'change', words: messages.without(foods), without: foods };
}
