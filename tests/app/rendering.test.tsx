import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../../machines/kitchen/preferences';
import { compare } from '../../src/amounts/compare';
import { readPaste } from '../../src/cookbook/bring/readFiles';
import { readTitle } from '../../src/cookbook/storage/savedTitle';
import { exceedsParserLimits } from '../../src/reading/document/markdown/exceedsParserLimits';
import { parseMarkdown } from '../../src/reading/document/markdown/parseMarkdown';
import { seenWords } from '../../src/reading/document/markdown/seenWords';
import { parseTree } from '../../src/reading/document/parseRecipe';
import { checkReading } from '../../src/recipe/allergens/checkReading';
import { openRecipe } from '../../src/recipe/openRecipe';
import { hideToken } from '../../src/wire/connections/token/hideToken';
import * as firstWords from '../../src/words/en/first';
import { provideDialogs } from '../support/dialogs';
import { startRecipeViews } from '../support/recipeViews';
import { aRecipe, renderApp } from '../support/renderApp';

beforeEach(() => {
  localStorage.clear();
  provideDialogs();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const SOUP =
  '# Parsnip soup\n\n## Ingredients\n\n- 2 parsnips\n- 1 l water\n\n## Method\n\n1. Boil the parsnips for 20 minutes.\n2. Serve it.\n';
const PLAIN =
  'Parsnip soup\n\nIngredients\n2 parsnips\n1 l water\n\nMethod\nBoil the parsnips for 20 minutes.\nServe it.';

function countParses() {
  // The page checks the limits before it parses.
  const parse = vi.mocked(exceedsParserLimits).mockClear();
  return () => parse.mock.calls.filter(([text]) => text.includes('parsnips')).length;
}

it('one more ingredient renders no other row of the list', { tags: 'rare' }, async () => {
  const ingredients = Array.from({ length: 30 }, (_, at) => `food ${at}`);
  const { app } = await renderApp({ strict: false, kitchen: { ingredients } });
  await act(() => app.parts.typing.load());
  // Each row names its ingredient for *Remove*.
  const names = vi.spyOn(firstWords.kitchen, 'remove');
  act(() => app.kitchen.change({ kind: 'add', text: 'leeks' }));
  expect(screen.getByRole('button', { name: 'Remove leeks' })).toBeVisible();
  expect(new Set(names.mock.calls.flat())).toEqual(new Set(['leeks']));
});

const shown = () => screen.findByRole('heading', { name: 'Parsnip soup' });

it('an answer is parsed once', { tags: 'rare' }, async () => {
  const { user, button, answer } = await renderApp({
    kitchen: { ingredients: ['leeks', 'rice', 'eggs', 'salt'] },
  });
  const parses = countParses();
  await user.click(button('Get a recipe'));
  await answer(SOUP);
  await shown();
  expect(parses()).toBe(1);
});

it.each([
  ['that has no marks', PLAIN],
  ["in the page's own layout", SOUP],
])('a paste %s is parsed once, and shown', { tags: 'rare' }, async (_, text) => {
  const { user, button } = await renderApp();
  const parses = countParses();
  await user.click(button('Add a recipe'));
  fireEvent.input(await screen.findByRole('textbox', { name: 'Recipe' }), {
    target: { value: text },
  });
  await user.click(button('Open'));
  await shown();
  expect(parses()).toBe(1);
});

it('a recipe and a text without its end are opened as they arrive, before React renders them, and once', async () => {
  const { app } = await renderApp();
  const opened = () => vi.mocked(openRecipe).mock.calls.map(([{ text }]) => text);
  const broken = aRecipe('# Leek pie\n\n- 2 leeks\n');
  vi.mocked(openRecipe).mockClear();
  act(() => {
    app.growth.set({ ...GROWN, recipe: broken });
    expect(opened()).toEqual([broken.text]);
  });
  expect(screen.getByRole('heading', { name: 'Leek pie' })).toBeVisible();
  act(() => {
    app.recipe.send({ type: 'recipe.open', recipe: aRecipe(SOUP) });
    expect(opened()).toEqual([broken.text, SOUP]);
  });
  expect(await shown()).toBeVisible();
  expect(opened()).toEqual([broken.text, SOUP]);
});

const GROWN = { key: 'growing', name: '', finds: [], text: null, isBroken: true };

vi.mock('../../src/recipe/openRecipe', { spy: true });
vi.mock('../../src/reading/document/markdown/exceedsParserLimits', { spy: true });
vi.mock('../../src/reading/document/markdown/parseMarkdown', { spy: true });
vi.mock('../../src/recipe/allergens/checkReading', { spy: true });
vi.mock('../../src/amounts/compare', { spy: true });

const CAKE = aRecipe(
  '# Cake\n\n## Ingredients\n\n- 1 cup milk\n\n## Method\n\n1. Bake for 10 minutes.',
);
const MILK = { ...NO_PREFERENCES, allergens: ['milk' as const] };

afterEach(() => vi.unstubAllGlobals());

const counts = () =>
  [parseMarkdown, checkReading, compare].map((work) => vi.mocked(work).mock.calls.length);

it('a fresh recipe is read, checked and compared with the kitchen once, in three tasks', async () => {
  const { app } = await startRecipeViews(undefined, MILK);
  app.kitchen.change({ kind: 'add', text: 'milk' });
  const { tools } = await app.parts.recipe.load();
  for (const work of [parseMarkdown, checkReading, compare]) vi.mocked(work).mockClear();
  const tasks: number[][] = [];
  vi.stubGlobal('scheduler', { yield: async () => void tasks.push(counts()) });
  await tools.prepare(CAKE);
  expect(tasks).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 1],
  ]);
  const opened = tools.open(CAKE);
  expect(opened.check(app.kitchen.getSnapshot().context.preferences)?.marks.size).toBeGreaterThan(
    0,
  );
  tools.kitchenCheck.compareNow(opened.reading, null);
  expect(counts()).toEqual([1, 1, 1]);
});

