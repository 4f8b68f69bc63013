import { type ActorRefFrom, assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { Diagnosis } from '../connection/diagnosis';
import { notProvided } from '../notProvided';
import { explainFailure, type FailedAttempt } from '../recipe/failedAttempt';
import { ATTEMPT_LIMITS } from '../recipe/RecipeContext';

export interface SeenFood {
  /** In the model's words. */
  name: string;
  /** The tables know it, and the line says nothing else. */
  isCertain: boolean;
  /** The food is cooked or has no label, so the page cannot check what is in it. */
  isUnchecked: boolean;
  /** A wild mushroom, berry or plant, which the page does not offer. */
  isWild: boolean;
}

/** Foods, no food, or a label or a recipe, which this page does not read. */
export type Sight =
  | { kind: 'foods'; foods: readonly SeenFood[] }
  | { kind: 'none' }
  | { kind: 'writing' };

export interface Viewer {
  model: string;
  /** Who gets the picture, in order and in words for visitors; empty for a model on this device. */
  recipients: readonly string[];
  /** How long it may look, in ms; undefined for the usual time. */
  limit?: number | undefined;
  /** Only the page's own actors look at it. */
  connection: object;
}

/** What a model is asked to look at. */
export interface Look {
  picture: Uint8Array | null;
  connection: object | undefined;
}

export interface Blindness {
  model: string | null;
  /** Whether the page knows which models take images. */
  isKnown: boolean;
  others: readonly string[];
}

export type PictureProblem = 'unreadable' | 'noPicture' | 'heic' | 'tooLarge' | 'tooManyPixels';

interface PhotoContext {
  viewer: Viewer | null;
  blindness: Blindness | null;
  /** What the visitor has chosen, until it is drawn. */
  file: Blob | null;
  /** A JPEG that the page has drawn itself: no byte of the file is in it. */
  picture: Uint8Array | null;
  problem: PictureProblem | null;
  sight: Sight | null;
  diagnosis: Diagnosis | null;
}

export type PhotoEvent =
  /** The visitor opens the dialog, or drops or pastes a picture on the page. */
  | { type: 'photo.open'; file?: Blob | undefined }
  /** Also dropped or pasted while the dialog is open. */
  | { type: 'picture.choose'; file: Blob }
  /** The visitor wants to know again which model may look. */
  | { type: 'viewer.find' }
  | { type: 'picture.send' }
  | { type: 'photo.stop' }
  | { type: 'photo.close' };

const NOTHING: PhotoContext = {
  viewer: null,
  blindness: null,
  file: null,
  picture: null,
  problem: null,
  sight: null,
  diagnosis: null,
};

/** Nothing leaves the page before `picture.send`. `drawPicture` rejects with a `problem`. */
export const photoMachine = setup({
  types: {
    context: {} as PhotoContext,
    events: {} as PhotoEvent,
    tags: {} as 'canChoose' | 'busy',
  },
  actors: {
    findViewer: fromPromise<Viewer | Blindness>(notProvided('findViewer')),
    drawPicture: fromPromise<Uint8Array, { file: Blob | null }>(notProvided('drawPicture')),
    lookAtPicture: fromPromise<Sight, Look>(notProvided('lookAtPicture')),
  },
  actions: {
    forgetAll: assign(NOTHING),
    takeFile: assign((_, { file = null }: { file?: Blob | null | undefined }) => ({
      file,
      picture: null,
      problem: null,
      sight: null,
      diagnosis: null,
    })),
    storeViewer: assign((_, { viewer }: { viewer: Viewer | Blindness }) =>
      'recipients' in viewer ? { viewer, blindness: null } : { viewer: null, blindness: viewer },
    ),
    storePicture: assign((_, { picture }: { picture: Uint8Array }) => ({ picture, file: null })),
    storeProblem: assign((_, { error }: { error: unknown }) => ({
      file: null,
      problem: (Object(error).problem ?? 'unreadable') as PictureProblem,
    })),
    storeSight: assign((_, { sight }: { sight: Sight }) => ({ sight })),
    recordFailure: enqueueActions(({ enqueue }, failed: FailedAttempt) => {
      const { diagnosis, line } = explainFailure(failed, 1, 1);
      enqueue.assign({ diagnosis });
      enqueue(() => console.error(line));
    }),
    forgetEnd: assign({ sight: null, diagnosis: null }),
  },
  guards: {
    isViewer: (_, { viewer }: { viewer: Viewer | Blindness }) => 'recipients' in viewer,
    hasFile: ({ context }) => context.file !== null,
  },
  delays: {
    lookLimit: ({ context }) => context.viewer?.limit ?? ATTEMPT_LIMITS.total,
  },
}).createMachine({
  id: 'photo',
  description:
    'A picture of foods. The page redraws it, sends it after a press, and offers the foods that a model sees in it.',
  context: () => ({ ...NOTHING }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed. The page keeps no picture and no answer.',
      entry: 'forgetAll',
      on: {
        'photo.open': {
          target: 'finding',
          actions: { type: 'takeFile', params: ({ event }) => event },
          description: 'A picture may come along.',
        },
        'picture.choose': { description: 'The page takes no picture without the dialog.' },
      },
    },
    finding: {
      description: 'The page finds out which model may look.',
      tags: 'busy',
      invoke: {
        id: 'viewer',
        src: 'findViewer',
        onDone: [
          {
            guard: { type: 'isViewer', params: ({ event }) => ({ viewer: event.output }) },
            target: 'choosing',
            actions: { type: 'storeViewer', params: ({ event }) => ({ viewer: event.output }) },
            description: 'A model may look.',
          },
          {
            target: 'blind',
            actions: { type: 'storeViewer', params: ({ event }) => ({ viewer: event.output }) },
            description: 'No model may look.',
          },
        ],
        onError: {
          target: 'blind',
          description: 'A part of the page could not be loaded.',
        },
      },
      on: {
        'picture.choose': {
          actions: { type: 'takeFile', params: ({ event }) => event },
          description: 'The picture waits for the model.',
        },
      },
    },
    blind: {
      description: 'The dialog says why no model can look, and who could.',
      on: {
        'viewer.find': { target: 'finding', description: 'The visitor tries again.' },
        'picture.choose': {
          target: 'finding',
          actions: { type: 'takeFile', params: ({ event }) => event },
          description: 'Another picture: a model may look by now.',
        },
      },
    },
    choosing: {
      description:
        'The visitor chooses a picture. The dialog says what was wrong with the last file.',
      tags: 'canChoose',
      always: {
        guard: 'hasFile',
        target: 'drawing',
        description: 'The picture came with the opening.',
      },
    },
    drawing: {
      description: 'The page reads the size of the picture, decodes it and redraws it.',
      tags: 'busy',
      invoke: {
        id: 'drawing',
        src: 'drawPicture',
        input: ({ context }) => ({ file: context.file }),
        onDone: {
          target: 'ready',
          actions: { type: 'storePicture', params: ({ event }) => ({ picture: event.output }) },
          description: 'The page has forgotten the file.',
        },
        onError: {
          target: 'choosing',
          actions: { type: 'storeProblem', params: ({ event }) => event },
          description: 'No picture, or none that this page can read.',
        },
      },
    },
    ready: {
      description: 'The dialog shows the picture, and says who would get it.',
      tags: 'canChoose',
      on: {
        'picture.send': 'looking',
      },
    },
    looking: {
      description: 'A model looks at the picture. Leaving this state aborts the call.',
      tags: 'busy',
      entry: 'forgetEnd',
      invoke: {
        id: 'look',
        src: 'lookAtPicture',
        input: ({ context: { picture, viewer } }): Look => ({
          picture,
          connection: viewer?.connection,
        }),
        onDone: {
          target: 'seen',
          actions: { type: 'storeSight', params: ({ event }) => ({ sight: event.output }) },
          description: 'The model saw foods, or none.',
        },
        onError: {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
          description: 'No retry by itself: the dialog offers one.',
        },
      },
      after: {
        lookLimit: {
          target: 'failed',
          actions: { type: 'recordFailure', params: { cause: 'endless' } },
          description: 'The answer does not end.',
        },
      },
      on: {
        'photo.stop': { target: 'ready', description: 'Aborts the call.' },
      },
    },
    seen: {
      description: 'The visitor checks each food. Those that are ticked join the list at a press.',
      tags: 'canChoose',
    },
    failed: {
      description: 'The dialog says why the model could not look. The picture can be sent again.',
      tags: 'canChoose',
      on: {
        'picture.send': 'looking',
      },
    },
  },
  on: {
    'picture.choose': {
      target: '.drawing',
      reenter: true,
      actions: { type: 'takeFile', params: ({ event }) => event },
      description:
        'A file, whatever it is. It takes the place of another one that the page draws or a model looks at.',
    },
    'photo.close': {
      target: '.closed',
      description: 'Stops whatever runs. The page forgets the picture and the answer.',
    },
  },
});

export type PhotoActor = ActorRefFrom<typeof photoMachine>;
