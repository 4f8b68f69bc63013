import type { RecipeActor } from '../../../machines/recipeMachine';
import { createListStore } from '../../recipe/shopping/list/listStorage';
import {
  ShoppingDialog,
  type ShoppingDialogProps,
} from '../../recipe/shopping/list/ShoppingDialog';

export { words } from '../languages/english/shopping';

type FromRecipe = Omit<ShoppingDialogProps, 'dinners' | 'recipe' | 'kept' | 'onClose'>;

/** Starts the shopping list, once its chunk has arrived. */
export function startShopping(recipe: RecipeActor, listTools: FromRecipe) {
  const kept = createListStore();
  return { ShoppingDialog, tools: { recipe, kept, ...listTools }, stop: kept.stop };
}

export type ShoppingTools = ReturnType<typeof startShopping>;
