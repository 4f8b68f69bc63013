import {
  allergenNames,
  choiceNames,
  fieldNames,
  dialogMessages as preferences,
} from '../../../kitchen/preferences/dialogMessages';
import { messages as ui } from '../../../ui/messages';

export const words = { preferences, fieldNames, choiceNames, allergenNames, ui };
