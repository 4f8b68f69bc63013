import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../actors';

/** After this wait the page says that a dialog is on its way, in ms. */
export const LATE_AFTER = 300;

/** Each dialog, and the part of the page that has it. */
export const DIALOGS = {
  bring: 'cookbook',
  cook: 'cooking',
  cookbook: 'cookbook',
  edit: 'cookbook',
  kept: 'cookbook',
  list: 'cookbook',
  model: 'model',
  photo: 'photo',
  picture: 'cookbook',
  preferences: 'preferences',
  shared: 'device',
  shopping: 'cookbook',
} as const;

export type DialogName = keyof typeof DIALOGS;

/** A dialog, and what its view begins with. */
export interface Dialog {
  name: DialogName;
  /** Dropped or pasted on the page. */
  files?: readonly File[] | undefined;
  /** From another app, or pasted. */
  text?: string | undefined;
  /** Opens the text without another press; saves the recipe instead of opening it. */
  opens?: boolean | undefined;
  saves?: boolean;
  /** Beside the recipe in the field, the text that it was read from. */
  withSource?: boolean;
  /** What to look for in a photo; foods by default. */
  aim?: 'recipe';
  /** Opens above another one of its name. */
  stacks?: boolean;
  /** What to shop for. A dialog of the recipe on the page closes with it. */
  of?: 'recipe' | 'plan';
}

export interface OpenDialog extends Dialog {
  /** Differs each time a dialog opens: a browser reports late that an earlier one has closed. */
  id: number;
}

interface Opening {
  dialog: Dialog;
  /** Names the press. */
  by?: string | undefined;
}

interface DialogsContext {
  /** Each above the one before. No name is there twice, except of those that stack. */
  open: readonly OpenDialog[];
  opening: Opening | null;
  /** The last press whose dialog could not be fetched. */
  missing: string | null;
  count: number;
}

type DialogsEvent =
  | ({ type: 'dialog.open' } & Opening)
  /** The page was opened for this dialog, which has arrived. */
  | { type: 'dialog.launch'; dialog: Dialog }
  | { type: 'dialog.close'; id: number }
  /** The page shows another recipe, or none. */
  | { type: 'recipe.leave' };

/**
 * `fetchDialog` fetches the code of a dialog, and gives it what its view begins with. `tellMissing`
 * says that it could not.
 */
export const dialogsMachine = setup({
  types: {
    context: {} as DialogsContext,
    events: {} as DialogsEvent,
    tags: {} as 'late',
  },
  actors: {
    fetchDialog: fromPromise<Dialog, Opening | null>(notProvided('fetchDialog')),
  },
  actions: {
    storeOpening: assign((_, { dialog, by }: Opening) => ({
      opening: { dialog, by },
      missing: null,
    })),
    addDialog: assign(({ context }, { dialog }: { dialog: Dialog }) => ({
      open: [...context.open, { ...dialog, id: context.count }],
      count: context.count + 1,
      opening: null,
    })),
    handOver: assign(
      ({ context }, { dialog: { name, files, text, opens } }: { dialog: Dialog }) => ({
        open: context.open.map((one) =>
          one.name === name && (files || text) ? { ...one, files, text, opens } : one,
        ),
        opening: null,
      }),
    ),
    removeDialog: assign(({ context }, { id }: { id: number }) => ({
      open: context.open.filter((one) => one.id !== id),
    })),
    removeOfRecipe: assign(({ context: { open, opening } }) => ({
      open: open.filter(({ of }) => of !== 'recipe'),
      opening: opening?.dialog.of === 'recipe' ? null : opening,
    })),
    tellMissing: () => {},
    endOpening: assign(({ context: { opening } }) => ({
      missing: opening?.by ?? null,
      opening: null,
    })),
  },
  guards: {
    isOpen: ({ context }, { dialog }: { dialog: Dialog }) =>
      !dialog.stacks && context.open.some(({ name }) => name === dialog.name),
    hasNoDialog: ({ context }) => context.open.length === 0,
    isOpeningOther: ({ context: { opening } }) =>
      opening?.dialog.of !== 'recipe' && opening !== null,
  },
  delays: {
    lateAfter: LATE_AFTER,
  },
}).createMachine({
  id: 'dialogs',
  description:
    'The states say whether a dialog is on its way, and the context which are open, each above the one before. Only the last press counts.',
  context: { open: [], opening: null, missing: null, count: 0 },
  initial: 'resting',
  states: {
    resting: {
      description: 'No dialog is on its way.',
      on: {
        'dialog.launch': {
          guard: 'hasNoDialog',
          actions: { type: 'addDialog', params: ({ event }) => event },
          description: 'A visitor who has opened another dialog meanwhile keeps that one.',
        },
      },
    },
    opening: {
      description: 'The page fetches a dialog. Those that are open stay.',
      invoke: {
        id: 'fetch',
        src: 'fetchDialog',
        input: ({ context }) => context.opening,
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => ({ dialog: event.output }) },
            target: 'resting',
            actions: { type: 'handOver', params: ({ event }) => ({ dialog: event.output }) },
            description:
              'No dialog opens twice, unless it stacks. The open one takes what was dropped.',
          },
          {
            target: 'resting',
            actions: { type: 'addDialog', params: ({ event }) => ({ dialog: event.output }) },
          },
        ],
        onError: { target: 'resting', actions: ['tellMissing', 'endOpening'] },
      },
      initial: 'soon',
      states: {
        soon: {
          description: 'Most are there at once.',
          after: { lateAfter: { target: 'late' } },
        },
        late: { description: 'The page says that it is on its way.', tags: 'late' },
      },
    },
  },
  on: {
    'dialog.open': {
      target: '.opening',
      actions: { type: 'storeOpening', params: ({ event }) => event },
      description: 'A press, a drop or a paste. One that is on its way no longer opens.',
    },
    'dialog.close': {
      actions: { type: 'removeDialog', params: ({ event }) => event },
      description: 'Those below it stay, and so does one that is on its way.',
    },
    'recipe.leave': [
      {
        guard: 'isOpeningOther',
        actions: 'removeOfRecipe',
        description: 'The dialogs of the recipe close. Another one still opens.',
      },
      { target: '.resting', actions: 'removeOfRecipe' },
    ],
  },
});

export type DialogsActor = ActorRefFrom<typeof dialogsMachine>;
