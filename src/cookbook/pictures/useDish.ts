import { useSelector } from '@xstate/react';
import { findSaved } from '../../../machines/cookbook/CookbookContext';
import { useStore } from '../../browser/store';
import type { Cookbook } from '../startCookbook';

/** The recipe as the cookbook has it, and its picture; undefined if there is none. */
export function useDish({ actor, pictures }: Cookbook, { text }: { text: string }) {
  const recipes = useSelector(actor, ({ context }) => context.recipes);
  const saved = findSaved(recipes, text);
  return { saved, picture: useStore(pictures.kept, (all) => saved && all.get(saved.id)) };
}
