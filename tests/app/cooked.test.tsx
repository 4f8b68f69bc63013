import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { Kitchen } from '../../machines/kitchen/kitchen';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import type { Recipe } from '../../machines/kitchen/recipe';
import { provideDialogs } from '../support/dialogs';
import { aRecipe, renderApp } from '../support/renderApp';

beforeEach(() => {
  // The test before left its servings in the tab.
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  provideDialogs();
});

const TEXT =
  '# Frittata\n\nServes 2\n\n## Ingredients\n\n- 2 eggs\n- 1 bunch spinach\n- 1 tbsp oil\n- salt\n\n## Method\n\n1. Beat the eggs.\n2. Fry for 5 minutes.';
const LIST = ['2 eggs', 'spinach', 'oil', 'milk'];

async function renderCooked(kitchen: Partial<Kitchen> = {}, about: Partial<Recipe> = {}) {
  const recipe = aRecipe(TEXT, { model: 'a-model', ...about });
  const page = await renderApp({
    kitchen: { ingredients: LIST, useUp: ['spinach'], recipe, ...kitchen },
  });
  const { actor, cooking } = await act(() => page.app.parts.cookbook.load());
  const list = () => ({
    ...page.app.recipe.getSnapshot().context,
    ...page.app.kitchen.getSnapshot().context,
  });
  return {
    ...page,
    actor,
    cooking,
    list,
    saved: () => actor.getSnapshot().context.recipes,
    idle: () =>
      act(() => waitFor(actor, (snapshot) => snapshot.matches('idle')).then(() => undefined)),
    cook: async () => {
      const { notices: before } = actor.getSnapshot().context;
      await page.user.click(await screen.findByRole('button', { name: 'I cooked this' }));
      await act(() => waitFor(actor, ({ context }) => context.notices !== before));
      await act(() => waitFor(actor, (snapshot) => snapshot.matches('idle')));
    },
    said: () => screen.queryByText(/Noted in your cookbook\.$|^Already noted/)?.textContent,
    undo: () => page.user.click(within(atTheEnd()).getByRole('button', { name: 'Undo' })),
    tick: (name: RegExp, place: Place = screen) =>
      page.user.click(usedUp(place).getByLabelText(name)),
    boxes: () =>
      usedUp(screen)
        .getAllByRole<HTMLInputElement>('checkbox')
        .map((box) => [box.labels?.[0]?.textContent, box.checked]),
  };
}

type Place = Pick<typeof screen, 'getByRole'>;
const usedUp = (place: Place) => within(place.getByRole('group', { name: "What's used up?" }));

const atTheEnd = () => document.querySelector('[data-cooked]') as HTMLElement;

