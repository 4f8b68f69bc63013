import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { notProvided } from '../actors';
import type { Diagnosis } from '../connection/diagnosis';
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

/** What the visitor wants from the pictures, and how many of them a model may look at. */
export type Aim = 'foods' | 'recipe';

export const MOST_PICTURES: Record<Aim, number> = { foods: 1, recipe: 4 };

/** Foods, the text of a recipe, neither, or a label or a recipe instead of foods. */
export type PhotoResult =
  | { kind: 'foods'; foods: readonly SeenFood[] }
  | { kind: 'text'; text: string }
  | { kind: 'none' }
  | { kind: 'writing' };

export interface Viewer<Connection extends object = object> {
  model: string;
  /** Who gets the picture, in order and in words for visitors; empty for a model on this device. */
  recipients: readonly string[];
  /** How long it may look, in ms; undefined for the usual time. */
  limit?: number | undefined;
  /** Only the page's own actors look at it. */
  connection: Connection;
}

/** What a model is asked to look at. */
export interface Look<Connection = object | undefined> {
  aim: Aim;
  pictures: readonly Uint8Array[];
  connection: Connection;
}

export interface WhyNoPhotos {
  model: string | null;
  /** Whether the page knows which models take images. */
  isKnown: boolean;
  others: readonly string[];
}

export type PictureProblem = 'unreadable' | 'noPicture' | 'heic' | 'tooLarge' | 'tooManyPixels';

interface PhotoContext {
  viewer: Viewer | null;
  whyNoPhotos: WhyNoPhotos | null;
  aim: Aim;
  /** What the visitor has chosen, until it is drawn. */
  files: readonly Blob[];
  /** JPEGs that the page has drawn itself: no byte of a file is in them. */
  pictures: readonly Uint8Array[];
  problem: PictureProblem | null;
  result: PhotoResult | null;
  diagnosis: Diagnosis | null;
}

interface Chosen {
  aim?: Aim;
  files?: readonly Blob[];
}

type PhotoEvent =
  /** The visitor opens the dialog, or drops or pastes a picture on the page. */
  | ({ type: 'photo.open' } & Chosen)
  /** Also dropped or pasted while the dialog is open. */
  | { type: 'picture.choose'; files: readonly Blob[] }
  /** The visitor wants to know again which model may look. */
  | { type: 'viewer.find' }
  | { type: 'picture.send' }
  | { type: 'photo.stop' }
  | { type: 'photo.close' };

const NOTHING: PhotoContext = {
  viewer: null,
  whyNoPhotos: null,
  aim: 'foods',
  files: [],
  pictures: [],
  problem: null,
  result: null,
  diagnosis: null,
};

