import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useStore } from '../../browser/store';
import { findSaved } from '../../cookbook/findSaved';
import { useRecipe } from './RecipeContext';

/** The recipe in the cookbook; undefined if it is not there, or nobody has asked for the cookbook yet. */
export function useSaved() {
  const { recipe, tools } = useRecipe();
  const actor = useStore(tools.cookbook)?.actor;
  const recipes = useSelector(actor, (snapshot) => snapshot?.context.recipes);
  return useMemo(() => findSaved(recipes ?? [], recipe.text), [recipes, recipe.text]);
}
