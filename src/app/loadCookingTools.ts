import { lazyPart } from '../browser/lazyPart';

/** What is offered for a dish: the recipe can do without it, and gets it when it has come. */
const part = lazyPart(() => import('./cookingTools'));

/** How long an answer waits for it, in ms. */
const PATIENCE = 2_000;

/** How long after a failure it is asked for again, in ms. */
const PAUSE = 10_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Fetches it, unless it is there already. Ends soon, and well, where it cannot be fetched: that is
 * tried again after a while.
 */
export const loadDish = (): Promise<void> =>
  Promise.race([
    part.load().then(
      () => {},
      () => void wait(PAUSE).then(loadDish),
    ),
    wait(PATIENCE),
  ]);

/** What is offered for a dish; null until it is there. */
export const useDish = part.use;
export const getDish = part.get;
