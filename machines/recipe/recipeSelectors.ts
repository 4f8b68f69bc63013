import type { SnapshotFrom } from 'xstate';
import type { recipeMachine } from './recipeMachine';

/** The number of the attempt that runs or, during a wait, comes next. */
export function attemptAhead(snapshot: SnapshotFrom<typeof recipeMachine>): number {
  return snapshot.context.attempt + (snapshot.matches('retrying') ? 1 : 0);
}

export function canChange(snapshot: SnapshotFrom<typeof recipeMachine>): boolean {
  return snapshot.can({ type: 'recipe.request', wish: { kind: 'change', words: '', without: [] } });
}

/** Undefined while the page shows no recipe. Below a failure and ideas it shows the last one. */
export function shownText(snapshot: SnapshotFrom<typeof recipeMachine>): string | undefined {
  return snapshot.matches('shown') ? snapshot.context.recipe?.text : undefined;
}
