// @vitest-environment jsdom
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import type { Kitchen } from '../../machines/recipeMachine';

const KITCHEN: Kitchen = {
  ingredients: ['eggs', 'rice'],
  recipe: '# Rice',
  cut: true,
  model: 'a-model',
  origin: 'request',
  askedWith: ['eggs'],
};

let storage: typeof import('../../src/kitchen/kitchenStorage');
let warn: MockInstance<typeof console.warn>;

/** Loads the module as a page does that has just been opened in the tab. */
async function reload() {
  vi.resetModules();
  storage = await import('../../src/kitchen/kitchenStorage');
}

beforeEach(async () => {
  sessionStorage.clear();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await reload();
});

const warnings = () => warn.mock.calls.map(([line]) => line);

it('restores nothing, in silence, in a new tab', () => {
  expect(storage.restoreKitchen()).toBeUndefined();
  expect(storage.restoreDraft()).toBe('');
  expect(warnings()).toEqual([]);
});

it.each<Kitchen>([
  KITCHEN,
  { ...KITCHEN, origin: 'cookbook' },
  { ingredients: [], recipe: null, cut: false, model: null, origin: 'request', askedWith: [] },
  {
    ingredients: ['🧄', '\u202enommel', '"', '__proto__'],
    recipe: 'x',
    cut: false,
    model: null,
    origin: 'shared',
    askedWith: ['🧄'],
  },
])('restores what was kept: %j', async (kitchen) => {
  storage.keepKitchen(kitchen);
  storage.keepDraft(' spring o');
  await reload();
  expect(storage.restoreKitchen()).toEqual(kitchen);
  expect(storage.restoreDraft()).toBe(' spring o');
});

it('keeps what changed last', async () => {
  storage.keepKitchen(KITCHEN);
  storage.keepKitchen({ ...KITCHEN, recipe: '# Newer' });
  storage.keepKitchen({ ...KITCHEN, recipe: '# Newer', ingredients: [] });
  await reload();
  expect(storage.restoreKitchen()).toEqual({ ...KITCHEN, recipe: '# Newer', ingredients: [] });
});

it('keeps what is known of a recipe that comes again with the same words', async () => {
  storage.keepKitchen(KITCHEN);
  storage.keepKitchen({ ...KITCHEN, cut: false });
  storage.keepKitchen({ ...KITCHEN, cut: false, model: 'another' });
  const last: Kitchen = {
    ...KITCHEN,
    cut: false,
    model: 'another',
    origin: 'shared',
    askedWith: [],
  };
  storage.keepKitchen(last);
  await reload();
  expect(storage.restoreKitchen()).toEqual(last);
});

it('restores what the first version kept, which knew no recipes but those of requests', () => {
  const { origin: _, askedWith: __, ...kept } = KITCHEN;
  sessionStorage.setItem('saffron.kitchen', JSON.stringify({ version: 1, ...kept }));
  expect(storage.restoreKitchen()).toEqual({ ...KITCHEN, askedWith: [] });
  expect(warnings()).toEqual([]);
});

it('keeps nothing but the kitchen', () => {
  storage.keepKitchen({ ...KITCHEN, asked: ['eggs'], token: 'hf_x' } as typeof KITCHEN);
  expect(Object.entries({ ...sessionStorage })).toEqual([
    ['saffron.kitchen', JSON.stringify({ version: 2, ...KITCHEN })],
  ]);
  expect(localStorage).toHaveLength(0);
});

describe('rubbish costs the restored kitchen and one line', () => {
  it.each([
    ['broken JSON', '{"version":1'],
    ['no object', 'null'],
    ['a number', '7'],
    ['another version', JSON.stringify({ ...KITCHEN, version: 0 })],
    ['no version', JSON.stringify(KITCHEN)],
    ['no list', JSON.stringify({ ...KITCHEN, version: 2, ingredients: 'eggs' })],
    ['a list of others', JSON.stringify({ ...KITCHEN, version: 2, ingredients: ['eggs', 7] })],
    ['a blank item', JSON.stringify({ ...KITCHEN, version: 2, ingredients: ['eggs', ' '] })],
    ['a twin', JSON.stringify({ ...KITCHEN, version: 2, ingredients: ['eggs', 'EGGS'] })],
    [
      'a million items',
      JSON.stringify({ ...KITCHEN, version: 2, ingredients: [...Array(1e6).keys()].map(String) }),
    ],
    ['a recipe that is no text', JSON.stringify({ ...KITCHEN, version: 2, recipe: {} })],
    ['a blank recipe', JSON.stringify({ ...KITCHEN, version: 2, recipe: '' })],
    ['no word on the cut', JSON.stringify({ ...KITCHEN, version: 2, cut: undefined })],
    ['no origin', JSON.stringify({ ...KITCHEN, version: 2, origin: undefined })],
    ['an origin that nobody knows', JSON.stringify({ ...KITCHEN, version: 2, origin: 'toString' })],
    [
      'no list that it was asked with',
      JSON.stringify({ ...KITCHEN, version: 2, askedWith: 'eggs' }),
    ],
    ['a list of nothing', JSON.stringify({ ...KITCHEN, version: 2, askedWith: ['eggs', ''] })],
    ['a model that is no name', JSON.stringify({ ...KITCHEN, version: 2, model: 7 })],
  ])('(%s)', (_, text) => {
    vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(text);
    expect(storage.restoreKitchen()).toBeUndefined();
    expect(warnings()).toEqual([
      expect.stringMatching(/^The kitchen of before the reload was dropped: .+/),
    ]);
  });
});

describe('storage that refuses', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };

  it('costs one line, however often it is full, and leaves no old kitchen behind', async () => {
    storage.keepKitchen(KITCHEN);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    storage.keepKitchen({ ...KITCHEN, ingredients: ['a'] });
    storage.keepKitchen({ ...KITCHEN, ingredients: ['b'] });
    storage.keepDraft('c');
    expect(warnings()).toEqual([
      'This tab will not remember the kitchen after a reload: The quota has been exceeded.',
    ]);
    await reload();
    expect(storage.restoreKitchen()).toBeUndefined();
  });

  it('costs one line where it is forbidden as a whole', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    expect(storage.restoreKitchen()).toBeUndefined();
    expect(storage.restoreDraft()).toBe('');
    storage.keepKitchen(KITCHEN);
    expect(warnings()).toHaveLength(1);
  });
});
