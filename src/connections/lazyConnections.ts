import { lazyChunk } from '../browser/lazyChunk';
import type { Settings } from '../app/settings';
import type { Connection } from './connection';
import { isLoopback } from './isLoopback';

/** How long a model of a provider, or of a host's own server, may take, in ms. */
const HOSTED_TIME_LIMIT = 60_000;

/** How long a model on the visitor's computer may take, in ms: a large one is slow there. */
export const LOCAL_TIME_LIMIT = 600_000;

/** Fetches what calls a model. One loader for all who need it, because it is one chunk. */
export const loadModels = lazyChunk(() => import('./models'));

const loadSampleKitchen = lazyChunk(() => import('./sampleKitchen/createSampleKitchen'));

/** A connection whose code is fetched when it is first needed; failing to is a failed attempt. */
export interface LazyConnection extends Connection {
  /** How long one call may take, in ms. Whoever calls keeps to it, by the signal. */
  readonly timeLimit: number;

  /** Fetches the connection's code ahead of the first request. */
  prepare(): Promise<void>;
}

/** Makes a connection of what `load` gives, of which it keeps the first. */
function createLazyConnection(timeLimit: number, load: () => Promise<Connection>): LazyConnection {
  let connection: Connection | undefined;

  async function get(): Promise<Connection> {
    // Two calls at a time may both have found none.
    const loaded = connection ?? (await load());
    connection ??= loaded;
    return connection;
  }

  return {
    timeLimit,
    async prepare() {
      await get();
    },
    async generate(ingredients, signal) {
      const loaded = await get();
      return loaded.generate(ingredients, signal);
    },
  };
}

/** Makes the sample kitchen. */
export function createSampleConnection(): LazyConnection {
  return createLazyConnection(HOSTED_TIME_LIMIT, async () =>
    (await loadSampleKitchen()).createSampleKitchen(),
  );
}

/** Makes a connection to a server that speaks OpenAI's chat completions, and needs no token. */
export function createServerConnection(endpoint: string, model: string): LazyConnection {
  const timeLimit = isLoopback(new URL(endpoint).hostname) ? LOCAL_TIME_LIMIT : HOSTED_TIME_LIMIT;
  return createLazyConnection(timeLimit, async () =>
    (await loadModels()).createOpenAiCompatibleConnection({ endpoint, model }),
  );
}

/**
 * Makes a connection to a hosted model with a token.
 *
 * @param getToken gives the token at each call, so that none has to be kept for it
 */
export function createTokenConnection(
  getToken: () => string,
  { model, provider }: Pick<Settings, 'model' | 'provider'>,
): LazyConnection {
  return createLazyConnection(HOSTED_TIME_LIMIT, async () =>
    (await loadModels()).createHuggingFaceConnection({ getToken, model, provider }),
  );
}
