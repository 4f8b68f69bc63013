import type { Link } from '../../../machines/connection/connectionMachine';
import { readAvailability } from '../../browser/languageModel';
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
  const { openAiCompatible, huggingFace } = CONNECTIONS;
  if (choice === 'browser') return connectBrowserModel();
  const name = model ?? '';
  return address === null
    ? createConnection('huggingFace', huggingFace, {
        getToken,
        model: name,
        provider: providerFor(name, provider),
      })
    : createConnection('openAiCompatible', openAiCompatible, { endpoint: address, model: name });
}

const connectBrowserModel = () => createConnection('browserModel', CONNECTIONS.browserModel, {});

/** How long a browser may take to say whether it has its model, in ms. */
const AVAILABILITY_TIMEOUT = 1_000;

/** A model that keeps all on the device. Null if it is not ready, or the browser too slow. */
export async function findBrowserModel(takesImages = false): Promise<LazyConnection | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, AVAILABILITY_TIMEOUT, null));
  const availability = await Promise.race([readAvailability(takesImages), late]);
  return availability === 'available' ? connectBrowserModel() : null;
}
