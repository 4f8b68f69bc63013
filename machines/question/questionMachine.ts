import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../actors';
import type { Allergen } from '../kitchen/preferences';
import type { Recipe } from '../kitchen/recipe';

/** A question about a recipe. No storage keeps it. */
export interface Question {
  recipe: Recipe;
  /** Of the visitor. */
  words: string;
}

export interface QuestionAnswer {
  text: string;
  cut: boolean;
}

/** What the page makes of a question before any model gets it. */
export type JudgedQuestion =
  | { kind: 'safety'; allergens: readonly Allergen[] }
  | { kind: 'unclear' }
  | { kind: 'other'; model: string };

interface QuestionContext {
  asked: Question | null;
  /** Those that a question about safety names. */
  allergens: readonly Allergen[];
  /** The name of the model that has it. */
  model: string;
  answer: QuestionAnswer | null;
}

type QuestionEvent =
  | ({ type: 'question.ask' } & Question)
  | { type: 'question.stop' }
  /** The page has another recipe, or none. */
  | { type: 'recipe.leave' };

const NOTHING: QuestionContext = {
  asked: null,
  allergens: [],
  model: '',
  answer: null,
};

/**
 * `judgeQuestion` rejects if the page cannot judge the question, or cannot find a model for it.
 * `askModel` asks this model once, and no other. Null if it fails.
 */
export const questionMachine = setup({
  types: {
    context: {} as QuestionContext,
    events: {} as QuestionEvent,
  },
  actors: {
    judgeQuestion: fromPromise<JudgedQuestion, Question | null>(notProvided('judgeQuestion')),
    askModel: fromPromise<QuestionAnswer | null, { asked: Question | null; model: string }>(
      notProvided('askModel'),
    ),
  },
  actions: {
    storeQuestion: assign((_, { recipe, words }: Question) => ({
      ...NOTHING,
      asked: { recipe, words },
    })),
    storeJudgement: assign((_, { kind: _kind, ...judged }: JudgedQuestion) => judged),
    storeAnswer: assign((_, { answer }: { answer: QuestionAnswer | null }) => ({ answer })),
    forgetAll: assign(NOTHING),
  },
  guards: {
    isAboutSafety: (_, { kind }: JudgedQuestion) => kind === 'safety',
    isUnclear: (_, { kind }: JudgedQuestion) => kind === 'unclear',
    hasAnswer: (_, { answer }: { answer: QuestionAnswer | null }) => answer !== null,
  },
}).createMachine({
  id: 'question',
  description:
    'The last question about the recipe on the page. Only a question that is not about safety goes to a model.',
  context: () => ({ ...NOTHING }),
  initial: 'resting',
  states: {
    resting: { description: 'The visitor has asked nothing about this recipe.' },
    judging: {
      description: 'The page judges the question, and finds the model that may get it.',
      invoke: {
        id: 'judge',
        src: 'judgeQuestion',
        input: ({ context }) => context.asked,
        onDone: [
          {
            guard: { type: 'isAboutSafety', params: ({ event }) => event.output },
            target: 'safety',
            actions: { type: 'storeJudgement', params: ({ event }) => event.output },
          },
          { guard: { type: 'isUnclear', params: ({ event }) => event.output }, target: 'unclear' },
          {
            target: 'asking',
            actions: { type: 'storeJudgement', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
    },
    asking: {
      description: 'A model has the question. Leaving this state ends the call.',
      invoke: {
        id: 'call',
        src: 'askModel',
        input: ({ context: { asked, model } }) => ({ asked, model }),
        onDone: [
          {
            guard: { type: 'hasAnswer', params: ({ event }) => ({ answer: event.output }) },
            target: 'answered',
            actions: { type: 'storeAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      on: { 'question.stop': 'stopped' },
    },
    answered: { description: 'The answer is checked like a recipe. It changes nothing by itself.' },
    safety: {
      description: 'Models are often wrong about this. The page says what it has found itself.',
    },
    unclear: { description: 'The page could not judge the question, so no model gets it.' },
    failed: { description: 'There is no answer. The visitor can ask again.' },
    stopped: { description: 'The visitor has stopped the call.' },
  },
  on: {
    'question.ask': {
      target: '.judging',
      actions: { type: 'storeQuestion', params: ({ event }) => event },
      description: 'Ends the call of the question before.',
    },
    'recipe.leave': { target: '.resting', actions: 'forgetAll' },
  },
});

export type QuestionActor = ActorRefFrom<typeof questionMachine>;
