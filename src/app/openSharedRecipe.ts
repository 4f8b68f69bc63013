import { takeRecipe } from '../browser/address/recipe';
import type { Application } from './createApp';
import { messages } from './messages';

/** How long a recipe waits for the code that renders it, in ms: visitors can read it as plain text too. */
const RENDERER_TIMEOUT = 2_000;

/** Makes a function that opens the recipe in the address. Of two at once, the later wins. */
export function createRecipeOpener({ recipe, linkNotice, share, loadRecipeParts }: Application) {
  let latest: string | null = null;

  return async (): Promise<void> => {
    linkNotice.set(messages.openingLink);
    const timeout = new Promise((resolve) => setTimeout(resolve, RENDERER_TIMEOUT));
    const ready = Promise.race([loadRecipeParts(), timeout]);
    try {
      const { readSharedRecipe } = await share.load();
      // Until here the recipe stays in the address, so that a reload tries again.
      const code = takeRecipe();
      if (code === null) return;
      latest = code;
      const result = await readSharedRecipe(code).catch((error: Error) => error);
      await ready;
      if (latest !== code) return;
      if (result instanceof Error) linkNotice.set(result.message);
      else recipe.send({ type: 'recipe.open', recipe: result });
    } catch {
      linkNotice.set(messages.linkFailed);
    }
  };
}
