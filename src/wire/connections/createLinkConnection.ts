import type { Link } from '../../../machines/connection/connectionMachine';
import type { LazyConnection } from './connection';
import { CONNECTIONS } from './connectionTable';
import { createConnection } from './createConnection';
import { providerFor } from './provider';

/**
 * Any link but the host's. `getToken` is asked at each call, so no connection keeps a token.
 */
export function createLinkConnection(
  { choice, address, model }: Link,
  { provider, getToken }: { provider: string; getToken: () => string },
): LazyConnection {
  const { openAiCompatible, huggingFace, browserModel, sampleKitchen } = CONNECTIONS;
  if (choice === 'sample') return createConnection('sampleKitchen', sampleKitchen, {});
  if (choice === 'browser') return createConnection('browserModel', browserModel, {});
  const name = model ?? '';
  return address === null
    ? createConnection('huggingFace', huggingFace, {
        getToken,
        model: name,
        provider: providerFor(name, provider),
      })
    : createConnection('openAiCompatible', openAiCompatible, { endpoint: address, model: name });
}
