import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Allergen,
  NO_PREFERENCES,
  type Preferences,
} from '../../machines/kitchen/preferences';
import { PreferencesDialog } from '../../src/kitchen/preferences/PreferencesDialog';
import { preferencesLine } from '../../src/kitchen/preferences/preferencesLine';
import { readPreferences } from '../../src/kitchen/preferences/preferencesStorage';
import { writePreferences } from '../../src/wire/prompt/prompt';
import * as firstWords from '../../src/words/en/first';
import { provideDialogs } from '../support/dialogs';
import { startRecipe } from '../support/recipeActor';
import { aRecipe, PREFERENCES, renderApp } from '../support/renderApp';

const REFUSED = /^Your browser can't keep your list\./;
const RICE = aRecipe('# Rice');
const IDEAS = aRecipe('ideas', {
  ideas: [{ title: 'Omelette', minutes: 15, foods: ['eggs'], words: '' }],
});
const ingredients = ['eggs', 'rice'];
const stored = () => localStorage.getItem('saffron.list');
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

async function openPage(options: Parameters<typeof renderApp>[0] = {}) {
  const page = await renderApp(options);
  await act(() => page.app.parts.typing.load());
  const press = (name: string | RegExp) => page.user.click(page.button(name));
  return { ...page, press };
}

