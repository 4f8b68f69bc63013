import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CookbookActor } from '../../machines/cookbook/cookbookMachine';
import type { Recipe } from '../../machines/kitchen/recipe';
import { createLazyPart } from '../../src/browser/store';
import { CopyLine } from '../../src/cookbook/ImportExport';
import { SaveNotice } from '../../src/cookbook/save/AboutSaved';
import { SaveButton } from '../../src/cookbook/save/SaveButton';
import { writeCookbookFile } from '../../src/cookbook/storage/cookbookFile';
import { createCopies } from '../../src/cookbook/storage/copies';
import { toSave } from '../../src/cookbook/storage/fromSaved';
import { catchDownloads } from '../support/catchDownloads';
import { startUser } from '../support/user';
import { noPictures } from './pictures/noPictures';
import { PIE, SOUP } from './recipes';
import { startInMemory } from './startInMemory';

const RECIPE = {
  text: PIE.recipe,
  cut: true,
  model: null,
  origin: 'request',
  askedWith: ['a'],
} as const;
const TO_SAVE = { recipe: PIE.recipe, cut: true, model: null, ingredients: ['a'] };

function renderButtonFor(actor: CookbookActor, recipe: Recipe) {
  const save = vi.fn((given: Recipe, servings: number | null) =>
    actor.send({ type: 'recipe.save', recipe: toSave(given, servings) }),
  );
  const cookbook = createLazyPart(async () => ({ actor, SaveNotice, save }));
  const load = vi.spyOn(cookbook, 'load');
  cookbook.preload();
  render(<SaveButton cookbook={cookbook} recipe={recipe} servingsNow={() => 3} />);
  return { save, load, user: startUser() };
}

function renderButton(...recipes: Parameters<typeof startInMemory>) {
  const { actor, storage } = startInMemory(...recipes);
  return { actor, storage, ...renderButtonFor(actor, RECIPE) };
}
const button = (name: string) => screen.findByRole('button', { name });

it('a double click saves the recipe once, and the button says that it is saved', async () => {
  const { user, save, storage } = renderButton();
  await user.dblClick(await button('Save'));
  expect(await button('Saved')).toBeVisible();
  expect(save).toHaveBeenCalledExactlyOnceWith(RECIPE, 3);
  expect(storage.recipes).toMatchObject([TO_SAVE]);
  expect(screen.getByText('Saved in your cookbook')).toHaveClass('visually-hidden');
});

it('the button removes a saved recipe, whatever its line endings, and Undo brings it back', async () => {
  const named = { ...PIE, recipe: '# Pie\r\n', name: 'Mine', note: 'Good' };
  const { user, storage, save } = renderButton(named);
  await user.dblClick(await button('Saved'));
  expect(await screen.findByText('Removed from your cookbook')).not.toHaveClass('visually-hidden');
  expect(storage.recipes).toEqual([]);
  expect(await button('Undo')).toHaveFocus();
  await user.click(await button('Undo'));
  expect(await button('Saved')).toHaveFocus();
  expect(screen.getByText('Back in your cookbook')).toHaveClass('visually-hidden');
  expect(storage.recipes).toEqual([named]);
  expect(save).not.toHaveBeenCalled();
});

it('the page no longer says that a recipe is removed once another tab has saved it again', async () => {
  const { user, storage, actor } = renderButton(PIE);
  await user.click(await button('Saved'));
  await screen.findByText('Removed from your cookbook');
  storage.recipes = [{ ...PIE, id: 'again' }];
  actor.send({ type: 'cookbook.check' });
  await button('Saved');
  expect(screen.queryByText('Removed from your cookbook')).toBeNull();
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
  const { user, load } = renderButton();
  load.mockRejectedValueOnce(new Error('offline'));
  await user.click(await button('Save'));
  expect(await screen.findByText('Not saved. Try again.')).toBeVisible();
  await user.click(await button('Save'));
  await waitFor(() => expect(screen.queryByText('Not saved. Try again.')).toBeNull());
});

