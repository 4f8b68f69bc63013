import { NO_PREFERENCES } from '../../../../machines/kitchen/preferences';
import type { ChatRequest } from '../connection';

/** The cheapest request that shows whether a model answers. */
export const SMALLEST_CALL = {
  messages: [{ role: 'user' as const, content: 'Hi' }],
  max_tokens: 1,
};

export function requestSmallest(): ChatRequest {
  return {
    ingredients: ['eggs', 'rice'],
    askedWith: [],
    useUp: [],
    preferences: NO_PREFERENCES,
    wish: { kind: 'fresh' },
    recipe: '',
    messages: SMALLEST_CALL.messages,
  };
}
