import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aRecipe, renderApp } from '../support/renderApp';

const QUESTION = 'Remember these?';
const KEPT = 'Kept in this browser';
const DELETED = 'Deleted from this browser.';
const RICE = aRecipe('# Rice');
const IDEAS = aRecipe('ideas', {
  ideas: [{ title: 'Omelette', minutes: 15, foods: ['eggs'], words: '' }],
});
const ingredients = ['eggs', 'rice'];
const stored = () => localStorage.getItem('saffron.list');
/** Without the note that an earlier test's cookbook may still write. */
const kept = () => Object.keys(localStorage).filter((key) => key !== 'saffron.saved');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

async function openPage(options: Parameters<typeof renderApp>[0] = {}) {
  const page = await renderApp(options);
  await act(() => page.app.parts.typing.load());
  const press = (name: string) => page.user.click(page.button(name));
  return { ...page, press };
}

it('after the first recipe the page asks once whether to keep it, and says how to stop that', async () => {
  const { app, press, button, answer } = await openPage({ kitchen: { ingredients } });
  expect(screen.queryByText(QUESTION)).toBeNull();
  await press('Get a recipe');
  await answer('# Rice');
  expect(button('Keep')).toHaveAccessibleDescription(QUESTION);
  expect(stored()).toBeNull();
  await press('Keep');
  expect(screen.getByText(KEPT)).toBeVisible();
  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(stored()).toMatch(/eggs.*# Rice/);
  expect(button('Stop and delete')).toHaveFocus();
  await press('Stop and delete');
  expect(screen.getByText(DELETED)).toBeVisible();
  expect(kept()).toEqual([]);
  expect(button('Undo')).toHaveFocus();
  await press('Undo');
  expect(stored()).toMatch(/eggs.*# Rice/);
  expect(button('Stop and delete')).toHaveFocus();
  act(() => app.recipe.send({ type: 'kitchen.clear' }));
  expect(screen.getByText(KEPT)).toBeVisible();
  expect(stored()).not.toMatch(/eggs|Rice/);
});

it('the answer No leaves nothing on the page and in the browser, and the page asks for no later recipe', async () => {
  const { press, answer } = await openPage({ kitchen: { ingredients, recipe: RICE } });
  await press('No');
  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  await press('Get a recipe');
  await answer('# Omelette');
  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(kept()).toEqual([]);
});

it.each([
  ['from a link', { ingredients, recipe: aRecipe('# Pie', { origin: 'shared' }) }],
  ['from the cookbook', { ingredients, recipe: aRecipe('# Pie', { origin: 'cookbook' }) }],
  ['that is only an idea', { ingredients, recipe: IDEAS }],
  ['without a list', { recipe: RICE }],
])('the page does not ask whether to keep a recipe %s', async (_, kitchen) => {
  await openPage({ kitchen });
  expect(screen.queryByText(QUESTION)).toBeNull();
});

it('the browser keeps the last recipe while ideas are on the page', async () => {
  const { app, press } = await openPage({ kitchen: { ingredients, recipe: RICE } });
  await press('Keep');
  act(() => app.recipe.send({ type: 'recipe.open', recipe: IDEAS }));
  act(() => app.recipe.send({ type: 'list.change', command: { kind: 'add', text: 'tea' } }));
  expect(stored()).toMatch(/tea.*# Rice/);
  expect(stored()).not.toContain('Omelette');
});

it('a browser that refuses to keep a recipe says so, and the page loses nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { press, items } = await openPage({ kitchen: { ingredients, recipe: RICE } });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await press('Keep');
  expect(
    screen.getByText("Your browser can't keep them. They stay in this tab only."),
  ).toBeVisible();
  expect(items()).toEqual(ingredients);
  expect(screen.getByRole('heading', { name: 'Rice' })).toBeVisible();
});

it('a kept list of four days ago asks whether it is still right, until it changes', async () => {
  const at = Date.now() - 4 * 24 * 60 * 60 * 1_000;
  const entries = ingredients.map((text) => ({ text, at, isMarked: false, isGone: false }));
  localStorage.setItem('saffron.list', JSON.stringify({ version: 3, entries, usedAt: at }));
  const { user, input } = await openPage({ kitchen: { ingredients } });
  expect(screen.getByText(/^List from [A-Z][a-z]+day\. Still right\?$/)).toBeVisible();
  await user.type(input(), 'tea{Enter}');
  expect(screen.queryByText(/Still right/)).toBeNull();
});

it('an entry that another tab removed while this one loaded stays removed, and a stopped application hears nothing', async () => {
  const list = { version: 4, ingredients: ['rice'], useUp: [], dates: [], recipe: null };
  localStorage.setItem('saffron.list', JSON.stringify(list));
  const { app } = await openPage({ kitchen: { ingredients } });
  expect(app.recipe.getSnapshot().context.ingredients).toEqual(['rice']);
  app.stop();
  localStorage.removeItem('saffron.list');
  dispatchEvent(new StorageEvent('storage', { key: 'saffron.list' }));
  expect(screen.getByText(KEPT)).toBeVisible();
});

it('once the recipe is saved, the page asks about the list alone', async () => {
  const { app, press, button, answer } = await openPage({ kitchen: { ingredients } });
  await press('Get a recipe');
  await answer('# Rice');
  await act(() => app.parts.cookbook.load());
  expect(button('Keep')).toHaveAccessibleDescription(QUESTION);
  await press('Save');
  await screen.findByRole('button', { name: 'Saved' });
  expect(button('Keep')).toHaveAccessibleDescription('Remember this list?');
});
