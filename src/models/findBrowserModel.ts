import { HOST_LINK } from '../../machines/connection/connectionMachine';
import { readAvailability } from '../browser/languageModel';
import { createLinkConnection, type LazyConnection } from '../wire';

/** How long a browser may take to say whether it has its model, in ms. */
const AVAILABILITY_TIMEOUT = 1_000;

/** A model that keeps all on the device. Null if it is not ready, or the browser too slow. */
export async function findBrowserModel(takesImages = false): Promise<LazyConnection | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, AVAILABILITY_TIMEOUT, null));
  const availability = await Promise.race([readAvailability(takesImages), late]);
  if (availability !== 'available') return null;
  // It needs neither a provider nor a token.
  const nothing = { provider: '', getToken: () => '' };
  return createLinkConnection({ ...HOST_LINK, choice: 'browser' }, nothing);
}
