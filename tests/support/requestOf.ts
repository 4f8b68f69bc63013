import { NO_PREFERENCES, type Preferences } from '../../machines/recipeMachine';
import type { ChatRequest } from '../../src/connections/connection';
import { writeMessages } from '../../src/connections/prompt';

/** The request for a recipe out of these ingredients, as the page makes it. */
export function requestOf(
  ingredients: readonly string[],
  preferences: Partial<Preferences> = {},
  without = '',
): ChatRequest {
  const request = { ingredients, preferences: { ...NO_PREFERENCES, ...preferences }, without };
  return { ...request, messages: writeMessages(request) };
}
