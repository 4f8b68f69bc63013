import { assign, type ErrorActorEvent, enqueueActions, fromPromise, setup } from 'xstate';
import { notProvided } from '../actors';
import { delayUntil } from '../delayUntil';
import { isOnComputer, LOCAL_LIMITS } from '../recipe/RecipeContext';
import { type Diagnosis, diagnosisIn } from './diagnosis';

/** How long the test of a model elsewhere, or one step of a sign-in, may take, in ms. */
const CANDIDATE_TIMEOUT = 60_000;

export type Choice = 'host' | 'signIn' | 'token' | 'browser' | 'local' | 'sample';

/** One way to a model. It holds no token: `src/models/control/createModelController.ts` keeps that. */
export interface Link {
  choice: Choice;
  /** The model's name; null for the host's model, the browser's own and the sample recipes. */
  model: string | null;
  /** The address of a server on the visitor's computer; null for every other choice. */
  address: string | null;
  /** The name of the visitor who signed in; null for every other choice. */
  userName: string | null;
  /** When its token expires, in ms since 1970; null if unknown, 0 once another tab has ended it. */
  expiresAt: number | null;
  /** Whether the list of live models says that the model takes images. */
  takesImages: boolean;
  /** Whether the tab keeps it over a reload. */
  isKept: boolean;
}

export const HOST_LINK: Link = {
  choice: 'host',
  model: null,
  address: null,
  userName: null,
  expiresAt: null,
  takesImages: false,
  isKept: true,
};

interface ConnectionContext {
  current: Link;
  /** Why the last call to it was refused; null unless the state is `refused`. */
  diagnosis: Diagnosis | null;
  /** What the visitor is connecting, or tried to connect last. */
  candidate: Link | null;
  /** Why the candidate was refused; null while it is tested. */
  candidateDiagnosis: Diagnosis | null;
}

export type ConnectionEvent =
  /** The visitor goes back to a choice that needs nothing from them. */
  | { type: 'connection.choose'; choice: 'host' | 'sample' }
  /** Another tab has disconnected the account that both use. Requests must not go elsewhere. */
  | { type: 'connection.end' }
  | { type: 'candidate.test'; candidate: Link }
  | { type: 'signIn.start'; candidate: Link }
  /** The page was opened with the hub's answer. */
  | { type: 'signIn.return'; candidate: Link }
  /** The machine sends this to itself: the candidate works, and replaces the current connection. */
  | { type: 'candidate.accept' }
  /** Another tab has disconnected the account that the candidate uses. */
  | { type: 'candidate.end' }
  /** The visitor gives up the candidate, or has read why it was refused. */
  | { type: 'candidate.discard' }
  /** The dialog opens, and begins anew. */
  | { type: 'choices.show' }
  /** The visitor comes back from the hub with Back. */
  | { type: 'page.return' }
  | { type: 'call.start' }
  | { type: 'call.succeed' }
  /** An attempt failed in a way that says something about the connection. */
  | { type: 'call.fail'; diagnosis: Diagnosis };