describe('a press of "I cooked this"', () => {
  it('is not offered below what a model says in place of a recipe', { tags: 'rare' }, async () => {
    await renderCooked({}, { text: "I'm sorry, but I can't help with that." });
    await screen.findByText(/doesn't look like a recipe/);
    expect(screen.queryByRole('button', { name: 'I cooked this' })).toBeNull();
  });

  it('notes the day, takes what is surely used up off the list as one change, and one undo takes back both', async () => {
    const { cook, said, undo, list, saved, idle, button } = await renderCooked();
    await cook();
    expect(list()).toMatchObject({ ingredients: ['spinach', 'oil', 'milk'], useUp: ['spinach'] });
    expect(saved()).toMatchObject([
      { recipe: TEXT, model: 'a-model', cooked: [expect.any(String)] },
    ]);
    expect(said()).toBe('Removed from your list: 2 eggs. Noted in your cookbook.');

    await undo();
    expect(list()).toMatchObject({ ingredients: LIST, useUp: ['spinach'] });
    await idle();
    await expect.poll(saved).toEqual([]);
    expect(button('I cooked this')).toHaveFocus();
    expect(said()).toBeUndefined();
  });

  it.each([
    ['two foods', ['2 eggs', '1 bunch spinach'], '2 eggs and 1 bunch spinach are off your list. '],
    ['one food', ['1 bunch spinach', 'milk'], 'Removed from your list: 1 bunch spinach. '],
    ['nothing', ['eggs', 'spinach', '6 eggs'], ''],
    ['nothing of an entry with two foods', ['2 eggs and some rice'], ''],
    ['nothing of an empty list', [], ''],
  ])('says that %s left the list', async (_, ingredients, off) => {
    const { cook, said } = await renderCooked({ ingredients, useUp: [] });
    await cook();
    expect(said()).toBe(`${off}Noted in your cookbook.`);
  });

  it('takes off what the servings on the page use up', async () => {
    const { cook, user, list } = await renderCooked({ ingredients: ['4 eggs'], useUp: [] });
    await user.click(screen.getByRole('button', { name: 'More servings' }));
    await user.click(screen.getByRole('button', { name: 'More servings' }));
    await cook();
    expect(list().ingredients).toEqual([]);
  });

  it('notes for how many it was, for the cookbook and the next plan, and one undo takes that back', async () => {
    const { cook, undo, user, saved, idle } = await renderCooked();
    await cook();
    expect(saved()[0]?.servings).toBeUndefined();
    await undo();
    await idle();
    await user.click(screen.getByRole('button', { name: 'More servings' }));
    await user.click(screen.getByRole('button', { name: 'More servings' }));
    await cook();
    expect(saved()).toMatchObject([{ servings: 4, title: { servings: '2 servings' } }]);
    await user.click(screen.getByRole('button', { name: 'Cookbook' }));
    const book = within(await screen.findByRole('dialog', { name: 'Cookbook' }));
    expect(book.getByText('4 servings')).toBeVisible();
    await user.click(book.getByRole('button', { name: 'Plan Frittata' }));
    expect(await book.findByLabelText('Servings of Frittata')).toHaveValue(4);
  });

  it('stays in the cookbook if the cook has changed its words since, also without its dinner', async () => {
    const { app, cook, said, saved, list, user, button, cooking } = await renderCooked();
    await cook();
    await user.click(button('More'));
    await user.click(button('Edit'));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Recipe' });
    const text = field.value.replace('Fry', 'Fry slowly');
    await user.clear(field);
    await user.paste(text);
    await user.click(button('Done'));
    await expect.poll(() => saved()[0]?.recipe).toContain('Fry slowly');
    const region = screen.getByRole('region', { name: 'Ingredients on hand' });
    await user.click(within(region).getByRole('button', { name: 'Undo' }));
    expect(list().ingredients).toEqual(LIST);
    await expect.poll(() => saved()[0]?.cooked).not.toHaveLength(1);
    expect(saved()).toMatchObject([{ recipe: expect.stringContaining('Fry slowly'), cooked: [] }]);
    await expect.poll(() => cooking.getSnapshot().value).toBe('undone');
    const [first] = list().earlier;
    act(() => app.recipe.send({ type: 'recipe.open', recipe: first ?? expect.fail() }));
    expect(list().recipe?.text).toBe(TEXT);
    expect(said()).toBeUndefined();
  });

  it('soon after a reload means the same dinner: the page says that it is noted, takes nothing more off, and offers no undo, except of a correction', async () => {
    const before = await renderCooked();
    await before.cook();
    before.unmount();
    before.app.stop();
    vi.setSystemTime(Date.now() + 60_000);
    onTestFinished(() => void vi.useRealTimers());
    const { cook, said, undo, list, saved, idle, user, tick, boxes } = await renderCooked();
    await idle();
    await cook();
    expect(saved()).toMatchObject([{ cooked: [expect.any(String)] }]);
    expect(list().ingredients).toEqual(LIST);
    const time = new Date(saved()[0]?.cooked?.[0] ?? '').toLocaleTimeString('en', {
      timeStyle: 'short',
    });
    const known = `Already noted at ${time}. Your list is unchanged.`;
    expect(said()).toBe(known);
    expect(within(atTheEnd()).queryByRole('button', { name: 'Undo' })).toBeNull();
    await tick(/^oil/);
    expect(said()).toBe('Removed from your list: oil. Noted in your cookbook.');
    await tick(/^spinach/);
    await tick(/^spinach/);
    expect(list().ingredients).toEqual(['2 eggs', 'spinach', 'milk']);
    expect(boxes().map(([, isTicked]) => isTicked)).toEqual([false, false, true]);
    await user.type(screen.getByLabelText('Any leftovers?'), 'frittata');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(said()).toMatch(/^Removed from your list: oil\. Added to your list: frittata/);
    await undo();
    expect(said()).toBe(known);
    expect(list().ingredients).toEqual(LIST);
    expect(within(atTheEnd()).queryByRole('button', { name: 'Undo' })).toBeNull();
    await idle();
    expect(saved()).toMatchObject([{ cooked: [expect.any(String)] }]);
  });

  it('takes nothing off the list while the storage is full, and does on a second try', async () => {
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw Object.assign(new Error(), { name: 'QuotaExceededError' });
    });
    const { cook, user, list, saved, actor } = await renderCooked();
    await cook();
    expect(list().ingredients).toEqual(LIST);
    screen.getByText(/^Not saved\. There's no room left/);
    screen.getByText('Your list is unchanged.');
    expect(screen.queryByLabelText('Any leftovers?')).toBeNull();
    add.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => waitFor(actor, ({ context }) => context.recipes.length > 0));
    expect(list().ingredients).toEqual(['spinach', 'oil', 'milk']);
    expect(saved()[0]?.cooked).toHaveLength(1);
  });

  it('counts again after an undo that the storage has not taken out of the log, and replaces that dinner', async () => {
    const remove = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw Object.assign(new Error(), { name: 'QuotaExceededError' });
    });
    const { cook, undo, list, saved, actor } = await renderCooked();
    await cook();
    await undo();
    await act(() => waitFor(actor, ({ context }) => context.unlogged.length > 0));
    expect([list().ingredients, saved().length]).toEqual([LIST, 1]);
    remove.mockRestore();
    vi.setSystemTime(Date.now() + 60_000);
    onTestFinished(() => void vi.useRealTimers());
    await cook();
    expect(list().ingredients).toEqual(['spinach', 'oil', 'milk']);
    expect(saved()[0]?.cooked).toHaveLength(1);
    await undo();
    await expect.poll(saved).toEqual([]);
  });

  it('logs a recipe twice in a day, and keeps the first time when the second is undone', async () => {
    const { cook, undo, saved } = await renderCooked();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
    await cook();
    vi.setSystemTime(new Date(2026, 10, 21, 23, 59));
    await cook();
    const days = () => saved()[0]?.cooked?.map((time) => time.slice(0, 16));
    expect(days()).toEqual(['2026-11-21T12:00', '2026-11-21T23:59']);
    await undo();
    await expect.poll(days).toEqual(['2026-11-21T12:00']);
    vi.useRealTimers();
  });

  it.each(['before', 'after'])(
    'counts once if the cook presses twice within an hour, the second time %s the cookbook notes it, and can still be undone',
    async (when) => {
      const { user, actor, button, saved, list, undo } = await renderCooked();
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
      await user.click(button('I cooked this'));
      if (when === 'after') await expect.poll(() => saved()[0]?.cooked).toHaveLength(1);
      vi.setSystemTime(new Date(2026, 10, 21, 12, 59));
      await user.click(button('I cooked this'));
      await act(() =>
        waitFor(
          actor,
          (snapshot) => snapshot.matches('idle') && snapshot.context.queue.length === 0,
        ),
      );
      await expect.poll(() => saved()[0]?.cooked).toHaveLength(1);
      expect(list().ingredients).toEqual(['spinach', 'oil', 'milk']);
      await undo();
      expect(list().ingredients).toEqual(LIST);
      vi.useRealTimers();
    },
  );

  it('still logs a recipe without ingredients, and leaves the list its older undo', async () => {
    const about = { text: '# Toast\n\n1. Toast it.\n2. Eat.' };
    const { cook, list, saved } = await renderCooked({}, about);
    await cook();
    expect(saved()[0]?.cooked).toHaveLength(1);
    expect(list()).toMatchObject({ ingredients: LIST });
    const region = screen.getByRole('region', { name: 'Ingredients on hand' });
    expect(within(region).queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByRole('group', { name: "What's used up?" })).toBeNull();
  });

  it('can be undone without an error although another tab has removed the recipe', async () => {
    const { cook, list, saved, actor, cooking, user, idle } = await renderCooked();
    await cook();
    const { id } = saved()[0] ?? expect.fail();
    act(() => actor.send({ type: 'recipe.remove', id }));
    await expect.poll(saved).toEqual([]);
    await user.dblClick(within(atTheEnd()).getByRole('button', { name: 'Undo' }));
    await idle();
    await expect.poll(() => cooking.getSnapshot().value).toBe('undone');
    expect(list()).toMatchObject({ ingredients: LIST, useUp: ['spinach'] });
    expect(saved()).toEqual([]);
  });

  it('is not offered if the sample kitchen has no more dishes', async () => {
    await renderCooked({}, { text: '# That was every dish\n\nNothing more.', model: null });
    await screen.findByRole('heading', { name: 'That was every dish' });
    expect(screen.queryByRole('button', { name: 'I cooked this' })).toBeNull();
  });
});

