import { createActor } from 'xstate';
import { lazyPart } from '../browser/lazyPart';
import type { StartActor } from '../cookbook';
import { rootOptions } from './rootOptions';

const start: StartActor = (_id, logic, input) =>
  createActor(logic, { ...rootOptions, input } as never).start() as never;

const part = lazyPart(async () => {
  const { CookbookView, createCookbook } = await import('../cookbook');
  return { CookbookView, ...createCookbook({ start }) };
});

/**
 * Loads and starts the cookbook, once.
 *
 * @throws {Error} if it cannot be loaded; the next call tries again
 */
export const loadCookbook = part.load;

/** The cookbook; null until it has loaded. */
export const useCookbook = part.use;
