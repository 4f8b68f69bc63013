import { fetchFailedStyles } from '../browser/loading/failedStyles';
import { diagnoseMissingPart } from '../browser/loading/missingPart';
import { type CreatePart, createLazyPart, type LazyPart } from '../browser/store';
import type { AppContext, Parts } from './AppContext';

interface PartModule<Given> {
  startPart(app: AppContext): Given | Promise<Given>;
}

/**
 * `getApp` is called when a part arrives, which then starts its actors. `stopped` stops them, and
 * keeps others from starting.
 */
export function createParts(getApp: () => AppContext, stopped: AbortSignal) {
  /** Makes a part whose files may be gone: a newer version of the page may have replaced them. */
  const createPart: CreatePart = (load) =>
    createLazyPart(async () => {
      const part = await fetchFailedStyles()
        .then(load)
        .catch(async (error) => {
          await parts.device.getSnapshot().context?.lookForNewVersion();
          return diagnoseMissingPart(error);
        });
      const stop = () => {
        if ('stop' in part && typeof part.stop === 'function') part.stop();
      };
      if (stopped.aborted) stop();
      else stopped.addEventListener('abort', stop);
      return part;
    });

  const withWords: AppContext['withWords'] = async (load) => {
    const words = getApp().language?.translate();
    const [part] = await Promise.all([load(), words]);
    return part;
  };

  const partOf = <Module extends PartModule<Given>, Given extends object>(
    load: () => Promise<Module & PartModule<Given>>,
  ) =>
    createPart(async () => {
      const { startPart, ...module } = await withWords(load);
      stopped.throwIfAborted();
      return { ...module, ...(await startPart(getApp())) };
    });

  const parts: Parts = {
    recipe: partOf(() => import('./parts/recipe')),
    requests: partOf(() => import('./parts/requests')),
    typing: partOf(() => import('./parts/typing')),
    cookbook: partOf(() => import('./parts/cookbook')),
    model: partOf(() => {
      // Models need that part, which may arrive at the same time.
      parts.requests.preload();
      return import('./parts/model');
    }),
    preferences: partOf(() => import('./parts/preferences')),
    photo: partOf(() => import('./parts/photo')),
    cooking: partOf(() => import('./parts/cooking')),
    device: partOf(() => import('./parts/device')),
  };
  return { parts, createPart, withWords };
}

/** How long a recipe waits for the code that shows it, in ms. */
const PARTS_TIMEOUT = 2_000;

/** The wait before the page fetches that code again after a failure, in ms. */
const PARTS_RETRY_DELAY = 10_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function createRecipeLoader(parts: readonly LazyPart<object>[], stopped: AbortSignal) {
  const failed = new Set<LazyPart<object>>();

  /** Fetches a part until it arrives. Resolves after the first try, even after a failure. */
  const keepLoading = (part: LazyPart<object>): Promise<unknown> =>
    part.load().catch(() => {
      if (failed.has(part)) return;
      failed.add(part);
      pause(PARTS_RETRY_DELAY).then(() => {
        failed.delete(part);
        if (!stopped.aborted) keepLoading(part);
      });
    });

  return () => Promise.race([Promise.all(parts.map(keepLoading)), pause(PARTS_TIMEOUT)]);
}
