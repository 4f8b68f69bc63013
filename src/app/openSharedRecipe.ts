import { takeRecipe } from '../browser/address/recipe';
import { readSharedRecipe } from '../share/recipeCode';
import type { Application } from './createApp';

/** How long a recipe waits for the code that renders it, in ms: visitors can read it as plain text too. */
const RENDERER_TIMEOUT = 2_000;

/** Makes a function that opens the recipe in the address. Of two at once, the later wins. */
export function createRecipeOpener({
  recipe,
  linkNotice,
  loadRecipeParts,
}: Pick<Application, 'recipe' | 'linkNotice' | 'loadRecipeParts'>) {
  let latest: string | null = null;

  return async (): Promise<void> => {
    const timeout = new Promise((resolve) => setTimeout(resolve, RENDERER_TIMEOUT));
    const ready = Promise.race([loadRecipeParts(), timeout]);
    const code = takeRecipe();
    if (code === null) return;
    latest = code;
    await ready;
    if (latest !== code) return;
    try {
      recipe.send({ type: 'recipe.open', recipe: readSharedRecipe(code) });
    } catch (error) {
      linkNotice.set((error as Error).message);
    }
  };
}
