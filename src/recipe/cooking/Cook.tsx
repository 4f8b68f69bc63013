import type { ReactNode } from 'react';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { DialogButton } from '../../ui/Button';
import { ChefHat } from '../../ui/ChefHat';
import * as recipeWords from '../../words/en/recipe';
import type { RecipeTools } from '../createRecipeTools';
import { LineMarks, NeedMarks, RecipeProvider, useRecipe, useRecipeCheck } from '../RecipeContext';
import { RecipeFrame } from '../RecipeView';

/** Not the main button if the recipe contains what the visitor avoids: they should ask again first. */
export function CookButton() {
  const { reading, isGrowing } = useRecipe();
  const found = useRecipeCheck();
  if (!reading.steps[0] && !isGrowing) return null;
  const hasFind = found?.check.results.some(({ verdict }) => verdict === 'contains');
  return (
    <DialogButton look={hasFind ? 'plain' : 'main'} opens={{ name: 'cook', of: 'recipe' }}>
      <ChefHat aria-hidden />
      <span>{recipeWords.cooking.cook}</span>
    </DialogButton>
  );
}

interface AroundCookingProps {
  tools: RecipeTools;
  recipe: Recipe;
  children: ReactNode;
}

/** Makes for the dialog the contexts that the recipe has on the page, which do not reach a dialog. */
export function AroundCooking({ children, ...props }: AroundCookingProps) {
  return (
    <RecipeProvider {...props}>
      <NeedMarks>
        <LineMarks>
          <RecipeFrame>{children}</RecipeFrame>
        </LineMarks>
      </NeedMarks>
    </RecipeProvider>
  );
}
