import { hideToken } from '../token/hideToken';
import { LIVE_MODELS_ADDRESS, type LiveModel, readLiveModels } from './liveModels';

/** How long the list may take, in ms. */
const LIST_TIME_LIMIT = 5_000;

export interface FoundModels {
  /** Empty if the page cannot get the list. */
  models: readonly LiveModel[];
  /** Whether the router wants a token first. */
  isRefused: boolean;
}

/** Asks the router which models are live. Never rejects. An empty `token` is not sent. */
export async function fetchLiveModels(token = ''): Promise<FoundModels> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), LIST_TIME_LIMIT);
  try {
    const response = await fetch(LIVE_MODELS_ADDRESS, {
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
      credentials: 'omit',
      redirect: 'error',
      signal: controller.signal,
    });
    const isRefused = response.status === 401 || response.status === 403;
    const models = response.ok ? readLiveModels(await response.text()) : [];
    // The page shows models' names. No honest list holds the token.
    const list = JSON.stringify(models);
    return { models: hideToken(list, token) === list ? models : [], isRefused };
  } catch {
    return { models: [], isRefused: false };
  } finally {
    clearTimeout(timer);
  }
}
