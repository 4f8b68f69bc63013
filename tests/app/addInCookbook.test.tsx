import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { waitFor as waitForState } from 'xstate';
import { provideDialogs } from '../support/dialogs';
import { renderApp } from '../support/renderApp';
// Loaded here, so no test waits for it.
import '../../src/app/cookbook/texts';

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
