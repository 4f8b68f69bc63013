import { lazyPart } from '../lazyPart';

/** What is offered for a dish: the recipe can do without it, and gets it when it has come. */
const part = lazyPart(() => import('./dish'));

/** How long an answer waits for it, in ms. */
const PATIENCE = 2_000;

/** How long after a failure it is asked for again, in ms, and how often. */
const PAUSE = 10_000;
let triesLeft = 5;

/**
 * Fetches it, unless it is there already. Ends soon, and well, where it cannot be fetched: that is
 * tried again after a while, and when the network is back.
 */
export async function loadDish(): Promise<void> {
  const loading = part.load().catch(() => {
    addEventListener('online', () => void loadDish(), { once: true });
    if (triesLeft-- > 0) setTimeout(loadDish, PAUSE);
  });
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** What is offered for a dish; null until it is there. */
export const useDish = part.use;