it('the page says if the cookbook has no room for all ingredients, and leftovers come first', async () => {
  const askedWith = [...Array.from({ length: 205 }, (_, at) => `food ${at}`), 'leftover stew'];
  const { actor, storage } = startInMemory();
  const { user } = renderButtonFor(actor, { ...RECIPE, askedWith });
  await user.click(await button('Save'));
  const said =
    'Saved in your cookbook, with 200 ingredients from your list. There is no room for more.';
  expect(await screen.findByText(said)).toBeVisible();
  expect(storage.recipes[0]?.ingredients).toHaveLength(200);
  expect(storage.recipes[0]?.ingredients[0]).toBe('leftover stew');
});

describe('copies', () => {
  const some = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => ({
      ...SOUP,
      id: `${from + at}`,
      recipe: `# Soup ${from + at}`,
    }));

  async function open(count: number) {
    const { actor } = startInMemory(...some(count));
    const copies = createCopies(actor);
    const onFocusLost = vi.fn();
    render(
      <CopyLine
        cookbook={{ actor, copies, kitchenName: '', pictures: noPictures() }}
        onFocusLost={onFocusLost}
      />,
    );
    await waitFor(() => expect(actor.getSnapshot().context.recipes).toHaveLength(count));
    return {
      actor,
      copies,
      onFocusLost,
      user: startUser(),
      line: () => screen.queryByText(/only in this browser/)?.textContent ?? null,
      add: (recipes: ReturnType<typeof some>) =>
        act(async () => actor.send({ type: 'recipe.add', recipes, refused: [] })),
    };
  }

  beforeEach(() => localStorage.clear());

  it('with five recipes that no export has, the cookbook says so in one line, and not with four', async () => {
    const { line, add } = await open(4);
    expect(line()).toBeNull();
    await add(some(1, 4));
    await waitFor(() => expect(line()).toBe('5 recipes are only in this browser.'));
  });

  it('a press saves a copy of all, and the line comes back with five others or changed ones', async () => {
    const { files } = catchDownloads();
    const { user, actor, line, add, onFocusLost } = await open(12);
    expect(line()).toBe('12 recipes are only in this browser.');
    await user.click(screen.getByRole('button', { name: 'Save a copy' }));
    expect(await screen.findByText(/^Downloaded cookbook-.*\.json$/)).toBeVisible();
    expect(JSON.parse((await files[0]?.file.text()) ?? '').recipes).toHaveLength(12);
    expect(line()).toBeNull();
    expect(onFocusLost).toHaveBeenCalled();
    await add(some(4, 12));
    const [before = expect.fail()] = actor
      .getSnapshot()
      .context.recipes.filter(({ id }) => id === '0');
    await waitFor(() => expect(actor.getSnapshot().context.recipes).toHaveLength(16));
    expect(line()).toBeNull();
    await act(async () =>
      actor.send({ type: 'recipe.edit', before, recipe: before.recipe, note: 'More salt' }),
    );
    await waitFor(() => expect(line()).toBe('5 recipes are only in this browser.'));
  });

  it('an imported file has its recipes, and recipes brought in one by one have none', async () => {
    const { actor, line, add } = await open(0);
    const file = new Blob([writeCookbookFile(some(6))]);
    await act(async () => actor.send({ type: 'recipe.import', file }));
    await waitFor(() => expect(actor.getSnapshot().context.recipes).toHaveLength(6));
    expect(line()).toBeNull();
    await add(some(5, 6));
    await waitFor(() => expect(line()).toBe('5 recipes are only in this browser.'));
  });

  it('a clock that was years ahead silences it no longer than that', async () => {
    localStorage.setItem('saffron.copied', JSON.stringify({ recipes: [], quietUntil: 4e12 }));
    const { line } = await open(5);
    expect(line()).toBe('5 recipes are only in this browser.');
  });

  it('Not now keeps it quiet for 60 days, even after a reload', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { user, actor, line } = await open(5);
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(line()).toBeNull();
    const later = (days: number) => {
      vi.setSystemTime(Date.now() + days * 86_400_000);
      const { kept } = createCopies(actor);
      return kept.getSnapshot().context.quietUntil > Date.now();
    };
    expect(later(59)).toBe(true);
    expect(later(2)).toBe(false);
  });
});
