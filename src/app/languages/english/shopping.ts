import { listMessages as shoppingList } from '../../../recipe/shopping/list/listMessages';
import { messages as ui } from '../../../ui/messages';

/** The words of the shopping list. */
export const words = { shoppingList, ui };