it.each([
  ['words', 'Cake\n\nIngredients\n1 cup milk\n2 eggs\n\nMethod\nBeat the eggs.\nBake it.'],
  ['markdown', CAKE.text.replace('Cake', 'Milk cake')],
  ['a page', '<h1>Cake</h1><h2>Ingredients</h2><ul><li>1 egg</ul><h2>Method</h2><p>Bake it.</p>'],
  ['data', '{"name":"Egg cake","ingredients":["1 egg"],"steps":["Bake it."]}'],
])('a paste of %s is parsed once to be judged, saved and opened', async (_, paste) => {
  const { app } = await startRecipeViews();
  const { tools } = await app.parts.recipe.load();
  vi.mocked(parseMarkdown).mockClear();
  const { found } = await readPaste(paste);
  const text = found[0]?.text ?? '';
  expect(readTitle(text).text).toMatch(/cake/i);
  tools.open(aRecipe(text));
  // Leaves out the recipe on which the page practises.
  const calls = vi.mocked(parseMarkdown).mock.calls.flat();
  expect(calls.filter((parsed) => /cake/i.test(parsed))).toEqual([text]);
});

it('an answer that may hold the token is parsed once to be searched and opened', () => {
  const text = `${CAKE.text}[^1]\n\n[^1]: Salt & pepper, for the search.`;
  expect(hideToken(text, 'hf_searchedForInThisAnswer', seenWords)).toBe(text);
  expect(parseTree(text)?.document.title?.text).toBe('Cake');
  const parsed = vi.mocked(exceedsParserLimits).mock.calls.flat();
  expect(parsed.filter((one) => one === text)).toEqual([text]);
  // A part that opens a recipe changes its tree, so no other part may share it.
  expect(parseTree(text)?.root).not.toBe(parseTree(text)?.root);
});

