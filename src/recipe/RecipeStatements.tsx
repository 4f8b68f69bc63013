import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { thingsToAvoid } from '../foods/avoided/thingsToAvoid';
import { useActors } from '../ui/Actors';
import { joinNames } from '../ui/joinNames';
import { AllergenStatements, KeptFoods } from './allergens/AllergenStatements';
import { findKept } from './allergens/droppedFoods';
import { keyOfThing, nameOfThing } from './allergens/nameOfThing';
import { pendingMessages } from './allergens/pendingMessages';
import { useLearned, useRecipe, useRecipeCheck, useSwap } from './RecipeContext';

/** `isBrief` shows only the warnings. */
export function RecipeStatements({ isBrief = false }: { isBrief?: boolean }) {
  const { reading, recipe: shown, isGrowing } = useRecipe();
  const found = useRecipeCheck();
  const { recipe } = useActors();
  const learned = useLearned(reading);
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  const onSwap = useSwap();
  const dropped = useMemo(
    () => (isBrief || isGrowing || learned === 'loading' ? null : findKept(reading, shown)),
    [isBrief, isGrowing, learned, reading, shown],
  );
  if (learned === 'loading' && !isGrowing) {
    const names = thingsToAvoid(preferences).map(nameOfThing);
    return names.length > 0 && <p>{pendingMessages.checking(joinNames(names, 'disjunction'))}</p>;
  }
  // One button asks for all of them.
  const isOffered = found?.check.results.every(
    ({ verdict, thing }) =>
      verdict !== 'contains' || dropped?.kept.some(({ key }) => key === keyOfThing(thing)),
  );
  return (
    <>
      {dropped && <KeptFoods {...dropped} isByModel={shown.model !== null} onSwap={onSwap} />}
      {found && (
        <AllergenStatements
          check={found.check}
          recipe={recipe}
          isBrief={isBrief}
          isGrowing={isGrowing}
          onSwap={isOffered && !isGrowing ? null : onSwap}
        />
      )}
    </>
  );
}
