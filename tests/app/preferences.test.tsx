import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import { joinBrowser } from '../../src/app/joinBrowser';
import { loadKeptPreferences } from '../../src/kitchen/preferences/preferencesStorage';
import { loadKitchen } from '../../src/kitchen/schemas';
import { createListNotes } from '../../src/recipe/allergens/createListNotes';
import { provideDialogs } from '../support/dialogs';
import { labelFor } from '../support/labels';
import { aRecipe, PREFERENCES, renderApp } from '../support/renderApp';
import { settle } from '../support/settle';

const RICE = `# Lemon rice

Serves 2 · 20 minutes

## Ingredients

- 200 g rice
- 50 g butter

## Method

1. Boil the rice for 10 minutes until tender.
2. Stir in the butter.
`;

type Page = Awaited<ReturnType<typeof openPage>>;

const keptAllergens = () => loadKeptPreferences().preferences.allergens;

let leave = () => {};
beforeEach(() => {
  provideDialogs();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

async function openPage(ingredients = ['eggs', 'rice']) {
  const page = await renderApp({
    kitchen: { ingredients, recipe: aRecipe(RICE, { model: 'a-model' }) },
    ...loadKeptPreferences(),
  });
  act(() => {
    leave = joinBrowser(page.app);
  });
  await act(() => page.app.parts.preferences.load());
  const openPreferences = () =>
    page.user.click(screen.getAllByRole('button', { name: PREFERENCES })[0] as HTMLElement);
  return { ...page, openPreferences };
}

const tick = (name: RegExp) =>
  within(screen.getByRole('dialog', { name: 'Preferences' })).getByRole('checkbox', { name });
const dialogAlert = () =>
  within(screen.getByRole('dialog', { name: 'Preferences' })).getByRole('alert');
const done = () => screen.getByRole('button', { name: 'Close' });

describe('a ticked allergy', () => {
  it('shows at once in the view for cooking, even if another tab ticked it', async () => {
    const { user, button } = await openPage();
    await user.click(button('Cook'));
    const view = await screen.findByRole('dialog', { name: 'Cooking: Lemon rice' });
    const stored = JSON.stringify({ allergens: ['milk'] });
    localStorage.setItem('saffron.preferences', stored);
    await act(async () => {
      dispatchEvent(new StorageEvent('storage', { key: 'saffron.preferences' }));
    });
    expect(await within(view).findByText(/^Contains milk/)).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Cooking: Lemon rice' })).toBe(view);
    // If two tabs saved what they hear from each other, they would never stop.
    expect(localStorage.getItem('saffron.preferences')).toBe(stored);
  });

  it('makes the page ask the browser to keep its storage, and no other preference does', {
    tags: 'rare',
  }, async () => {
    const persist = vi.fn(async () => true);
    Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
    const { user, openPreferences } = await openPage();
    await openPreferences();
    await user.selectOptions(screen.getByLabelText('People'), '4');
    expect(persist).not.toHaveBeenCalled();
    await user.click(tick(/^Milk/));
    await user.selectOptions(screen.getByLabelText('People'), '2');
    await user.click(tick(/^Milk/));
    expect(persist).toHaveBeenCalledOnce();
    Reflect.deleteProperty(navigator, 'storage');
  });

  it('lasts only as long as the tab if the browser refuses to keep it, and the page says so', async () => {
    const real = Storage.prototype.setItem;
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...args) {
      if (this === localStorage) throw new Error('full');
      real.apply(this, args);
    });
    const { user, openPreferences } = await openPage();
    expect(screen.queryByText('this tab only')).toBeNull();
    await openPreferences();
    await user.click(tick(/^Milk/));
    expect(dialogAlert()).toHaveTextContent(
      "Your browser couldn't save this. It is kept only until you close this tab.",
    );
    await user.click(done());
    expect(screen.getByText('this tab only')).toBeVisible();
    expect(keptAllergens()).toEqual(['milk']);
    await openPreferences();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.queryByText('this tab only')).toBeNull();
    expect(keptAllergens()).toEqual([]);
  });
});

it('a request that waits for its next attempt outlasts a reload', async () => {
  const page = await openPage();
  await page.user.click(page.button('Get a recipe'));
  await page.fail();
  expect(page.app.recipe.getSnapshot().matches('retrying')).toBe(true);
  expect(loadKitchen()).toMatchObject({ interrupted: { kind: 'fresh' } });
});

