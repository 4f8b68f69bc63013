import { useStore } from '../../browser/store';
import { knownTitles as readTitles } from '../../changes/knownTitles';
import { readIngredient as readLine } from '../../reading/quantities/readIngredient';
import { isNote } from './isNote';
import { useRecipe } from './RecipeContext';

interface FromCookbookProps {
  view: 'Cooked' | 'CookedSheet' | 'SavedNote';
  /** Whether it should not draw the eye away from a step. */
  isQuiet?: boolean;
}

/** Shows what the cookbook says about the recipe, once the cookbook has arrived. */
export function FromCookbook({ view, isQuiet }: FromCookbookProps) {
  const around = useRecipe();
  const part = useStore(around.tools.cookbook);
  const View = part?.[view];
  if (!View || isNote(around.recipe, around.reading.document)) return null;
  return <View {...around} {...{ part, isQuiet, readLine, readTitles }} />;
}
