import { messages as ui } from '../../../ui/messages';
import { questionMessages as questions } from '../../questions/messages';

export const words = { questions, ui };
