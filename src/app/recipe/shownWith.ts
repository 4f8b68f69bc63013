import { AllergenStatements } from '../../recipe/allergens/AllergenStatements';
import { copyComponents } from '../../recipe/components';
import { openRecipe } from '../../recipe/openRecipe';
import { CopyProvider, useRecipe } from '../../recipe/RecipeContext';
import { RecipeView } from '../../recipe/RecipeView';

/** With these, another part shows a text as safely as a recipe. If it imported them, the bundler would split the recipe's chunk. */
export const shownWith = {
  openRecipe,
  AllergenStatements,
  CopyProvider,
  RecipeView,
  components: copyComponents,
  useRecipe,
};

export type ShownWith = typeof shownWith;
