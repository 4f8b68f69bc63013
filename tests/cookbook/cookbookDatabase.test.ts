import 'fake-indexeddb/auto';
import { IDBDatabase, IDBFactory, IDBObjectStore, IDBVersionChangeEvent } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome, RecipeToKeep, SavedRecipe } from '../../machines/cookbookMachine';
import { type CookbookStore, openCookbookStore } from '../../src/cookbook/cookbookDatabase';
import { LARGEST_FILE, weighCookbook, writeCookbookFile } from '../../src/cookbook/cookbookFile';

const NOW = Date.UTC(2026, 2, 1, 12);
const MINUTE = 60_000;

const SOUP: RecipeToKeep = {
  recipe: '# Lentil soup\n\nBoil.',
  cut: false,
  model: 'a-model',
  ingredients: ['lentils', 'onions'],
};
const PIE: RecipeToKeep = { recipe: '# Pie', cut: true, model: null, ingredients: [] };

let tab: CookbookStore;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  tab = openCookbookStore();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Saves a recipe a minute after the last one. */
async function save(recipe: RecipeToKeep, store = tab): Promise<SavedRecipe> {
  vi.setSystemTime(Date.now() + MINUTE);
  const outcome = await store.save(recipe);
  if (outcome.about !== 'saved') throw new Error(`It was ${outcome.about}.`);
  return outcome.recipe;
}

/** Has something happen before the second record is added. */
function breakSecondAdd(fault: (records: IDBObjectStore) => void) {
  const { add } = IDBObjectStore.prototype;
  const added = vi.spyOn(IDBObjectStore.prototype, 'add');
  return added.mockImplementation(function (this: IDBObjectStore, ...args) {
    if (added.mock.calls.length === 2) fault(this);
    return add.apply(this, args);
  });
}

const all = async (store = openCookbookStore()) => (await store.read()).recipes;
const titles = async () => (await all()).map(({ recipe }) => recipe);

it('is empty at first, and no database as long as nothing is saved', async () => {
  expect(await tab.read()).toEqual({ recipes: [], unreadable: 0 });
  expect(await indexedDB.databases()).toEqual([]);
  await save(SOUP);
  expect(await indexedDB.databases()).toEqual([{ name: 'saffron.cookbook', version: 1 }]);
});

it('is found where a browser does not tell of its databases', async () => {
  const soup = await save(SOUP);
  vi.spyOn(IDBFactory.prototype, 'databases').mockImplementation(undefined as never);
  expect(await all()).toEqual([soup]);
});

it('keeps a recipe with all that is known of it, the newest first, over the end of the page', async () => {
  const soup = await save(SOUP);
  const pie = await save(PIE);
  expect(soup).toEqual({
    ...SOUP,
    id: expect.stringMatching(/^[\da-f]{32}$/),
    savedAt: NOW + MINUTE,
  });
  expect(await all()).toEqual([pie, soup]);
  expect(pie.id).not.toBe(soup.id);
});

it('keeps a recipe once, however its lines end and whoever wrote it', async () => {
  const soup = await save(SOUP);
  const again = [
    SOUP.recipe,
    '# Lentil soup\r\n\r\nBoil.',
    ' # Lentil soup\n\nBoil.\n',
    '# Lentil soup\r\rBoil.',
  ];
  for (const recipe of again) {
    expect(await tab.save({ ...PIE, recipe })).toEqual({ about: 'known', recipe: soup });
  }
  expect(await all()).toEqual([soup]);
  await save({ ...SOUP, recipe: '# Lentil soup\n\nBoil!' });
  expect(await all()).toHaveLength(2);
});

it('keeps what it can of what it was asked for with', async () => {
  const many = Array.from({ length: 201 }, (_, index) => `${index}`);
  const long = `${'x'.repeat(199)}🧄`;
  expect(await save({ ...SOUP, ingredients: [...many, 'no more'], model: long })).toMatchObject({
    ingredients: many.slice(0, 200),
    model: 'x'.repeat(199),
  });
  expect(
    await save({ ...PIE, ingredients: [long, ' ', `${'\u200b'.repeat(250)}x`, 'y'], model: ' ' }),
  ).toMatchObject({ ingredients: ['x'.repeat(199), 'y'], model: null });
  expect(await all()).toHaveLength(2);
});

