import type { RecipeActor } from '../../machines/recipeMachine';
import { takeRecipe } from '../browser/address/recipeLink';
import type { Store } from '../browser/store';
import { readSharedRecipe } from '../share/recipeCode';

interface Options {
  recipe: RecipeActor;
  /** What has become of the link; empty for nothing. */
  linkNotice: Store<string>;
  loadRecipeParts(): Promise<unknown>;
}

/** Makes a function that opens the recipe in the address. Of two at once, the later wins. */
export function createRecipeOpener({ recipe, linkNotice, loadRecipeParts }: Options) {
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
