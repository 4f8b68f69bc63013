import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../actors';

/** What a visitor brings: the text in the field, with the HTML of a paste, or files. */
export type Source =
  | { kind: 'text'; text: string; html: string }
  | { kind: 'files'; files: readonly File[] };

/** Why something could not come, in words of the page. */
export interface Reason {
  code: string;
  text: string;
}

export type BringResult =
  /** The text looks like a list of foods. */
  | { kind: 'list' }
  /** Nothing comes, or a cook has to look first. */
  | { kind: 'refused'; reasons: readonly Reason[] }
  | { kind: 'brought'; brought: object };

interface BringContext {
  source: Source | null;
  /** The visitor has seen that the text looks like a list, and opens it as a recipe. */
  isRecipe: boolean;
  /** Files and recipes so far; 0 while no reading takes long. */
  count: number;
  reasons: readonly Reason[];
}

interface Given {
  source: Source;
}

type BringEvent =
  /** `text` is from elsewhere; without it, the field has what the tab keeps. */
  | { type: 'bring.open'; text: string }
  | ({ type: 'source.read' } & Given)
  | { type: 'text.change' }
  | { type: 'reading.count'; count: number }
  | { type: 'reading.stop' }
  | { type: 'bring.close' };

interface Reading {
  source: Source | null;
  isRecipe: boolean;
  parent: { send(event: { type: 'reading.count'; count: number }): void };
}

const NOTHING: BringContext = { source: null, isRecipe: false, count: 0, reasons: [] };

/** Needs `readSource`, which rejects if the page cannot read, and `beginText`, which fills the field. */
export const bringMachine = setup({
  types: {
    context: {} as BringContext,
    events: {} as BringEvent,
    emitted: {} as { type: 'recipes.bring'; brought: object; source: Source | null },
  },
  actors: {
    readSource: fromPromise<BringResult, Reading>(notProvided('readSource')),
  },
  actions: {
    beginText: (_, _text: { text: string }) => {},
    storeSource: assign((_, { source }: Given) => ({ ...NOTHING, source })),
    takeForRecipe: assign({ isRecipe: true }),
    setCount: assign((_, { count }: { count: number }) => ({ count })),
    storeReasons: assign((_, result: BringResult) => ({
      reasons: result.kind === 'refused' ? result.reasons : [],
    })),
    handOver: emit(({ context: { source } }, result: BringResult) => ({
      type: 'recipes.bring' as const,
      brought: result.kind === 'brought' ? result.brought : {},
      source,
    })),
    forgetAll: assign(NOTHING),
  },
  guards: {
    isEmpty: (_, { source }: Given) => source.kind === 'text' && source.text.trim() === '',
    isList: (_, { kind }: BringResult) => kind === 'list',
    isRefused: (_, { kind }: BringResult) => kind === 'refused',
  },
}).createMachine({
  id: 'bring',
  description:
    'A text or files on their way to a recipe. One reading runs at a time, and none without its dialog.',
  context: () => ({ ...NOTHING }),
  initial: 'resting',
  states: {
    resting: { description: 'The visitor types, pastes or chooses.' },
    empty: { description: 'The visitor has opened an empty field. The dialog asks for a text.' },
    reading: {
      description: 'The page reads. Leaving this state stops that.',
      invoke: {
        id: 'reading',
        src: 'readSource',
        input: ({ context: { source, isRecipe }, self }) => ({ source, isRecipe, parent: self }),
        onDone: [
          { guard: { type: 'isList', params: ({ event }) => event.output }, target: 'list' },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'storeReasons', params: ({ event }) => event.output },
          },
          {
            target: 'resting',
            actions: { type: 'handOver', params: ({ event }) => event.output },
          },
        ],
        onError: 'missing',
      },
      on: {
        'reading.count': {
          actions: { type: 'setCount', params: ({ event }) => event },
          description: 'A long reading says how far it is, and can be stopped.',
        },
        'reading.stop': 'stopped',
      },
    },
    list: {
      description: 'The text looks like a list of foods, which the visitor can take as such.',
      on: {
        'text.change': 'resting',
        'source.read': {
          target: 'reading',
          actions: [{ type: 'storeSource', params: ({ event }) => event }, 'takeForRecipe'],
          description: 'The second press opens it as a recipe.',
        },
      },
    },
    refused: { description: 'The dialog says why nothing has come, or what could not come.' },
    stopped: { description: 'The visitor has stopped the reading. Nothing has come.' },
    missing: { description: 'The page could not read. The visitor can try again.' },
  },
  on: {
    'bring.open': {
      target: '.resting',
      actions: { type: 'beginText', params: ({ event }) => event },
    },
    'source.read': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => event },
        target: '.empty',
        actions: 'forgetAll',
      },
      {
        target: '.reading',
        actions: { type: 'storeSource', params: ({ event }) => event },
        description: 'A press, a drop or a paste. Stops the reading before.',
      },
    ],
    'bring.close': { target: '.resting', actions: 'forgetAll' },
  },
});

export type BringActor = ActorRefFrom<typeof bringMachine>;
