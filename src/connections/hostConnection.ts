import type { Settings } from '../app/settings';
import {
  createSampleConnection,
  createServerConnection,
  createTokenConnection,
  type LazyConnection,
} from './lazyConnections';

/**
 * The connection that the host's settings ask for: a server of the host's own, the hosted model with
 * a token, or else the sample kitchen.
 */
export function createHostConnection(settings: Settings): LazyConnection {
  const { accessToken, endpoint, model } = settings;
  if (endpoint) return createServerConnection(endpoint, model);
  if (accessToken) return createTokenConnection(() => accessToken, settings);
  return createSampleConnection();
}
