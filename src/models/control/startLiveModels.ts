import { type AnyActorRef, fromPromise, type SnapshotFrom } from 'xstate';
import type { StartActor } from '../../../machines/actors';
import {
  type LiveModel,
  type LiveModelsActor,
  liveModelsMachine,
  type RouterAnswer,
} from '../../../machines/liveModels/liveModelsMachine';
import type { ModelServices } from './modelOptions';

/** `model` may name a provider too: "a/model:provider". */
export function takesImages(models: readonly LiveModel[], model: string | null | undefined) {
  const [id] = (model ?? '').split(':');
  return models.some((one) => one.id === id && one.takesImages);
}

/** `getToken` gives that of the connection in use. */
export const startLiveModels = (
  start: StartActor,
  fetchLiveModels: ModelServices['fetchLiveModels'],
  getToken: () => string | undefined,
): LiveModelsActor =>
  start(
    'liveModels',
    liveModelsMachine.provide({
      actors: {
        askRouter: fromPromise<RouterAnswer, { withToken: boolean }>(
          async ({ input: { withToken } }) => {
            const { isRefused, ...list } = await fetchLiveModels(
              withToken ? getToken() : undefined,
            );
            if (list.models.length > 0) return { kind: 'found', list };
            if (!isRefused) return { kind: 'missing' };
            return { kind: 'refused', hasToken: Boolean(getToken()) };
          },
        ),
      },
    }),
  );

/** Resolves once the page has the list, or cannot get it. Asks again after a failure. */
export async function findLiveModels(liveModels: LiveModelsActor) {
  liveModels.send({ type: 'list.find' });
  await waitForState(liveModels, (snapshot) => !snapshot.hasTag('asking'));
  return liveModels.getSnapshot();
}

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
