import { useStore } from '../../browser/store';
import { knownTitles } from '../../changes/knownTitles';
import { readIngredient as readLine } from '../../recipe/document/readIngredient';
import { isNote } from './isNote';
import { useRecipe } from './RecipeContext';

/** The way to say that the recipe was cooked, once the cookbook is there. */
export function Cooked() {
  const { recipe, reading, tools } = useRecipe();
  const part = useStore(tools.cookbook);
  return part && !isNote(recipe, reading.document) && <part.Cooked part={part} recipe={recipe} />;
}

/** The sheet about what the recipe has used up, while it is open. */
export function CookedSheet() {
  const around = useRecipe();
  const part = useStore(around.tools.cookbook);
  const check = around.tools.kitchenCheck.useCheck(around.reading, true);
  const readers = { readLine, readTitles: knownTitles };
  return part && <part.CookedSheet {...around} {...readers} part={part} check={check} />;
}
