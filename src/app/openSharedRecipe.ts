import type { ActorRefFrom } from 'xstate';
import type { recipeMachine } from '../../machines/recipeMachine';
import { takeRecipe } from '../browser/address/recipe';
import { loadShare } from '../share/loadShare';

/** How long a recipe waits for the code that renders it, in ms. It can be read as plain text too. */
const RENDERER_TIMEOUT = 2_000;

/**
 * Makes a function that opens the recipe in the address. If two links come at once, the later wins.
 *
 * @param tell called with what happens to the link, in words
 */
export function createOpener(
  actor: Pick<ActorRefFrom<typeof recipeMachine>, 'send'>,
  tell: (message: string) => void,
) {
  let latest: string | null = null;

  return async (renderer: Promise<unknown>): Promise<void> => {
    tell('Opening the shared recipe…');
    const timeout = new Promise((resolve) => setTimeout(resolve, RENDERER_TIMEOUT));
    const ready = Promise.race([renderer, timeout]);
    const share = await loadShare().catch(() => null);
    // The recipe stays in the address, so a reload tries again.
    if (!share) return tell('The shared recipe could not be loaded. Reload the page to try again.');
    const code = takeRecipe();
    if (code === null) return;
    latest = code;
    try {
      const { text, ...recipe } = await share.readSharedRecipe(code);
      await ready;
      if (latest === code) {
        actor.send({ type: 'recipe.open', ...recipe, origin: 'shared', recipe: text });
      }
    } catch (error) {
      if (!(error instanceof share.LinkError)) throw error;
      if (latest === code) tell(error.message);
    }
  };
}
