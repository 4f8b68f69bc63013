import { assign, fromPromise, raise, setup } from 'xstate';
import type { Finding, Refusal } from '../src/connections/refusal';

/** How long the try of a hosted model, or a step of a sign-in, may take, in ms. */
export const TRIAL_TIME_LIMIT = 60_000;

/** The same on the visitor's computer, in ms: a large model has to be read from the disk first. */
export const LOCAL_TRIAL_TIME_LIMIT = 600_000;

/** The farthest that a browser's timer reaches, in ms: past it, it goes off at once. */
export const LONGEST_TIMER = 2_147_483_647;

/** Where recipes may come from. */
export type Choice = 'host' | 'signIn' | 'token' | 'local' | 'sample';

/** One way to a model. It holds no token: who has one keeps it beside the link. */
export interface Link {
  choice: Choice;
  /** The model's name; null for the host's, and where no model is. */
  model: string | null;
  /** The address of a server on the visitor's computer; null for any other choice. */
  address: string | null;
  /** Who has signed in; null for any other choice. */
  userName: string | null;
  /** When its token ends, in ms since 1970; null where that is not known. */
  expiresAt: number | null;
  /** Whether it is still there after a reload of the tab. */
  isKept: boolean;
}

/** What the host has built in. */
export const HOST_LINK: Link = {
  choice: 'host',
  model: null,
  address: null,
  userName: null,
  expiresAt: null,
  isKept: true,
};

export interface ConnectionContext {
  /** Where requests go. */
  inUse: Link;
  /** What has become of it, where it has been refused. */
  finding: Finding | null;
  /** What is being tried, or was when it was refused. */
  candidate: Link | null;
  /** Why the candidate has been refused. */
  objection: Finding | null;
}

export type ConnectionEvent =
  /** The visitor wants nothing of their own. */
  | { type: 'connection.choose'; choice: 'host' | 'sample' }
  | { type: 'candidate.try'; candidate: Link }
  /** Off to the hub. */
  | { type: 'signIn.start'; candidate: Link }
  /** The page has been opened with the hub's answer. */
  | { type: 'signIn.return'; candidate: Link }
  /** What was tried is used from now on. The machine tells itself. */
  | { type: 'candidate.accepted' }
  /** The visitor gives a try up, or has seen that it was refused. */
  | { type: 'trial.end' }
  /** A request's attempt is about to call the model in use. */
  | { type: 'call.start' }
  | { type: 'call.succeed' }
  /** An attempt has failed in a way that tells of the connection. */
  | { type: 'call.fail'; refusal: Refusal; finding: Finding };

/** Whether it is the visitor's own. */
function isOwn({ choice }: Link): boolean {
  return choice !== 'host' && choice !== 'sample';
}

/** What an error says of a connection. */
function findingIn(error: unknown): Finding {
  return Object(error).finding ?? { kind: 'cannotTell' };
}

