import { useMemo } from 'react';
import { useActors } from '../ui/Actors';
import { AllergenStatements } from './allergens/AllergenStatements';
import { findKept } from './allergens/droppedFoods';
import { KeptFoods } from './allergens/KeptFoods';
import { nameOfThing } from './allergens/messages';
import { useRecipe, useRecipeCheck, useSwap } from './RecipeContext';

/** What the page says about a recipe above it. @param isBrief shows only the warnings */
export function RecipeStatements({ isBrief = false }: { isBrief?: boolean }) {
  const { reading, recipe: shown } = useRecipe();
  const found = useRecipeCheck();
  const { recipe } = useActors();
  const onSwap = useSwap();
  const dropped = useMemo(
    () => (isBrief ? null : findKept(reading, shown)),
    [isBrief, reading, shown],
  );
  // One button asks for all of it.
  const isOffered = found?.check.results.every(
    ({ verdict, thing }) =>
      verdict !== 'contains' || dropped?.kept.some(({ name }) => name === nameOfThing(thing)),
  );
  return (
    <>
      {dropped && <KeptFoods {...dropped} isByModel={shown.model !== null} onSwap={onSwap} />}
      {found && (
        <AllergenStatements
          check={found.check}
          recipe={recipe}
          isBrief={isBrief}
          onSwap={isOffered ? null : onSwap}
        />
      )}
    </>
  );
}
