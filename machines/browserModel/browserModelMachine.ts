import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { notProvided } from '../actors';
import type { Diagnosis } from '../connection/diagnosis';

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';
type Answer = { output: Availability };

/** Why a download failed. `src/models/control/explain.ts` words it. */
type DownloadDiagnosis = Extract<Diagnosis, { kind: `browserModel${string}` | 'unknown' }>;

export type BrowserModelEvent =
  | { type: 'availability.check' }
  /** The visitor wants the browser's model, or follows a download that is under way. */
  | { type: 'download.start' }
  /** The visitor waits no longer. The browser may go on. */
  | { type: 'download.stop' }
  /** How much is there, from 0 to 1. */
  | { type: 'download.progress'; progress: number }
  | { type: 'download.finish' }
  | { type: 'download.fail'; diagnosis: DownloadDiagnosis };

/** The browser's own model. `followDownload` sends an event for each step, until it is stopped. */
export const browserModelMachine = setup({
  types: {
    context: {} as { progress: number; diagnosis: DownloadDiagnosis | null },
    events: {} as BrowserModelEvent,
  },
  actors: {
    readAvailability: fromPromise<Availability>(notProvided('readAvailability')),
    followDownload: fromCallback<BrowserModelEvent>(() => {
      throw new Error('followDownload is not provided');
    }),
  },
  actions: {
    setProgress: assign((_, { progress }: { progress: number }) => ({ progress })),
    setDiagnosis: assign((_, { diagnosis }: { diagnosis: DownloadDiagnosis }) => ({ diagnosis })),
    forgetDownload: assign({ progress: 0, diagnosis: null }),
  },
  guards: {
    isAvailable: (_, { output }: Answer) => output === 'available',
    isDownloadable: (_, { output }: Answer) => output === 'downloadable',
    isUnderWay: (_, { output }: Answer) => output === 'downloading',
  },
}).createMachine({
  id: 'browserModel',
  description:
    'The language model that the browser itself may have. A download goes on when the dialog closes.',
  context: { progress: 0, diagnosis: null },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'The page has not asked the browser yet.',
      on: { 'availability.check': 'checking' },
    },
    checking: {
      description: 'The page asks the browser, which downloads nothing for that.',
      invoke: {
        id: 'availability',
        src: 'readAvailability',
        onDone: [
          {
            guard: { type: 'isAvailable', params: ({ event }) => event },
            target: 'available',
          },
          {
            guard: { type: 'isDownloadable', params: ({ event }) => event },
            target: 'downloadable',
          },
          {
            guard: { type: 'isUnderWay', params: ({ event }) => event },
            target: 'underWay',
          },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      description: 'The browser has no model, or none for this page.',
      on: { 'availability.check': 'checking' },
    },
    downloadable: {
      description:
        'The browser can download a model. The visitor can still read why the last download failed.',
      on: {
        'availability.check': 'checking',
        'download.start': 'downloading',
      },
    },
    underWay: {
      description: 'The browser downloads its model, and this page does not follow that yet.',
      on: { 'availability.check': 'checking', 'download.start': 'downloading' },
    },
    downloading: {
      description: 'The page follows the download.',
      entry: 'forgetDownload',
      invoke: { id: 'download', src: 'followDownload' },
      on: {
        'download.progress': {
          actions: { type: 'setProgress', params: ({ event }) => event },
          description: 'The bar moves.',
        },
        'download.finish': 'available',
        'download.stop': 'downloadable',
        'download.fail': {
          target: 'downloadable',
          actions: { type: 'setDiagnosis', params: ({ event }) => event },
        },
      },
    },
    available: {
      description: 'The browser may remove the model at any time.',
      on: { 'availability.check': 'checking' },
    },
  },
});
