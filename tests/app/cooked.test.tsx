import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { Kitchen } from '../../machines/kitchen';
import { type Leftover, unknownLeftover } from '../../machines/leftovers';
import { NO_PREFERENCES } from '../../machines/preferences';
import type { Recipe } from '../../machines/recipe';
import { provideDialogs } from '../support/dialogs';
import { aRecipe, renderApp } from '../support/renderApp';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  provideDialogs();
});

const TEXT =
  '# Frittata\n\nServes 2\n\n## Ingredients\n\n- 2 eggs\n- 1 bunch spinach\n- 1 tbsp oil\n- salt\n\n## Method\n\n1. Beat the eggs.\n2. Fry for 5 minutes.';
/** A busy computer takes longer than a second. */
const SOON = { timeout: 5_000 };
const LIST = ['2 eggs', 'spinach', 'oil', 'milk'];

/** Renders the page with a recipe and a list. */
async function renderCooked(kitchen: Partial<Kitchen> = {}, about: Partial<Recipe> = {}) {
  const recipe = aRecipe(TEXT, { model: 'a-model', ...about });
  const page = await renderApp({
    strict: false,
    kitchen: { ingredients: LIST, useUp: ['spinach'], recipe, ...kitchen },
  });
  const { actor, cooking } = await act(() => page.app.parts.cookbook.load());
  const list = () => page.app.recipe.getSnapshot().context;
  return {
    ...page,
    actor,
    cooking,
    list,
    saved: () => actor.getSnapshot().context.recipes,
    idle: () =>
      act(() => waitFor(actor, (snapshot) => snapshot.matches('idle')).then(() => undefined)),
    openSheet: async () => {
      await page.user.click(await screen.findByRole('button', { name: 'I cooked this' }));
      return within(await screen.findByRole('dialog'));
    },
    boxes: () =>
      screen
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter((box) => box.closest('dialog li'))
        .map((box) => [
          box.getAttribute('aria-label') ?? box.labels?.[0]?.textContent,
          box.checked,
        ]),
    done: async () => {
      const { notice: before } = actor.getSnapshot().context;
      await page.user.click(screen.getByRole('button', { name: 'Done' }));
      // The browser closes a dialog whose form is sent; jsdom does not.
      act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
      expect(screen.queryByRole('dialog')).toBeNull();
      await act(() => waitFor(actor, ({ context }) => context.notice !== before));
      await act(() => waitFor(actor, (snapshot) => snapshot.matches('idle')));
    },
  };
}