/**
 * What the visitor's requests go to, and what becomes of it. Starts from the link that it is given
 * as input, and needs the three calls: each rejects with an error that bears a `finding`.
 */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    input: {} as Link | undefined,
    tags: {} as 'busy',
  },
  actors: {
    leaveForHub: fromPromise<void, { candidate: Link | null }>(() =>
      Promise.reject(new Error('leaveForHub is not provided')),
    ),
    finishSignIn: fromPromise<Link, { candidate: Link | null }>(() =>
      Promise.reject(new Error('finishSignIn is not provided')),
    ),
    tryCandidate: fromPromise<Link, { candidate: Link | null }>(() =>
      Promise.reject(new Error('tryCandidate is not provided')),
    ),
  },
  actions: {
    chooseOwnKitchen: assign((_, { choice }: { choice: Choice }) => ({
      inUse: { ...HOST_LINK, choice },
      finding: null,
    })),
    takeCandidate: assign((_, { candidate }: { candidate: Link }) => ({
      candidate,
      objection: null,
    })),
    dropCandidate: assign({ candidate: null, objection: null }),
    refuseCandidate: assign((_, { finding }: { finding: Finding }) => ({ objection: finding })),
    acceptCandidate: assign((_, { link }: { link: Link }) => ({
      inUse: link,
      finding: null,
      candidate: null,
      objection: null,
    })),
    announceAcceptance: raise({ type: 'candidate.accepted' }),
    noteFinding: assign((_, { finding }: { finding: Finding }) => ({ finding })),
    forgetFinding: assign({ finding: null }),
  },
  guards: {
    isNotInUse: ({ context }, { choice }: { choice: Choice }) => context.inUse.choice !== choice,
    isOwn: ({ context }) => isOwn(context.inUse),
    hasEnded: ({ context: { inUse } }) => inUse.expiresAt !== null && inUse.expiresAt <= Date.now(),
    isNotValid: ({ context }, { refusal }: { refusal: Refusal }) =>
      isOwn(context.inUse) && refusal === 'notValid',
    isNotAllowed: ({ context }, { refusal }: { refusal: Refusal }) =>
      isOwn(context.inUse) && refusal === 'notAllowed',
    isOutOfCredit: ({ context }, { refusal }: { refusal: Refusal }) =>
      isOwn(context.inUse) && refusal === 'outOfCredit',
    isNotReachable: ({ context }, { refusal }: { refusal: Refusal }) =>
      isOwn(context.inUse) && refusal === 'notReachable',
  },
  delays: {
    restOfLife: ({ context: { inUse } }) =>
      Math.min(Math.max((inUse.expiresAt ?? Infinity) - Date.now(), 0), LONGEST_TIMER),
    trialTimeLimit: ({ context: { candidate } }) =>
      candidate?.choice === 'local' ? LOCAL_TRIAL_TIME_LIMIT : TRIAL_TIME_LIMIT,
  },
}).createMachine({
  id: 'connection',
  description:
    'Where recipes come from. What is in use lives beside what is being tried: a try that is refused or given up changes nothing of what requests go to.',
  type: 'parallel',
  context: ({ input }) => ({
    inUse: input ?? HOST_LINK,
    finding: null,
    candidate: null,
    objection: null,
  }),
  states: {
    use: {
      description:
        'What requests go to. A connection that ends stays chosen, with its condition, until the visitor acts.',
      initial: 'none',
      states: {
        none: {
          description:
            "Nothing of the visitor's own: the host's model, or the sample kitchen. Also where the page starts, to move on at once if it has kept a connection.",
          always: [
            {
              guard: 'hasEnded',
              target: 'expired',
              description: 'What the tab has kept has ended meanwhile.',
            },
            {
              guard: 'isOwn',
              target: 'connected',
              description: 'The tab has kept a connection.',
            },
          ],
        },
        connected: {
          description: "A model of the visitor's own answers, as far as is known.",
          after: {
            restOfLife: [
              {
                guard: 'hasEnded',
                target: 'expired',
                description: "The token's time is up.",
              },
              {
                target: 'connected',
                reenter: true,
                description:
                  'A timer reaches 25 days and no farther: what lasts longer is looked at again.',
              },
            ],
          },
          on: {
            'call.start': {
              guard: 'hasEnded',
              target: 'expired',
              description: 'The timer of a tab that slept comes late.',
            },
          },
        },
        refused: {
          description:
            'The connection has been refused in a request. Requests still go to it: the cause may be mended elsewhere.',
          initial: 'notValid',
          states: {
            notValid: { description: 'The token is not, or no longer, a valid one.' },
            notAllowed: { description: 'The token may not call the model, or there is none.' },
            outOfCredit: { description: 'The account pays for no more calls.' },
            notReachable: { description: 'Nobody answers.' },
          },
          on: {
            'call.succeed': {
              target: 'connected',
              actions: 'forgetFinding',
              description: 'It answers again.',
            },
          },
        },
        expired: {
          description: "The token's time is up. Nothing is sent with it any more.",
        },
      },
      on: {
        'candidate.accepted': {
          target: '.connected',
          description: 'Whatever was in use before is forgotten.',
        },
        'connection.choose': {
          guard: { type: 'isNotInUse', params: ({ event }) => event },
          target: '.none',
          actions: { type: 'chooseOwnKitchen', params: ({ event }) => event },
          description: 'The way back from every other choice, and signing out.',
        },
        'call.fail': [
          {
            guard: 'hasEnded',
            target: '.expired',
            description: 'That its time is up says more than that it was refused.',
          },
          {
            guard: { type: 'isNotValid', params: ({ event }) => event },
            target: '.refused.notValid',
            actions: { type: 'noteFinding', params: ({ event }) => event },
            description: 'Revoked, for one.',
          },
          {
            guard: { type: 'isNotAllowed', params: ({ event }) => event },
            target: '.refused.notAllowed',
            actions: { type: 'noteFinding', params: ({ event }) => event },
            description: 'It may not call this model.',
          },
          {
            guard: { type: 'isOutOfCredit', params: ({ event }) => event },
            target: '.refused.outOfCredit',
            actions: { type: 'noteFinding', params: ({ event }) => event },
            description: 'The credit is spent.',
          },
          {
            guard: { type: 'isNotReachable', params: ({ event }) => event },
            target: '.refused.notReachable',
            actions: { type: 'noteFinding', params: ({ event }) => event },
            description: 'A server that has been stopped, or no network.',
          },
        ],
      },
    },
    trial: {
      description: 'What the visitor is about to connect.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is being tried.',
          on: {
            'candidate.try': {
              target: 'checking',
              actions: { type: 'takeCandidate', params: ({ event }) => event },
            },
            'signIn.start': {
              target: 'signingIn.leaving',
              actions: { type: 'takeCandidate', params: ({ event }) => event },
            },
            'signIn.return': {
              target: 'signingIn.returning',
              actions: { type: 'takeCandidate', params: ({ event }) => event },
            },
          },
        },
        signingIn: {
          description: 'The visitor is on the way to the hub, or back from it.',
          tags: 'busy',
          after: {
            trialTimeLimit: {
              target: 'refused',
              actions: { type: 'refuseCandidate', params: { finding: { kind: 'noAnswerInTime' } } },
              description: 'The hub does not answer.',
            },
          },
          initial: 'leaving',
          states: {
            leaving: {
              description:
                'The hub is asked where to sign in; then the browser leaves the page, which ends here.',
              invoke: {
                id: 'leave',
                src: 'leaveForHub',
                input: ({ context }) => ({ candidate: context.candidate }),
                onError: {
                  target: '#connection.trial.refused',
                  actions: {
                    type: 'refuseCandidate',
                    params: ({ event }) => ({ finding: findingIn(event.error) }),
                  },
                  description: 'The hub cannot be asked.',
                },
              },
            },
            returning: {
              description: "The hub's answer is exchanged for a token.",
              invoke: {
                id: 'finish',
                src: 'finishSignIn',
                input: ({ context }) => ({ candidate: context.candidate }),
                onDone: {
                  target: '#connection.trial.resting',
                  actions: [
                    { type: 'acceptCandidate', params: ({ event }) => ({ link: event.output }) },
                    'announceAcceptance',
                  ],
                  description: 'The visitor is signed in.',
                },
                onError: {
                  target: '#connection.trial.refused',
                  actions: {
                    type: 'refuseCandidate',
                    params: ({ event }) => ({ finding: findingIn(event.error) }),
                  },
                  description: 'Denied, used before, or broken off.',
                },
              },
            },
          },
          on: {
            'trial.end': { target: 'resting', actions: 'dropCandidate' },
          },
        },
        checking: {
          description: 'One smallest call, which alone tells whether a model will answer.',
          tags: 'busy',
          invoke: {
            id: 'check',
            src: 'tryCandidate',
            input: ({ context }) => ({ candidate: context.candidate }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'acceptCandidate', params: ({ event }) => ({ link: event.output }) },
                'announceAcceptance',
              ],
              description: 'It has answered, and is used from now on.',
            },
            onError: {
              target: 'refused',
              actions: {
                type: 'refuseCandidate',
                params: ({ event }) => ({ finding: findingIn(event.error) }),
              },
              description: 'It is not used; what was used before still is.',
            },
          },
          after: {
            trialTimeLimit: {
              target: 'refused',
              actions: { type: 'refuseCandidate', params: { finding: { kind: 'noAnswerInTime' } } },
              description: 'It does not answer.',
            },
          },
          on: {
            'trial.end': { target: 'resting', actions: 'dropCandidate' },
          },
        },
        refused: {
          description: 'The candidate was refused. It is told until the visitor has seen it.',
          on: {
            'candidate.try': {
              target: 'checking',
              actions: { type: 'takeCandidate', params: ({ event }) => event },
            },
            'signIn.start': {
              target: 'signingIn.leaving',
              actions: { type: 'takeCandidate', params: ({ event }) => event },
            },
            'trial.end': { target: 'resting', actions: 'dropCandidate' },
          },
        },
      },
      on: {
        'connection.choose': {
          target: '.resting',
          actions: 'dropCandidate',
          description: 'Whoever chooses otherwise gives the try up.',
        },
      },
    },
  },
});
