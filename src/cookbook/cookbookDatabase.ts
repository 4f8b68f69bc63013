import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type {
  Outcome,
  RecipeToKeep,
  SavedRecipe,
  Shelf,
  Trouble,
} from '../../machines/cookbookMachine';
import { LARGEST_FILE, readCookbookFile, weighCookbook } from './cookbookFile';
import { askToStay } from '../browser/requestPersistence';
import { CookbookError, fitToKeep, identityOfText, readSaved } from './savedRecipe';

const NAME = 'saffron.cookbook';

interface Schema extends DBSchema {
  recipes: { key: string; value: SavedRecipe };
}

type Database = IDBPDatabase<Schema>;

/** What makes each version of the database out of the one before it. Only ever added to. */
const UPGRADES: readonly ((database: Database) => void)[] = [
  (database) => void database.createObjectStore('recipes', { keyPath: 'id' }),
];

/**
 * The visitor's cookbook, in a database of the browser. All functions reject with a `CookbookError`
 * that says why something could not be done; what changes the cookbook does so wholly or not at all.
 */
export interface CookbookStore {
  read(): Promise<Shelf>;
  /** Saves a recipe, unless one with its text is kept. */
  save(recipe: RecipeToKeep): Promise<Outcome>;
  remove(id: string): Promise<Outcome>;
  /** Puts a recipe that was removed back as it was. */
  restore(recipe: SavedRecipe): Promise<Outcome>;
  /** Adds the recipes of a file, but those that are kept already. */
  importFile(file: Blob): Promise<Outcome>;
  /** Calls the listener when the cookbook may have changed elsewhere; gives a function that ends that. */
  subscribe(listener: () => void): () => void;
}

/** Opens the cookbook, as late as it is needed. Called once for each page. */
export function openCookbookStore(): CookbookStore {
  let opening: Promise<Database> | undefined;
  const channel = openChannel();
  const listeners = new Set<() => void>();

  function tellHere() {
    for (const listener of listeners) listener();
  }

  function forget(database?: Database) {
    database?.close();
    opening = undefined;
  }

  async function open(): Promise<Database> {
    // A browser that forbids it may do so by having none, or by an error at the first touch.
    if (!globalThis.indexedDB) throw new CookbookError('missing');
    return new Promise((resolve, reject) => {
      const database = openDB<Schema>(NAME, UPGRADES.length, {
        upgrade(database, oldVersion) {
          for (const upgrade of UPGRADES.slice(oldVersion)) upgrade(database);
        },
        blocked: () => reject(new CookbookError('blocked')),
        // Another tab holds a newer page, which could not begin with it as long as this one has it.
        blocking: () => database.then(forget),
        terminated() {
          forget();
          tellHere();
        },
      });
      database.then(resolve, reject);
    });
  }

  /** Does something with the database, opened anew where it was closed meanwhile. */
  async function withDatabase<T>(run: (database: Database) => Promise<T>): Promise<T> {
    try {
      const hadOne = opening !== undefined;
      opening ??= open();
      try {
        return await run(await opening);
      } catch (error) {
        if (!hadOne || (error as Error).name !== 'InvalidStateError') throw error;
        opening = open();
        return await run(await opening);
      }
    } catch (error) {
      opening?.catch(() => forget());
      throw error instanceof CookbookError ? error : new CookbookError(troubleOf(error), error);
    }
  }

  /** Reads all and changes some of it, in one transaction. */
  async function change(
    make: (kept: SavedRecipe[]) => { put?: SavedRecipe[]; remove?: string; outcome: Outcome },
  ): Promise<Outcome> {
    const outcome = await withDatabase(async (database) => {
      const transaction = database.transaction('recipes', 'readwrite', { durability: 'strict' });
      // What fails in it fails the whole of it, which is told at the end.
      const { done } = transaction;
      done.catch(() => {});
      try {
        const { recipes: kept } = sort(await transaction.store.getAll());
        const { put = [], remove, outcome } = make(kept);
        if (put.length > 0 && weighCookbook([...kept, ...put]) > LARGEST_FILE) {
          throw new CookbookError('largeCookbook');
        }
        for (const recipe of put) transaction.store.add(recipe).catch(() => {});
        if (remove !== undefined) transaction.store.delete(remove).catch(() => {});
        await done;
        return outcome;
      } catch (error) {
        abort(transaction);
        throw error;
      }
    });
    if (outcome.about !== 'known' && outcome.about !== 'gone') channel?.postMessage('changed');
    return outcome;
  }

  return {
    async read() {
      // Where nothing has been saved, nothing is to be kept, not even an empty database.
      if (!opening && !(await isThere())) return { recipes: [], unreadable: 0 };
      return withDatabase(async (database) => sort(await database.getAll('recipes')));
    },

    async save(wanted) {
      const fit = fitToKeep(wanted);
      const outcome = await change((kept) => {
        const known = findByText(kept, fit.recipe);
        if (known) return { outcome: { about: 'known', recipe: known } };
        const recipe = { id: newId(), ...fit, savedAt: Date.now() };
        return { put: [recipe], outcome: { about: 'saved', recipe } };
      });
      if (outcome.about === 'saved') askToStay();
      return outcome;
    },

    remove: (id) =>
      change((kept) => {
        const recipe = kept.find((one) => one.id === id);
        return recipe
          ? { remove: id, outcome: { about: 'removed', recipe } }
          : { outcome: { about: 'gone' } };
      }),

    restore: (recipe) =>
      change((kept) => {
        const known = findByText(kept, recipe.recipe);
        return known
          ? { outcome: { about: 'known', recipe: known } }
          : { put: [recipe], outcome: { about: 'restored', recipe } };
      }),

    async importFile(file) {
      if (file.size > LARGEST_FILE) throw new CookbookError('largeFile');
      const text = await file.text().catch((error) => {
        throw new CookbookError('unreadableFile', error);
      });
      const { entries, rejected } = readCookbookFile(text);
      return change((kept) => {
        const put: SavedRecipe[] = [];
        const texts = new Set(kept.map(({ recipe }) => identityOfText(recipe)));
        for (const entry of entries) {
          const text = identityOfText(entry.recipe);
          if (texts.has(text)) continue;
          texts.add(text);
          put.push({ id: newId(), ...entry });
        }
        const known = entries.length - put.length;
        return { put, outcome: { about: 'imported', added: put.length, known, rejected } };
      });
    },

    subscribe(listener) {
      listeners.add(listener);
      channel?.addEventListener('message', listener);
      return () => {
        listeners.delete(listener);
        channel?.removeEventListener('message', listener);
      };
    },
  };
}

