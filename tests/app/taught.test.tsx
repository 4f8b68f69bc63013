import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import { joinBrowser } from '../../src/app/joinBrowser';
import { loadKeptPreferences } from '../../src/kitchen/preferences/preferencesStorage';
import { createListNotes } from '../../src/recipe/allergens/createListNotes';
import { judgeSaved } from '../../src/recipe/judge';
import { provideDialogs } from '../support/dialogs';
import { aRecipe, renderApp } from '../support/renderApp';

const RICE = `# Lemon rice

## Ingredients

- 200 g rice
- 2 tbsp Rosa's spice, toasted

## Method

1. Boil the rice for 10 minutes until tender.
2. Stir in the rest.
`;

let leave = () => {};
beforeEach(() => {
  provideDialogs();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => leave());

async function openPage(kept = loadKeptPreferences()) {
  const page = await renderApp({
    kitchen: { ingredients: ['eggs', 'rice'], recipe: aRecipe(RICE) },
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
  const { user } = await openPage(avoids(['nuts']));
  expect(screen.queryByRole('button', { name: 'It contains …' })).toBeNull();
  await user.click(box());
  await user.click(screen.getByRole('button', { name: 'It contains …' }));
  expect(screen.getByRole('textbox', { name: 'Ingredient' })).toHaveValue("Rosa's spice");
  expect(screen.getByRole('combobox', { name: 'contains' })).toHaveValue('nuts');
  expect(screen.getByRole('combobox', { name: 'contains' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(WARNING)).toBeVisible();

  const { preferences } = loadKeptPreferences();
  expect(createListNotes(preferences, true)("rosa's spice")).toBe('contains nuts');
  expect(createListNotes(preferences, false)("1 jar Rosa's Spice")).toBe('contains nuts');
  const saved = {
    id: 'rice',
    recipe: RICE,
    cut: false,
    model: null,
    ingredients: [],
    savedAt: 0,
  };
  expect(judgeSaved(preferences)(saved, []).isFound).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByText(WARNING)).toBeNull();
  expect(loadKeptPreferences().preferences.taught).toEqual([]);
});

it('it is listed in the preferences, with a way to remove it', async () => {
  const taught = [{ name: "Rosa's spice", contains: 'nuts' }];
  const kept = avoids(['nuts']);
  const { user } = await openPage({
    ...kept,
    preferences: { ...kept.preferences, taught },
  });
  expect(await screen.findByText(WARNING)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: /^Preferences/ })[0] as HTMLElement);
  const dialog = within(screen.getByRole('dialog', { name: 'Preferences' }));
  const known = within(dialog.getByRole('group', { name: 'What you know of foods' }));
  expect(known.getByText("Rosa's spice contains nuts.")).toBeVisible();
  await user.click(known.getByRole('button', { name: "Remove Rosa's spice" }));
  expect(dialog.queryByRole('group', { name: 'What you know of foods' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(WARNING)).toBeNull();
});

it('a visitor who avoids nothing gets no offer with a press on an ingredient', async () => {
  const { user } = await openPage(avoids([]));
  await user.click(box());
  expect(screen.queryByRole('button', { name: 'It contains …' })).toBeNull();
});
