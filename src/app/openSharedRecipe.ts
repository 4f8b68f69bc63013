import { takeRecipe } from '../browser/address/recipeLink';
import { readSharedRecipe } from '../share/recipeCode';
import type { Application } from './Application';

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
    const snapshot = recipe.getSnapshot();
    const textOnPage = snapshot.matches({ shown: 'recipe' }) && snapshot.context.recipe?.text;
    try {
      const shared = readSharedRecipe(code);
      if (shared.text === textOnPage) linkNotice.set('');
      else recipe.send({ type: 'recipe.open', recipe: { ...shared, arrivedAt: Date.now() } });
    } catch (error) {
      linkNotice.set((error as Error).message);
    }
  };
}