describe('what is used up', () => {
  it('has one box for each ingredient, ticked if it has left the list, and says how much the recipe took', async () => {
    const { cook, boxes } = await renderCooked();
    await cook();
    expect(boxes()).toEqual([
      ['2 eggs — the recipe takes 2', true],
      ['spinach — the recipe takes 1 bunch', false],
      ['oil — the recipe takes 1 tbsp', false],
    ]);
  });

  it('has no ticked box for what only a usual weight says', async () => {
    const text = TEXT.replace('2 eggs', '900 g chicken breast').replace('1 bunch', '2 bunches');
    const ingredients = ['2 chicken breasts', '1 bunch spinach'];
    const { cook, boxes, list } = await renderCooked({ ingredients, useUp: [] }, { text });
    await cook();
    expect(boxes()).toEqual([
      ['2 chicken breasts — the recipe takes 900 g', false],
      ['1 bunch spinach — the recipe takes 2 bunches', true],
    ]);
    expect(list().ingredients).toEqual(['2 chicken breasts']);
  });

  it('changes the list from what it was before, and leaves one undo and one day in the log', async () => {
    const { cook, tick, boxes, undo, said, list, saved } = await renderCooked();
    await cook();
    await tick(/^2 eggs/);
    expect(said()).toBe('Noted in your cookbook.');
    await tick(/^oil/);
    await tick(/^spinach/);
    expect(list().ingredients).toEqual(['2 eggs', 'milk']);
    expect(said()).toBe('Oil and spinach are off your list. Noted in your cookbook.');
    expect(boxes().map(([, isTicked]) => isTicked)).toEqual([false, true, true]);
    expect(saved()[0]?.cooked).toHaveLength(1);
    await undo();
    expect(list()).toMatchObject({ ingredients: LIST, useUp: ['spinach'] });
    expect(screen.queryByRole('group', { name: "What's used up?" })).toBeNull();
    await expect.poll(saved).toEqual([]);
  });

  it('keeps what the visitor types as left over, which joins the list when the recipe goes', async () => {
    const { cook, tick, app, list, user } = await renderCooked();
    await cook();
    await user.type(screen.getByLabelText('Any leftovers?'), 'frittata');
    await tick(/^oil/);
    expect(screen.getByLabelText('Any leftovers?')).toHaveValue('frittata');
    const recipe = aRecipe('# Toast\n\n1. Toast.\n2. Eat.');
    act(() => app.recipe.send({ type: 'recipe.open', recipe }));
    expect(screen.queryByRole('group', { name: "What's used up?" })).toBeNull();
    expect(list().ingredients).toEqual(['spinach', 'milk', 'frittata (leftover; contains eggs)']);
  });
});

