import type { Recipe } from '../../../machines/recipe';
import { RecipeView } from '../../recipe/RecipeView';
import { pageComponents } from './components';
import type { RecipeTools } from './createRecipeTools';
import { LineMarks, RecipeProvider, useRecipe } from './RecipeContext';
import { RecipeStatements } from './RecipeStatements';

export interface RecipeContentProps {
  tools: RecipeTools;
  recipe: Recipe;
}

/** A recipe with everything that helps to cook it. */
export function RecipeContent(props: RecipeContentProps) {
  return (
    <RecipeProvider {...props}>
      <Text />
    </RecipeProvider>
  );
}

function Text() {
  const { reading } = useRecipe();
  return (
    <LineMarks>
      {/* Otherwise they follow the title, which a text without a tree does not have. */}
      {!reading.tree && <RecipeStatements />}
      <RecipeView reading={reading} components={pageComponents} />
    </LineMarks>
  );
}
