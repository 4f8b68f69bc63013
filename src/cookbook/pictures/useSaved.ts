import { useSelector } from '@xstate/react';
import { findSaved } from '../../../machines/cookbook/CookbookContext';
import type { Cookbook } from '../startCookbook';

/** The recipe as the cookbook has it, if it does. */
export const useSaved = ({ actor }: Pick<Cookbook, 'actor'>, { text }: { text: string }) => {
  const recipes = useSelector(actor, ({ context }) => context.recipes);
  return findSaved(recipes, text);
};
