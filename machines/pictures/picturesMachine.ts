import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../actors';
import type { PictureProblem } from '../photo/photoMachine';

/** Where a picture is that a visitor has brought. The page reads it when it draws it, and not before. */
export interface PicturePlace {
  file: Blob;
  /** Names of files, each within the archive before; without them, the file itself is meant. */
  path?: readonly string[];
  /** Which of the pictures that are written as text in that file. Without it, the file is the picture. */
  text?: number;
}

/** A picture to draw for a saved recipe. */
export interface PictureJob {
  /** The recipe's. */
  id: string;
  /** The recipe's. */
  title: string;
  place: PicturePlace;
  /** The visitor has chosen this picture, so it replaces the one that the recipe has. */
  isOwn?: true;
  /** Only in a copy of a cookbook: whether that says that its visitor had chosen the picture. */
  saysOwn?: boolean;
  /** The visitor has said whether that copy is theirs. */
  isClaimed?: boolean;
}

export type DishPictureProblem = PictureProblem | 'noise' | 'missing' | 'full' | 'notKept';

export interface LeftPicture {
  title: string;
  problem: DishPictureProblem;
}

interface PicturesContext {
  /** The next one first. */
  queue: readonly PictureJob[];
  /** Of the present or last pictures that came together. */
  count: number;
  kept: number;
  /** Those that came from a copy of a cookbook. */
  fromCopy: readonly PictureJob[];
  /** The visitor says that this copy is theirs. */
  isClaimed: boolean;
  left: readonly LeftPicture[];
  isStopped: boolean;
}

type PicturesEvent =
  | { type: 'pictures.bring'; jobs: readonly PictureJob[] }
  | { type: 'pictures.stop' }
  | { type: 'pictures.claim'; isClaimed: boolean }
  /** The visitor has read how it ended. */
  | { type: 'pictures.close' };

/** More than the slowest phone takes for the largest picture, in ms. */
const DRAWING_LIMIT = 60_000;

const NOTHING: PicturesContext = {
  queue: [],
  count: 0,
  kept: 0,
  fromCopy: [],
  isClaimed: false,
  left: [],
  isStopped: false,
};

/** Without room, or where a browser writes noise, the next picture would fail, too. */
const ENDS: readonly unknown[] = ['full', 'noise'];

const problemOf = (error: unknown): DishPictureProblem => Object(error).problem ?? 'unreadable';

/** `keepPicture` draws and stores a picture, and rejects with a `problem`. */
export const picturesMachine = setup({
  types: {
    context: {} as PicturesContext,
    events: {} as PicturesEvent,
  },
  actors: {
    /** Whether the recipe got the picture. It may have one, or be gone. */
    keepPicture: fromPromise<boolean, { job: PictureJob | undefined }>(notProvided('keepPicture')),
  },
  actions: {
    queueJobs: assign(({ context }, { jobs }: { jobs: readonly PictureJob[] }) => {
      const before = context.queue[0] ? context : NOTHING;
      return {
        ...before,
        queue: [...before.queue, ...jobs],
        count: before.count + jobs.length,
      };
    }),
    countPicture: assign(({ context }, { isKept }: { isKept: boolean }) => {
      const [job, ...queue] = context.queue;
      // It came before.
      if (!isKept || !job || job.isClaimed !== undefined) return { queue };
      const fromCopy = job.saysOwn === undefined ? [] : [job];
      return { kept: context.kept + 1, fromCopy: [...context.fromCopy, ...fromCopy], queue };
    }),
    queueClaims: assign(({ context }, { isClaimed }: { isClaimed: boolean }) => {
      const queue = [...context.queue, ...context.fromCopy.map((job) => ({ ...job, isClaimed }))];
      return { queue, count: queue.length, isClaimed };
    }),
    noteProblem: assign(({ context: { queue, left } }, { error }: { error: unknown }) => {
      const problem = problemOf(error);
      const failed = ENDS.includes(problem) ? queue : queue.slice(0, 1);
      return {
        left: [...left, ...failed.map(({ title }) => ({ title, problem }))],
        queue: queue.slice(failed.length),
      };
    }),
    dropAll: assign({ queue: [], isStopped: true, isClaimed: false }),
    forgetAll: assign(NOTHING),
  },
  guards: {
    hasJob: ({ context }) => context.queue.length > 0,
  },
  delays: {
    drawingLimit: DRAWING_LIMIT,
  },
}).createMachine({
  id: 'pictures',
  description:
    'Pictures of dishes: those that come with recipes, and those that a visitor chooses. The page draws one at a time, as each may fill the memory of a phone.',
  context: () => ({ ...NOTHING }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The page says how the last pictures ended.',
      always: { guard: 'hasJob', target: 'drawing' },
      on: {
        'pictures.close': { actions: 'forgetAll', description: 'The visitor has read it.' },
      },
    },
    drawing: {
      description: 'The page draws the first picture of the queue and stores it. The others wait.',
      invoke: {
        id: 'drawing',
        src: 'keepPicture',
        input: ({ context }) => ({ job: context.queue[0] }),
        onDone: {
          target: 'resting',
          actions: { type: 'countPicture', params: ({ event }) => ({ isKept: event.output }) },
        },
        onError: {
          target: 'resting',
          actions: { type: 'noteProblem', params: ({ event }) => event },
          description: 'The recipe stays without it. If none can be stored, the others end, too.',
        },
      },
      after: {
        drawingLimit: {
          target: 'resting',
          actions: { type: 'noteProblem', params: { error: null } },
          description: 'Some decoders never answer.',
        },
      },
      on: {
        'pictures.stop': {
          target: 'resting',
          actions: 'dropAll',
          description: 'What is stored stays.',
        },
      },
    },
  },
  on: {
    'pictures.bring': {
      actions: { type: 'queueJobs', params: ({ event }) => event },
      description: 'Those of an import may join others that still wait.',
    },
    'pictures.claim': {
      actions: { type: 'queueClaims', params: ({ event }) => event },
      description: 'A copy of a cookbook is the visitor’s own, or is not: its pictures change.',
    },
  },
});

export type PicturesActor = ActorRefFrom<typeof picturesMachine>;