describe('the view for cooking', () => {
  const QUESTION = 'Cooked it?';
  const begin = async () => {
    const page = await renderCooked();
    await page.user.click(page.button('Cook'));
    const view = within(await screen.findByRole('dialog', { name: 'Cooking: Frittata' }));
    const press = (name: string) => page.user.click(view.getByRole('button', { name }));
    await press('Next');
    return { ...page, view, press };
  };

  it('ends with the same press, says what it did, and asks nothing more', async () => {
    const { view, press, list, saved, actor } = await begin();
    expect(view.queryByRole('button', { name: /cook/i })).toBeNull();
    await press('Next');
    await press('Done cooking');
    await act(() => waitFor(actor, ({ context }) => context.recipes.length > 0));
    expect(list().ingredients).toEqual(['spinach', 'oil', 'milk']);
    view.getByText('Removed from your list: 2 eggs. Noted in your cookbook.');
    view.getByLabelText('Any leftovers?');
    await press('Finish');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(saved()[0]?.cooked).toHaveLength(1);
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it('has the focus again after an undo, and arrow keys among the boxes of what is used up turn no step', async () => {
    const { view, user, press, actor } = await begin();
    await press('Next');
    await press('Done cooking');
    await act(() => waitFor(actor, ({ context }) => context.recipes.length > 0));
    usedUp(view).getByLabelText(/^oil/).focus();
    await user.keyboard('{ArrowLeft}');
    view.getByRole('heading', { name: 'Done cooking' });
    await press('Undo');
    await expect.poll(() => document.activeElement?.textContent).toBe('Finish');
  });

  it('notes the dinner again after an undo, once the cook comes to the end again', async () => {
    const { press, saved, actor } = await begin();
    await press('Next');
    await press('Done cooking');
    await act(() => waitFor(actor, ({ context }) => context.recipes.length > 0));
    await press('Undo');
    await act(() => waitFor(actor, ({ context }) => context.recipes.length === 0));
    await press('Back');
    await press('Done cooking');
    await act(() => waitFor(actor, ({ context }) => context.recipes.length > 0));
    expect(saved()[0]?.cooked).toHaveLength(1);
  });

  it('has a button that notes the dinner again, only after an undo', async () => {
    const { view, press, saved, actor } = await begin();
    await press('Next');
    await press('Done cooking');
    await act(() => waitFor(actor, ({ context }) => context.recipes.length > 0));
    expect(view.queryByRole('button', { name: 'I cooked this' })).toBeNull();
    await press('Undo');
    await act(() => waitFor(actor, ({ context }) => context.recipes.length === 0));
    await press('I cooked this');
    await act(() => waitFor(actor, ({ context }) => context.recipes.length > 0));
    expect(saved()[0]?.cooked).toHaveLength(1);
    expect(view.queryByRole('button', { name: 'I cooked this' })).toBeNull();
  });

  it('asks nothing if the cook closes it before the end, and the recipe asks once', async () => {
    const { press, user, button, cook, list } = await begin();
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(list().ingredients).toEqual(LIST);
    expect(screen.getAllByText(QUESTION)).toHaveLength(1);
    await cook();
    expect(screen.queryByText(QUESTION)).toBeNull();
    await user.click(button('Cook'));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }),
    );
    expect(screen.queryByText(QUESTION)).toBeNull();
  });
});

