import type { SnapshotFrom } from 'xstate';
import type { recipeMachine } from './recipeMachine';

/** Whether the visitor can ask for a change of the recipe on the page. */
export function canChange(snapshot: SnapshotFrom<typeof recipeMachine>): boolean {
  return snapshot.can({ type: 'recipe.request', wish: { kind: 'change', words: '', without: [] } });
}
