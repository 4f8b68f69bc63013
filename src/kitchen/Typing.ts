import type { FoodReader } from './typingTools';

/** What helps while typing and editing. */
export type Typing = typeof import('./typingTools') & {
  foods: FoodReader;
};
