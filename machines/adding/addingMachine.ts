import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../actors';
import type { Wish } from '../recipe/request';

/** Words on their way to the list. */
export interface Entry {
  text: string;
  /** A pasted text may be a recipe, and name what is no food. So may a list that a visitor has chosen. */
  from: 'field' | 'paste' | 'choice';
}

/** What a visitor presses, and what counts for the words that they have entered before. */
type Press = { type: 'recipe.request'; wish?: Wish } | { type: 'kitchen.clear' };

type AddingEvent = ({ type: 'words.enter' } & Entry) | Press;

/** Adds what the page has read, or asks about it. */
type Add = () => void;

/** Typed without a comma, so it joins the list to the letter. */
export const isOneFood = ({ text, from }: Entry) => from === 'field' && !COMMA.test(text);

const COMMA = /[,;，、،؛]/;
const SPLITTING_COMMA = new RegExp(`${COMMA.source}(?!\\d)`);

/** Without a reader, each comma splits, except that of "1,5 l". Gives one food a line. */
export const splitAtCommas = (text: string) => text.split(SPLITTING_COMMA).join('\n');

/** How long the page waits for its reader, in ms. */
const READING_LIMIT = 10_000;

/** Needs `readWords`, which rejects if the page cannot fetch its reader, and three actions. */
export const addingMachine = setup({
  types: {
    context: {} as { entries: readonly Entry[]; request: Press | null },
    events: {} as AddingEvent,
  },
  actors: {
    readWords: fromPromise<Add, Entry>(notProvided('readWords')),
  },
  actions: {
    takeEntry: assign(({ context }, entry: Entry) => ({ entries: [...context.entries, entry] })),
    addRead: (_, add: Add) => add(),
    addUnread: (_, _entries: readonly Entry[]) => {},
    dropEntry: assign({ entries: ({ context }) => context.entries.slice(1) }),
    dropAll: assign({ entries: [], request: null }),
    keepRequest: assign((_, request: Press) => ({ request })),
    passOn: (_, _press: Press | null) => {},
  },
  guards: {
    hasEntry: ({ context }) => context.entries.length > 0,
    isOneFood: (_, entry: Entry) => isOneFood(entry),
  },
  delays: { readingLimit: READING_LIMIT },
}).createMachine({
  id: 'adding',
  description:
    'Words on their way to the list. What a visitor presses meanwhile counts for them, too.',
  context: { entries: [], request: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'The list has all that the visitor has entered.',
      on: {
        'words.enter': [
          {
            guard: { type: 'isOneFood', params: ({ event }) => event },
            actions: { type: 'addUnread', params: ({ event }) => [event] },
            description: 'One food needs no reader.',
          },
          { target: 'reading', actions: { type: 'takeEntry', params: ({ event }) => event } },
        ],
        'recipe.request': {
          actions: { type: 'passOn', params: ({ event }) => event },
          description: 'At once.',
        },
        'kitchen.clear': {
          actions: { type: 'passOn', params: ({ event }) => event },
          description: 'At once.',
        },
      },
    },
    reading: {
      description: 'The page fetches what reads the first entry. The tab keeps all of them.',
      invoke: {
        id: 'reader',
        src: 'readWords',
        input: ({ context }) => context.entries[0] as Entry,
        onDone: {
          target: 'deciding',
          actions: [{ type: 'addRead', params: ({ event }) => event.output }, 'dropEntry'],
        },
        onError: 'failing',
      },
      after: { readingLimit: 'failing' },
      on: {
        'words.enter': {
          actions: { type: 'takeEntry', params: ({ event }) => event },
          description: 'Their turn comes.',
        },
        'recipe.request': {
          actions: { type: 'keepRequest', params: ({ event }) => event },
          description: 'The request waits. Of two, the last counts.',
        },
        'kitchen.clear': {
          target: 'resting',
          actions: [
            { type: 'addUnread', params: ({ context }) => context.entries },
            'dropAll',
            { type: 'passOn', params: ({ event }) => event },
          ],
          description: 'At once. *Undo* brings back the typed words, too.',
        },
      },
    },
    failing: {
      description:
        'No state to stay in. Typed words are split at commas. A pasted list goes back into the field.',
      always: {
        target: 'deciding',
        actions: [
          { type: 'addUnread', params: ({ context }) => context.entries.slice(0, 1) },
          'dropEntry',
        ],
      },
    },
    deciding: {
      description: 'No state to stay in: one entry is done.',
      always: [
        { guard: 'hasEntry', target: 'reading' },
        {
          target: 'resting',
          actions: [{ type: 'passOn', params: ({ context }) => context.request }, 'dropAll'],
          description: 'The press that has waited, if there is one, has its turn.',
        },
      ],
    },
  },
});

export type AddingActor = ActorRefFrom<typeof addingMachine>;
