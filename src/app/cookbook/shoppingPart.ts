import { listMessages } from '../../recipe/shopping/list/listMessages';
import { createListStore } from '../../recipe/shopping/list/listStorage';
import { type Dinner, readDinners } from '../../recipe/shopping/list/mergeDinners';
import {
  ShoppingDialog,
  type ShoppingDialogProps,
} from '../../recipe/shopping/list/ShoppingDialog';

export { words } from '../languages/english/shopping';

type FromRecipe = Omit<ShoppingDialogProps, 'dinners' | 'kept' | 'other' | 'onClose'>;

/** Starts the list, and lends it what it needs of the recipe's part. */
export function startShopping(fromRecipe: FromRecipe) {
  const kept = createListStore();
  const { kitchen, recipe, notesFor } = fromRecipe;
  return {
    ShoppingDialog,
    words: listMessages,
    tools: { kept, ...fromRecipe },
    readDinners: (dinners: readonly Dinner[]) =>
      readDinners(dinners, {
        kitchen: kitchen.get(),
        noteOn: notesFor(recipe.getSnapshot().context.preferences),
      }),
    stop: kept.stop,
  };
}

export type ShoppingTools = ReturnType<typeof startShopping>;