describe('a leftover', () => {
  const FIELD = 'Any leftovers?';
  const cook = async (typed: string, ...rest: Parameters<typeof renderCooked>) => {
    const page = await renderCooked(...rest);
    await page.cook();
    await page.user.type(screen.getByLabelText(FIELD), typed);
    await page.user.click(screen.getByRole('button', { name: 'Add' }));
    return page;
  };

  it('has a field that is empty at first, with the advice to eat it soon', async () => {
    const { cook } = await renderCooked();
    await cook();
    const field = screen.getByLabelText(FIELD);
    expect(field).toHaveValue('');
    expect(field).toHaveAccessibleDescription(
      'Chill within 2 hours. Eat within 2 days, rice within 1. Reheat once, until steaming hot.',
    );
  });

  const ENTRY = 'frittata (leftover; contains eggs)';

  it('joins the list with what it contains and a date, and one undo takes all of it back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
    const page = await cook('frittata');
    vi.useRealTimers();
    const { list, idle } = page;
    expect(list()).toMatchObject({
      ingredients: ['spinach', 'oil', 'milk', ENTRY],
      useUp: ['spinach'],
      dates: [{ entry: ENTRY, day: '2026-11-23' }],
    });
    expect(page.said()).toMatch(`Removed from your list: 2 eggs. Added to your list: ${ENTRY}.`);
    expect(screen.queryByLabelText(FIELD)).toBeNull();
    expect(page.button('I cooked this')).toHaveFocus();
    await page.tick(/^oil/);
    expect(list().dates).toMatchObject([{ entry: ENTRY }]);
    await page.undo();
    expect(list()).toMatchObject({ ingredients: LIST, useUp: ['spinach'], dates: [] });
    await idle();
    await expect.poll(page.saved).toEqual([]);
  });

  it.each(['Finish', 'Close', 'Back'])(
    'that the cook has typed joins the list with %s, too',
    { tags: 'rare' },
    async (name) => {
      const page = await renderCooked();
      await page.user.click(page.button('Cook'));
      const view = within(await screen.findByRole('dialog'));
      const press = (button: string) => page.user.click(view.getByRole('button', { name: button }));
      for (const button of ['Next', 'Next', 'Done cooking']) await press(button);
      await page.user.type(await view.findByLabelText(FIELD), 'frittata');
      await press(name);
      expect(page.list().ingredients).toEqual(['spinach', 'oil', 'milk', ENTRY]);
    },
  );

  it('that the cook has typed goes with an undo of the dinner', async () => {
    const page = await renderCooked();
    await page.cook();
    await page.user.type(screen.getByLabelText(FIELD), 'frittata');
    await page.undo();
    expect(page.list().ingredients).toEqual(LIST);
  });

  it('that is typed and not added leaves the list alone: after Start over, Undo brings it back whole', async () => {
    const page = await renderCooked();
    await page.cook();
    const before = page.list();
    await page.user.type(screen.getByLabelText(FIELD), 'frittata');
    await page.user.click(page.button('Start over'));
    expect(page.list()).toMatchObject({ ingredients: [], recipe: null });
    await page.user.click(page.button('Undo'));
    const { ingredients, recipe } = before;
    expect(page.list()).toMatchObject({ ingredients, recipe });
  });

  it('needs a name, or nothing joins the list', async () => {
    const page = await cook('  ');
    expect(page.list().dates).toEqual([]);
  });

  it('is to be used up next, and after its date the page asks whether it is still good', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
    const page = await cook('frittata');
    act(() =>
      page.app.kitchen.changePreferences({ ...NO_PREFERENCES, allergens: ['eggs', 'fish'] }),
    );
    await act(() => page.app.parts.typing.load());
    const row = () => page.items().at(-1);
    const NOTE = '(contains eggs; could not be checked for fish)';
    expect(row()).toBe(`${ENTRY}\u00a0· Eat by Monday\u00a0· use up ${NOTE}`);
    vi.setSystemTime(new Date(2026, 10, 24, 0, 1));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(row()).toBe(`${ENTRY}\u00a0· Past its date. Still good? ${NOTE}`);
    await page.user.click(page.button('Get a recipe'));
    await expect.poll(() => page.requests).toHaveLength(1);
    const [{ messages, useUp }] = page.requests as unknown as [
      { messages: { content: string }[]; useUp: string[] },
    ];
    expect(useUp).toEqual(['spinach']);
    expect(messages[0]?.content).toMatch(/reheated to 74 °C \(165 °F\)/);
    expect(messages[1]?.content).toContain(`I have spinach, oil, milk, ${ENTRY}.`);
    await page.answer(
      '# Wraps\n\nServes 2\n\n## Ingredients\n\n- 1 leftover frittata\n- 2 carrots\n\n## Method\n\n1. Reheat for 5 minutes.\n2. Serve.',
    );
    const statement = await screen.findByText(/^Contains eggs: /);
    expect(statement).toHaveTextContent('Contains eggs: frittata.');
    act(() => page.app.kitchen.change({ kind: 'remove', ingredient: ENTRY }));
    expect(screen.getByText(/^Contains eggs: /)).toBeVisible();
    vi.useRealTimers();
  });
});

