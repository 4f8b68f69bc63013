import {
  allergenNames,
  choiceNames,
  fieldNames,
  dialogMessages as preferences,
} from '../../../kitchen/preferences/dialogMessages';
import { messages as ui } from '../../../ui/messages';

/** The words of the preferences dialog. */
export const words = { preferences, fieldNames, choiceNames, allergenNames, ui };