it('has no place for a recipe of more than 50,000 characters', async () => {
  await save({ ...SOUP, recipe: 'x'.repeat(50_000) });
  await expect(tab.save({ ...SOUP, recipe: 'x'.repeat(50_001) })).rejects.toMatchObject({
    trouble: 'longRecipe',
  });
  expect(await all()).toHaveLength(1);
});

it('removes a recipe, and puts the very same back', async () => {
  const soup = await save(SOUP);
  const pie = await save(PIE);
  expect(await tab.remove(soup.id)).toEqual({ about: 'removed', recipe: soup });
  expect(await all()).toEqual([pie]);
  expect(await tab.remove(soup.id)).toEqual({ about: 'gone' });
  expect(await tab.restore(soup)).toEqual({ about: 'restored', recipe: soup });
  expect(await tab.restore(soup)).toEqual({ about: 'known', recipe: soup });
  expect(await all()).toEqual([pie, soup]);
});

it('does not put a recipe back that has been saved anew meanwhile', async () => {
  const soup = await save(SOUP);
  await tab.remove(soup.id);
  const newer = await save(SOUP);
  expect(await tab.restore(soup)).toEqual({ about: 'known', recipe: newer });
  expect(await all()).toEqual([newer]);
});

it('leaves what it cannot read as it is, and tells how much that is', async () => {
  const soup = await save(SOUP);
  const database = await openDB('saffron.cookbook');
  await database.put('recipes', { ...soup, id: 'b', recipe: 7 });
  await database.put('recipes', { id: 'c' });
  await save(PIE);
  expect(await tab.read()).toMatchObject({ recipes: [{ recipe: '# Pie' }, soup], unreadable: 2 });
  expect(await database.count('recipes')).toBe(4);
});

