import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Command,
  dinnerDay,
  type SavedRecipe,
} from '../../../machines/cookbook/CookbookContext';
import { createPause } from '../../../src/browser/loading/createPause';
import {
  type CookbookDatabase,
  openCookbookDatabase,
} from '../../../src/cookbook/storage/cookbookDatabase';
import { fileSizeOf, writeCookbookFile } from '../../../src/cookbook/storage/cookbookFile';
import { planChange } from '../../../src/cookbook/storage/planChange';
import { TITLE_VERSION } from '../../../src/cookbook/storage/savedTitle';
import { PIE, SOUP } from '../recipes';

const NAME = 'saffron.cookbook';

let opened: CookbookDatabase[] = [];
let database: CookbookDatabase;

/** Plays another tab, or the same one after a reload. */
function openTab(onChange = () => {}) {
  const tab = openCookbookDatabase(onChange);
  opened.push(tab);
  return tab;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  database = openTab();
  return () => {
    vi.unstubAllGlobals();
    for (const tab of opened) tab.close();
    opened = [];
  };
});

const add = (recipes: readonly SavedRecipe[], tab = database) =>
  tab.change(() => ({ add: recipes, outcome: { type: 'gone' } }));
const saved = async () => (await openTab().read()).recipes;

it('the database keeps recipes after the page closes, the newest first', async () => {
  await add([SOUP]);
  await add([PIE]);
  expect(await saved()).toEqual([PIE, SOUP]);
  await database.change(() => ({ remove: [SOUP.id], outcome: { type: 'gone' } }));
  expect(await saved()).toEqual([PIE]);
});

it('an edit changes the visitor’s words about a recipe, and nothing else in its row', async () => {
  const own = { name: 'Old', note: 'Odd', isNoteForeign: true, byHand: 'edited' };
  const old = { ...own, later: 'field' };
  await add([{ ...SOUP, ...old } as SavedRecipe, PIE]);
  const edited = { ...SOUP, note: 'Good' };
  await database.change(() => ({ edit: [edited], outcome: { type: 'gone' } }));
  const later = { ...edited, later: 'field' };
  expect(await saved()).toStrictEqual([PIE, later]);
  const raw = await openDB(NAME);
  expect(await raw.get('recipes', SOUP.id)).toStrictEqual(later);
  raw.close();
});

describe('what a change removes leaves the row', () => {
  const at = '2026-11-21T19:30:00+01:00';
  const served = { ...SOUP, servings: 6, recipe: '# Soup\n\nServes 4\n\n- 1 onion' };
  const { servings: _, ...own } = served;
  const edit = { type: 'recipe.edit' as const, recipe: served.recipe, note: '' };
  const cook = { type: 'recipe.cook' as const, at, gone: [] };
  const planned = { servings: 2, at: 1 };

  it.each<[what: string, row: Partial<SavedRecipe>, command: Command, Partial<SavedRecipe>]>([
    ['the servings, with a dinner for its own', served, { ...cook, recipe: own }, { cooked: [at] }],
    [
      'the servings, with the Undo of the dinner that set them',
      { ...served, cooked: [at] },
      { ...cook, type: 'recipe.uncook', recipe: served, isNew: false, servedBefore: undefined },
      { cooked: [] },
    ],
    [
      'the servings, with an edit of the text',
      served,
      { ...edit, before: served, recipe: '# Soup\n\nServes 2' },
      { recipe: '# Soup\n\nServes 2' },
    ],
    ['the plan', { ...own, planned }, { type: 'recipe.unplan', id: SOUP.id }, {}],
    ['the plan, with a dinner', { ...own, planned }, { ...cook, recipe: own }, { cooked: [at] }],
    [
      'the note and its writer',
      { ...own, note: 'Hot', isNoteForeign: true },
      { ...edit, before: { ...own, note: 'Hot', isNoteForeign: true } },
      {},
    ],
    [
      'the name, once it is the title',
      { ...own, name: 'Mine' },
      { ...edit, before: { ...own, name: 'Mine' }, recipe: '# Mine' },
      { recipe: '# Mine' },
    ],
    [
      'the word that it was edited, with the Undo of the edit',
      { ...own, byHand: 'edited' },
      { ...edit, before: { ...own, byHand: 'edited' }, recipe: '# First', isUndo: true },
      { recipe: '# First' },
    ],
  ])('%s', async (_, row, command, then) => {
    await add([{ ...SOUP, ...row }]);
    await database.change(await planChange(command));
    const [{ title: __, ...changed } = expect.fail()] = await saved();
    expect(changed).toStrictEqual({ ...own, ...then });
  });

  it('but never what only another version of the page can read', async () => {
    const later = { note: 'x'.repeat(2_001), servings: 2.5, byHand: 'dictated', later: 'field' };
    await add([{ ...SOUP, ...later } as unknown as SavedRecipe]);
    const recipe = { ...SOUP, planned };
    await database.change(await planChange({ type: 'recipe.plan', recipe, planned }));
    const raw = await openDB(NAME);
    expect(await raw.get('recipes', SOUP.id)).toStrictEqual({ ...SOUP, ...later, planned });
    raw.close();
  });
});

