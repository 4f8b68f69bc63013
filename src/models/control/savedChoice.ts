import type { Choice } from '../../../machines/connection/connectionMachine';

/** The tab's storage. In a browser that forbids storage, it reads null and writes nothing. */
export interface TabStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** The key of the saved connection. */
export const CONNECTION_KEY = 'saffron.connection';

/** The choices that a tab saves: the host's model comes with the page. */
const SAVED_CHOICES: Choice[] = ['signIn', 'token', 'browser', 'local', 'sample'];

/**
 * Reads which choice the tab saved, so a page without one need not fetch the controller. It does
 * not check the rest.
 */
export function readSavedChoice({ read }: Pick<TabStorage, 'read'>): Choice | undefined {
  try {
    const { choice } = Object(JSON.parse(read(CONNECTION_KEY) ?? 'null'));
    return SAVED_CHOICES.find((known) => known === choice);
  } catch {
    return undefined;
  }
}
