import { ChangeAtEnd } from '../../changes/RequestLine';
import { RecipeEnd as End } from '../../recipe/RecipeEnd';
import type { RecipeContentProps } from './RecipeContent';
import { RecipeProvider, useRecipe } from './RecipeContext';

/** What a visitor can do at the end of a recipe. */
export function RecipeEnd(props: RecipeContentProps) {
  const { FromCookbook } = props.tools;
  return (
    <RecipeProvider {...props}>
      <End>
        <FromCookbook view="Cooked" />
        <Change />
      </End>
      <FromCookbook view="CookedSheet" />
    </RecipeProvider>
  );
}

function Change() {
  const { recipe, reading, tools } = useRecipe();
  return <ChangeAtEnd document={reading.document} getNote={() => tools.noteOn(recipe.text)} />;
}
