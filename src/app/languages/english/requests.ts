import { waitMessages as wait } from '../../../kitchen/wait/waitMessages';
import { connectionMessages as connections } from '../../../models/connections/messages';
import { pendingMessages as pending } from '../../../recipe/allergens/pendingMessages';
import { noteMessages as notes } from '../../../recipe/notes/noteMessages';
import { outcomeMessages as outcome } from '../../requests/outcomeMessages';

export const words = { outcome, wait, notes, pending, connections };
