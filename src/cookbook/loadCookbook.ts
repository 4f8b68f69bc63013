import { lazyPart } from '../browser/lazyPart';

/** The visitor's cookbook: the recipe can do without it until it is asked for. */
const part = lazyPart(() => import('./cookbook'));

/**
 * Fetches it, unless it is there already.
 *
 * @throws {Error} where it cannot be fetched; the next call tries anew
 */
export const loadCookbook = part.load;

/** The cookbook; null until it is there. */
export const useCookbook = part.use;