describe('the day of a dinner', () => {
  const planned = { servings: 2, at: 1 };
  const plannedFor = { at: 1, day: '2026-12-01' };
  /** As 1.1 reads a row: it knows two fields of a plan, and keeps fields of a recipe that it does not know. */
  const asOld = ({ planned, ...row }: SavedRecipe): SavedRecipe => ({
    ...row,
    ...(planned && { planned: { servings: planned.servings, at: planned.at } }),
  });
  const inOldTab = async (change: (row: SavedRecipe) => SavedRecipe) => {
    const raw = await openDB(NAME);
    await raw.put('recipes', change(asOld(await raw.get('recipes', SOUP.id))));
    raw.close();
  };
  const dayNow = async () => dinnerDay((await saved())[0]);
  const unplanned = ({ planned: _, ...row }: SavedRecipe): SavedRecipe => row;

  beforeEach(async () => {
    await add([SOUP]);
    const recipe = { ...SOUP };
    const command = { type: 'recipe.plan', recipe, planned, day: '2026-12-01' } as const;
    await database.change(await planChange(command));
  });

  it('stays in the row that a tab of 1.1 saves, cooks, and takes back', async () => {
    expect(await dayNow()).toBe('2026-12-01');
    await inOldTab((row) => ({ ...row, note: 'Hot', planned: { servings: 6, at: 1 } }));
    expect((await saved())[0]).toMatchObject({ note: 'Hot', planned: { servings: 6 }, plannedFor });
    expect(await dayNow()).toBe('2026-12-01');
    await inOldTab(unplanned);
    expect(await dayNow()).toBeNull();
    await inOldTab((row) => ({ ...row, planned }));
    expect(await dayNow()).toBe('2026-12-01');
  });

  it('is gone once a tab of 1.1 plans that dinner again', async () => {
    await inOldTab(unplanned);
    await inOldTab((row) => ({ ...row, planned: { servings: null, at: 2 } }));
    expect(await dayNow()).toBeNull();
  });

  it('leaves the row with the plan', async () => {
    await database.change(await planChange({ type: 'recipe.unplan', id: SOUP.id }));
    expect((await saved())[0]).not.toHaveProperty('plannedFor');
  });
});

it('the database counts rows that are not recipes, and leaves them alone', async () => {
  await add([SOUP]);
  const raw = await openDB(NAME);
  await raw.put('recipes', { ...SOUP, id: 'b', recipe: 7 });
  await raw.put('recipes', { ...SOUP, id: 'no id' });
  await raw.put('recipes', { ...SOUP, id: 'c', savedAt: 'today' });
  await add([PIE]);
  expect(await database.read()).toEqual({ recipes: [PIE, SOUP], unreadable: 3 });
  expect(await raw.count('recipes')).toBe(5);
  raw.close();
});

