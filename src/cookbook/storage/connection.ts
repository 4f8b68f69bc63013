import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import type { CookbookErrorCode } from '../../../machines/cookbook/CookbookContext';
import { createPause, type Pause } from '../../browser/loading/createPause';
import { CookbookError } from './savedRecipe';

interface Layout<Schema extends DBSchema> {
  name: string;
  version: number;
  stores: StoreNames<Schema>[];
  upgrade(database: IDBPDatabase<Schema>, before: number): void;
}

type Mode = 'readonly' | 'readwrite';

type Transaction<Schema extends DBSchema, M extends Mode> = IDBPTransaction<
  Schema,
  StoreNames<Schema>[],
  M
>;

type Task<Schema extends DBSchema, M extends Mode, T> = (
  transaction: Transaction<Schema, M>,
  pause: Pause,
) => Promise<T>;

/**
 * A database that opens with its first use. `onChange` is called if what it holds may have changed
 * or may have become readable. Rejects with a `CookbookError`.
 */
export function createConnection<Schema extends DBSchema>(
  layout: Layout<Schema>,
  onChange: () => void,
) {
  const { name, stores } = layout;
  let connection: Promise<IDBPDatabase<Schema>> | undefined;
  const connect = createOpener(layout, end, onChange);

  function close() {
    connection?.then(
      (database) => database.close(),
      () => {},
    );
    connection = undefined;
  }

  function end() {
    close();
    onChange();
  }

  /**
   * Runs a task, and once more if the connection has closed since its last use, or if the browser
   * has lost its database, as iOS does after a sleep.
   */
  async function run<T>(
    task: (database: IDBPDatabase<Schema>) => Promise<T>,
    isFirst = true,
  ): Promise<T> {
    const isReused = connection !== undefined;
    try {
      connection ??= connect();
      return await task(await connection);
    } catch (error) {
      close();
      const name = nameOfError(error);
      const isLost = name === 'UnknownError' || (isReused && name === 'InvalidStateError');
      if (isFirst && isLost) return run(task, false);
      const code = CODES[name] ?? 'broken';
      throw error instanceof CookbookError ? error : new CookbookError(code, error);
    }
  }

  return {
    close,
    /**
     * Gives `none` without a database, which only a change creates. An open one is read without a wait,
     * after which the reader could create it anew although the visitor has just deleted it.
     */
    async read<T>(none: T, task: Task<Schema, 'readonly', T>): Promise<T> {
      if (!connection && !(await exists(name))) return none;
      return run((database) => transact(database, stores, 'readonly', task));
    },
    write: <T>(task: Task<Schema, 'readwrite', T>): Promise<T> =>
      run((database) => transact(database, stores, 'readwrite', task)),
    deleteDatabase() {
      close();
      indexedDB.deleteDatabase(name);
    },
  };
}

/** `end` is called once another page or the browser wants the database closed. */
function createOpener<Schema extends DBSchema>(
  { name, version, upgrade }: Layout<Schema>,
  end: () => void,
  onChange: () => void,
) {
  /** Whether an older page keeps this one from opening the database. */
  let isBlocked = false;

  return async (): Promise<IDBPDatabase<Schema>> => {
    // A browser that forbids storage may lack this, or fail at the first use.
    if (!globalThis.indexedDB) throw new CookbookError('noStorage');
    // A second try would wait for the first without an answer.
    if (isBlocked) throw new CookbookError('olderPage');
    return new Promise((resolve, reject) => {
      const opened = openDB<Schema>(name, version, {
        upgrade,
        blocked() {
          isBlocked = true;
          reject(new CookbookError('olderPage'));
        },
        // A newer page or one that deletes the database waits, or the browser has closed it.
        blocking: end,
        terminated: end,
      });
      opened.then(resolve, reject);
      opened
        .then(
          (late) => isBlocked && late.close(),
          () => {},
        )
        .then(() => {
          if (!isBlocked) return;
          isBlocked = false;
          onChange();
        });
    });
  };
}

/**
 * Runs a task in one transaction, and waits for the commit. The task may wait only for requests to
 * the store and with `pause`: a browser commits as soon as no request is open.
 */
async function transact<Schema extends DBSchema, M extends Mode, T>(
  database: IDBPDatabase<Schema>,
  stores: StoreNames<Schema>[],
  mode: M,
  task: Task<Schema, M, T>,
) {
  const transaction = database.transaction(stores, mode, { durability: 'strict' });
  transaction.done.catch(ignore);
  const [first] = stores;
  try {
    const result = await task(
      transaction,
      createPause(async () => first && transaction.objectStore(first).getKey('' as never)),
    );
    await transaction.done;
    return result;
  } catch (error) {
    // The transaction knows why the browser has aborted it. Its requests only say that it has.
    const cause = transaction.error ?? error;
    abort(transaction);
    throw cause;
  }
}

/** True if the browser does not say: opening the database will show. */
async function exists(name: string): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some((one) => one.name === name);
  } catch {
    return true;
  }
}

/** A failed request also fails its transaction, and that error says why. */
export function ignore() {}

function abort(transaction: { abort(): void }) {
  try {
    transaction.abort();
  } catch {
    // The browser has aborted it already.
  }
}

/** According to https://w3c.github.io/IndexedDB/ and to what browsers do. */
const CODES: Record<string, CookbookErrorCode> = {
  QuotaExceededError: 'full',
  SecurityError: 'forbidden',
  // Firefox before version 115, in private windows.
  InvalidStateError: 'forbidden',
  VersionError: 'newerPage',
};

function nameOfError(error: unknown): string {
  return String(Object(error).name ?? '');
}
