import { type ActorRefFrom, assign, enqueueActions, fromPromise, setup } from 'xstate';
import {
  ATTEMPT_LIMITS,
  type AttemptDiagnosis,
  BACKOFF_STEP,
  explainFailure,
  type FailedAttempt,
  MAX_ATTEMPTS,
} from './recipeMachine';
import { type SortedLine, type SortRole, sortLines } from './sortedLines';

/** What a model has made of the lines. */
export interface SortedByModel {
  lines: readonly SortedLine[];
  /** The first line of another recipe in the same text; null without one. */
  next: number | null;
}

/** What one attempt gets. */
export interface SortAttempt {
  /** Hears when the answer has grown. */
  parent: { send(event: { type: 'answer.grow' }): void };
}

export interface SortContext {
  lines: readonly SortedLine[];
  next: number | null;
  /** The lines before each change, the oldest first. */
  past: readonly SortedByModel[];
  /** The number of the last attempt, from 1; 0 before the first press. */
  attempt: number;
  diagnosis: AttemptDiagnosis | null;
  /** What the visitor should hear. */
  notice: { about: 'nothing' | 'change' | 'undo' | 'sorted' | 'stop' | 'failure'; serial: number };
}

export type SortEvent =
  /** Gives lines a role, by their places. */
  | { type: 'lines.place'; places: readonly number[]; role: SortRole }
  | { type: 'lines.undo' }
  /** The visitor lets the model sort. */
  | { type: 'sort.request' }
  | { type: 'sort.stop' }
  /** The visitor has opened the recipe, or closed the dialog. */
  | { type: 'sort.close' }
  /** More of the answer has come. An attempt sends at most one a second. */
  | { type: 'answer.grow' };

/** How many changes an undo can take back. */
const MOST_PAST = 100;

const changeTo = ({ lines, next, past }: SortContext, change: Partial<SortedByModel>) => ({
  ...change,
  past: [...past, { lines, next }].slice(-MOST_PAST),
});

const notify = ({ notice }: SortContext, about: SortContext['notice']['about']) => ({
  about,
  serial: notice.serial + 1,
});

/**
 * Sorts the lines of a text into a recipe: by hand, or once by a model. Its input is the lines as the page has read
 * them. It needs `askModel`, which makes one call, and rejects unless the answer names ingredients and steps.
 */
export const sortMachine = setup({
  types: {
    context: {} as SortContext,
    events: {} as SortEvent,
    input: {} as { lines: readonly SortedLine[] },
    tags: {} as 'loading',
  },
  actors: {
    askModel: fromPromise<SortedByModel, SortAttempt>(() =>
      Promise.reject(new Error('askModel is not provided')),
    ),
  },
  actions: {
    placeLines: assign(
      ({ context }, { places, role }: { places: readonly number[]; role: SortRole }) => ({
        ...changeTo(context, { lines: sortLines(context.lines, places, role) }),
        notice: notify(context, 'change'),
      }),
    ),
    takeBack: assign(({ context }) => ({
      ...context.past.at(-1),
      past: context.past.slice(0, -1),
      notice: notify(context, 'undo'),
    })),
    startRequest: assign({ attempt: 1 }),
    startNextAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeSorted: assign(({ context }, { sorted }: { sorted: SortedByModel }) => ({
      ...changeTo(context, sorted),
      notice: notify(context, 'sorted'),
    })),
    recordFailedAttempt: enqueueActions(({ context, enqueue }, failed: FailedAttempt) => {
      const { diagnosis, line } = explainFailure(failed, context.attempt);
      enqueue.assign({ diagnosis });
      enqueue(() => console.error(line));
    }),
    announceStop: assign({ notice: ({ context }) => notify(context, 'stop') }),
    announceFailure: assign({ notice: ({ context }) => notify(context, 'failure') }),
  },
  guards: {
    hasPast: ({ context }) => context.past.length > 0,
    hasNoAttemptLeft: ({ context }) => context.attempt >= MAX_ATTEMPTS,
  },
  delays: {
    backoff: ({ context }) => context.attempt * BACKOFF_STEP,
    totalLimit: ATTEMPT_LIMITS.total,
    silenceLimit: ATTEMPT_LIMITS.silence,
  },
}).createMachine({
  id: 'sort',
  description:
    'The lines of a text become a recipe: by hand, or by a model that only points at them. The words of the lines never change.',
  context: ({ input }) => ({
    lines: input.lines,
    next: null,
    past: [],
    attempt: 0,
    diagnosis: null,
    notice: { about: 'nothing', serial: 0 },
  }),
  initial: 'byHand',
  states: {
    byHand: {
      description: 'The visitor gives lines their roles. Nothing is sent.',
      on: {
        'lines.place': {
          actions: { type: 'placeLines', params: ({ event }) => event },
          description: 'Some lines become a title, ingredients, steps and so on, or are left out.',
        },
        'lines.undo': {
          guard: 'hasPast',
          actions: 'takeBack',
          description: 'Takes back the last change, also one that the model has made.',
        },
        'sort.request': {
          target: 'asking',
          actions: 'startRequest',
          description: 'The first attempt. Only this press sends the text.',
        },
      },
    },
    asking: {
      description: 'One attempt: the page calls the model. Leaving this state aborts the call.',
      tags: 'loading',
      invoke: {
        id: 'attempt',
        src: 'askModel',
        input: ({ self }) => ({ parent: self }),
        onDone: {
          target: 'byHand',
          actions: { type: 'storeSorted', params: ({ event }) => ({ sorted: event.output }) },
          description: 'The lines in the roles that the model has named.',
        },
        onError: {
          target: 'retrying',
          actions: {
            type: 'recordFailedAttempt',
            params: ({ event }) => ({ error: event.error }),
          },
          description: 'A failed attempt.',
        },
      },
      after: {
        totalLimit: {
          target: 'retrying',
          actions: { type: 'recordFailedAttempt', params: { cause: 'endless' } },
          description: 'A failed attempt: the answer may still grow, but does not end.',
        },
      },
      initial: 'listening',
      states: {
        listening: {
          description: 'The page waits for the next words of the answer.',
          after: {
            silenceLimit: {
              target: '#sort.retrying',
              actions: { type: 'recordFailedAttempt', params: { cause: 'silence' } },
              description: 'A failed attempt: nothing comes.',
            },
          },
        },
      },
      on: {
        'answer.grow': {
          target: '.listening',
          description: 'The limit of silence begins anew.',
        },
        'sort.stop': { target: 'byHand', actions: 'announceStop' },
      },
    },
    retrying: {
      description: 'The wait before the next attempt.',
      tags: 'loading',
      always: {
        guard: 'hasNoAttemptLeft',
        target: 'byHand',
        actions: 'announceFailure',
        description: 'No wait after the last attempt. The lines are as they were.',
      },
      after: {
        backoff: {
          target: 'asking',
          actions: 'startNextAttempt',
          description: '1 s after the first failure, 2 s after the second.',
        },
      },
      on: {
        'sort.stop': { target: 'byHand', actions: 'announceStop' },
      },
    },
    closed: {
      description: 'The dialog is closed.',
      type: 'final',
    },
  },
  on: {
    'sort.close': { target: '.closed', description: 'Stops a running request.' },
  },
});

export type SortActor = ActorRefFrom<typeof sortMachine>;
