import { takeRecipe } from '../browser/address/recipe';
import { readSharedRecipe } from '../share/recipeCode';
import type { Application } from './createApp';

/** Makes a function that opens the recipe in the address. Of two at once, the later wins. */
export function createRecipeOpener({
  recipe,
  linkNotice,
  loadRecipeParts,
}: Pick<Application, 'recipe' | 'linkNotice' | 'loadRecipeParts'>) {
  let latest: string | null = null;

  return async (): Promise<void> => {
    const ready = loadRecipeParts();
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