/** Nothing leaves the page before `picture.send`. `drawPicture` rejects with a `problem`. */
export const photoMachine = setup({
  types: {
    context: {} as PhotoContext,
    events: {} as PhotoEvent,
    emitted: {} as { type: 'text.read'; text: string; pictures: readonly Uint8Array[] },
    tags: {} as 'canChoose' | 'busy',
  },
  actors: {
    findViewer: fromPromise<Viewer | WhyNoPhotos>(notProvided('findViewer')),
    drawPictures: fromPromise<readonly Uint8Array[], { aim: Aim; files: readonly Blob[] }>(
      notProvided('drawPictures'),
    ),
    lookAtPicture: fromPromise<PhotoResult, Look>(notProvided('lookAtPicture')),
  },
  actions: {
    forgetAll: assign(NOTHING),
    takeFiles: assign(({ context }, { aim = context.aim, files = [] }: Chosen) => ({
      aim,
      files: files.slice(0, MOST_PICTURES[aim]),
      ...(aim === 'foods' && { pictures: [] }),
      problem: null,
      result: null,
      diagnosis: null,
    })),
    storeViewer: assign((_, { viewer }: { viewer: Viewer | WhyNoPhotos }) =>
      'recipients' in viewer
        ? { viewer, whyNoPhotos: null }
        : { viewer: null, whyNoPhotos: viewer },
    ),
    /** The oldest go if there are too many. */
    storePictures: assign(({ context }, { drawn }: { drawn: readonly Uint8Array[] }) => ({
      pictures: [...context.pictures, ...drawn].slice(-MOST_PICTURES[context.aim]),
      files: [],
    })),
    storeProblem: assign((_, { error }: { error: unknown }) => ({
      files: [],
      problem: Object(error).problem ?? 'unreadable',
    })),
    storeResult: assign((_, { result }: { result: PhotoResult }) => ({ result })),
    tellText: emit(({ context }, { result }: { result: PhotoResult }) => ({
      type: 'text.read' as const,
      text: result.kind === 'text' ? result.text : '',
      pictures: context.pictures,
    })),
    recordFailure: enqueueActions(({ enqueue }, failed: FailedAttempt) => {
      const { diagnosis, line } = explainFailure(failed, 1, 1);
      enqueue.assign({ diagnosis });
      enqueue(() => console.error(line));
    }),
    forgetEnd: assign({ result: null, diagnosis: null }),
  },
  guards: {
    isViewer: (_, { viewer }: { viewer: Viewer | WhyNoPhotos }) => 'recipients' in viewer,
    isText: (_, { result }: { result: PhotoResult }) => result.kind === 'text',
    hasFile: ({ context }) => context.files.length > 0,
    hasPicture: ({ context }) => context.pictures.length > 0,
  },
  delays: {
    lookLimit: ({ context }) => context.viewer?.limit ?? ATTEMPT_LIMITS.total,
  },
}).createMachine({
  id: 'photo',
  description:
    'Pictures of foods or of a recipe. The page redraws them, and sends them after a press.',
  context: () => ({ ...NOTHING }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The page keeps no picture and no answer.',
      entry: 'forgetAll',
      on: {
        'photo.open': {
          target: 'finding',
          actions: { type: 'takeFiles', params: ({ event }) => event },
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
          },
          {
            target: 'blind',
            actions: { type: 'storeViewer', params: ({ event }) => ({ viewer: event.output }) },
          },
        ],
        onError: 'blind',
      },
      on: {
        'picture.choose': {
          actions: { type: 'takeFiles', params: ({ event }) => event },
          description: 'The picture waits for the model.',
        },
      },
    },
    blind: {
      description: 'The dialog says why no model can look, and who could.',
      on: {
        'viewer.find': 'finding',
        'picture.choose': {
          target: 'finding',
          actions: { type: 'takeFiles', params: ({ event }) => event },
        },
      },
    },
    choosing: {
      description:
        'The visitor chooses a picture. The dialog says what was wrong with the last file.',
      tags: 'canChoose',
      always: [
        {
          guard: 'hasFile',
          target: 'drawing',
        },
        { guard: 'hasPicture', target: 'ready' },
      ],
    },
    drawing: {
      description: 'The page reads the size of each picture, decodes it and redraws it.',
      tags: 'busy',
      invoke: {
        id: 'drawing',
        src: 'drawPictures',
        input: ({ context: { aim, files } }) => ({ aim, files }),
        onDone: {
          target: 'ready',
          actions: { type: 'storePictures', params: ({ event }) => ({ drawn: event.output }) },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'storeProblem', params: ({ event }) => event },
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
        input: ({ context: { aim, pictures, viewer } }): Look => ({
          aim,
          pictures,
          connection: viewer?.connection,
        }),
        onDone: [
          {
            guard: { type: 'isText', params: ({ event }) => ({ result: event.output }) },
            target: 'ready',
            actions: { type: 'tellText', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: 'seen',
            actions: { type: 'storeResult', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        lookLimit: {
          target: 'failed',
          actions: { type: 'recordFailure', params: { cause: 'endless' } },
        },
      },
      on: {
        'photo.stop': 'ready',
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
      actions: { type: 'takeFiles', params: ({ event }) => event },
      description: 'Files, whatever they are. They end what the page draws or a model looks at.',
    },
    'photo.close': '.closed',
  },
});

export type PhotoActor = ActorRefFrom<typeof photoMachine>;
