import {
  type ActorOptions,
  type ActorRefFrom,
  type AnyActor,
  type AnyActorLogic,
  createActor,
  type InputFrom,
} from 'xstate';

/** Starts an actor under an id. If an actor with that id is running, returns that one. */
export type StartActor = <Logic extends AnyActorLogic>(
  id: string,
  logic: Logic,
  input?: InputFrom<Logic>,
) => ActorRefFrom<Logic>;

/** The actors of a page: they share the clock and the inspector, and stop together. */
export function createActors(options: Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'> = {}) {
  const running = new Map<string, AnyActor>();
  let hasStopped = false;

  function start<Logic extends AnyActorLogic>(
    id: string,
    logic: Logic,
    input?: InputFrom<Logic>,
  ): ActorRefFrom<Logic>;
  function start(id: string, logic: AnyActorLogic, input?: unknown): AnyActor {
    const known = running.get(id);
    if (known) return known;
    const actor = createActor(logic, { ...options, id, input });
    // Code that arrives after the stop gets an actor that never starts.
    if (hasStopped) return actor;
    running.set(id, actor);
    actor.subscribe({
      complete: () => running.delete(id),
      error(error) {
        running.delete(id);
        console.error(`The actor "${id}" has failed:`, error);
      },
    });
    return actor.start();
  }

  return {
    start,
    stop() {
      hasStopped = true;
      for (const actor of running.values()) actor.stop();
    },
  };
}

/** For a machine whose page has not given it this actor: the call fails and says so. */
export const notProvided = (name: string) => () =>
  Promise.reject<never>(new Error(`${name} is not provided`));
