import type { Choice } from '../../../machines/connection/connectionMachine';
import { readTab } from '../../browser/storage/tabStorage';

export const CONNECTION_KEY = 'saffron.connection';

/** The host's choice needs no saving. */
const SAVED_CHOICES: Choice[] = ['signIn', 'token', 'browser', 'local', 'sample'];

/** Tells whether the page needs the controller at once. It checks nothing else of what is saved. */
export function readSavedChoice(): Choice | undefined {
  try {
    const { choice } = Object(JSON.parse(readTab(CONNECTION_KEY) ?? 'null'));
    return SAVED_CHOICES.find((known) => known === choice);
  } catch {
    return undefined;
  }
}
