import type { Choice } from '../../../machines/connection/connectionMachine';

/** If the browser forbids storage, it reads null and writes nothing. */
export interface TabStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

export const CONNECTION_KEY = 'saffron.connection';

/** The host's choice needs no saving. */
const SAVED_CHOICES: Choice[] = ['signIn', 'token', 'browser', 'local', 'sample'];

/** Tells whether the page needs the controller at once. It checks nothing else of what is saved. */
export function readSavedChoice({ read }: Pick<TabStorage, 'read'>): Choice | undefined {
  try {
    const { choice } = Object(JSON.parse(read(CONNECTION_KEY) ?? 'null'));
    return SAVED_CHOICES.find((known) => known === choice);
  } catch {
    return undefined;
  }
}