describe('saved preferences that cannot be read', () => {
  const words = "Your saved preferences couldn't be read. Set your allergies again.";

  it('make the page say so, even without a list, until the visitor has looked', async () => {
    localStorage.setItem('saffron.preferences', '{');
    const { user, openPreferences } = await openPage([]);
    expect(screen.getByText(words)).toBeVisible();
    await openPreferences();
    expect(dialogAlert()).toHaveTextContent(words);
    await user.click(done());
    expect(screen.queryByText(words)).toBeNull();
    // Beside the kept recipe, the note that there are none.
    expect(localStorage.getItem('saffron.preferences')).toMatch(/^\{"savedAt":\d+\}$/);
  });

  it('are asked for at the press that asks for a recipe, and no request goes out before', async () => {
    localStorage.setItem('saffron.preferences', '{"allergens":"milk"}');
    const { user, button, requests } = await openPage();
    await user.click(button('Get a recipe'));
    expect(dialogAlert()).toHaveTextContent(words);
    await user.click(tick(/^Milk/));
    await user.click(done());
    expect(requests).toEqual([]);
    await user.click(button('Get a recipe'));
    expect(screen.queryByRole('dialog', { name: 'Preferences' })).toBeNull();
    await act(async () => settle());
    expect(requests.map(({ preferences }) => preferences.allergens)).toEqual([['milk']]);
  });

  it.each([
    [
      '"Always avoid garlic"',
      async (page: Page) => {
        await page.user.type(
          await screen.findByLabelText('Change or ask something…'),
          'without garlic',
        );
        await page.user.click(await screen.findByRole('button', { name: 'Always avoid garlic' }));
      },
    ],
    [
      'a tick that the visitor has not confirmed',
      async ({ user, openPreferences }: Page) => {
        await openPreferences();
        await user.click(tick(/^Milk/));
      },
    ],
  ])(
    'are asked for until the visitor answers, even after a reload, whatever %s changes',
    async (_, change) => {
      localStorage.setItem('saffron.preferences', '{"allergens":"milk"}');
      const page = await openPage();
      await change(page);
      const { preferences } = page.app.kitchen.getSnapshot().context;
      expect(preferences).not.toEqual(NO_PREFERENCES);
      await act(() => settle());
      expect(page.app.keeping.getSnapshot().context).toBe('unreadable');
      expect(loadKeptPreferences()).toEqual({ preferences, keeping: 'unreadable' });
      act(() => page.app.kitchen.request());
      expect(page.requests).toEqual([]);
      if (!screen.queryByRole('dialog')) await page.openPreferences();
      await page.user.click(done());
      expect(loadKeptPreferences()).toEqual({ preferences, keeping: 'browser' });
      await page.user.click(page.button('Get a recipe'));
      await act(() => settle());
      expect(page.requests).toHaveLength(1);
    },
  );
});

const SPICED_RICE = `# Lemon rice

## Ingredients

- 200 g rice
- 2 tbsp Rosa's spice, toasted

## Method

1. Boil the rice for 10 minutes until tender.
2. Stir in the rest.
`;

async function openTaughtPage(kept = loadKeptPreferences()) {
  const page = await renderApp({
    kitchen: { ingredients: ['eggs', 'rice'], recipe: aRecipe(SPICED_RICE) },
    ...kept,
  });
  act(() => {
    leave = joinBrowser(page.app);
  });
  await act(() => page.app.parts.preferences.load());
  return page;
}

const avoids = (allergens: readonly ['nuts'] | []) => ({
  preferences: { ...NO_PREFERENCES, allergens },
  keeping: 'browser' as const,
});
const box = () => screen.getByRole('checkbox', { name: /Rosa/ });
const WARNING = "Contains nuts: Rosa's spice.";

it('a press on an ingredient lets the visitor say what it contains, which the page then warns of', async () => {
  const { user } = await openTaughtPage(avoids(['nuts']));
  expect(screen.queryByRole('button', { name: 'It contains …' })).toBeNull();
  await user.click(box());
  await user.click(screen.getByRole('button', { name: 'It contains …' }));
  expect(screen.getByRole('textbox', { name: 'Ingredient' })).toHaveValue("Rosa's spice");
  expect(screen.getByRole('combobox', { name: 'contains' })).toHaveValue('nuts');
  expect(screen.getByRole('combobox', { name: 'contains' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(WARNING)).toBeVisible();
  expect(box()).toHaveFocus();

  const { preferences } = loadKeptPreferences();
  expect(createListNotes(preferences, 'none')("rosa's spice")).toBe('contains nuts');
  expect(createListNotes(preferences, 'all')("1 jar Rosa's Spice")).toBe('contains nuts');
  const saved = {
    id: 'rice',
    recipe: SPICED_RICE,
    cut: false,
    model: null,
    ingredients: [],
    savedAt: 0,
  };
  expect(labelFor(saved, preferences)).toEqual({ look: 'contains', words: 'contains nuts' });

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByText(WARNING)).toBeNull();
  expect(loadKeptPreferences().preferences.taught).toEqual([]);
});

it('it is listed in the preferences, with a way to remove it', async () => {
  const taught = [{ name: "Rosa's spice", contains: 'nuts' }];
  const kept = avoids(['nuts']);
  const { user } = await openTaughtPage({
    ...kept,
    preferences: { ...kept.preferences, taught },
  });
  expect(await screen.findByText(WARNING)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: PREFERENCES })[0] as HTMLElement);
  const dialog = within(screen.getByRole('dialog', { name: 'Preferences' }));
  const known = within(dialog.getByRole('group', { name: 'What you know of foods' }));
  expect(known.getByText("Rosa's spice contains nuts.")).toBeVisible();
  await user.click(known.getByRole('button', { name: "Remove Rosa's spice" }));
  expect(dialog.queryByRole('group', { name: 'What you know of foods' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(WARNING)).toBeNull();
});

it('a visitor who avoids nothing gets no offer with a press on an ingredient', async () => {
  const { user } = await openTaughtPage(avoids([]));
  await user.click(box());
  expect(screen.queryByRole('button', { name: 'It contains …' })).toBeNull();
});
