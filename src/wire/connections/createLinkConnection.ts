import type { Link } from '../../../machines/connection/connectionMachine';
import type { LazyConnection } from './connection';
import { CONNECTIONS } from './connectionTable';
import { createConnection } from './createConnection';
import { providerFor } from './provider';

/**
 * Connects what a visitor chose: the browser's model, one at the hub, or a server on this computer.
 * @param options.getToken is asked at each call, so no connection keeps a token
 */
export function createLinkConnection(
  { choice, address, model }: Pick<Link, 'choice' | 'address' | 'model'>,
  { provider, getToken }: { provider: string; getToken: () => string },
): LazyConnection {
  const { openAiCompatible, huggingFace, browserModel } = CONNECTIONS;
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