describe('titles', () => {
  const TITLE = { text: 'Soup', version: TITLE_VERSION };
  const other = { ...TITLE, text: 'Other' };

  it('are saved in rows that lack them, and change nothing else there', async () => {
    const titled = { ...PIE, title: TITLE };
    const newerPage = { ...SOUP, later: 'field', title: { ...TITLE, version: 0 } };
    await add([newerPage, titled]);
    await database.saveTitles(new Map([SOUP.id, PIE.id, 'removed'].map((id) => [id, other])));
    const raw = await openDB(NAME);
    expect(await raw.getAll('recipes')).toEqual([titled, { ...newerPage, title: other }]);
    raw.close();
  });

  it('that are invalid or old are dropped, and nothing else is', async () => {
    const titles = [{ text: 'x'.repeat(121), version: 1 }, { text: 'Old', version: 0 }, 7];
    const rows = titles.map((title, index) => ({ ...SOUP, id: `r${index}`, title, note: 7 }));
    await add(rows as unknown as SavedRecipe[]);
    const expected = rows.map(({ title: _, note: __, ...recipe }) => recipe);
    expect(await database.read()).toStrictEqual({ recipes: expected, unreadable: 0 });
  });

  it('reach the other tabs like any change, unless they were already there', async () => {
    await add([SOUP]);
    const here = vi.fn();
    const there = vi.fn();
    const tab = openTab(here);
    openTab(there);
    await tab.saveTitles(new Map([[SOUP.id, TITLE]]));
    await tab.saveTitles(new Map([[SOUP.id, other]]));
    await vi.waitFor(() => expect(there).toHaveBeenCalled());
    expect([here, there].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(await saved()).toEqual([{ ...SOUP, title: TITLE }]);
  });
});

describe('a recipe that has not changed since the last reading', () => {
  const planned = { servings: null, at: 1 };
  const full: SavedRecipe = {
    ...SOUP,
    note: 'Hot',
    cooked: ['2026-11-21T19:30:00+01:00'],
    planned,
    title: { text: 'Soup', servings: '2 servings', version: TITLE_VERSION },
  };

  it('is neither checked nor measured again', async () => {
    const many = Array.from({ length: 250 }, (_, at) => ({
      ...full,
      id: `r${at}`,
      recipe: `# Soup ${at}`,
    }));
    await add(many);
    const { recipes: before } = await database.read();
    const measure = vi.spyOn(TextEncoder.prototype, 'encode');
    // Vitest encodes texts of its own.
    const measured = () => measure.mock.calls.filter(([text]) => /"saffron-c/.test(text ?? ''));
    await database.change(await planChange({ type: 'recipe.save', recipe: SOUP }));
    expect(measured()).toHaveLength(251);
    await database.change(await planChange({ type: 'recipe.save', recipe: PIE }));
    // The soup is read from its row for the first time, and the pie is new.
    expect(measured()).toHaveLength(253);
    const { recipes } = await database.read();
    const objects = new Set(before);
    expect(recipes.filter((one) => objects.has(one))).toHaveLength(250);
    expect(recipes).toHaveLength(252);
  });

  it.each<[what: string, then: SavedRecipe]>([
    ['text', { ...full, recipe: '# Soup!' }],
    ['note', { ...full, note: 'Very hot' }],
    ['dinners', { ...full, cooked: ['2026-11-21T19:30:00+01:00', '2026-11-28T19:30:00+01:00'] }],
    ['dinners, with one less', { ...full, cooked: [] }],
    ['plan', { ...full, planned: { servings: 4, at: 1 } }],
    ['ingredients', { ...full, ingredients: ['a whole onion'] }],
    ['title', { ...full, title: { text: 'Soup', version: TITLE_VERSION } }],
    ['fields, with one less', { ...SOUP, planned }],
    ['fields, with one that this page does not know', { ...full, later: 'x' } as SavedRecipe],
  ])('is read and measured anew once another tab has changed its %s', async (_, then) => {
    await add([full]);
    const pause = createPause();
    await fileSizeOf((await database.read()).recipes, pause);
    const raw = await openDB(NAME);
    await raw.put('recipes', then);
    raw.close();
    const { recipes } = await database.read();
    expect(recipes).toStrictEqual([then]);
    expect(await fileSizeOf(recipes, pause)).toBe(new Blob([writeCookbookFile([then])]).size);
  });
});

describe('two tabs', () => {
  it('save the same recipe at the same time, and the cookbook has it once', async () => {
    const save = await planChange({ type: 'recipe.save', recipe: SOUP });
    const tabs = Array.from({ length: 8 }, () => openTab());
    const outcomes = await Promise.all(tabs.map((tab) => tab.change(save)));
    expect(outcomes.map(({ type }) => type).sort()).toEqual([...Array(7).fill('known'), 'saved']);
    expect(await saved()).toHaveLength(1);
  });

  it('hear about each change, and about nothing else', async () => {
    const here = vi.fn();
    const there = vi.fn();
    const tab = openTab(here);
    openTab(there);
    const edited = { ...SOUP, note: 'Good' };
    for (const change of [{}, { add: [SOUP] }, { edit: [edited] }, { remove: [SOUP.id] }])
      await tab.change(() => ({ ...change, outcome: { type: 'gone' } }));
    await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(3));
    expect(here).toHaveBeenCalledTimes(3);
  });
});

describe('a database that another version of the page needs', () => {
  it('is empty once another tab has deleted it, which this tab hears of, and saves again', async () => {
    const onChange = vi.fn();
    const tab = openTab(onChange);
    await add([SOUP], tab);
    onChange.mockClear();
    await deleteDB(NAME);
    expect(onChange).toHaveBeenCalledOnce();
    expect(await tab.read()).toEqual({ recipes: [], unreadable: 0 });
    await add([PIE], tab);
    expect(await saved()).toEqual([PIE]);
  });

  it('keeps all rows of the first version, which had no log of cooking, and takes logs', async () => {
    const { id } = SOUP;
    const before = { ...SOUP, name: 'Dal', note: 'Less salt', later: 'field' };
    const old = await openDB(NAME, 1, {
      upgrade: (db) => void db.createObjectStore('recipes', { keyPath: 'id' }),
    });
    await old.add('recipes', before);
    await old.add('recipes', { id: 'odd' });
    old.close();
    expect(await database.read()).toStrictEqual({ recipes: [before], unreadable: 1 });
    const at = '2026-11-21T19:30:00+01:00';
    const command = { type: 'recipe.cook' as const, recipe: SOUP, at, gone: [] };
    await database.change(await planChange(command));
    expect((await saved())[0]).toMatchObject({ ...before, cooked: [at] });
    const raw = await openDB(NAME);
    expect(await raw.get('recipes', id)).toStrictEqual({ ...before, cooked: [at] });
    raw.close();
    // An older page would lose the log.
    await expect(openDB(NAME, 1)).rejects.toThrow('version');
  });
});

it('a database that the browser loses while it sleeps opens once more, and the visitor notices nothing', async () => {
  await add([SOUP]);
  const lost = new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(() => {
    throw lost;
  });
  expect((await database.read()).recipes).toEqual([SOUP]);
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => {
    throw lost;
  });
  expect(await saved()).toEqual([SOUP]);
});

