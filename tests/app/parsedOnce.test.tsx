import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import { readPaste } from '../../src/cookbook/bring/readFiles';
import { loadTitleReader } from '../../src/cookbook/storage/savedTitle';
import { hideToken } from '../../src/models/connections/token/hideToken';
import { compare } from '../../src/needs/compare';
import { exceedsParserLimits } from '../../src/reading/document/markdown/exceedsParserLimits';
import { parseMarkdown } from '../../src/reading/document/markdown/parseMarkdown';
import { seenWords } from '../../src/reading/document/markdown/seenWords';
import { parseTree } from '../../src/reading/document/parseRecipe';
import { checkReading } from '../../src/recipe/allergens/checkReading';
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

const shown = () => screen.findByRole('heading', { name: 'Parsnip soup' });

it('an answer is parsed once', async () => {
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
])('a paste %s is parsed once, and shown', async (_, text) => {
  const { user, button } = await renderApp();
  const parses = countParses();
  await user.click(button('Add a recipe'));
  fireEvent.input(await screen.findByRole('textbox', { name: 'Recipe' }), {
    target: { value: text },
  });
  await user.click(button('Open recipe'));
  await shown();
  expect(parses()).toBe(1);
});

vi.mock('../../src/reading/document/markdown/exceedsParserLimits', { spy: true });
vi.mock('../../src/reading/document/markdown/parseMarkdown', { spy: true });
vi.mock('../../src/recipe/allergens/checkReading', { spy: true });
vi.mock('../../src/needs/compare', { spy: true });

const CAKE = aRecipe(
  '# Cake\n\n## Ingredients\n\n- 1 cup milk\n\n## Method\n\n1. Bake for 10 minutes.',
);
const MILK = { ...NO_PREFERENCES, allergens: ['milk' as const] };

afterEach(() => vi.unstubAllGlobals());

const counts = () =>
  [parseMarkdown, checkReading, compare].map((work) => vi.mocked(work).mock.calls.length);

it('a fresh recipe is read, checked and compared with the kitchen once, in three tasks', async () => {
  const { app } = await startRecipeViews(undefined, MILK);
  app.recipe.send({ type: 'list.change', command: { kind: 'add', text: 'milk' } });
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
  expect(opened.check(app.recipe.getSnapshot().context.preferences)?.marks.size).toBeGreaterThan(0);
  tools.kitchenCheck.compareNow(opened.reading, null);
  expect(counts()).toEqual([1, 1, 1]);
});

it.each([
  ['words', 'Cake\n\nIngredients\n1 cup milk\n2 eggs\n\nMethod\nBeat the eggs.\nBake it.'],
  ['markdown', CAKE.text.replace('Cake', 'Milk cake')],
  ['a page', '<h1>Cake</h1><h2>Ingredients</h2><ul><li>1 egg</ul><h2>Method</h2><p>Bake it.</p>'],
  ['data', '{"name":"Cake","ingredients":["1 egg"],"steps":["Bake it."]}'],
])('a paste of %s is parsed once to be judged, saved and opened', async (_, paste) => {
  const { app } = await startRecipeViews();
  const { tools } = await app.parts.recipe.load();
  const readTitle = await loadTitleReader();
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
