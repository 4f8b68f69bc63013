import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { beforeEach, expect, it, vi } from 'vitest';
import { provideDialogs } from '../support/dialogs';
import { renderApp } from '../support/renderApp';

beforeEach(() => {
  localStorage.clear();
  provideDialogs();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const SOUP =
  '# Parsnip soup\n\n## Ingredients\n\n- 2 parsnips\n- 1 l water\n\n## Method\n\n1. Boil the parsnips for 20 minutes.\n2. Serve it.\n';
const PLAIN =
  'Parsnip soup\n\nIngredients\n2 parsnips\n1 l water\n\nMethod\nBoil the parsnips for 20 minutes.\nServe it.';

vi.mock('mdast-util-from-markdown', { spy: true });

/** Counts how often the page parses a text with parsnips, from now on. */
function countParses() {
  const parse = vi.mocked(fromMarkdown).mockClear();
  return () => parse.mock.calls.filter(([text]) => `${text}`.includes('parsnips')).length;
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
