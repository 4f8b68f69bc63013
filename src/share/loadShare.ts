import { lazyPart } from '../browser/lazyPart';

/** What carries a recipe away, and what opens one that was carried here. */
const part = lazyPart(() => import('./share'));

export const loadShare = part.load;

/** Null until it is there. */
export const useShare = part.use;
