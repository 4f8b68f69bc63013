import {
  type ActorOptions,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type DoneActorEvent,
  type ErrorActorEvent,
  enqueueActions,
  type InputFrom,
  setup,
  stopChild,
} from 'xstate';

interface ActorToStart {
  id: string;
  /** A function, because the event log would otherwise write out a whole machine. */
  getLogic: () => AnyActorLogic;
  input: unknown;
}

export type PageEvent = ({ type: 'actor.start' } & ActorToStart) | DoneActorEvent | ErrorActorEvent;

export const pageMachine = setup({
  types: {
    events: {} as PageEvent,
  },
  actions: {
    startActor: enqueueActions(({ enqueue }, { id, getLogic, input }: ActorToStart) => {
      const options: object = { id, systemId: id, input };
      enqueue.spawnChild(getLogic(), options);
    }),
    forgetActor: stopChild((_, { actorId }: { actorId: string }) => actorId),
    logFailure: (_, { actorId, error }: { actorId: string; error: unknown }) => {
      console.error(`The actor "${actorId}" has failed:`, error);
    },
  },
}).createMachine({
  id: 'page',
  description:
    'The parent of all actors. It knows no actor by name, because most arrive with their chunks.',
  on: {
    'actor.start': {
      actions: { type: 'startActor', params: ({ event }) => event },
      description: 'Starts an actor.',
    },
    'xstate.done.actor.*': {
      actions: { type: 'forgetActor', params: ({ event }) => event },
      description: 'An actor has ended. The page keeps nothing of it.',
    },
    'xstate.error.actor.*': {
      actions: [
        { type: 'logFailure', params: ({ event }) => event },
        { type: 'forgetActor', params: ({ event }) => event },
      ],
      description: 'An actor has failed. Without this transition, the page would too.',
    },
  },
});

/** Starts an actor under an id. If an actor with that id is running, returns that one. */
export type StartActor = <Logic extends AnyActorLogic>(
  id: string,
  logic: Logic,
  input?: InputFrom<Logic>,
) => ActorRefFrom<Logic>;

/** All actors of the page: one system, inspected through one function, stopped together. */
export function createActorSystem(
  options: Pick<ActorOptions<AnyStateMachine>, 'clock' | 'inspect'> = {},
): { start: StartActor; stop(): void } {
  const page = createActor(pageMachine, options).start();
  const find = (id: string) =>
    (page.getSnapshot().children as Record<string, AnyActorRef | undefined>)[id];

  return {
    start(id, logic, input) {
      if (!find(id)) page.send({ type: 'actor.start', id, getLogic: () => logic, input });
      const anyLogic: AnyActorLogic = logic;
      // Once the system has stopped, this gives an actor that never starts.
      return (find(id) ?? createActor(anyLogic, { input })) as ActorRefFrom<typeof logic>;
    },
    stop: () => void page.stop(),
  };
}
