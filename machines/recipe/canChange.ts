import type { SnapshotFrom } from 'xstate';
import type { recipeMachine } from './recipeMachine';

export function canChange(snapshot: SnapshotFrom<typeof recipeMachine>): boolean {
  return snapshot.can({ type: 'recipe.request', wish: { kind: 'change', words: '', without: [] } });
}
