import { type AnyActorLogic, type ErrorActorEvent, enqueueActions, setup } from 'xstate';

interface Start {
  id: string;
  logic: AnyActorLogic;
  input?: unknown;
}

type PageEvent = ({ type: 'actor.start' } & Start) | ErrorActorEvent;

/** The root of the page's actors. `createActors` starts it. */
export const pageMachine = setup({
  types: { events: {} as PageEvent },
  actors: {} as Record<string, AnyActorLogic>,
  actions: {
    startActor: enqueueActions(({ enqueue }, { id, logic, input }: Start) =>
      enqueue.spawnChild(logic, { id, input }),
    ),
    logFailure: (_, { actorId, error }: ErrorActorEvent) =>
      console.error(`The actor "${actorId}" has failed:`, error),
  },
}).createMachine({
  id: 'page',
  description:
    'The root of the page. All other actors are its children, so the inspector shows one tree.',
  on: {
    'actor.start': {
      actions: { type: 'startActor', params: ({ event }) => event },
      description: 'At once for the first screen, for the other parts when their code arrives.',
    },
    'xstate.error.actor.*': {
      actions: { type: 'logFailure', params: ({ event }) => event },
      description: 'The other actors go on.',
    },
  },
});
