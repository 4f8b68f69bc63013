import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { provideDialogs } from '../support/dialogs';
import { aRecipe, renderApp } from '../support/renderApp';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  provideDialogs();
});

const TEXT =
  '# Frittata\n\nServes 2\n\n## Ingredients\n\n- 4 eggs\n- 1 leek\n\n## Method\n\n1. Beat the eggs.\n2. Fry for 5 minutes.';

it('A recipe is planned before the cookbook has arrived, is on the first screen with its list, and leaves the plan cooked, with one undo.', async () => {
  const { app, user, button } = await renderApp({
    kitchen: { ingredients: ['1 leek', 'rice'], recipe: aRecipe(TEXT) },
  });
  expect(app.parts.cookbook.get()).toBeNull();
  expect(screen.queryByText(/planned$/)).toBeNull();
  expect(await screen.findByRole('button', { name: /^Shopping list/ })).toHaveTextContent('(1)');
  await user.click(button('More'));
  expect(button('Plan')).toHaveAttribute('aria-pressed', 'false');
  await user.click(button('Plan'));
  expect(await screen.findByRole('button', { name: 'Planned' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const line = await screen.findByRole('button', { name: '1 dinner planned' });
  const kitchen = within(screen.getByRole('region', { name: 'Your kitchen' }));
  const openList = async (place = kitchen) => {
    await user.click(place.getByRole('button', { name: /^Shopping list/ }));
    return within(await screen.findByRole('dialog', { name: 'Shopping list' }));
  };
  const list = await openList();
  await user.click(list.getByRole('checkbox', { name: 'eggs, 4' }));
  list.getByText("At hand, if it's enough: leek 1");
  await user.click(list.getByRole('button', { name: 'Close' }));

  await user.click(screen.getByRole('button', { name: 'I cooked this' }));
  await expect.poll(() => line.isConnected).toBe(false);
  const cooked = document.querySelector('[data-cooked]') as HTMLElement;
  await user.click(within(cooked).getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: '1 dinner planned' });
  const { actor } = app.parts.cookbook.get() ?? expect.fail();
  const again = await openList();
  const edit = (recipe: string) =>
    act(async () => {
      const [before = expect.fail()] = actor.getSnapshot().context.recipes;
      actor.send({ type: 'recipe.edit', before, recipe, note: '' });
      await waitFor(actor, ({ context }) => context.recipes[0]?.recipe === recipe);
    });
  await edit(TEXT.replace('5 minutes', '6 minutes'));
  expect(again.getByRole('checkbox', { name: 'eggs, 4' })).toBeChecked();
  await edit(TEXT.replace('4 eggs', '5 eggs'));
  expect(again.getByRole('checkbox', { name: 'eggs, 5' })).not.toBeChecked();
  await edit(TEXT);
  await user.click(again.getByRole('button', { name: 'Close' }));

  await user.click(button('More'));
  await user.click(button('Planned'));
  await user.click(await screen.findByRole('button', { name: 'Plan' }));
  await screen.findByRole('button', { name: 'Planned' });
  const next = await openList();
  await user.click(next.getByRole('button', { name: 'Close' }));
  // The second time, the recipe is no longer planned.
  for (const times of [1, 2]) {
    // A second press within an hour would mean the same dinner.
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    await user.click(screen.getByRole('button', { name: 'I cooked this' }));
    await expect.poll(() => actor.getSnapshot().context.recipes[0]?.cooked).toHaveLength(times);
    const own = await openList(within(screen.getByRole('region', { name: 'Recipe' })));
    const box = own.getByRole('checkbox', { name: 'eggs, 4' });
    expect(box).not.toBeChecked();
    await user.click(box);
    await user.click(own.getByRole('button', { name: 'Close' }));
  }
  vi.useRealTimers();
});

it('What is ticked on the list of a recipe stays ticked when the visitor saves the recipe.', async () => {
  const { user, button } = await renderApp({ kitchen: { recipe: aRecipe(TEXT) } });
  const openBox = async () => {
    await user.click(await screen.findByRole('button', { name: /^Shopping list/ }));
    const list = within(await screen.findByRole('dialog', { name: 'Shopping list' }));
    return { box: list.getByRole('checkbox', { name: 'leek, 1' }), list };
  };
  const { box, list } = await openBox();
  await user.click(box);
  await user.click(list.getByRole('button', { name: 'Close' }));
  await user.click(button('Save'));
  await screen.findByRole('button', { name: 'Saved' });
  expect((await openBox()).box).toBeChecked();
});

it("A planned dinner's title opens it for as many as it is planned for.", async () => {
  const { user, button } = await renderApp({
    kitchen: { ingredients: ['2 eggs', 'rice'], recipe: aRecipe(TEXT) },
  });
  await user.click(button('More'));
  await user.click(button('Plan'));
  await user.click(await screen.findByRole('button', { name: '1 dinner planned' }));
  const book = within(await screen.findByRole('dialog', { name: 'Cookbook' }));
  const plan = within(book.getByRole('region', { name: 'Planned dinners' }));
  const servings = plan.getByLabelText('Servings of Frittata');
  await user.clear(servings);
  await user.type(servings, '30');
  await user.click(plan.getByRole('button', { name: 'Frittata' }));
  expect(await screen.findByRole('spinbutton', { name: 'Servings' })).toHaveValue(30);
  expect(document.querySelector('[data-ingredient]')).toHaveTextContent('60 eggs');
});

it('A menu that cannot fetch the cookbook says that the recipe is not planned.', async () => {
  const { app, user, button } = await renderApp({ kitchen: { recipe: aRecipe(TEXT) } });
  vi.spyOn(app.parts.cookbook, 'load').mockRejectedValue(new Error('no'));
  await user.click(button('More'));
  await user.click(button('Plan'));
  await screen.findByText('Not saved. Try again.');
});

it('A shared list opens on another phone without a recipe, in the words of its page, and keeps its ticks over a reload.', async () => {
  const first = await renderApp({ kitchen: { ingredients: [], recipe: aRecipe(TEXT) } });
  await first.user.click(screen.getByRole('button', { name: /^Shopping list/ }));
  const own = within(await screen.findByRole('dialog', { name: 'Shopping list' }));
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await first.user.click(own.getByRole('button', { name: 'Share' }));
  const link = `${write.mock.calls[0]?.[0]}`;
  expect(link).toMatch(/^http:\/\/localhost:3000\/#list=2\.[\w-]+\.end$/);
  first.unmount();
  localStorage.clear();

  location.hash = new URL(link).hash;
  const visit = async () => {
    const page = await renderApp({ preferences: { allergens: ['eggs'] } });
    const { openShared } = await act(() => page.app.parts.cookbook.load());
    await act(openShared);
    const list = within(await screen.findByRole('dialog', { name: 'Shopping list' }));
    return { ...page, list, eggs: list.getByRole('checkbox', { name: 'eggs, 4' }) };
  };
  const fetched = vi.spyOn(globalThis, 'fetch');
  const phone = await visit();
  expect(location.hash).toBe('');
  phone.list.getByText(/^Someone shared this list, made on \w+ \d+, 20\d\d, /);
  phone.list.getByText('⚠ contains eggs');
  phone.list.getByText('Not completely checked for eggs.');
  expect(phone.app.recipe.getSnapshot().context.recipe).toBeNull();
  await phone.user.click(phone.eggs);
  phone.unmount();
  const { list, eggs, user, app } = await visit();
  expect(eggs).toBeChecked();
  expect(list.getByRole('checkbox', { name: 'leek, 1' })).not.toBeChecked();
  await user.click(list.getByRole('button', { name: 'Close' }));
  const { openShared } = await act(() => app.parts.cookbook.load());
  await act(openShared);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});
