import { lazyChunk } from '../lazyChunk';
import type { Settings } from '../settings';
import type { Connection } from './connection';

const loadModels = lazyChunk(() => import('./models'));
const loadSampleKitchen = lazyChunk(() => import('./sampleKitchen'));

/**
 * The connection that the host's settings ask for: a server of the host's own, the hosted model with
 * a token, or else the sample kitchen. Its code is fetched when it is first needed; failing to is a failed attempt.
 */
export function createHostConnection({ accessToken, endpoint, model, provider }: Settings) {
  let connection: Connection | undefined;

  async function load(): Promise<Connection> {
    if (endpoint) {
      const { createOpenAiCompatibleConnection } = await loadModels();
      connection ??= createOpenAiCompatibleConnection({ endpoint, model });
    } else if (accessToken) {
      const { createHuggingFaceConnection } = await loadModels();
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
      return (await load()).generate(ingredients, signal);
    },
  } satisfies Connection & { prepare(): Promise<void> };
}