it('the browser keeps list and recipe without a question, and the page has no button for that', async () => {
  const { app, press, answer } = await openPage({ kitchen: { ingredients } });
  expect(stored()).toMatch(/eggs/);
  await press('Get a recipe');
  await answer('# Rice');
  expect(stored()).toMatch(/eggs.*# Rice/);
  expect(screen.queryByRole('button', { name: /^(?:Keep|No|Stop and delete)$/ })).toBeNull();
  act(() => app.kitchen.clear());
  expect(stored()).not.toMatch(/eggs|Rice/);
  act(() => app.kitchen.undo());
  expect(stored()).toMatch(/eggs.*# Rice/);
});

it('the preferences have a switch for that, on until the visitor switches it off, and on again', async () => {
  const { press, items } = await openPage({ kitchen: { ingredients, recipe: RICE } });
  await press(PREFERENCES);
  const box = await screen.findByRole('checkbox', { name: 'Keep my list in this browser' });
  expect(box).toBeChecked();
  await act(() => box.click());
  expect(stored()).toBeNull();
  expect(box).not.toBeChecked();
  expect(items()).toEqual(ingredients);
  await act(() => box.click());
  expect(stored()).toMatch(/eggs.*# Rice/);
});

it.each([
  ['from a link', 'shared'],
  ['from a file', 'imported'],
] as const)('a recipe %s is the kept one once it is saved', async (_, origin) => {
  const { app, press } = await openPage({
    kitchen: { ingredients, recipe: aRecipe(`# Pie ${origin}`, { origin }) },
  });
  await act(() => app.parts.cookbook.load());
  expect(stored()).not.toContain('Pie');
  await press('Save');
  await screen.findByRole('button', { name: 'Saved' });
  expect(stored()).toMatch(new RegExp(`# Pie ${origin}.*"${origin}"`));
});

it('the browser keeps the last recipe while ideas are on the page', async () => {
  const { app } = await openPage({ kitchen: { ingredients, recipe: RICE } });
  act(() => app.recipe.send({ type: 'recipe.open', recipe: IDEAS }));
  act(() => app.kitchen.change({ kind: 'add', text: 'tea' }));
  expect(stored()).toMatch(/tea.*# Rice/);
  expect(stored()).not.toContain('Omelette');
});

it('a browser that refuses to keep the list says so, and the page loses nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { items, input, user } = await openPage({ kitchen: { ingredients, recipe: RICE } });
  expect(screen.queryByText(REFUSED)).toBeNull();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await user.type(input(), 'tea{Enter}');
  expect(await screen.findByText(REFUSED, { selector: 'span' })).toBeVisible();
  expect(screen.getByText(REFUSED, { selector: '[role=status] *' })).toBeInTheDocument();
  expect(items()).toEqual([...ingredients, 'tea']);
  expect(screen.getByRole('heading', { name: 'Rice' })).toBeVisible();
  full.mockRestore();
  await user.type(input(), 'oats{Enter}');
  expect(screen.queryByText(REFUSED)).toBeNull();
  expect(stored()).toMatch(/tea.*oats/);
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
  expect(app.kitchen.getSnapshot().context.ingredients).toEqual(['rice']);
  app.stop();
  localStorage.removeItem('saffron.list');
  dispatchEvent(new StorageEvent('storage', { key: 'saffron.list' }));
  expect(localStorage.getItem('saffron.notKept')).toBeNull();
});

const offered = () => {
  const group = screen.queryByRole('group', { name: 'Add ingredient' });
  return group && within(group).getAllByRole('button');
};
const names = () => offered()?.map(({ textContent }) => textContent);

describe('an empty list has six usual foods', () => {
  it('of which a press adds one, and makes room for foods that go with it, under the same finger', async () => {
    const { user, items, input } = await renderApp();
    expect(names()).toEqual(['eggs', 'rice', 'onions', 'tomatoes', 'pasta', 'cheese']);
    const [first] = offered() ?? [];
    if (!first) throw new Error('Nothing is offered.');
    await user.dblClick(first);
    expect(items()).toEqual(['eggs']);
    expect(names()).toHaveLength(6);
    expect(names()).not.toContain('eggs');
    expect(first).toHaveFocus();
    // A key held down adds one, too.
    await user.keyboard('{Enter>3}{/Enter}');
    expect(items()).toHaveLength(2);
    expect(names()).toHaveLength(2);
    await user.click(first);
    expect(items()).toHaveLength(3);
    expect(offered()).toBeNull();
    expect(input()).toHaveFocus();
  });

  it.each<[Allergen, string[]]>([
    ['milk', ['eggs', 'rice', 'onions', 'tomatoes', 'pasta', 'potatoes']],
    // Pasta may contain eggs.
    ['eggs', ['rice', 'onions', 'tomatoes', 'cheese', 'potatoes', 'chicken']],
    ['gluten', ['eggs', 'rice', 'onions', 'tomatoes', 'cheese', 'potatoes']],
  ])(
    'and none that contains or may contain the %s that a visitor avoids',
    async (allergen, foods) => {
      await renderApp({ preferences: { allergens: [allergen] } });
      expect(names()).toEqual(foods);
    },
  );

  it('but none whose name the visitor avoids', async () => {
    await renderApp({ preferences: { avoid: ['onions'] } });
    // The word may be of any language, so the page waits for all of them.
    expect(names() ?? []).not.toContain('onions');
  });

  it('but none while the page cannot check them', async () => {
    await renderApp({ preferences: { allergens: ['fish'] }, withTools: false });
    expect(offered()).toBeNull();
  });
});

beforeAll(provideDialogs);

function chooseAll(): Preferences {
  const { store } = startRecipe();
  render(<PreferencesDialog kitchen={store} onClose={() => {}} />);
  for (const select of screen.getAllByRole<HTMLSelectElement>('combobox')) {
    fireEvent.change(select, { target: { value: [...select.options].at(-1)?.value } });
  }
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  for (const input of screen.getAllByRole('textbox')) {
    fireEvent.change(input, { target: { value: 'kiwi' } });
  }
  return store.getSnapshot().context.preferences;
}

// The page sends no model what visitors teach it: tests/app/preferences.test.tsx.
const { taught: _, ...asked } = NO_PREFERENCES;

it('each preference has a field, comes back from storage, and is in the line and the prompt', () => {
  const chosen = chooseAll();
  for (const name of Object.keys(asked) as (keyof typeof asked)[]) {
    expect(chosen[name], name).not.toEqual(NO_PREFERENCES[name]);
    const alone = { ...NO_PREFERENCES, [name]: chosen[name] };
    expect(readPreferences(JSON.parse(JSON.stringify(alone)))).toEqual(alone);
    expect(preferencesLine(alone), name).not.toBe(preferencesLine(NO_PREFERENCES));
    expect(writePreferences(alone), name).toContain('The recipe must keep to all of this:');
  }
});

it('a page in German reads the foods of a list in German', { tags: 'rare' }, async () => {
  firstWords.language.code = 'de';
  const { app, user, input, items } = await renderApp();
  await act(() => app.parts.typing.load());
  await user.type(input(), 'Reis, Lauch und Butter, ungesalzen{Enter}');
  await screen.findByRole('button', { name: 'Lauch' });
  expect(items()).toEqual(['Reis', 'Lauch', 'Butter, ungesalzen']);
});
