import { useSelector } from '@xstate/react';
import { findSaved } from '../../../machines/cookbook/CookbookContext';
import { useStore } from '../../browser/store';
import type { Cookbook } from '../startCookbook';

/** The saved recipe with this text, and its picture. Each is undefined if the cookbook has none. */
export function useDish({ actor, pictures }: Cookbook, { text }: { text: string }) {
  const recipes = useSelector(actor, ({ context }) => context.recipes);
  const saved = findSaved(recipes, text);
  return { saved, picture: useStore(pictures.kept, (all) => saved && all.get(saved.id)) };
}