it('while an older tab is open, each use says so; once that closes, the page reads again', async () => {
  const older = await openDB(NAME, 1, {
    upgrade: (raw) => void raw.createObjectStore('recipes', { keyPath: 'id' }),
  });
  const onChange = vi.fn();
  const tab = openTab(onChange);
  for (const _time of [1, 2]) await expect(tab.read()).rejects.toMatchObject({ code: 'olderPage' });
  expect(onChange).not.toHaveBeenCalled();
  older.close();
  await vi.waitUntil(() => onChange.mock.calls.length > 0);
  expect(await tab.read()).toMatchObject({ recipes: [] });
  tab.close();
  // What had waited for the older tab is closed too: nothing keeps a newer page waiting.
  const isBlocked = vi.fn();
  await deleteDB(NAME, { blocked: isBlocked });
  expect(isBlocked).not.toHaveBeenCalled();
});

describe('a database that fails says why, loses nothing and works again later', () => {
  const failToOpen = (name: string) =>
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('no', name);
    });
  it.each([
    ['noStorage', () => vi.stubGlobal('indexedDB', undefined)],
    ['forbidden', () => failToOpen('SecurityError')],
    ['forbidden', () => failToOpen('InvalidStateError')],
    ['full', () => failToOpen('QuotaExceededError')],
    ['broken', () => failToOpen('UnknownError')],
  ])('%s', async (code, fail) => {
    await add([SOUP]);
    const { indexedDB: own } = globalThis;
    const late = openTab();
    fail();
    await expect(late.read()).rejects.toMatchObject({ code });
    await expect(add([PIE], late)).rejects.toMatchObject({ code });
    vi.restoreAllMocks();
    vi.stubGlobal('indexedDB', own);
    await add([PIE], late);
    expect(await late.read()).toEqual({ recipes: [PIE, SOUP], unreadable: 0 });
  });
});

