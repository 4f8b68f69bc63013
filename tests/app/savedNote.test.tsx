import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { openCookbookDatabase } from '../../src/cookbook/storage/cookbookDatabase';
import { provideDialogs } from '../support/dialogs';
import { aRecipe, renderApp } from '../support/renderApp';

provideDialogs();
beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

const TEXT = '# Soup\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil.\n2. Serve.';
const NOTE = 'less salt,\nmore garlic';

async function renderSaved(origin: 'cookbook' | 'request' = 'cookbook') {
  const recipe = aRecipe(TEXT, { origin, askedWith: ['eggs', 'salt'] });
  const app = await renderApp({ kitchen: { ingredients: ['eggs', 'salt'], recipe } });
  await act(async () => {
    const { actor } = await app.app.parts.cookbook.load();
    actor.send({
      type: 'recipe.save',
      recipe: { recipe: TEXT, cut: false, model: null, ingredients: [] },
    });
    const { context } = await waitFor(actor, ({ context }) => context.recipes.length > 0);
    const [before = expect.fail()] = context.recipes;
    actor.send({ type: 'recipe.edit', before, recipe: TEXT, note: NOTE });
    await waitFor(actor, ({ context }) => context.recipes[0]?.note !== undefined);
  });
  return app;
}

it('the note on a saved recipe is visible, and no request sends it', async () => {
  const { user, button, requests, answer } = await renderSaved();
  expect(screen.getByText('Your note:').parentElement).toHaveTextContent(
    'Your note: less salt, more garlic',
  );
  const field = screen.getByLabelText('Change something…');
  expect(field).toHaveValue('');
  await user.type(field, 'milder{Enter}');
  await expect.poll(() => requests).toHaveLength(1);
  await answer('# Stew');
  await user.click(button('More'));
  await user.click(button('Another recipe'));
  await expect.poll(() => requests).toHaveLength(2);
  expect(JSON.stringify(requests)).not.toMatch(/garlic|less salt/);
});

it('a recipe is no longer saved once another tab has deleted the cookbook, and one press saves it again', async () => {
  const { user, button } = await renderSaved();
  expect(button('Saved')).toBeVisible();
  indexedDB.deleteDatabase('saffron.cookbook');
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(screen.queryByText('Saved in your cookbook')).toBeNull();
  await user.click(save);
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
  const tab = openCookbookDatabase(() => {});
  expect((await tab.read()).recipes).toMatchObject([{ recipe: TEXT }]);
  tab.close();
});
