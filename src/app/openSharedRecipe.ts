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
    const result = await readSharedRecipe(code).catch((error: Error) => error);
    await ready;
    if (latest !== code) return;
    const snapshot = recipe.getSnapshot();
    const textOnPage = snapshot.matches({ shown: 'recipe' }) && snapshot.context.recipe?.text;
    if (result instanceof Error) linkNotice.set(result.message);
    else if (result.text === textOnPage) linkNotice.set('');
    else recipe.send({ type: 'recipe.open', recipe: result });
  };
}
