import type { AttemptLimits } from '../../../../machines/recipe/RecipeContext';

/** A large model is slow on a visitor's computer. */
export const LOCAL_LIMITS: AttemptLimits = { silence: 600_000, total: 1_800_000 };
