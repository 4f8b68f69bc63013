import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type {
  CookbookContents,
  CookbookErrorCode,
  Outcome,
  SavedRecipe,
  SavedTitle,
} from '../../../machines/cookbook/CookbookContext';
import { createPause, type Pause } from '../../browser/loading/createPause';
import type { Plan } from './planChange';
import { CookbookError, mergeRow, readSaved } from './savedRecipe';

const NAME = 'saffron.cookbook';

/**
 * Since version 2, rows may have a log of cooking, which an older page would lose when it undoes a
 * *Remove*. Since version 3, texts change, and an older page would write its note beside the old
 * text.
 */
const VERSION = 3;

interface Schema extends DBSchema {
  recipes: { key: string; value: SavedRecipe };
}

type Database = IDBPDatabase<Schema>;
type Mode = 'readonly' | 'readwrite';
type Store<M extends Mode> = IDBPObjectStore<Schema, ['recipes'], 'recipes', M>;

const PORTION = 100;

export type CookbookDatabase = ReturnType<typeof openCookbookDatabase>;

/** Its functions reject with a `CookbookError`. Creates the database with the first change. */
export function openCookbookDatabase(onChange: () => void) {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = onChange;
  const connection = createConnection(onChange);

  function tell() {
    channel.postMessage('changed');
    onChange();
  }

  return {
    async read(): Promise<CookbookContents> {
      // Unless the visitor saves something, the page stores nothing, not even an empty database.
      if (!connection.isOpen() && !(await exists())) return { recipes: [], unreadable: 0 };
      return connection.transact('readonly', readRows);
    },

    /** Reads all recipes and makes one change, completely or not at all. */
    async change(plan: Plan): Promise<Outcome> {
      const change = await connection.transact('readwrite', (store, pause) =>
        makeChange(store, pause, plan),
      );
      const { add = [], edit = [], remove = [], outcome } = change;
      if (add.length > 0 || edit.length > 0 || remove.length > 0) tell();
      return outcome;
    },

    /** Fills rows that lack a title. `titles` are by the ids of their recipes. */
    async saveTitles(titles: ReadonlyMap<string, SavedTitle>) {
      if (await connection.transact('readwrite', (store) => addTitles(store, titles))) tell();
    },

    /** Deletes all rows at once: a tab that sleeps may hold the database itself open for long. */
    async deleteAll() {
      await connection.transact('readwrite', (store) => store.clear());
      tell();
      connection.close();
      indexedDB.deleteDatabase(NAME);
    },

    close() {
      channel.close();
      connection.close();
    },
  };
}

function createConnection(onChange: () => void) {
  let connection: Promise<Database> | undefined;
  /** Whether an older page keeps this one from opening the database. */
  let isBlocked = false;

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

  async function connect(): Promise<Database> {
    // A browser that forbids storage may lack this, or fail at the first use.
    if (!globalThis.indexedDB) throw new CookbookError('noStorage');
    // A second try would wait for the first without an answer.
    if (isBlocked) throw new CookbookError('olderPage');
    return new Promise<Database>((resolve, reject) => {
      const opened = openDB<Schema>(NAME, VERSION, {
        upgrade(database, before) {
          if (before < 1) database.createObjectStore('recipes', { keyPath: 'id' });
        },
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
  }

  /**
   * Runs a task, and once more if the connection has closed since its last use, or if the browser
   * has lost its database, as iOS does after a sleep.
   */
  async function run<T>(task: (database: Database) => Promise<T>, isFirst = true): Promise<T> {
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
    isOpen: () => connection !== undefined,
    close,
    transact: <M extends Mode, T>(mode: M, task: Task<M, T>): Promise<T> =>
      run((database) => transact(database, mode, task)),
  };
}

type Task<M extends Mode, T> = (store: Store<M>, pause: Pause) => Promise<T>;

/**
 * Runs a task in one transaction, and waits for the commit. The task may wait only for requests to
 * the store and with `pause`: a browser commits as soon as no request is open.
 */
async function transact<M extends Mode, T>(database: Database, mode: M, task: Task<M, T>) {
  const transaction = database.transaction('recipes', mode, { durability: 'strict' });
  transaction.done.catch(ignore);
  try {
    const { store } = transaction;
    const result = await task(
      store,
      createPause(() => store.getKey('')),
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

async function makeChange(store: Store<'readwrite'>, pause: Pause, plan: Plan) {
  const { recipes } = await readRows(store, pause);
  const change = await plan(recipes, pause);
  for (const recipe of change.add ?? []) {
    store.add(recipe).catch(ignore);
    await pause();
  }
  for (const id of change.remove ?? []) {
    store.delete(id).catch(ignore);
    await pause();
  }
  for (const recipe of change.edit ?? []) {
    store.put(mergeRow(await store.get(recipe.id), recipe)).catch(ignore);
    await pause();
  }
  return change;
}

/** Whether any row has changed. */
async function addTitles(store: Store<'readwrite'>, titles: ReadonlyMap<string, SavedTitle>) {
  let hasChanged = false;
  for (const [id, title] of titles) {
    const row = await store.get(id);
    const saved = readSaved(row);
    // Another tab may have removed the recipe, or read its title.
    if (!row || !saved || saved.title) continue;
    store.put({ ...row, title }).catch(ignore);
    hasChanged = true;
  }
  return hasChanged;
}

/** True if the browser does not say: opening the database will show. */
async function exists(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === NAME);
  } catch {
    return true;
  }
}

/** A failed request also fails its transaction, and that error says why. */
function ignore() {}

function abort(transaction: { abort(): void }) {
  try {
    transaction.abort();
  } catch {
    // The browser has aborted it already.
  }
}

/** Newest first. Counts the rows that are not recipes. */
async function readRows(store: Store<Mode>, pause: Pause): Promise<CookbookContents> {
  const recipes: SavedRecipe[] = [];
  let unreadable = 0;
  let rows = await store.getAll(null, PORTION);
  while (rows.length > 0) {
    for (const row of rows) {
      const recipe = readSaved(row);
      if (recipe) recipes.push(recipe);
      else unreadable += 1;
      await pause();
    }
    const last = rows.at(-1)?.id;
    rows = await store.getAll(IDBKeyRange.lowerBound(last, true), PORTION);
  }
  recipes.sort((one, other) => other.savedAt - one.savedAt || (one.id < other.id ? -1 : 1));
  return { recipes, unreadable };
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