describe('a change that fails changes nothing', () => {
  /** Calls back before a recipe is added. */
  function onAdd(count: number, callback: (store: IDBObjectStore) => void) {
    const { add: own } = IDBObjectStore.prototype;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'add');
    spy.mockImplementation(function (this: IDBObjectStore, ...args) {
      if (spy.mock.calls.length === count) callback(this);
      return own.apply(this, args);
    });
  }

  it('if it fails in the middle', async () => {
    await add([SOUP]);
    onAdd(2, () => {
      throw new DOMException('no', 'DataCloneError');
    });
    await expect(add([PIE, { ...PIE, id: 'c' }])).rejects.toMatchObject({ code: 'broken' });
    expect(await saved()).toEqual([SOUP]);
  });

  it('if it fails at the end, as with a full disk', async () => {
    await add([SOUP]);
    onAdd(1, ({ transaction }) => {
      const error = new DOMException('no room', 'QuotaExceededError');
      Object.defineProperty(transaction, 'error', { get: () => error });
      queueMicrotask(() => transaction.abort());
    });
    await expect(add([PIE])).rejects.toMatchObject({ code: 'full' });
    expect(await saved()).toEqual([SOUP]);
  });
});

describe('a cookbook that takes longer than one task', () => {
  beforeEach(() => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 100;
      return now;
    });
  });
  const MANY = Array.from({ length: 1_200 }, (_, at) => ({
    ...SOUP,
    id: `soup${at}`,
    recipe: `# Soup ${at}`,
    savedAt: -at,
  }));

  it('is read to its end, each recipe once', { tags: 'rare' }, async () => {
    await add(MANY);
    expect(await saved()).toEqual(MANY);
    await database.change(() => ({ remove: MANY.map(({ id }) => id), outcome: { type: 'gone' } }));
    expect(await saved()).toEqual([]);
  });

  it('takes a file in one transaction, so two tabs add each recipe once', async () => {
    const book = new Blob([writeCookbookFile(MANY.slice(0, 20))]);
    const plan = await planChange({ type: 'recipe.import', file: book });
    const outcomes = await Promise.all([database, openTab()].map((tab) => tab.change(plan)));
    expect(outcomes).toMatchObject([{ known: 0 }, { known: 20 }]);
    expect(await saved()).toHaveLength(20);
  });
});
