import type { AttemptLimits } from '../../../../machines/recipe/recipeMachine';

/** How long a model on the visitor's computer may take: a large one is slow there. */
export const LOCAL_LIMITS: AttemptLimits = { silence: 600_000, total: 1_800_000 };