describe('two tabs', () => {
  it('save at the same time, and both recipes are there', async () => {
    const other = openCookbookStore();
    await Promise.all([save(SOUP), save(PIE, other)]);
    expect((await titles()).sort()).toEqual([SOUP.recipe, PIE.recipe].sort());
  });

  it('save the same recipe at the same time, and it is there once', async () => {
    const stores = Array.from({ length: 8 }, openCookbookStore);
    const outcomes = await Promise.all(stores.map((store) => store.save(SOUP)));
    expect(outcomes.map(({ about }) => about).sort()).toEqual([...Array(7).fill('known'), 'saved']);
    expect(await all()).toHaveLength(1);
  });

  it('tell each other of a change, and of nothing else', async () => {
    const other = openCookbookStore();
    const told = vi.fn();
    const end = other.subscribe(told);
    const count = () =>
      vi.waitFor(() => expect(told).toHaveBeenCalled()).then(() => told.mock.calls.length);
    await save(SOUP);
    expect(await count()).toBe(1);
    await tab.save(SOUP);
    await tab.remove('none');
    await other.save(PIE);
    end();
    await save({ ...PIE, recipe: '# Cake' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('a database that is wanted elsewhere', () => {
  it('is let go of for a newer page, which finds everything; this page then says that it is old', async () => {
    const soup = await save(SOUP);
    const newer = await openDB('saffron.cookbook', 2, { upgrade() {} });
    expect(await newer.getAll('recipes')).toEqual([soup]);
    await expect(tab.read()).rejects.toMatchObject({ trouble: 'newer' });
    await expect(tab.save(PIE)).rejects.toMatchObject({ trouble: 'newer' });
    expect(await newer.getAll('recipes')).toEqual([soup]);
  });

  it('is not waited for as long as an older page holds it, and is there when that is gone', async () => {
    const { open } = IDBFactory.prototype;
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(function (this: IDBFactory) {
      const request = open.call(this, 'another');
      queueMicrotask(() => request.dispatchEvent(new IDBVersionChangeEvent('blocked')));
      return request;
    });
    await expect(tab.save(SOUP)).rejects.toMatchObject({ trouble: 'blocked' });
    expect(await tab.read()).toEqual({ recipes: [], unreadable: 0 });
    await save(SOUP);
  });

  it('is opened anew after it was closed', async () => {
    const soup = await save(SOUP);
    const { close } = IDBDatabase.prototype;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (
      this: IDBDatabase,
    ) {
      close.call(this);
      throw new DOMException('The connection is closing.', 'InvalidStateError');
    });
    expect(await tab.read()).toEqual({ recipes: [soup], unreadable: 0 });
  });
});

describe('a database that refuses loses nothing and says why', () => {
  const refuse = (name: string) => () => {
    throw new DOMException('no', name);
  };

  it.each([
    ['missing', () => vi.stubGlobal('indexedDB', undefined)],
    ['missing', () => vi.stubGlobal('indexedDB', null)],
    [
      'forbidden',
      () => vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refuse('SecurityError')),
    ],
    [
      'forbidden',
      () => vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refuse('InvalidStateError')),
    ],
    [
      'broken',
      () => vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refuse('UnknownError')),
    ],
    [
      'full',
      () => vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refuse('QuotaExceededError')),
    ],
  ] as const)('%s', async (trouble, hinder) => {
    const soup = await save(SOUP);
    const factory = indexedDB;
    const late = openCookbookStore();
    hinder();
    for (const attempt of [() => late.read(), () => late.save(PIE), () => late.remove(soup.id)]) {
      await expect(attempt()).rejects.toMatchObject({ trouble });
    }
    vi.restoreAllMocks();
    vi.stubGlobal('indexedDB', factory);
    expect(await late.read()).toEqual({ recipes: [soup], unreadable: 0 });
    await late.save(PIE);
    expect(await all()).toHaveLength(2);
  });

  it('full, in the middle of an import: all or nothing', async () => {
    const soup = await save(SOUP);
    const added = breakSecondAdd((records) => records.transaction.abort());
    const file = new Blob([
      writeCookbookFile(
        ['# A', '# B', '# C'].map((recipe) => ({ ...PIE, recipe, id: recipe, savedAt: 1 })),
      ),
    ]);
    await expect(tab.importFile(file)).rejects.toMatchObject({ name: 'CookbookError' });
    expect(added.mock.calls.length).toBeGreaterThan(1);
    expect(await all()).toEqual([soup]);
  });

  it('broken in the middle of an import: all or nothing', async () => {
    const soup = await save(SOUP);
    const added = breakSecondAdd(() => {
      throw new DOMException('no', 'DataCloneError');
    });
    const entries = ['# A', '# B'].map((recipe) => ({ ...PIE, recipe, id: recipe, savedAt: 1 }));
    const file = new Blob([writeCookbookFile(entries)]);
    await expect(tab.importFile(file)).rejects.toMatchObject({ trouble: 'broken' });
    expect(added).toHaveBeenCalledTimes(2);
    expect(await all()).toEqual([soup]);
  });

  it('full, at the very end of a transaction', async () => {
    const soup = await save(SOUP);
    const { add } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(function (
      this: IDBObjectStore,
      ...args
    ) {
      const request = add.apply(this, args);
      const { transaction } = this;
      Object.defineProperty(transaction, 'error', {
        get: () => new DOMException('no room', 'QuotaExceededError'),
      });
      request.onsuccess = () => transaction.abort();
      return request;
    });
    await expect(tab.save(PIE)).rejects.toMatchObject({ trouble: 'full' });
    expect(await all()).toEqual([soup]);
    await save(PIE);
    expect(await all()).toHaveLength(2);
  });
});

describe('a file of a cookbook', () => {
  const file = (value: unknown) =>
    new Blob([typeof value === 'string' ? value : JSON.stringify(value)]);
  const entry = {
    saved: '2026-01-01T00:00:00.000Z',
    model: null,
    cut: false,
    ingredients: [],
    recipe: '# A',
  };
  const book = (...recipes: unknown[]) => ({ format: 'saffron-cookbook', version: 1, recipes });

  it('brings everything into another browser, and again nothing twice', async () => {
    const odd = '\ud800 "\\\u2028 🧄 \0';
    const saved = [await save(SOUP), await save(PIE), await save({ ...SOUP, recipe: odd })];
    const text = writeCookbookFile(await all());
    expect(text).toMatch(
      /^\{\n {2}"format": "saffron-cookbook",\n {2}"version": 1,\n {2}"recipes": \[\n/,
    );

    vi.stubGlobal('indexedDB', new IDBFactory());
    const fresh = openCookbookStore();
    const pie = await save(PIE, fresh);
    expect(await fresh.importFile(file(text))).toEqual({
      about: 'imported',
      added: 2,
      known: 1,
      rejected: [],
    });
    const without = ({ id: _, savedAt: __, ...rest }: SavedRecipe) => rest;
    expect((await all()).map(without).sort((a, b) => (a.recipe < b.recipe ? -1 : 1))).toEqual(
      saved.map(without).sort((a, b) => (a.recipe < b.recipe ? -1 : 1)),
    );
    expect((await all()).find(({ id }) => id === pie.id)).toEqual(pie);
    expect((await all()).find(({ recipe }) => recipe === SOUP.recipe)?.savedAt).toBe(NOW + MINUTE);
    expect(await fresh.importFile(file(`\ufeff${text}`))).toMatchObject({ added: 0, known: 3 });
  });

  it.each([
    ['unreadableFile', ''],
    ['unreadableFile', '{"format":"saffron-cookbook"'],
    ['unreadableFile', '# Soup'],
    ['foreignFile', 'null'],
    ['foreignFile', '[]'],
    ['foreignFile', '7'],
    ['foreignFile', { ...book(entry), format: 'saffron-recording' }],
    ['foreignFile', { ...book(entry), format: undefined }],
    ['foreignFile', { ...book(entry), version: 0 }],
    ['foreignFile', { ...book(entry), version: '1' }],
    ['foreignFile', { ...book(entry), version: 1.5 }],
    ['foreignFile', { ...book(entry), recipes: {} }],
    ['foreignFile', { ...book(entry), recipes: undefined }],
    ['newerFile', { ...book(entry), version: 2 }],
  ])('is refused as %s: %j', async (trouble, value) => {
    await expect(tab.importFile(file(value))).rejects.toMatchObject({ trouble });
    expect(await all()).toEqual([]);
  });

  it('that cannot be opened is told', async () => {
    const gone = file(book(entry));
    vi.spyOn(gone, 'text').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
    await expect(tab.importFile(gone)).rejects.toMatchObject({ trouble: 'unreadableFile' });
  });

  it('of more than 20 MB is not even read', async () => {
    const large = { size: LARGEST_FILE + 1, text: vi.fn() };
    await expect(tab.importFile(large as never)).rejects.toMatchObject({ trouble: 'largeFile' });
    expect(large.text).not.toHaveBeenCalled();
  });

  it.each([
    [null, 'it is no recipe'],
    [7, 'it is no recipe'],
    ['# Soup', 'it is no recipe'],
    [[], 'it has no text'],
    [{}, 'it has no text'],
    [{ ...entry, recipe: 7 }, 'it has no text'],
    [{ ...entry, recipe: ' \n\u200b' }, 'it has no text'],
    [{ ...entry, recipe: 'x'.repeat(50_001) }, 'its text is longer than 50,000 characters'],
    [{ ...entry, cut: 'no' }, 'it does not say whether its end is missing'],
    [{ ...entry, cut: undefined }, 'it does not say whether its end is missing'],
    [{ ...entry, model: undefined }, 'its model has no name'],
    [{ ...entry, model: ' ' }, 'its model has no name'],
    [{ ...entry, model: 'x'.repeat(201) }, 'its model has no name'],
    [{ ...entry, model: { toString: 'x' } }, 'its model has no name'],
    [{ ...entry, ingredients: 'eggs' }, 'its ingredients are no list'],
    [{ ...entry, ingredients: { length: 1 } }, 'its ingredients are no list'],
    [{ ...entry, ingredients: Array(201).fill('x') }, 'it has more than 200 ingredients'],
    [{ ...entry, ingredients: ['eggs', null] }, 'not all of its ingredients are names'],
    [{ ...entry, ingredients: [''] }, 'not all of its ingredients are names'],
    [{ ...entry, ingredients: ['x'.repeat(201)] }, 'not all of its ingredients are names'],
    [{ ...entry, saved: 1_767_225_600_000 }, 'its date is none'],
    [{ ...entry, saved: undefined }, 'its date is none'],
    [{ ...entry, saved: '2026-13-45T00:00:00Z' }, 'its date is none'],
    [{ ...entry, saved: 'yesterday' }, 'its date is none'],
    [{ ...entry, saved: '1/2/2026' }, 'its date is none'],
  ])(
    'does without an entry that cannot be right, and says which and why (%#)',
    async (wrong, reason) => {
      expect(await tab.importFile(file(book(entry, wrong, { ...entry, recipe: '# B' })))).toEqual({
        about: 'imported',
        added: 2,
        known: 0,
        rejected: [{ place: 2, reason }],
      } satisfies Outcome);
      expect(await titles()).toHaveLength(2);
    },
  );

  it('brings nothing along but what belongs to a recipe', async () => {
    const text = `{"format":"saffron-cookbook","version":1,"recipes":[
      {"id":"x","__proto__":{"cut":true},"title":"T","savedAt":5,"constructor":1,${JSON.stringify(entry).slice(1)}]}`;
    await tab.importFile(file(text));
    expect(await all()).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{32}$/),
        recipe: '# A',
        cut: false,
        model: null,
        ingredients: [],
        savedAt: Date.UTC(2026, 0, 1),
      },
    ]);
  });

  it('can hold the same recipe twice, which is added once', async () => {
    expect(await tab.importFile(file(book(entry, { ...entry, recipe: '# A\r\n' })))).toMatchObject({
      added: 1,
      known: 1,
    });
  });

  it('is never too large for a cookbook that could be saved', async () => {
    const recipes = Array.from({ length: 400 }, (_, index) => ({
      ...entry,
      recipe: `${index} ${'é'.repeat(24_900)}`,
    }));
    const whole = file(book(...recipes.slice(0, 398)));
    expect(whole.size).toBeLessThan(LARGEST_FILE);
    await tab.importFile(whole);
    const before = await all();
    expect(weighCookbook(before)).toBeLessThanOrEqual(LARGEST_FILE);
    await expect(tab.importFile(file(book(...recipes)))).resolves.toMatchObject({ added: 2 });
    await expect(
      tab
        .save({ ...PIE, recipe: 'x'.repeat(50_000) })
        .then(() => tab.save({ ...PIE, recipe: 'y'.repeat(50_000) })),
    ).rejects.toMatchObject({ trouble: 'largeCookbook' });
    const kept = await all();
    expect(weighCookbook(kept)).toBeLessThanOrEqual(LARGEST_FILE);
    vi.stubGlobal('indexedDB', new IDBFactory());
    expect(await openCookbookStore().importFile(file(writeCookbookFile(kept)))).toMatchObject({
      added: kept.length,
      rejected: [],
    });
  });
});

it('asks the browser to keep the cookbook when the first recipe is in it, and not before', async () => {
  vi.resetModules();
  const persist = vi.fn(() => Promise.reject(new TypeError('no')));
  vi.stubGlobal('navigator', { storage: { persist } });
  const fresh = (await import('../../src/cookbook/cookbookDatabase')).openCookbookStore();
  await fresh.read();
  await fresh.importFile(new Blob(['{}'])).catch(() => {});
  expect(persist).not.toHaveBeenCalled();
  await fresh.save(SOUP);
  await fresh.save(SOUP);
  await fresh.save(PIE);
  expect(persist).toHaveBeenCalledTimes(1);
});
