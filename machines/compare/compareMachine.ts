import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../actors';
import type { Recipe } from '../kitchen/recipe';

/** What a visitor writes in the field of a recipe. */
export interface Words {
  text: string;
  /** Undefined for a recipe that is not saved. */
  note?: string | undefined;
  /** A model has copied the text out of its source. */
  isCopy?: boolean | undefined;
  /** Lines around the recipe that the visitor has ticked, or unticked: only ticked ones stay, as notes. */
  ticks?: Ticks | undefined;
}

export type Ticks = Readonly<Record<string, boolean>>;

interface CompareInput {
  /** As the field opens, maybe with what it had before a reload. */
  words: Words;
  /** To give up anything else, the visitor is asked. */
  before: Words;
  /** There is a text or a picture to compare the field with. */
  hasSource: boolean;
  /** The page has no recipe of it yet, so *Done* keeps even a text that the visitor leaves unchanged. */
  isUnread: boolean;
}

interface CompareContext extends CompareInput {
  /** What *Undo* brings back, the last at the end. */
  past: readonly Words[];
  /** What the field had when the model was asked. */
  asked: Words | null;
  /** What the model has written while the visitor changed the field. */
  offered: Words | null;
  /** What came of the last press, for the page to say. */
  outcome: 'put' | 'copied' | 'offered' | 'notCopied' | 'stopped' | 'undone' | null;
}

type CompareEvent =
  | { type: 'words.type'; words: Words }
  /** A press puts lines of the source into the field. */
  | { type: 'words.replace'; words: Words }
  | { type: 'change.undo' }
  | { type: 'copy.start' }
  | { type: 'copy.stop' }
  | { type: 'copy.take' }
  /** `isOnlyText`: the page has found neither ingredients nor steps in what it has no recipe of. */
  | { type: 'editing.finish'; isOnlyText: boolean }
  | { type: 'editing.cancel' }
  | { type: 'editing.resume' }
  | { type: 'changes.discard' }
  | { type: 'text.take' }
  /** The browser has closed the dialog, or Back has. */
  | { type: 'dialog.close' };

const keyOf = ({ text, note = '', ticks = {} }: Words) =>
  JSON.stringify([text.trim(), note.trim(), ticks]);

export const isSameWords = (one: Words, other: Words) => keyOf(one) === keyOf(other);

/**
 * Needs `copyOut`, which gives null if the model has found no recipe, and `saveWords`, which gives a
 * recipe to show, and three actions that keep the words in the tab or take them out of it.
 */
