import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import { isBlank } from '../kitchen/ingredientList';
import { notProvided } from '../notProvided';

export interface Edited {
  /** The recipe without Markdown's marks. */
  text: string;
  /** Undefined for a recipe that is not saved. */
  note?: string | undefined;
}

export interface Judged {
  ingredients: number;
  steps: number;
  /** What the text contains or may contain of what the visitor avoids: "contains milk". */
  finds: readonly string[];
  /** If the visitor avoids something, an empty `finds` is no verdict. */
  isAvoiding: boolean;
}

export interface EditContext {
  /** As it was when the field opened. */
  before: Edited;
  edited: Edited;
  /** Null until the page has looked. */
  judged: Judged | null;
}

interface EditInput {
  before: Edited;
  /** What the field had before a reload. */
  edited?: Edited | undefined;
}

export type EditEvent =
  | ({ type: 'text.change' } & Partial<Edited>)
  | { type: 'edit.finish' }
  /** The visitor presses *Cancel* or Escape. */
  | { type: 'edit.cancel' }
  | { type: 'edit.discard' }
  | { type: 'edit.resume' }
  /** The page has closed the dialog, as Back does. The tab keeps the text. */
  | { type: 'edit.leave' };

/**
 * Edits a recipe as text. It emits `edit.forget` when the tab need not keep the text any longer.
 */
export const editMachine = setup({
  types: {
    context: {} as EditContext,
    events: {} as EditEvent,
    emitted: {} as ({ type: 'edit.save' } & Edited) | { type: 'edit.forget' },
    input: {} as EditInput,
  },
  actors: {
    judge: fromPromise<Judged, { text: string }>(notProvided('judge')),
  },
  actions: {
    storeWords: assign({
      edited: (
        { context: { edited } },
        { text = edited.text, note = edited.note }: Partial<Edited>,
      ) => ({
        text,
        note,
      }),
    }),
    storeJudged: assign({ judged: (_, { judged }: { judged: Judged }) => judged }),
    forgetJudged: assign({ judged: null }),
    saveText: emit(({ context }) => ({ type: 'edit.save' as const, ...context.edited })),
    forgetText: emit({ type: 'edit.forget' }),
  },
  guards: {
    isAsBefore: ({ context: { before, edited } }) =>
      edited.text.trim() === before.text.trim() &&
      (edited.note ?? '').trim() === (before.note ?? '').trim(),
    hasText: ({ context: { edited } }) => !isBlank(edited.text),
  },
}).createMachine({
  id: 'edit',
  description:
    'A visitor edits a recipe as text. Nothing is saved before *Done*, and a changed text is given up only after a question.',
  context: ({ input: { before, edited = before } }) => ({ before, edited, judged: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor types. The page says what the text holds.',
      invoke: {
        id: 'judge',
        src: 'judge',
        input: ({ context }) => ({ text: context.edited.text }),
        onDone: {
          actions: { type: 'storeJudged', params: ({ event }) => ({ judged: event.output }) },
          description: 'The page says what it holds.',
        },
        onError: { actions: 'forgetJudged', description: 'The page says nothing.' },
      },
      on: {
        'text.change': {
          target: 'editing',
          reenter: true,
          actions: ['forgetJudged', { type: 'storeWords', params: ({ event }) => event }],
          description: 'Looks again.',
        },
        'edit.finish': [
          {
            guard: 'isAsBefore',
            target: 'closed',
            actions: 'forgetText',
            description: 'Nothing was changed.',
          },
          {
            guard: 'hasText',
            target: 'closed',
            actions: 'saveText',
            description: 'The tab keeps the text until it is saved.',
          },
        ],
        'edit.cancel': [
          {
            guard: 'isAsBefore',
            target: 'closed',
            actions: 'forgetText',
            description: 'Nothing was changed.',
          },
          { target: 'asking', description: 'Text would be lost.' },
        ],
      },
    },
    asking: {
      description: 'The page asks whether to give up the changed text.',
      on: {
        'text.change': {
          target: 'editing',
          actions: ['forgetJudged', { type: 'storeWords', params: ({ event }) => event }],
          description: 'A visitor who goes on typing keeps the text.',
        },
        'edit.discard': { target: 'closed', actions: 'forgetText' },
        'edit.resume': 'editing',
        'edit.cancel': {
          target: 'editing',
          description: 'A second Escape keeps the text.',
        },
      },
    },
    closed: {
      description: 'The field is closed.',
      type: 'final',
    },
  },
  on: {
    'edit.leave': {
      target: '.closed',
      description: 'The tab keeps the text.',
    },
  },
});

export type EditActor = ActorRefFrom<typeof editMachine>;
