import { AllergenStatements } from '../../allergens/AllergenStatements';
import { useActors } from '../../ui/Actors';
import { useRecipeCheck, useSwap } from './RecipeContext';

/** What the page says of a recipe before it begins. @param isBrief whether only warnings show */
export function RecipeStatements({ isBrief = false }: { isBrief?: boolean }) {
  const found = useRecipeCheck();
  const { recipe } = useActors();
  const onSwap = useSwap();
  if (!found) return null;
  return (
    <AllergenStatements check={found.check} recipe={recipe} isBrief={isBrief} onSwap={onSwap} />
  );
}
