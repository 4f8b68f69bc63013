import type { Choice } from '../../machines/connectionMachine';
import { readTab } from '../browser/tabStorage';

/** Under which the tab keeps what is connected. */
export const CONNECTION_KEY = 'saffron.connection';

/** The choices that a tab keeps: the host's model comes with the page. */
export const KEPT_CHOICES: readonly unknown[] = [
  'signIn',
  'token',
  'local',
  'sample',
] satisfies Choice[];

/**
 * Tells in short what the tab has kept of a connection, so that what restores it need not be fetched
 * where there is nothing. Whether it can be used is not checked here.
 *
 * @returns undefined where nothing is kept, or nothing that can be read
 */
export function readKeptChoice(): Choice | undefined {
  try {
    const { choice } = Object(JSON.parse(readTab(CONNECTION_KEY) ?? 'null'));
    return KEPT_CHOICES.find((known) => known === choice) as Choice;
  } catch {
    return undefined;
  }
}
