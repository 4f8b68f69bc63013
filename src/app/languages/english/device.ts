import { sharedMessages as sharedIngredients } from '../../../kitchen/sharedMessages';
import { messages as offline } from '../../../offline/messages';
import { messages as ui } from '../../../ui/messages';

/** The words of the page as an app of the device. */
export const words = { sharedIngredients, offline, ui };
