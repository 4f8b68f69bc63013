import { useStore } from '../../browser/store';
import { knownTitles as readTitles } from '../../changes/knownTitles';
import { readIngredient as readLine } from '../../recipe/document/readIngredient';
import { isNote } from './isNote';
import { useRecipe } from './RecipeContext';

/** Shows what the cookbook has to say about the recipe, once it is there. */
export function FromCookbook({ view }: { view: 'Cooked' | 'CookedSheet' | 'SavedNote' }) {
  const around = useRecipe();
  const part = useStore(around.tools.cookbook);
  const View = part?.[view];
  if (!View || isNote(around.recipe, around.reading.document)) return null;
  return <View {...around} part={part} readLine={readLine} readTitles={readTitles} />;
}
