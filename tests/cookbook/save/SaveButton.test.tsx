import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SaveButton } from '../../../src/cookbook/save/SaveButton';
import { saveNotice } from '../../../src/cookbook/save/saveNotice';
import { toSave } from '../../../src/cookbook/storage/fromSaved';
import { startUser } from '../../support/user';
import { PIE } from '../recipes';
import { startInMemory } from '../startInMemory';

const RECIPE = {
  text: PIE.recipe,
  cut: true,
  model: null,
  origin: 'request',
  askedWith: ['a'],
} as const;
const TO_SAVE = { recipe: PIE.recipe, cut: true, model: null, ingredients: ['a'] };

function renderButton(...recipes: Parameters<typeof startInMemory>) {
  const { actor, storage } = startInMemory(...recipes);
  const onSave = vi.fn(async () => actor.send({ type: 'recipe.save', recipe: toSave(RECIPE) }));
  const view = render(
    <SaveButton cookbook={{ actor, saveNotice }} recipe={RECIPE} onSave={onSave} />,
  );
  return { ...view, actor, storage, onSave, user: startUser() };
}
const button = (name: string) => screen.findByRole('button', { name });

it('a double click saves the recipe once, and the button says that it is saved', async () => {
  const { user, onSave, storage } = renderButton();
  await user.dblClick(await button('Save'));
  expect(await button('Saved')).toBeVisible();
  expect(onSave).toHaveBeenCalledOnce();
  expect(storage.recipes).toMatchObject([TO_SAVE]);
  expect(screen.getByText('Saved in your cookbook')).toHaveClass('visually-hidden');
});

it('the button takes a saved recipe out again, whatever its line endings, and undoes that', async () => {
  const named = { ...PIE, recipe: '# Pie\r\n', name: 'Mine', note: 'Good' };
  const { user, storage, onSave } = renderButton(named);
  await user.dblClick(await button('Saved'));
  expect(await screen.findByText('Removed from your cookbook')).not.toHaveClass('visually-hidden');
  expect(storage.recipes).toEqual([]);
  expect(await button('Undo')).toHaveFocus();
  await user.click(await button('Undo'));
  expect(await button('Saved')).toHaveFocus();
  expect(screen.getByText('Back in your cookbook')).toHaveClass('visually-hidden');
  expect(storage.recipes).toEqual([named]);
  expect(onSave).not.toHaveBeenCalled();
});

it('the page says why removing failed', async () => {
  const { user, storage } = renderButton(PIE);
  const saved = await button('Saved');
  storage.code = 'broken';
  await user.click(saved);
  expect(await screen.findByText(/^Not removed\./)).toBeVisible();
});

it('the page says why saving failed, until it works', async () => {
  const { user, storage } = renderButton();
  storage.code = 'full';
  await user.click(await button('Save'));
  expect(await screen.findByText(/^Not saved. There's no room left/)).toBeVisible();
  storage.code = null;
  await user.click(await button('Save'));
  await button('Saved');
  expect(screen.queryByText(/^Not saved/)).toBeNull();
});

it('the page no longer says that a recipe may not be saved once it turns out to be', async () => {
  const { user, storage, actor } = renderButton();
  storage.code = 'timeout';
  await user.click(await button('Save'));
  await screen.findByText(/^This may not have happened/);
  Object.assign(storage, { code: null, recipes: [PIE] });
  actor.send({ type: 'cookbook.check' });
  await button('Saved');
  expect(screen.queryByText(/may not/)).toBeNull();
});

it('the button says that the cookbook could not load', async () => {
  const { user, onSave } = renderButton();
  onSave.mockRejectedValueOnce(new Error('offline'));
  await user.click(await button('Save'));
  expect(await screen.findByText('Not saved. Try again.')).toBeVisible();
  await user.click(await button('Save'));
  await waitFor(() => expect(screen.queryByText('Not saved. Try again.')).toBeNull());
});

it('the page says if the cookbook has no room for all ingredients, and leftovers come first', async () => {
  const askedWith = [...Array.from({ length: 205 }, (_, at) => `food ${at}`), 'leftover stew'];
  const { actor, storage } = startInMemory();
  const recipe = { ...RECIPE, askedWith };
  const onSave = async () => actor.send({ type: 'recipe.save', recipe: toSave(recipe) });
  render(<SaveButton cookbook={{ actor, saveNotice }} recipe={recipe} onSave={onSave} />);
  await startUser().click(await button('Save'));
  const said =
    'Saved in your cookbook, with 200 ingredients from your list. There is no room for more.';
  expect(await screen.findByText(said)).toBeVisible();
  expect(storage.recipes[0]?.ingredients).toHaveLength(200);
  expect(storage.recipes[0]?.ingredients[0]).toBe('leftover stew');
});