describe('the sheet', () => {
  it('has one box for each ingredient, ticked if it is marked or wholly used, and says how much the recipe took', async () => {
    const { openSheet, boxes } = await renderCooked();
    const sheet = await openSheet();
    expect(sheet.getByRole('heading')).toHaveTextContent("What's used up?");
    expect(boxes()).toEqual([
      ['2 eggs — the recipe takes 2', true],
      ['spinach — the recipe takes 1 bunch', true],
      ['oil — the recipe takes 1 tbsp', false],
    ]);
    sheet.getByText('Also saves the recipe in your cookbook.');
  });

  it('asks what to use up next of what is left alone, unless the list says so already', async () => {
    const { openSheet, user } = await renderCooked();
    const sheet = await openSheet();
    const next = () =>
      sheet
        .queryAllByRole<HTMLInputElement>('checkbox', { name: /^Use up next/ })
        .map((box) => [box.getAttribute('aria-label'), box.checked]);
    expect(next()).toEqual([['Use up next: oil', false]]);
    await user.click(sheet.getByLabelText(/^spinach/));
    expect(next()).toEqual([['Use up next: oil', false]]);
    await user.click(sheet.getByLabelText(/^2 eggs —/));
    await user.click(sheet.getByLabelText('Use up next: 2 eggs'));
    expect(next()).toEqual([
      ['Use up next: 2 eggs', true],
      ['Use up next: oil', false],
    ]);
    await user.click(sheet.getByLabelText(/^2 eggs —/));
    await user.click(sheet.getByLabelText(/^oil —/));
    expect(sheet.queryByRole('group', { name: 'Use up next' })).toBeNull();
  });

  it.each<[string, Partial<Kitchen>, string]>([
    ['two foods', { ingredients: ['eggs', 'spinach'] }, 'Eggs and spinach are off your list.'],
    ['one food', { ingredients: ['spinach', 'milk'] }, 'Removed from your list: spinach.'],
    ['nothing', { ingredients: ['milk', 'oil'] }, 'Noted in your cookbook.'],
  ])('says once it is done that %s left the list', async (_, kitchen, said) => {
    const useUp = ['eggs', 'spinach'];
    const { openSheet, done } = await renderCooked({ ...kitchen, useUp });
    await openSheet();
    await done();
    const [status] = screen.getAllByText(/Noted in your cookbook\.$/);
    expect(status?.textContent).toMatch(new RegExp(`^${said}`));
  });

  it('takes the ticked ingredients off the list as one change and saves the log, and one undo takes back both', async () => {
    const { openSheet, user, list, saved, done, idle, button } = await renderCooked();
    await openSheet();
    await user.click(screen.getByLabelText('Use up next: oil'));
    await done();
    expect(list()).toMatchObject({ ingredients: ['oil', 'milk'], useUp: ['oil'] });
    expect(saved()).toMatchObject([
      { recipe: TEXT, model: 'a-model', cooked: [expect.any(String)] },
    ]);
    screen.getByText(
      '2 eggs and spinach are off your list. To use up next: oil. Noted in your cookbook.',
    );

    const end = button('I cooked this').closest<HTMLElement>('[data-cooked]') as HTMLElement;
    await user.click(within(end).getByRole('button', { name: 'Undo' }));
    expect(list()).toMatchObject({ ingredients: LIST, useUp: ['spinach'] });
    await idle();
    await expect.poll(saved, SOON).toEqual([]);
    expect(button('I cooked this')).toHaveFocus();
  });

  it('lets an undo of the list take back the list and the log', async () => {
    const { openSheet, user, list, saved, done } = await renderCooked();
    await openSheet();
    await done();
    const region = screen.getByRole('region', { name: 'Ingredients on hand' });
    await user.click(within(region).getByRole('button', { name: 'Undo' }));
    expect(list().ingredients).toEqual(LIST);
    await expect.poll(saved, SOON).toEqual([]);
  });

  it('lets an undo of the list take back both although another tab has changed the list since', async () => {
    const { openSheet, user, list, saved, done, app } = await renderCooked();
    await openSheet();
    await done();
    const other = { ingredients: ['oil', 'milk', 'tofu'], useUp: [], leftovers: [] };
    act(() => app.recipe.send({ type: 'list.sync', list: other }));
    const region = screen.getByRole('region', { name: 'Ingredients on hand' });
    await user.click(within(region).getByRole('button', { name: 'Undo' }));
    expect(list().ingredients).toEqual([...LIST, 'tofu']);
    await expect.poll(saved, SOON).toEqual([]);
  });

  it('brings back only ingredients that were on the list', async () => {
    const { openSheet, list, saved, actor, app, user, button } = await renderCooked();
    await openSheet();
    act(() => actor.send({ type: 'sheet.finish', gone: ['caviar', '2 eggs'], next: [] }));
    await expect.poll(saved, SOON).toHaveLength(1);
    act(() => actor.send({ type: 'sheet.close' }));
    act(() => app.recipe.send({ type: 'ingredient.remove', ingredient: 'milk' }));
    const end = button('I cooked this').closest<HTMLElement>('[data-cooked]') as HTMLElement;
    await user.click(within(end).getByRole('button', { name: 'Undo' }));
    expect(list().ingredients).toEqual(['2 eggs', 'spinach', 'oil']);
  });

  it('undoes everything even if the list has changed since', async () => {
    const { openSheet, list, saved, done, app, user, button } = await renderCooked();
    await openSheet();
    await done();
    act(() => app.recipe.send({ type: 'ingredient.remove', ingredient: 'milk' }));
    const end = button('I cooked this').closest<HTMLElement>('[data-cooked]') as HTMLElement;
    await user.click(within(end).getByRole('button', { name: 'Undo' }));
    expect(list()).toMatchObject({ ingredients: ['2 eggs', 'spinach', 'oil'], useUp: ['spinach'] });
    await expect.poll(saved, SOON).toEqual([]);
  });

  it('takes nothing off the list while the storage is full, and does on a second try', async () => {
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw Object.assign(new Error(), { name: 'QuotaExceededError' });
    });
    const { openSheet, user, list, saved, done, actor } = await renderCooked();
    await openSheet();
    await done();
    expect(list().ingredients).toEqual(LIST);
    screen.getByText(/^Not saved\. There's no room left/);
    screen.getByText('Your list is as it was.');
    add.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => waitFor(actor, ({ context }) => context.recipes.length > 0));
    expect(list().ingredients).toEqual(['oil', 'milk']);
    expect(saved()[0]?.cooked).toHaveLength(1);
  });

  it('takes nothing off the list in a private window without storage', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { openSheet, list, done } = await renderCooked();
    await openSheet();
    await done();
    expect(list().ingredients).toEqual(LIST);
    screen.getByText(/^Not saved\. This browser can't store/);
  });

  it('logs a recipe twice in a day, and keeps the first time when the second is undone', async () => {
    const { openSheet, user, saved, done, button } = await renderCooked();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
    await openSheet();
    await done();
    vi.setSystemTime(new Date(2026, 10, 21, 23, 59));
    const sheet = await openSheet();
    expect(sheet.queryByText('Also saves the recipe in your cookbook.')).toBeNull();
    await done();
    const days = () => saved()[0]?.cooked?.map((time) => time.slice(0, 16));
    expect(days()).toEqual(['2026-11-21T12:00', '2026-11-21T23:59']);
    const end = button('I cooked this').closest<HTMLElement>('[data-cooked]') as HTMLElement;
    await user.click(within(end).getByRole('button', { name: 'Undo' }));
    await expect.poll(days, SOON).toEqual(['2026-11-21T12:00']);
    vi.useRealTimers();
  });

  it('leaves an entry alone if it was renamed while the sheet was open', async () => {
    const { openSheet, boxes, list, done, app } = await renderCooked();
    await openSheet();
    act(() =>
      app.recipe.send({ type: 'ingredient.replace', ingredient: '2 eggs', text: '6 eggs' }),
    );
    expect(boxes()[0]).toEqual(['6 eggs — the recipe takes 2', false]);
    await done();
    expect(list().ingredients).toEqual(['6 eggs', 'oil', 'milk']);
  });

  it.each([
    ['of another list', { ingredients: ['tofu', 'leeks'], useUp: [] }, {}],
    ['that uses a part of an entry', { ingredients: ['2 eggs and some rice'], useUp: [] }, {}],
    ['on an empty list', { ingredients: [], useUp: [] }, {}],
    ['without ingredients', {}, { text: '# Toast\n\n1. Toast it.\n2. Eat.' }],
  ])('has no boxes for a recipe %s, and still logs it', async (_, kitchen, about) => {
    const { openSheet, boxes, list, saved, done } = await renderCooked(kitchen, about);
    const before = list().ingredients;
    const sheet = await openSheet();
    sheet.getByText('This page found nothing from your list in the recipe.');
    expect(boxes()).toEqual([]);
    await done();
    expect(saved()[0]?.cooked).toHaveLength(1);
    expect(list()).toMatchObject({ ingredients: before });
    const region = screen.getByRole('region', { name: 'Ingredients on hand' });
    expect(within(region).queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('closes when another recipe comes, and does not open again with the first', async () => {
    const { openSheet, app, list, actor } = await renderCooked();
    await openSheet();
    const [recipe, first] = [aRecipe('# Toast\n\n1. Toast.\n2. Eat.'), list().recipe];
    act(() => app.recipe.send({ type: 'recipe.open', recipe }));
    act(() => app.recipe.send({ type: 'recipe.return', recipe: first ?? expect.fail() }));
    expect(list().recipe).toBe(first);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(actor.getSnapshot().context.sheet).toBeNull();
  });

  it('can be undone without an error although another tab has removed the recipe', async () => {
    const { openSheet, list, saved, done, actor, cooking, user, button, idle } =
      await renderCooked();
    await openSheet();
    await done();
    const { id } = saved()[0] ?? expect.fail();
    act(() => actor.send({ type: 'recipe.remove', id }));
    await expect.poll(saved, SOON).toEqual([]);
    const end = button('I cooked this').closest<HTMLElement>('[data-cooked]') as HTMLElement;
    await user.dblClick(within(end).getByRole('button', { name: 'Undo' }));
    await idle();
    await expect.poll(() => cooking.getSnapshot().value, SOON).toBe('nothing');
    expect(list()).toMatchObject({ ingredients: LIST, useUp: ['spinach'] });
    expect(saved()).toEqual([]);
  });

  it('marks ingredients to use up next without calling that a removal, and undo takes the mark back', async () => {
    const { openSheet, list, done, user, button, idle } = await renderCooked({ useUp: [] });
    const sheet = await openSheet();
    await user.click(sheet.getByLabelText(/^2 eggs/));
    await user.click(screen.getByLabelText('Use up next: oil'));
    await done();
    expect(list()).toMatchObject({ ingredients: LIST, useUp: ['oil'] });
    expect(list().notice.about).toBe('nothing');
    const end = button('I cooked this').closest<HTMLElement>('[data-cooked]') as HTMLElement;
    await user.click(within(end).getByRole('button', { name: 'Undo' }));
    await idle();
    expect(list()).toMatchObject({ ingredients: LIST, useUp: [] });
  });

  it('is not offered if the sample kitchen has no more dishes', async () => {
    await renderCooked({}, { text: '# That was every dish\n\nNothing more.', model: null });
    await screen.findByRole('heading', { name: 'That was every dish' });
    expect(screen.queryByRole('button', { name: 'I cooked this' })).toBeNull();
  });

  it('changes nothing if the visitor only closes it', async () => {
    const { openSheet, user, list, saved } = await renderCooked();
    const sheet = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([list().ingredients, saved()]).toEqual([LIST, []]);
  });
});

describe('a leftover', () => {
  const FIELD = 'Anything left over?';
  const undoAtTheEnd = ({ user, button }: Awaited<ReturnType<typeof renderCooked>>) => {
    const end = button('I cooked this').closest<HTMLElement>('[data-cooked]') as HTMLElement;
    return user.click(within(end).getByRole('button', { name: 'Undo' }));
  };
  const cook = async (typed: string, ...rest: Parameters<typeof renderCooked>) => {
    const page = await renderCooked(...rest);
    const sheet = await page.openSheet();
    await page.user.type(sheet.getByLabelText(FIELD), typed);
    await page.done();
    return page;
  };

  it('has a field that is empty at first, with the advice to eat it soon', async () => {
    const { openSheet } = await renderCooked();
    const field = (await openSheet()).getByLabelText(FIELD);
    expect(field).toHaveValue('');
    expect(field).toHaveAccessibleDescription(
      'Chill within 2 hours. Eat within 2 days, rice within 1. Reheat once, until steaming hot.',
    );
  });

  it('joins the list with a mark, its time and the findings, and one undo takes all of it back', async () => {
    const page = await cook('frittata');
    const { list, idle } = page;
    expect(list()).toMatchObject({
      ingredients: ['oil', 'milk', 'leftover frittata'],
      useUp: ['leftover frittata'],
      leftovers: [
        {
          entry: 'leftover frittata',
          cookedAt: expect.stringMatching(/^20/),
          hasRice: false,
          findings: { eggs: ['contains'], peanuts: [], milk: [] },
        },
      ],
    });
    screen.getByText(
      /^2 eggs and spinach are off your list\. Added to your list: leftover frittata\./,
    );
    await undoAtTheEnd(page);
    expect(list()).toMatchObject({ ingredients: LIST, useUp: ['spinach'], leftovers: [] });
    await idle();
    await expect.poll(page.saved, SOON).toEqual([]);
  });

  it.each([
    ['takes nothing off', ['oil', 'milk'], ['oil', 'milk', 'leftover frittata'], []],
    ['takes the last one off', ['oil', '2 eggs'], ['oil', 'leftover frittata'], ['Removed 2 eggs']],
  ])('has a row of its own, even if the recipe %s', async (_, ingredients, rows, undo) => {
    const page = await cook('frittata', { ingredients, useUp: [] });
    const names = page.items().map((row) => row?.replace(/ · .*/, ''));
    expect(names).toEqual(rows);
    const region = screen.getByRole('region', { name: 'Ingredients on hand' });
    const said = within(region).queryAllByText(/^(?:Removed|Changed)\b/);
    expect(said.map((one) => one.parentElement?.textContent)).toEqual(undo);
  });

  it('can be undone although the list has changed since', async () => {
    const page = await cook('frittata');
    act(() => page.app.recipe.send({ type: 'ingredient.add', text: 'tea' }));
    await undoAtTheEnd(page);
    expect(page.list().ingredients).not.toContain('leftover frittata');
    expect(page.list()).toMatchObject({ leftovers: [] });
    expect(page.list().ingredients).toEqual(expect.arrayContaining([...LIST, 'tea']));
  });

  it('is one entry for two dishes with one name, with the findings of both', async () => {
    const known = { ...unknownLeftover('leftover frittata'), findings: { milk: ['contains'] } };
    const ingredients = [...LIST, 'leftover frittata'];
    const leftovers = [known] as Leftover[];
    const page = await cook('Leftover frittata', { ingredients, leftovers });
    expect(page.list().ingredients).toEqual(['oil', 'milk', 'leftover frittata']);
    expect(page.list().leftovers).toHaveLength(2);
    expect(page.list().useUp).toEqual(['leftover frittata']);
    await undoAtTheEnd(page);
    expect(page.list()).toMatchObject({ ingredients, leftovers, useUp: ['spinach'] });
  });

  it.each([
    ['  ', TEXT, undefined],
    ['leftovers for lunch', TEXT, 'leftovers for lunch'],
    [
      'Reste',
      '# Omelett\n\nFür 2 Personen\n\n## Zutaten\n\n- 2 Eier\n- 1 EL Butter\n\n## Zubereitung\n\n1. Die Eier in der Pfanne 5 Minuten braten.\n2. Heiß servieren und genießen.',
      'Reste',
    ],
  ])('called %j becomes an entry in the language of its recipe', async (typed, text, entry) => {
    const page = await cook(typed, {}, { text });
    expect(page.list().leftovers.map((leftover) => leftover.entry)).toEqual(entry ? [entry] : []);
  });

  it('is not on the list while the storage is full', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw Object.assign(new Error(), { name: 'QuotaExceededError' });
    });
    const page = await cook('frittata');
    expect(page.list()).toMatchObject({ ingredients: LIST, leftovers: [] });
    vi.restoreAllMocks();
  });

  it('says in its row how old it is and what it contains, and after two days asks whether it is still good', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
    const page = await cook('frittata');
    act(() =>
      page.app.recipe.send({
        type: 'preferences.change',
        preferences: { ...NO_PREFERENCES, allergens: ['eggs'] },
      }),
    );
    await act(() => page.app.parts.typing.load());
    const row = () => page.items().at(-1);
    expect(row()).toBe('leftover frittata · from 21 November · use up (contains eggs)');
    vi.setSystemTime(new Date(2026, 10, 24, 0, 1));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(row()).toBe('leftover frittata · from 21 November · Still good? (contains eggs)');
    expect(page.list().useUp).toEqual([]);
    await page.user.click(page.button('Get a recipe'));
    await expect.poll(() => page.requests, SOON).toHaveLength(1);
    const [{ messages, useUp }] = page.requests as unknown as [
      { messages: { content: string }[]; useUp: string[] },
    ];
    expect(useUp).toEqual([]);
    expect(messages[0]?.content).toMatch(/reheated to 74 °C \(165 °F\)/);
    expect(messages[0]?.content).toContain('These are leftovers: leftover frittata.');
    await page.answer(
      '# Wraps\n\nServes 2\n\n## Ingredients\n\n- 1 leftover frittata\n- 2 carrots\n\n## Method\n\n1. Reheat for 5 minutes.\n2. Serve.',
    );
    expect(
      await screen.findByText('leftover frittata: contains eggs, from its recipe.'),
    ).toBeVisible();
    act(() => page.app.recipe.send({ type: 'ingredient.remove', ingredient: 'leftover frittata' }));
    screen.getByText('leftover frittata: contains eggs, from its recipe.');
    vi.useRealTimers();
  });
});

