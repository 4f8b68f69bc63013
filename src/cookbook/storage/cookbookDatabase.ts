import type { DBSchema, IDBPObjectStore } from 'idb';
import type {
  CookbookContents,
  Outcome,
  SavedRecipe,
  SavedTitle,
} from '../../../machines/cookbook/CookbookContext';
import type { Pause } from '../../browser/loading/createPause';
import { createConnection, ignore } from './connection';
import type { Change, Plan } from './planChange';
import { holdsTheSame, mergeRow, readSaved } from './savedRecipe';

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

type KnownRows = ReadonlyMap<string, SavedRecipe>;
type Mode = 'readonly' | 'readwrite';
type Store<M extends Mode> = IDBPObjectStore<Schema, 'recipes'[], 'recipes', M>;
type Task<M extends Mode, T> = (store: Store<M>, pause: Pause) => Promise<T>;

const PORTION = 100;

export type CookbookDatabase = ReturnType<typeof openCookbookDatabase>;

/**
 * Its functions reject with a `CookbookError`. Creates the database with the first change. `onRemove`
 * is called with the ids that this page has removed.
 */
export function openCookbookDatabase(
  onChange: () => void,
  onRemove: (ids: readonly string[], outcome: Outcome) => void = () => {},
) {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = onChange;
  const connection = createConnection<Schema>(
    {
      name: NAME,
      version: VERSION,
      stores: ['recipes'],
      upgrade(database, before) {
        if (before < 1) database.createObjectStore('recipes', { keyPath: 'id' });
      },
    },
    onChange,
  );

  const writeRows = <T>(task: Task<'readwrite', T>): Promise<T> =>
    connection.write((transaction, pause) => task(transaction.objectStore('recipes'), pause));

  const readRows = <T>(none: T, task: Task<'readonly', T>): Promise<T> =>
    connection.read(none, (transaction, pause) => task(transaction.objectStore('recipes'), pause));

  function tell() {
    channel.postMessage('changed');
    onChange();
  }

  const rows = createRows();
  return {
    /** Unless the visitor saves something, the page stores nothing, not even an empty database. */
    read: (): Promise<CookbookContents> => readRows({ recipes: [], unreadable: 0 }, rows.read),

    /** Also of rows that only another version of the page can read. Null without a cookbook. */
    readIds: () => readRows<string[] | null>(null, (store) => store.getAllKeys()),

    has: (id: string) => readRows(false, async (store) => (await store.getKey(id)) !== undefined),

    /** Reads all recipes and makes one change, completely or not at all. */
    async change(plan: Plan): Promise<Outcome> {
      const change = await writeRows(rows.change(plan));
      const { add = [], edit = [], remove = [], outcome } = change;
      if (add.length > 0 || edit.length > 0 || remove.length > 0) tell();
      if (remove.length > 0) onRemove(remove, outcome);
      return outcome;
    },

    /** Fills rows that lack a title. `titles` are by the ids of their recipes. */
    async saveTitles(titles: ReadonlyMap<string, SavedTitle>) {
      if (await writeRows((store) => addTitles(store, titles))) tell();
    },

    /** Deletes all rows at once: a tab that sleeps may hold the database itself open for long. */
    async deleteAll() {
      await writeRows((store) => store.clear());
      rows.forget();
      tell();
      connection.deleteDatabase();
    },

    close() {
      channel.close();
      connection.close();
    },
  };
}

/** The recipes, newest first. A row that has not changed since the last reading stays the same object. */
function createRows() {
  let known: KnownRows = new Map();

  async function read(store: Store<Mode>, pause: Pause): Promise<CookbookContents> {
    const contents = await readRows(store, pause, known);
    known = new Map(contents.recipes.map((recipe) => [recipe.id, recipe]));
    return contents;
  }

  return {
    read,
    change: (plan: Plan) => async (store: Store<'readwrite'>, pause: Pause) => {
      const { recipes } = await read(store, pause);
      return makeChange(store, pause, await plan(recipes, pause));
    },
    forget() {
      known = new Map();
    },
  };
}

async function makeChange(store: Store<'readwrite'>, pause: Pause, change: Change) {
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

/** Newest first. Counts the rows that are not recipes. A known row is not checked again. */
async function readRows(
  store: Store<Mode>,
  pause: Pause,
  known: KnownRows,
): Promise<CookbookContents> {
  const recipes: SavedRecipe[] = [];
  let unreadable = 0;
  let rows = await store.getAll(null, PORTION);
  while (rows.length > 0) {
    for (const row of rows) {
      const before = known.get(row.id);
      const recipe = before && holdsTheSame(before, row) ? before : readSaved(row);
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
