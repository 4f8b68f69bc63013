import { fetchFailedStyles } from '../browser/loading/failedStyles';
import { type CreatePart, createLazyPart, type LazyPart } from '../browser/store';
import type { PartName, WithWords, WordsModule } from './languages/Words';
import type { PartPage } from './Page';
import { diagnoseMissingPart } from './requests/diagnoseMissingPart';

/** The parts of the page after the first screen, each in one chunk. */
const loaders = {
  /** Reads, shows, checks, scales, shares and cooks a recipe. */
  recipe: () => import('./recipe'),
  /** Sends requests, and says how they ended. */
  requests: () => import('./requests/requests'),
  /** Suggests foods while the visitor types, and keeps the list in this browser. */
  typing: () => import('./typing'),
  /** Keeps, plans and shares recipes, and opens those of a link, a file or a text. */
  cookbook: () => import('./cookbook/cookbookTools'),
  model({ requests }: { requests: { preload(): void } }) {
    // Models need that part, which may arrive at the same time.
    requests.preload();
    return import('./modelTools');
  },
  preferences: () => import('./dialogs/PreferencesDialog'),
  photo: () => import('./photo'),
  aloud: () => import('../recipe/startReadAloud'),
  device: () => import('./deviceTools'),
};

type Started<Module> = Module &
  (Module extends { startPart(page: never): infer Given } ? Awaited<Given> : unknown);

export type Parts = {
  [Name in keyof typeof loaders]: LazyPart<Started<Awaited<ReturnType<(typeof loaders)[Name]>>>>;
};

interface PartModule extends WordsModule {
  startPart?(page: PartPage & { parts: Parts }): object;
}

/**
 * The parts' actors start when they arrive. `stopped` stops them, and keeps others from starting.
 */
export function createParts(
  context: Omit<PartPage, 'createPart' | 'withWords' | 'script'>,
  stopped: AbortSignal,
): Parts {
  /** Makes a part whose files may be gone: a newer version of the page may have replaced them. */
  const createPart: CreatePart = (load) =>
    createLazyPart(async () => {
      const part = await fetchFailedStyles()
        .then(load)
        .catch(async (error) => {
          await parts.device.get()?.lookForNewVersion();
          return diagnoseMissingPart(error);
        });
      const stop = () => (part as { stop?(): void }).stop?.();
      if (stopped.aborted) stop();
      else stopped.addEventListener('abort', stop);
      return part;
    });

  const withWords: WithWords = (name, load) => async () => {
    const part = load();
    await context.language?.translate(name, part);
    return part;
  };

  const partOf = (name: PartName, load: (others: Parts) => Promise<PartModule>) =>
    createPart(async () => {
      const module = await withWords(name, () => load(parts))();
      stopped.throwIfAborted();
      const page = { ...context, parts, createPart, withWords, script: import.meta.url };
      return { ...module, ...(await module.startPart?.(page)) };
    });

  const parts = Object.fromEntries(
    Object.entries<(others: Parts) => Promise<PartModule>>(loaders).map(([name, load]) => [
      name,
      partOf(name as PartName, load),
    ]),
  ) as unknown as Parts;
  return parts;
}
