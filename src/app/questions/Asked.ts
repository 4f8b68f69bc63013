import type { Allergen } from '../../../machines/kitchen/preferences';
import type { Recipe } from '../../../machines/kitchen/recipe';

export type Outcome =
  | { kind: 'judging' }
  | { kind: 'asking'; model: string; stop(): void }
  | { kind: 'answer'; model: string; text: string; cut: boolean }
  | { kind: 'safety'; allergens: readonly Allergen[] }
  | { kind: 'unclear' | 'failed' | 'stopped' };

/** The last question about a recipe, and what came of it. No storage keeps it. */
export type Asked = Outcome & { recipe: Recipe; question: string };
