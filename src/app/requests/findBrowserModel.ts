import { readAvailability } from '../../browser/languageModel';
import type { LazyConnection } from '../../models/connections/connection';
import { CONNECTIONS } from '../../models/connections/connectionTable';
import { createConnection } from '../../models/connections/createConnection';

/** How long a browser may take to say whether it has its model, in ms. */
const AVAILABILITY_TIMEOUT = 1_000;

/** A model that keeps all on the device. Null if it is not ready, or the browser too slow. */
export async function findBrowserModel(takesImages = false): Promise<LazyConnection | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, AVAILABILITY_TIMEOUT, null));
  const availability = await Promise.race([readAvailability(takesImages), late]);
  return availability === 'available'
    ? createConnection('browserModel', CONNECTIONS.browserModel, {})
    : null;
}