/** The connection for requests. Each actor rejects with an error that has a `diagnosis`. */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent | ErrorActorEvent,
    input: {} as Link | undefined,
    tags: {} as 'busy',
  },
  actors: {
    testCandidate: fromPromise<Link, { candidate: Link | null }>(notProvided('testCandidate')),
    leaveForHub: fromPromise<void, { candidate: Link | null }>(notProvided('leaveForHub')),
    finishSignIn: fromPromise<Link, { candidate: Link | null }>(notProvided('finishSignIn')),
  },
  actions: {
    useChoice: assign((_, { choice }: { choice: Choice }) => ({
      current: { ...HOST_LINK, choice },
    })),
    endCurrent: assign(({ context: { current } }) => ({ current: { ...current, expiresAt: 0 } })),
    setDiagnosis: assign((_, { diagnosis }: { diagnosis: Diagnosis }) => ({ diagnosis })),
    clearDiagnosis: assign({ diagnosis: null }),
    setCandidate: assign((_, { candidate }: { candidate: Link }) => ({
      candidate,
      candidateDiagnosis: null,
    })),
    refuseCandidate: assign((_, { diagnosis }: { diagnosis: Diagnosis }) => ({
      candidateDiagnosis: diagnosis,
    })),
    acceptCandidate: enqueueActions(({ enqueue }, { link }: { link: Link }) => {
      enqueue.assign({ current: link, candidate: null });
      enqueue.raise({ type: 'candidate.accept' });
    }),
    clearCandidate: assign({ candidate: null, candidateDiagnosis: null }),
  },
  guards: {
    isNotCurrent: ({ context }, { choice }: { choice: Choice }) =>
      context.current.choice !== choice,
    hasExpired: ({ context: { current } }) =>
      current.expiresAt !== null && current.expiresAt <= Date.now(),
  },
  delays: {
    candidateTimeout: ({ context: { candidate } }) =>
      isOnComputer(candidate?.choice) ? LOCAL_LIMITS.silence : CANDIDATE_TIMEOUT,
    remainingLifetime: ({ context: { current } }) => delayUntil(current.expiresAt ?? Infinity),
  },
}).createMachine({
  id: 'connection',
  description:
    'Where recipes come from, and what the visitor is connecting. A candidate that fails changes nothing about where requests go.',
  type: 'parallel',
  context: ({ input }) => ({
    current: input ?? HOST_LINK,
    diagnosis: null,
    candidate: null,
    candidateDiagnosis: null,
  }),
  states: {
    current: {
      description:
        'Where requests go. A connection that stops working stays chosen until the visitor acts.',
      initial: 'connected',
      states: {
        connected: {
          description: 'It works, as far as the page knows.',
          always: {
            guard: 'hasExpired',
            target: 'expired',
          },
          after: {
            remainingLifetime: {
              target: 'connected',
              reenter: true,
              description:
                'A timer lasts 25 days at most, so a longer life needs another timer after that.',
            },
          },
        },
        refused: {
          description:
            'The last call was refused. Requests still go there: someone may mend the cause elsewhere.',
          exit: 'clearDiagnosis',
          after: {
            remainingLifetime: 'connected',
          },
          on: {
            'call.succeed': 'connected',
          },
        },
        expired: {
          description:
            'The sign-in has expired, or another tab has ended it. The page no longer sends its token.',
        },
      },
      on: {
        'candidate.accept': '.connected',
        'connection.choose': {
          guard: { type: 'isNotCurrent', params: ({ event }) => event },
          target: '.connected',
          actions: { type: 'useChoice', params: ({ event }) => event },
          description: 'The way back from every other choice. This also signs the visitor out.',
        },
        'connection.end': {
          target: '.expired',
          actions: 'endCurrent',
        },
        'call.start': {
          guard: 'hasExpired',
          target: '.expired',
          description: 'A computer that has slept may be past the end before its timer ends.',
        },
        'call.fail': [
          {
            guard: 'hasExpired',
            target: '.expired',
          },
          {
            target: '.refused',
            actions: { type: 'setDiagnosis', params: ({ event }) => event },
          },
        ],
      },
    },
    candidate: {
      description: 'What the visitor is connecting.',
      initial: 'idle',
      states: {
        idle: {
          description: 'A refused candidate stays in the context until the visitor has read why.',
          on: {
            'candidate.discard': {
              actions: 'clearCandidate',
              description: 'The visitor has read why the candidate was refused.',
            },
            'choices.show': {
              actions: 'clearCandidate',
              description: 'Only here: a test goes on when the dialog opens.',
            },
          },
        },
        connecting: {
          description:
            'One candidate at a time: the last press counts, and ends the test before it.',
          tags: 'busy',
          after: {
            candidateTimeout: {
              target: 'idle',
              actions: { type: 'refuseCandidate', params: { diagnosis: { kind: 'timedOut' } } },
              description: 'After 60 s, or after 10 minutes on the visitor’s computer.',
            },
          },
          initial: 'testing',
          states: {
            testing: {
              description:
                'Only a call shows whether a model answers, so it makes the smallest one.',
              invoke: {
                id: 'test',
                src: 'testCandidate',
                input: ({ context }) => ({ candidate: context.candidate }),
                onDone: {
                  target: '#connection.candidate.idle',
                  actions: {
                    type: 'acceptCandidate',
                    params: ({ event }) => ({ link: event.output }),
                  },
                },
              },
            },
            leaving: {
              description: 'The hub names its sign-in page, and the browser leaves for it.',
              invoke: {
                id: 'leave',
                src: 'leaveForHub',
                input: ({ context }) => ({ candidate: context.candidate }),
              },
              on: {
                'page.return': {
                  target: '#connection.candidate.idle',
                  actions: 'clearCandidate',
                },
              },
            },
            returning: {
              description: 'The hub exchanges its answer for a token.',
              invoke: {
                id: 'finish',
                src: 'finishSignIn',
                input: ({ context }) => ({ candidate: context.candidate }),
                onDone: {
                  target: '#connection.candidate.idle',
                  actions: {
                    type: 'acceptCandidate',
                    params: ({ event }) => ({ link: event.output }),
                  },
                },
              },
            },
          },
          on: {
            'candidate.discard': {
              target: 'idle',
              actions: 'clearCandidate',
            },
            'candidate.end': {
              target: 'idle',
              actions: {
                type: 'refuseCandidate',
                params: { diagnosis: { kind: 'signInExpired' } },
              },
            },
            'xstate.error.actor.*': {
              target: 'idle',
              actions: {
                type: 'refuseCandidate',
                params: ({ event }) => ({ diagnosis: diagnosisIn(event.error) }),
              },
            },
          },
        },
      },
      on: {
        'candidate.test': {
          target: '.connecting.testing',
          actions: { type: 'setCandidate', params: ({ event }) => event },
        },
        'signIn.start': {
          target: '.connecting.leaving',
          actions: { type: 'setCandidate', params: ({ event }) => event },
        },
        'signIn.return': {
          target: '.connecting.returning',
          actions: { type: 'setCandidate', params: ({ event }) => event },
        },
        'connection.choose': {
          target: '.idle',
          actions: 'clearCandidate',
        },
      },
    },
  },
});
