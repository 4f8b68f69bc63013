import {
  type ActorOptions,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  enqueueActions,
  type InputFrom,
  setup,
} from 'xstate';

/** Starts an actor under an id. Asked for an id that is taken, it gives the actor that has it. */
export type StartActor = <Logic extends AnyActorLogic>(
  id: string,
  logic: Logic,
  input?: InputFrom<Logic>,
) => ActorRefFrom<Logic>;

/** All actors of the page: one system, inspected through one function, stopped together. */
export interface ActorSystem {
  start: StartActor;
  stop(): void;
}

/** The parent of all actors. It knows none of them by name: most arrive with their chunks. */
const pageMachine = setup({
  types: {
    events: {} as { type: 'actor.start'; id: string; logic: AnyActorLogic; input: unknown },
  },
  actions: {
    startActor: enqueueActions(({ event, enqueue }) => {
      const { id, logic, input } = event;
      enqueue.spawnChild(logic, { id, systemId: id, input } as object);
    }),
  },
}).createMachine({ id: 'page', on: { 'actor.start': { actions: 'startActor' } } });

/** @param options the clock and the inspection of the whole system */
export function createActorSystem(
  options: Pick<ActorOptions<AnyStateMachine>, 'clock' | 'inspect'> = {},
): ActorSystem {
  const page = createActor(pageMachine, options).start();
  const find = (id: string) =>
    (page.getSnapshot().children as Record<string, AnyActorRef | undefined>)[id];

  return {
    start(id, logic, input) {
      if (!find(id)) page.send({ type: 'actor.start', id, logic, input });
      return find(id) as ActorRefFrom<typeof logic>;
    },
    stop: () => void page.stop(),
  };
}
