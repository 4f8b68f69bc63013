import type { Refusal } from '../../reading/lines/FoundRecipe';
import { messages, refusalMessages } from './messages';

export function refusalText({ name, code, count = 0 }: Refusal): string {
  // Isolated, a name with another direction cannot change the words around it.
  const quoted = name ? messages.quoted(`\u2068${name}\u2069`) : messages.pasted;
  return refusalMessages[code](quoted, count);
}
