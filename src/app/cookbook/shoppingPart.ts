import { listMessages } from '../../recipe/shopping/list/listMessages';
import { createListStore } from '../../recipe/shopping/list/listStorage';
import {
  readDinners,
  ShoppingDialog,
  type ShoppingDialogProps,
} from '../../recipe/shopping/list/ShoppingDialog';

export { words } from '../languages/english/shopping';

type FromRecipe = Omit<ShoppingDialogProps, 'dinners' | 'kept' | 'other' | 'onClose'>;

/** Starts the shopping list, once its chunk has arrived. */
export function startShopping(fromRecipe: FromRecipe) {
  const kept = createListStore();
  const tools = { kept, ...fromRecipe };
  return { ShoppingDialog, readDinners, words: listMessages, tools, stop: kept.stop };
}

export type ShoppingTools = ReturnType<typeof startShopping>;
