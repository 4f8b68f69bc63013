import { readAvailability } from '../../browser/languageModel';
import type { LazyConnection } from '../../models/connections/connection';
import { CONNECTIONS } from '../../models/connections/connectionTable';
import { createConnection } from '../../models/connections/createConnection';

/** How long a browser may take to say whether its own model is there, in ms. */
const AVAILABILITY_TIMEOUT = 1_000;

/**
 * Connects the browser's own model if it is ready, because nothing leaves the device then.
 *
 * @param takesImages whether it has to take images
 * @returns null if it is not there, or the browser does not say so in time
 */
export async function findBrowserModel(takesImages = false): Promise<LazyConnection | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, AVAILABILITY_TIMEOUT, null));
  const availability = await Promise.race([readAvailability(takesImages), late]);
  return availability === 'available'
    ? createConnection('browserModel', CONNECTIONS.browserModel, {})
    : null;
}
