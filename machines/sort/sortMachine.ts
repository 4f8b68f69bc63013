import { type ActorRefFrom, assign, setup } from 'xstate';
import { type AttemptsEnd, attemptsMachine } from '../attempts/attemptsMachine';
import { type SortedLine, type SortRole, sortLines } from './sortedLines';

export interface SortedByModel {
  lines: readonly SortedLine[];
  /** The first line of another recipe in the same text; null without one. */
  next: number | null;
}

export interface SortContext {
  lines: readonly SortedLine[];
  next: number | null;
  /** The lines before each change, the oldest first. */
  past: readonly SortedByModel[];
  notice: { about: 'nothing' | 'change' | 'undo' | 'sorted' | 'stop' | 'failure'; serial: number };
}

export type SortEvent =
  | { type: 'lines.place'; places: readonly number[]; role: SortRole }
  | { type: 'lines.undo' }
  | { type: 'sort.request' }
  | { type: 'sort.stop' }
  | { type: 'sort.close' };

const MOST_PAST = 100;

const changeTo = ({ lines, next, past }: SortContext, change: Partial<SortedByModel>) => ({
  ...change,
  past: [...past, { lines, next }].slice(-MOST_PAST),
});

const notify = ({ notice }: SortContext, about: SortContext['notice']['about']) => ({
  about,
  serial: notice.serial + 1,
});

/** Sorts lines into a recipe: by hand, or once by a model, which `attempts` asks. */
export const sortMachine = setup({
  types: {
    context: {} as SortContext,
    events: {} as SortEvent,
    input: {} as Pick<SortContext, 'lines'> & Partial<Pick<SortContext, 'next'>>,
    tags: {} as 'loading',
  },
  actors: {
    attempts: attemptsMachine,
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
    storeSorted: assign(({ context }, { end }: { end: AttemptsEnd }) =>
      'answer' in end
        ? { ...changeTo(context, end.answer as SortedByModel), notice: notify(context, 'sorted') }
        : { notice: notify(context, 'failure') },
    ),
    announceStop: assign({ notice: ({ context }) => notify(context, 'stop') }),
  },
  guards: {
    hasPast: ({ context }) => context.past.length > 0,
  },
}).createMachine({
  id: 'sort',
  description:
    'The lines of a text become a recipe: by hand, or by a model that only points at them. The words of the lines never change.',
  context: ({ input }) => ({
    next: null,
    ...input,
    past: [],
    notice: { about: 'nothing', serial: 0 },
  }),
  initial: 'byHand',
  states: {
    byHand: {
      description: 'The visitor gives lines their roles. Nothing is sent.',
      on: {
        'lines.place': {
          actions: { type: 'placeLines', params: ({ event }) => event },
          description: 'Some lines get another role.',
        },
        'lines.undo': {
          guard: 'hasPast',
          actions: 'takeBack',
          description: 'Takes back the last change, also one of the model.',
        },
        'sort.request': { target: 'asking', description: 'Only this press sends the text.' },
      },
    },
    asking: {
      description: 'A model says which lines are what, in up to three attempts.',
      tags: 'loading',
      invoke: {
        id: 'attempts',
        src: 'attempts',
        input: () => ({ request: null }),
        onDone: {
          target: 'byHand',
          actions: { type: 'storeSorted', params: ({ event }) => ({ end: event.output }) },
          description:
            'The lines as the model has sorted them; after three failed attempts, as they were.',
        },
      },
      on: {
        'sort.stop': {
          target: 'byHand',
          actions: 'announceStop',
          description: 'Aborts the call.',
        },
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
