import { createStore } from '../../browser/store';
import type { LiveModel, Offer } from '../../wire';
import type { ModelServices } from './modelOptions';

export interface LiveList {
  /** `missing`: the page could not get the list. */
  state: 'unasked' | 'asking' | 'found' | 'missing';
  models: readonly LiveModel[];
  /** At most three, which write recipes well. */
  good: readonly Offer[];
}

/** `model` may name a provider too: "a/model:provider". */
export function takesImages(models: readonly LiveModel[], model: string | null | undefined) {
  const [id] = (model ?? '').split(':');
  return models.some((one) => one.id === id && one.takesImages);
}

export function createLiveModels(
  fetchLiveModels: ModelServices['fetchLiveModels'],
  getToken: () => string | undefined,
) {
  const { set, ...store } = createStore<LiveList>({ state: 'unasked', models: [], good: [] });
  let wantsToken = false;
  let asking = Promise.resolve();

  const ask = (token?: string): Promise<void> => {
    asking = fetchList(token);
    return asking;
  };

  async function fetchList(token?: string): Promise<void> {
    set({ state: 'asking', models: [], good: [] });
    const { models, good, isRefused } = await fetchLiveModels(token);
    // If the router refuses a token too, do not ask again.
    wantsToken = isRefused && !token;
    set({ state: models.length > 0 ? 'found' : 'missing', models, good });
    await loadWithToken();
  }

  /** Asks with the token of the connection in use, if the list was refused without one. */
  async function loadWithToken(): Promise<void> {
    const token = wantsToken && store.getSnapshot().context.state === 'missing' && getToken();
    if (token) await ask(token);
  }

  return {
    ...store,
    /** Asks for the list, unless the page has asked before. */
    load: async () => {
      if (store.getSnapshot().context.state === 'unasked') await ask();
    },
    loadWithToken,
    /** Asks again, even after a failure, unless the page has the list or is asking for it. */
    retry: async () => {
      if (store.getSnapshot().context.state === 'asking') await asking;
      else if (['unasked', 'missing'].includes(store.getSnapshot().context.state)) await ask();
    },
  };
}
