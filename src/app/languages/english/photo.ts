import {
  messages as photo,
  outcomes as photoOutcomes,
  problems as pictureProblems,
} from '../../../kitchen/photo/messages';
import { connectionMessages as connections } from '../../../models/connections/messages';
import { messages as ui } from '../../../ui/messages';

export const words = { photo, photoOutcomes, pictureProblems, connections, ui };
