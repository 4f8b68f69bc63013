import { listMessages as shoppingList } from '../../../recipe/shopping/list/listMessages';
import { messages as ui } from '../../../ui/messages';

export const words = { shoppingList, ui };