it('the titles of cooked dishes that an earlier version kept are deleted, and never sent', async () => {
  localStorage.setItem('saffron.recentDishes', `[{"title":"Frittata","cookedAt":${Date.now()}}]`);
  const { user, button, requests } = await renderCooked();
  expect(localStorage.getItem('saffron.recentDishes')).toBeNull();
  await user.click(button('Get a recipe'));
  await expect.poll(() => requests, SOON).toHaveLength(1);
  expect(JSON.stringify(requests)).not.toContain('Frittata');
});

describe('the kitchen check of a cooked recipe', () => {
  const line = () => screen.queryByText(/^Uses /)?.textContent;
  const marks = () => screen.queryAllByRole('button', { name: /^Not on your list/ }).length;
  const BEFORE = 'Uses 3 of your 4 ingredients.';
  const cook = async (...rest: Parameters<typeof renderCooked>) => {
    const page = await renderCooked(...rest);
    const before = (await screen.findByText(/^Uses /)).textContent;
    await page.openSheet();
    await page.done();
    return { ...page, before };
  };
  const undo = ({ user, button }: Awaited<ReturnType<typeof renderCooked>>) => {
    const end = button('I cooked this').closest<HTMLElement>('[data-cooked]') as HTMLElement;
    return user.click(within(end).getByRole('button', { name: 'Undo' }));
  };

  it('is that of the moment it was cooked, until the cooking is undone', async () => {
    const page = await cook();
    expect([page.before, line(), marks()]).toEqual([BEFORE, BEFORE, 0]);
    act(() => page.app.recipe.send({ type: 'ingredient.remove', ingredient: 'oil' }));
    expect([line(), marks()]).toEqual([BEFORE, 0]);
    await undo(page);
    act(() => page.app.recipe.send({ type: 'ingredient.remove', ingredient: 'spinach' }));
    expect([line(), marks()]).toEqual([
      "Uses 1 of your 2 ingredients. You'll also need spinach.",
      1,
    ]);
  });

  it('is not kept for another recipe that comes before the log is saved', async () => {
    const page = await renderCooked();
    await page.openSheet();
    const toast = aRecipe('# Toast\n\n## Ingredients\n\n- 2 eggs\n- bread\n\n1. Toast.\n2. Eat.');
    act(() => {
      page.actor.send({ type: 'sheet.finish', gone: ['2 eggs'], next: [] });
      page.app.recipe.send({ type: 'recipe.open', recipe: toast });
    });
    await expect.poll(() => page.list().ingredients, SOON).not.toContain('2 eggs');
    expect(line()).toBe("Uses none of your ingredients. You'll also need eggs and bread.");
  });

  it('is the same after a reload and beside another recipe, and a new one of the same words is not', async () => {
    const first = await cook({}, { arrivedAt: 1 });
    const { recipe, ingredients } = first.list();
    first.unmount();
    const { app } = await renderCooked({ recipe, ingredients });
    await screen.findByText(BEFORE);
    const toast = aRecipe('# Toast\n\n## Ingredients\n\n- 2 eggs\n- bread\n\n1. Toast.\n2. Eat.');
    act(() => app.recipe.send({ type: 'recipe.open', recipe: toast }));
    expect(line()).not.toBe(BEFORE);
    act(() => app.recipe.send({ type: 'recipe.return', recipe: recipe ?? expect.fail() }));
    expect(line()).toBe(BEFORE);
    act(() => app.recipe.send({ type: 'kitchen.clear' }));
    act(() => app.recipe.send({ type: 'ingredient.add', text: 'oil\nmilk' }));
    const again = { ...aRecipe(TEXT), arrivedAt: 2 };
    act(() => app.recipe.send({ type: 'recipe.open', recipe: again }));
    expect(line()).toBe("Uses 1 of your 2 ingredients. You'll also need eggs and spinach.");
  });

  it('follows what the visitor avoids today', async () => {
    const text = TEXT.replace('salt', '200 ml milk (dairy-free if needed)');
    const { app, before } = await cook({}, { text });
    expect([before, line()]).toEqual(Array(2).fill('Uses all 4 of your ingredients.'));
    const preferences = { ...NO_PREFERENCES, allergens: ['milk'] as const };
    act(() => app.recipe.send({ type: 'preferences.change', preferences }));
    expect(line()).toBe("Uses 3 of your 4 ingredients. You'll also need dairy-free milk.");
  });

  it('still counts what the visitor has after all, and knows what a second cooking takes', async () => {
    const ingredients = ['2 eggs', 'oil', 'milk'];
    const page = await cook({ ingredients, useUp: [] });
    expect(line()).toBe("Uses 2 of your 3 ingredients. You'll also need spinach.");
    await page.user.click(page.button('Not on your list: spinach'));
    await page.user.click(page.button('I have it'));
    expect([line(), marks()]).toEqual([BEFORE, 0]);
    act(() => page.app.recipe.send({ type: 'ingredient.add', text: '6 eggs' }));
    expect([line(), page.list().ingredients]).toEqual([
      BEFORE,
      ['oil', 'milk', 'spinach', '6 eggs'],
    ]);
    await page.openSheet();
    expect(page.boxes().map(([name]) => name)).toEqual([
      '6 eggs — the recipe takes 2',
      'spinach — the recipe takes 1 bunch',
      'oil — the recipe takes 1 tbsp',
    ]);
  });
});
