import { useActors } from '../ui/Actors';
import { AllergenStatements } from './allergens/AllergenStatements';
import { useRecipeCheck, useSwap } from './RecipeContext';

/** What the page says about a recipe above it. @param isBrief shows only the warnings */
export function RecipeStatements({ isBrief = false }: { isBrief?: boolean }) {
  const found = useRecipeCheck();
  const { recipe } = useActors();
  const onSwap = useSwap();
  if (!found) return null;
  return (
    <AllergenStatements check={found.check} recipe={recipe} isBrief={isBrief} onSwap={onSwap} />
  );
}
