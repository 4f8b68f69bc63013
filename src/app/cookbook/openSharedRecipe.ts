import { takeRecipe } from '../../browser/address/recipeLink';
import { readSharedRecipe } from '../../cookbook/share/recipeCode';
import type { Page } from '../Page';

type OpenerPage = Pick<Page, 'recipe' | 'loadRecipeParts'>;

/** Opens the recipe in the address. If two come at once, the later one wins. */
export function createRecipeOpener({ recipe, loadRecipeParts }: OpenerPage) {
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
      if (shared.text === textOnPage) recipe.send({ type: 'link.report', text: '' });
      else recipe.send({ type: 'recipe.open', recipe: { ...shared, arrivedAt: Date.now() } });
    } catch (error) {
      recipe.send({ type: 'link.report', text: (error as Error).message });
    }
  };
}
