import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Recipe } from '../../machines/kitchen/recipe';
import { useStore } from '../browser/store';
import { thingsToAvoid } from '../foods';
import { useActors } from '../ui/Actors';
import * as firstWords from '../words/en/first';
import * as recipeWords from '../words/en/recipe';
import { joinNames } from '../words/format';
import { AllergenStatements, FoodsToLeaveOut, KeptFoods } from './allergens/AllergenStatements';
import { findKept, namesToLeaveOut } from './allergens/droppedFoods';
import { keyOfThing, nameOfThing } from './allergens/sayFound';
import { isBookNote, useRecipe, useRecipeCheck, useSwap } from './RecipeContext';
import { loadServings } from './servings/servingsStorage';
import { useAmounts } from './servings/shownAmounts';
import { useLanguageState } from './useLanguages';

/** `isBrief` shows only the warnings. */
export function RecipeStatements({ isBrief = false }: { isBrief?: boolean }) {
  const around = useRecipe();
  const { reading, recipe: shown, isGrowing, amounts, tools } = around;
  const found = useRecipeCheck();
  const { recipe, kitchen, open } = useActors();
  const { isPending } = useLanguageState(reading.document.language);
  const preferences = useStore(kitchen, (now) => now.preferences);
  const onSwap = useSwap();
  const before = useRecipeBefore(shown);
  const dropped = useMemo(
    () => (isBrief || isGrowing || isPending ? null : findKept(reading, shown)),
    [isBrief, isGrowing, isPending, reading, shown],
  );
  if (isBookNote(around)) return null;
  if (isPending && !isGrowing) {
    const names = thingsToAvoid(preferences).map(nameOfThing);
    return (
      names.length > 0 && <p>{firstWords.pending.checking(joinNames(names, 'disjunction'))}</p>
    );
  }
  // One button asks for all of them.
  const isOffered = found?.check.results.every(
    ({ verdict, thing }) =>
      verdict !== 'contains' || dropped?.kept.some(({ key }) => key === keyOfThing(thing)),
  );
  return (
    <>
      {isGrowing && <FoodsToLeaveOut names={namesToLeaveOut(shown)} />}
      {dropped && (
        <KeptFoods
          {...dropped}
          isByModel={shown.model !== null}
          onSwap={onSwap}
          onUndo={
            before &&
            (() => {
              const { servings } = amounts.shown.getSnapshot().context;
              if (servings !== null) tools.serve(before.text, servings);
              open(before);
            })
          }
        />
      )}
      {before && !isBrief && <OwnServings before={before} />}
      {found && (
        <AllergenStatements
          check={found.check}
          around={found.around}
          recipe={recipe}
          isBrief={isBrief}
          isGrowing={isGrowing}
          onSwap={isOffered && !isGrowing ? null : onSwap}
        />
      )}
    </>
  );
}

/** Says that a change is no longer for as many as the visitor had chosen. */
function OwnServings({ before: { text } }: { before: Recipe }) {
  const { servings, written } = useAmounts();
  if (servings !== null || loadServings(text) === null) return null;
  const own = written()?.text;
  return <p>{own ? recipeWords.amounts.scaled(own) : recipeWords.amounts.noServings}</p>;
}

/** The recipe that the last change began with, if `changed` came of it and the page still has it. */
function useRecipeBefore({ changed }: Recipe): Recipe | null {
  return useSelector(useActors().recipe, ({ context: { asked, earlier } }) => {
    const { wish, recipe } = asked;
    if (wish.kind !== 'change' || wish.words !== changed) return null;
    return earlier.find(({ text }) => text === recipe) ?? null;
  });
}
