import { listMessages as shoppingList } from '../../../recipe/shopping/list/listMessages';

/** The words of the shopping list. */
export const words = { shoppingList };
