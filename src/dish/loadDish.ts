import { lazyPart } from '../lazyPart';

/** What is offered for a dish: the recipe can do without it, and gets it when it has come. */
const part = lazyPart(() => import('./dish'));

/** How long an answer waits for it, in ms. */
const PATIENCE = 2_000;

/** Fetches it, unless it is there already. Ends soon, and well, where it cannot be fetched. */
export function loadDish(): Promise<void> {
  return Promise.race([
    part.load().catch(() => {}),
    new Promise<void>((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
}

/** What is offered for a dish; null until it is there. */
export function useDish() {
  return part.use()?.dish ?? null;
}
