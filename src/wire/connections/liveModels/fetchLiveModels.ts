import type { LiveList } from '../../../../machines/liveModels/liveModelsMachine';
import { hideToken } from '../token/hideToken';
import { chooseGood, LIVE_MODELS_ADDRESS, readLiveModels } from './liveModels';

/** How long the list may take, in ms. */
const LIST_TIME_LIMIT = 5_000;

/**
 * Asks the router which models are live. Never rejects. An empty `token` is not sent.
 * @returns no models if the page cannot get the list; at most three that write recipes well; and whether the router
 * wants a token first
 */
export async function fetchLiveModels(token = ''): Promise<LiveList & { isRefused: boolean }> {
  try {
    const response = await fetch(LIVE_MODELS_ADDRESS, {
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(LIST_TIME_LIMIT),
    });
    const isRefused = response.status === 401 || response.status === 403;
    const live = response.ok ? readLiveModels(await response.text()) : [];
    // The page shows models' names. No honest list holds the token.
    const list = JSON.stringify(live);
    const models = hideToken(list, token) === list ? live : [];
    return { models, good: chooseGood(models), isRefused };
  } catch {
    return { models: [], good: [], isRefused: false };
  }
}
