import { NO_PREFERENCES, type Preferences } from '../../machines/kitchen/preferences';
import type { RecipeRequest } from '../../machines/recipe/request';
import type { ChatMessage, ChatRequest } from '../../src/wire/connections/connection';
import { writeMessages } from '../../src/wire/prompt/prompt';

export function requestOf(
  ingredients: readonly string[],
  preferences: Partial<Preferences> = {},
  rest: Partial<RecipeRequest> = {},
): ChatRequest & { messages: readonly ChatMessage[] } {
  const request: RecipeRequest = {
    ingredients,
    askedWith: ingredients,
    useUp: [],
    preferences: { ...NO_PREFERENCES, ...preferences },
    wish: { kind: 'fresh' },
    recipe: '',
    ...rest,
  };
  return { ...request, messages: writeMessages(request) };
}
