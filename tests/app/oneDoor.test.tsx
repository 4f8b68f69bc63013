import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { waitFor as waitForState } from 'xstate';
import { provideDialogs } from '../support/dialogs';
import { renderApp } from '../support/renderApp';
// Loaded in advance, so no test waits for it.
import '../../src/cookbook/texts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  provideDialogs();
});

const RECIPE =
  'Pea soup\nServes 2\n\nIngredients\n100 g peas\n1 onion\n\nMethod\nFry the onion for 5 minutes in a little oil.\nAdd the peas and boil.';

async function pasteInto(field: HTMLElement, text: string, user: { paste(text: string): unknown }) {
  field.focus();
  await act(async () => void (await user.paste(text)));
}

async function openPasted(
  { user, button }: Pick<Awaited<ReturnType<typeof renderApp>>, 'user' | 'button'>,
  text: string,
) {
  await user.click(button('Add a recipe'));
  await pasteInto(await screen.findByRole('textbox', { name: 'Recipe' }), text, user);
  await user.click(button('Open recipe'));
}

it('a recipe that is pasted into the kitchen is added only once the visitor says so', async () => {
  const { user, input, items, button } = await renderApp();
  await pasteInto(input(), RECIPE, user);
  expect(await screen.findByText('This looks like a recipe.')).toBeVisible();
  expect(items()).toEqual([]);
  await user.click(button('Add as foods'));
  await waitFor(() => expect(items().length).toBeGreaterThan(2));
  expect(screen.queryByText('This looks like a recipe.')).toBeNull();
  expect(input()).toHaveFocus();
});

it('a recipe that is pasted into the kitchen opens with one press, and the list stays empty', async () => {
  const { user, input, items, button } = await renderApp();
  await pasteInto(input(), RECIPE, user);
  await screen.findByText('This looks like a recipe.');
  await user.tab();
  await user.tab();
  expect(button('Open it')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Pea soup' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(items()).toEqual([]);
});

it('a list that is pasted into the kitchen is added without a question, and without loading the reader', async () => {
  const { user, input, items, app } = await renderApp();
  const load = vi.spyOn(app.parts.cookbook, 'load');
  await pasteInto(input(), '- 200 g rice\n- 2 eggs\n- peas\n- soy sauce\n- 1 onion', user);
  await waitFor(() => expect(items()).toHaveLength(5));
  expect(screen.queryByText('This looks like a recipe.')).toBeNull();
  expect(load).not.toHaveBeenCalled();
});

it('a list that is pasted as a recipe can join the list of foods', async () => {
  const { user, items, button } = await renderApp();
  await openPasted({ user, button }, 'rice\neggs\npeas');
  expect(await screen.findByText('This looks like a list of foods.')).toBeVisible();
  expect(items()).toEqual([]);
  await user.click(button('Add as foods'));
  await waitFor(() => expect(items()).toEqual(['rice', 'eggs', 'peas']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a recipe that is added in the cookbook is saved there, and one press takes that back', async () => {
  const { user, button, app } = await renderApp();
  const { actor } = await act(() => app.parts.cookbook.load());
  await act(() => waitForState(actor, (snapshot) => snapshot.matches('idle')));
  await user.click(button('Cookbook'));
  const book = await screen.findByRole('dialog', { name: 'Cookbook' });
  await user.click(within(book).getByRole('button', { name: 'Add a recipe' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a recipe' });
  await pasteInto(within(dialog).getByRole('textbox', { name: 'Recipe' }), RECIPE, user);
  await user.click(within(dialog).getByRole('button', { name: 'Open recipe' }));
  await waitFor(() => expect(actor.getSnapshot().context.recipes).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add a recipe' })).toBeNull());
  await waitFor(() => expect(screen.getByText(/^1 recipe added/)).toBeVisible());
  const after = within(screen.getByRole('dialog', { name: 'Cookbook' }));
  expect(after.getByRole('heading', { name: /Pea soup/ })).toBeVisible();
  expect(app.recipe.getSnapshot().context.recipe).toBeNull();
  await user.click(after.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(actor.getSnapshot().context.recipes).toEqual([]));
});