/** Whether there is a database to open, as far as the browser tells. */
async function isThere(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === NAME);
  } catch {
    // What is wrong will be known when it is opened.
    return true;
  }
}

/** Takes back what a transaction has done so far, unless it has come to its end. */
function abort(transaction: { abort(): void }) {
  try {
    transaction.abort();
  } catch {
    // It was taken back already.
  }
}

/** Tells other tabs of a change; undefined where the browser cannot. */
function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : undefined;
}

/** What can be read of the database's rows, the newest first. Others are left as they are. */
function sort(rows: readonly unknown[]): { recipes: SavedRecipe[]; unreadable: number } {
  const recipes = rows.flatMap((row) => {
    try {
      return [readSaved(row)];
    } catch {
      return [];
    }
  });
  recipes.sort((one, other) => other.savedAt - one.savedAt || (one.id < other.id ? -1 : 1));
  return { recipes, unreadable: rows.length - recipes.length };
}

function findByText(recipes: readonly SavedRecipe[], text: string): SavedRecipe | undefined {
  const identity = identityOfText(text);
  return recipes.find(({ recipe }) => identityOfText(recipe) === identity);
}

/** An id that no other tab gives; `randomUUID` is missing on pages that came without TLS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the names of errors mean, by https://w3c.github.io/IndexedDB/ and what browsers really do. */
const TROUBLES: Record<string, Trouble> = {
  QuotaExceededError: 'full',
  SecurityError: 'forbidden',
  // Windows that keep nothing, in Firefox before version 115.
  InvalidStateError: 'forbidden',
  VersionError: 'newer',
};

function troubleOf(error: unknown): Trouble {
  return TROUBLES[(error as Error | null)?.name ?? ''] ?? 'broken';
}