export const compareMachine = setup({
  types: {
    context: {} as CompareContext,
    events: {} as CompareEvent,
    input: {} as CompareInput,
    emitted: {} as { type: 'recipe.ready'; recipe: Recipe },
    tags: {} as 'onScreen',
  },
  actors: {
    copyOut: fromPromise<Words | null, void>(notProvided('copyOut')),
    saveWords: fromPromise<Recipe | null, Words>(notProvided('saveWords')),
  },
  actions: {
    storeWords: assign((_, { words }: { words: Words }) => ({ words })),
    replaceWords: assign(({ context }, { words }: { words: Words }) => ({
      words,
      past: [...context.past, context.words],
      outcome: 'put' as const,
    })),
    undoReplacing: assign(({ context: { past, words } }) => ({
      words: past.at(-1) ?? words,
      past: past.slice(0, -1),
      outcome: 'undone' as const,
    })),
    rememberAsked: assign({
      asked: ({ context }) => context.words,
      offered: null,
      outcome: null,
    }),
    putCopy: assign(({ context }, { copy }: { copy: Words | null }) => ({
      words: { ...context.words, ...copy },
      past: [...context.past, context.words],
      offered: null,
      outcome: 'copied' as const,
    })),
    offerCopy: assign((_, { copy }: { copy: Words | null }) => ({
      offered: copy,
      outcome: 'offered' as const,
    })),
    tellOutcome: assign((_, { outcome }: Pick<CompareContext, 'outcome'>) => ({ outcome })),
    keepWords: () => {},
    forgetWords: () => {},
    giveUpWords: () => {},
    showRecipe: emit((_, { recipe }: { recipe: Recipe }) => ({
      type: 'recipe.ready' as const,
      recipe,
    })),
  },
  guards: {
    hasSource: ({ context }) => context.hasSource,
    isBlank: ({ context }) => context.words.text.trim() === '',
    isChanged: ({ context: { words, before } }) => !isSameWords(words, before),
    isOnlyText: (_, { isOnlyText }: { isOnlyText: boolean }) => isOnlyText,
    isRecipeAsBefore: ({ context: { words, before, isUnread } }) =>
      !isUnread && isSameWords(words, before),
    hasPast: ({ context }) => context.past.length > 0,
    hasOffer: ({ context }) => context.offered !== null,
    isNoCopy: (_, { copy }: { copy: Words | null }) => copy === null,
    isTypedMeanwhile: ({ context: { words, asked } }) => !asked || !isSameWords(words, asked),
    hasRecipe: (_, { recipe }: { recipe: Recipe | null }) => recipe !== null,
  },
}).createMachine({
  id: 'compare',
  description:
    'A recipe in a field, alone or beside the text or the picture that it comes from. The tab keeps each word.',
  context: ({ input }) => ({ ...input, past: [], asked: null, offered: null, outcome: null }),
  initial: 'open',
  states: {
    open: {
      description: 'The dialog is on the screen.',
      tags: 'onScreen',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'No state to stay in.',
          always: [{ guard: 'hasSource', target: 'comparing' }, 'field'],
        },
        field: {
          description: 'The recipe alone: the visitor edits it, or writes one.',
        },
        comparing: {
          description: 'The field beside its source.',
          on: {
            'copy.start': { target: 'copying', actions: 'rememberAsked' },
            'copy.take': {
              guard: 'hasOffer',
              actions: [
                { type: 'putCopy', params: ({ context }) => ({ copy: context.offered }) },
                'keepWords',
              ],
              description:
                'The visitor takes what the model has written meanwhile. *Undo* takes it back.',
            },
          },
        },
        copying: {
          description:
            'A model reads the source. The visitor can type on. Leaving this state aborts the call.',
          invoke: {
            id: 'copy',
            src: 'copyOut',
            onDone: [
              {
                guard: { type: 'isNoCopy', params: ({ event }) => ({ copy: event.output }) },
                target: 'comparing',
                actions: { type: 'tellOutcome', params: { outcome: 'notCopied' } },
              },
              {
                guard: 'isTypedMeanwhile',
                target: 'comparing',
                actions: { type: 'offerCopy', params: ({ event }) => ({ copy: event.output }) },
                description: 'What the visitor has typed stays.',
              },
              {
                target: 'comparing',
                actions: [
                  { type: 'putCopy', params: ({ event }) => ({ copy: event.output }) },
                  'keepWords',
                ],
              },
            ],
            onError: {
              target: 'comparing',
              actions: { type: 'tellOutcome', params: { outcome: 'notCopied' } },
            },
          },
          on: {
            'copy.stop': {
              target: 'comparing',
              actions: { type: 'tellOutcome', params: { outcome: 'stopped' } },
            },
          },
        },
        asking: {
          description: 'The page asks before it does what the visitor may not want.',
          initial: 'discarding',
          states: {
            discarding: {
              description: 'It would give up what the visitor has written.',
              on: {
                'changes.discard': { target: '#compare.closed', actions: 'giveUpWords' },
              },
            },
            takingText: {
              description: 'It would take a text without ingredients and steps for a recipe.',
              on: { 'text.take': '#compare.saving' },
            },
          },
          on: {
            'words.type': {
              target: 'deciding',
              actions: [{ type: 'storeWords', params: ({ event }) => event }, 'keepWords'],
              description: 'A visitor who goes on typing keeps the text.',
            },
            'editing.resume': 'deciding',
            'editing.cancel': {
              target: 'deciding',
              description: 'Escape answers the question, and gives up nothing.',
            },
          },
        },
      },
      on: {
        'words.type': {
          actions: [{ type: 'storeWords', params: ({ event }) => event }, 'keepWords'],
          description: 'The tab keeps them. Words that are typed and deleted again are no change.',
        },
        'words.replace': {
          actions: [{ type: 'replaceWords', params: ({ event }) => event }, 'keepWords'],
          description: '*Undo* takes it back.',
        },
        'change.undo': {
          guard: 'hasPast',
          actions: ['undoReplacing', 'keepWords'],
          description: 'The field has what it had before the last press.',
        },
        'editing.finish': [
          { guard: 'isBlank', description: 'A recipe needs a word.' },
          {
            guard: { type: 'isOnlyText', params: ({ event }) => event },
            target: '.asking.takingText',
          },
          {
            guard: 'isRecipeAsBefore',
            target: 'closed',
            actions: 'forgetWords',
          },
          { target: 'saving' },
        ],
        'editing.cancel': [
          { guard: 'isChanged', target: '.asking' },
          { target: '#compare.closed', actions: 'giveUpWords' },
        ],
        'dialog.close': 'closed',
      },
    },
    saving: {
      description: 'The dialog has closed. The tab keeps the words until the recipe is safe.',
      invoke: {
        id: 'save',
        src: 'saveWords',
        input: ({ context }) => context.words,
        onDone: [
          {
            guard: { type: 'hasRecipe', params: ({ event }) => ({ recipe: event.output }) },
            target: 'closed',
            actions: {
              type: 'showRecipe',
              params: ({ event }) => ({ recipe: event.output as Recipe }),
            },
          },
          'closed',
        ],
        onError: 'closed',
      },
    },
    closed: { description: 'What was typed and not saved is in the tab.', type: 'final' },
  },
});

export type CompareActor = ActorRefFrom<typeof compareMachine>;
