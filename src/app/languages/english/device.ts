import { sharedMessages as sharedIngredients } from '../../../kitchen/SharedIngredients';
import { messages as offline } from '../../../offline/messages';
import { messages as ui } from '../../../ui/messages';

export const words = { sharedIngredients, offline, ui };
