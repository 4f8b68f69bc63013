import { lazyChunk } from '../lazyChunk';
import type { Settings } from '../settings';
import type { Connection } from './connection';

const loadHuggingFace = lazyChunk(() => import('./huggingFace'));
const loadSampleKitchen = lazyChunk(() => import('./sampleKitchen'));

/**
 * The connection that the host's settings ask for: the hosted model with a token, the sample
 * kitchen without. Its code is fetched when it is first needed; failing to is a failed attempt.
 */
export function createHostConnection({ accessToken, model, provider }: Settings) {
  let connection: Connection | undefined;

  async function load(): Promise<Connection> {
    if (accessToken) {
      const { createHuggingFaceConnection } = await loadHuggingFace();
      connection ??= createHuggingFaceConnection({ accessToken, model, provider });
    } else {
      const { createSampleKitchen } = await loadSampleKitchen();
      connection ??= createSampleKitchen();
    }
    return connection;
  }

  return {
    /** Fetches the connection's code ahead of the first request. */
    async prepare() {
      await load();
    },

    async generate(ingredients, signal) {
      const loaded = await load();
      signal.throwIfAborted();
      return loaded.generate(ingredients, signal);
    },
  } satisfies Connection & { prepare(): Promise<void> };
}
