import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** XState's own `waitFor` would be in the first load. */
export function waitForState<Actor extends AnyActorRef>(
  actor: Actor,
  isReached: (snapshot: SnapshotFrom<Actor>) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    if (isReached(actor.getSnapshot())) return resolve();
    const subscription = actor.subscribe((snapshot) => {
      if (!isReached(snapshot)) return;
      subscription.unsubscribe();
      resolve();
    });
  });
}
