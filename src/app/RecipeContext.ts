import { createActorContext } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { recipeMachine } from '../../machines/recipeMachine';

export { FEWEST_INGREDIENTS, LINE_BREAK, MAX_ATTEMPTS } from '../../machines/recipeMachine';

/** The running recipe machine, for the views. */
export const RecipeContext = createActorContext(recipeMachine);

/** The number of the attempt that runs or, during a wait, comes next. */
export function attemptAhead(snapshot: SnapshotFrom<typeof recipeMachine>): number {
  return snapshot.context.attempt + (snapshot.matches('retrying') ? 1 : 0);
}