it('the titles of cooked dishes that an earlier version kept are deleted, and never sent', async () => {
  localStorage.setItem('saffron.recentDishes', `[{"title":"Frittata","cookedAt":${Date.now()}}]`);
  const { user, button, requests } = await renderCooked();
  expect(localStorage.getItem('saffron.recentDishes')).toBeNull();
  await user.click(button('Get a recipe'));
  await expect.poll(() => requests).toHaveLength(1);
  expect(JSON.stringify(requests)).not.toContain('Frittata');
});

describe('the kitchen check of a cooked recipe', () => {
  const line = () => screen.queryByText(/^(?:Uses|You still need) /)?.textContent;
  const marks = () => screen.queryAllByText('need').length;
  const BEFORE = 'Uses 3 of your 4 ingredients.';
  const cook = async (...rest: Parameters<typeof renderCooked>) => {
    const page = await renderCooked(...rest);
    const before = (await screen.findByText(/^(?:Uses|You still need) /)).textContent;
    await page.cook();
    return { ...page, before };
  };

  it('is that of the moment it was cooked, until the cooking is undone', async () => {
    const page = await cook();
    expect([page.before, line(), marks()]).toEqual([BEFORE, BEFORE, 0]);
    act(() => page.app.kitchen.change({ kind: 'remove', ingredient: 'oil' }));
    expect([line(), marks()]).toEqual([BEFORE, 0]);
    await page.undo();
    act(() => page.app.kitchen.change({ kind: 'remove', ingredient: 'spinach' }));
    expect([line(), marks()]).toEqual(['You still need spinach.', 1]);
  });

  it('is the same after a reload and beside another recipe, and a new one of the same words is not', {
    tags: 'rare',
  }, async () => {
    const first = await cook({}, { arrivedAt: 1 });
    const { recipe, ingredients } = first.list();
    first.unmount();
    const { app } = await renderCooked({ recipe, ingredients });
    await screen.findByText(BEFORE);
    const toast = aRecipe('# Toast\n\n## Ingredients\n\n- 2 eggs\n- bread\n\n1. Toast.\n2. Eat.');
    act(() => app.recipe.send({ type: 'recipe.open', recipe: toast }));
    expect(line()).not.toBe(BEFORE);
    act(() => app.recipe.send({ type: 'recipe.open', recipe: recipe ?? expect.fail() }));
    expect(line()).toBe(BEFORE);
    act(() => app.kitchen.clear());
    act(() => app.kitchen.change({ kind: 'add', text: 'oil\nmilk' }));
    const again = { ...aRecipe(TEXT), arrivedAt: 2 };
    act(() => app.recipe.send({ type: 'recipe.open', recipe: again }));
    expect(line()).toBe('You still need eggs and spinach.');
  });

  it('still counts a food that the visitor added with "I have it", even for a second cooking', async () => {
    const ingredients = ['2 eggs', 'oil', 'milk'];
    const page = await cook({ ingredients, useUp: [] });
    expect(line()).toBe('You still need spinach.');
    await page.user.click(screen.getByRole('checkbox', { name: /spinach/ }));
    await page.user.click(page.button('I have it'));
    expect([line(), marks()]).toEqual([BEFORE, 0]);
    act(() => page.app.kitchen.change({ kind: 'add', text: '6 eggs' }));
    expect([line(), page.list().ingredients]).toEqual([
      BEFORE,
      ['oil', 'milk', 'spinach', '6 eggs'],
    ]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
    await page.cook();
    vi.useRealTimers();
    expect(page.boxes().map(([name]) => name)).toEqual([
      '6 eggs — the recipe takes 2',
      'spinach — the recipe takes 1 bunch',
      'oil — the recipe takes 1 tbsp',
    ]);
  });
});
