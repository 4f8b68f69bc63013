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

it('once the recipe is saved, the page asks only about the list', async () => {
  const { app, press, button, answer } = await openPage({ kitchen: { ingredients } });
  await press('Get a recipe');
  await answer('# Rice');
  await act(() => app.parts.cookbook.load());
  expect(button('Keep')).toHaveAccessibleDescription(QUESTION);
  await press('Save');
  await screen.findByRole('button', { name: 'Saved' });
  expect(button('Keep')).toHaveAccessibleDescription('Remember this list?');
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
  const { actor } = startRecipe();
  render(<PreferencesDialog recipe={actor} onClose={() => {}} />);
  for (const select of screen.getAllByRole<HTMLSelectElement>('combobox')) {
    fireEvent.change(select, { target: { value: [...select.options].at(-1)?.value } });
  }
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  for (const input of screen.getAllByRole('textbox')) {
    fireEvent.change(input, { target: { value: 'kiwi' } });
  }
  return actor.getSnapshot().context.preferences;
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

it('a page in German reads the foods of a list in German', async () => {
  firstWords.language.code = 'de';
  const { app, user, input, items } = await renderApp();
  await act(() => app.parts.typing.load());
  await user.type(input(), 'Reis, Lauch und Butter, ungesalzen{Enter}');
  await screen.findByRole('button', { name: 'Lauch' });
  expect(items()).toEqual(['Reis', 'Lauch', 'Butter, ungesalzen']);
});