describe('a recipe that is in use', () => {
  const RECIPE = `# Pancakes

Serves 2

https://www.youtube.com/watch?v=aB3-_dE9xYz

## Ingredients

- 250 ml milk
- 2 eggs
- 1 lemon

## Method

1. Whisk the eggs with the milk.
2. Fry for 3 minutes at 200 °C, and serve with lemon.
`;

  beforeEach(() => sessionStorage.clear());

  /** Uses the recipe: a video plays, a number is half typed, and a box has the focus. */
  async function renderInUse() {
    const page = await renderApp({
      kitchen: { ingredients: ['eggs', 'milk'], recipe: aRecipe(RECIPE) },
    });
    await page.user.click(page.button('Play'));
    const field = screen.getByRole('spinbutton', { name: 'Servings' });
    const region = screen.getByRole('region', { name: 'Recipe' });
    return {
      ...page,
      field,
      /** Leaves out statements about the recipe, which come and go. */
      elements: () =>
        [
          ...region.querySelectorAll('iframe, input, li, p:not([class]), h3, h4, button:has(time)'),
        ].filter(({ textContent }) => !/can't check|^Checking for/.test(textContent)),
    };
  }

  type Page = Awaited<ReturnType<typeof renderInUse>>;

  const prefer = (preferences: Partial<Preferences>) => (page: Page) =>
    act(() => {
      const changed = { ...NO_PREFERENCES, ...preferences };
      page.app.kitchen.changePreferences(changed);
    });

  it.each<[string, (page: Page) => unknown]>([
    ['what the visitor avoids', prefer({ allergens: ['milk', 'eggs'], avoid: ['lemon'] })],
    ['the diet', prefer({ diet: 'vegan' })],
    ['the units', prefer({ units: 'us' })],
    ['the number of people', prefer({ people: 4 })],
    ['the list', ({ app }) => act(() => app.kitchen.change({ kind: 'add', text: 'lemon' }))],
    [
      'the connection',
      ({ app }) =>
        act(() => app.modelStatus.set({ choice: 'sample', takesImages: false, condition: '' })),
    ],
    ['the arrival of the cookbook', ({ app }) => act(() => app.parts.cookbook.load())],
    ['the arrival of the dialog for models', ({ app }) => act(() => app.parts.model.load())],
    [
      'a box',
      () => act(() => screen.getByRole('checkbox', { name: 'Ingredient: 2 eggs' }).click()),
    ],
    [
      'a timer',
      async ({ user, button }) => {
        await user.click(button('Start a timer for 3 minutes'));
        await user.click(screen.getByRole('button', { name: /^Step \d/, expanded: false }));
        await user.click(screen.getByRole('button', { name: /^Stop / }));
      },
    ],
  ])(
    '%s changes what the page says about a recipe, and replaces none of its elements',
    async (_, change) => {
      const page = await renderInUse();
      const { field, elements, user } = page;
      await user.clear(field);
      const before = elements();
      expect(before.filter(({ tagName }) => tagName === 'IFRAME')).toHaveLength(1);
      expect(before.length).toBeGreaterThan(15);

      await change(page);
      expect(elements()).toEqual(before);
      for (const [index, element] of elements().entries()) expect(element).toBe(before[index]);
    },
  );

  it('a box keeps the focus, and a field its half typed number, while preferences change', async () => {
    const page = await renderInUse();
    await page.user.clear(page.field);
    await prefer({ allergens: ['milk'], units: 'us' })(page);
    expect(screen.getAllByText('(contains milk)')).not.toEqual([]);
    expect(page.field).toHaveFocus();
    expect(page.field).toHaveDisplayValue('');

    const box = screen.getByRole('checkbox', { name: /Ingredient: .*milk/ });
    act(() => box.focus());
    await prefer({ allergens: ['milk', 'eggs'] })(page);
    expect(box).toHaveFocus();
  });

  it('other servings change the amounts, and replace no elements', async () => {
    const page = await renderInUse();
    const before = page.elements();
    await page.user.click(page.button('More servings'));
    expect(screen.getByRole('checkbox', { name: 'Ingredient: 3 eggs' })).toBeVisible();
    for (const [index, element] of page.elements().entries()) expect(element).toBe(before[index]);
  });
});

const { warmUp } =
  await vi.importActual<typeof import('../../src/recipe/warmUp')>('../../src/recipe/warmUp');

describe('in idle time', () => {
  it('the page practises in separate tasks, renders the recipe unseen, and none of them fails', async () => {
    const { app } = await startRecipeViews();
    const { tools } = await app.parts.recipe.load();
    const tasks: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.push(task));
    const useCheck = vi.spyOn(tools.kitchenCheck, 'useCheck');
    const create = vi.spyOn(document, 'createElement');
    const error = vi.spyOn(console, 'error');
    warmUp(tools, app);
    expect(tasks.length).toBeGreaterThan(3);
    for (const task of tasks) act(task);
    expect(useCheck).toHaveBeenCalledTimes(4);
    const made = create.mock.calls.map(([name]) => name);
    expect(made).toEqual(expect.arrayContaining(['h3', 'table', 'ol', 'time', 'input']));
    expect(document.querySelector('ol')).toBeNull();
    expect(error).not.toHaveBeenCalled();
  });
});
