import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided';
import { explainFailure, type FailedAttempt } from '../recipe/failedAttempt';
import type { AnswerGrowth, AttemptDiagnosis } from '../recipe/RecipeContext';
import {
  ATTEMPT_LIMITS,
  BACKOFF_STEP,
  MAX_ATTEMPTS,
  SLOWNESS_DELAY,
} from '../recipe/recipeMachine';

export interface OneAttempt {
  /** Only `makeAttempt` looks at it. */
  request: unknown;
  parent: { send(event: AnswerGrowth): void };
}

export type AttemptsEnd = { answer: unknown } | { diagnosis: AttemptDiagnosis };

interface AttemptsContext {
  request: unknown;
  /** The number of the last attempt, from 1. */
  attempt: number;
  diagnosis: AttemptDiagnosis;
  answer: unknown;
}

/** Retries as `recipeMachine` does. `makeAttempt` has to reject a useless answer. */
export const attemptsMachine = setup({
  types: {
    context: {} as AttemptsContext,
    events: {} as AnswerGrowth,
    input: {} as { request: unknown },
    output: {} as AttemptsEnd,
    tags: {} as 'slow',
  },
  actors: {
    makeAttempt: fromPromise<unknown, OneAttempt>(notProvided('makeAttempt')),
  },
  actions: {
    startNextAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    recordFailedAttempt: enqueueActions(({ context, enqueue }, failed: FailedAttempt) => {
      const { diagnosis, line } = explainFailure(failed, context.attempt, MAX_ATTEMPTS);
      enqueue.assign({ diagnosis });
      enqueue(() => console.error(line));
    }),
    storeAnswer: assign((_, { answer }: { answer: unknown }) => ({ answer })),
  },
  guards: {
    hasNoAttemptLeft: ({ context }) => context.attempt >= MAX_ATTEMPTS,
  },
  delays: {
    backoff: ({ context }) => context.attempt * BACKOFF_STEP,
    totalLimit: ATTEMPT_LIMITS.total,
    silenceLimit: ATTEMPT_LIMITS.silence,
    slownessDelay: SLOWNESS_DELAY,
  },
}).createMachine({
  id: 'attempts',
  description:
    'A question to a model that is no request for a recipe. It makes up to three attempts, as the recipe machine does. The actor that started it stops it, which aborts the call.',
  context: ({ input: { request } }) => ({
    request,
    attempt: 1,
    diagnosis: { kind: 'unknown' },
    answer: undefined,
  }),
  initial: 'asking',
  states: {
    asking: {
      description: 'One attempt: the page calls the model. Leaving this state aborts the call.',
      invoke: {
        id: 'attempt',
        src: 'makeAttempt',
        input: ({ context, self }) => ({ request: context.request, parent: self }),
        onDone: {
          target: 'answered',
          actions: { type: 'storeAnswer', params: ({ event }) => ({ answer: event.output }) },
          description: 'A useful answer.',
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
              target: '#attempts.retrying',
              actions: { type: 'recordFailedAttempt', params: { cause: 'silence' } },
              description: 'A failed attempt: nothing comes.',
            },
          },
          initial: 'onTime',
          states: {
            onTime: {
              description: 'The call has just begun, or the answer has just grown.',
              after: { slownessDelay: { target: 'slow', description: 'The attempt goes on.' } },
            },
            slow: { description: 'Nothing has come for a while.', tags: 'slow' },
          },
        },
      },
      on: {
        'answer.grow': {
          target: '.listening',
          description: 'The limits of silence and slowness start again, and the call goes on.',
        },
      },
    },
    retrying: {
      description: 'A pause after a failed attempt: 1 s, then 2 s.',
      always: {
        guard: 'hasNoAttemptLeft',
        target: 'failed',
        description: 'The third attempt has failed.',
      },
      after: {
        backoff: {
          target: 'asking',
          actions: 'startNextAttempt',
          description: 'The next attempt.',
        },
      },
    },
    answered: { description: 'The answer has come.', type: 'final' },
    failed: { description: 'Every attempt has failed.', type: 'final' },
  },
  output: ({ context: { answer, diagnosis } }) =>
    answer === undefined ? { diagnosis } : { answer },
});
