import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from 'xstate';
import { dinnerDay, findSaved } from '../../machines/cookbook/CookbookContext';
import { dayAt } from '../../machines/kitchen/days';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import { toSave } from '../../src/cookbook/storage/fromSaved';
import type { ChatRequest } from '../../src/wire/connections/connection';
import { catchDownloads } from '../support/catchDownloads';
import { COMPOSING_BROWSERS, compose } from '../support/compose';
import { provideDialogs } from '../support/dialogs';
import { aRecipe, renderApp } from '../support/renderApp';

const SAVED = 'saffron.saved';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  provideDialogs();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const dish = (title: string, ...lines: string[]) =>
  `# ${title}\n\n## Ingredients\n\n- ${lines.join('\n- ')}\n\n## Method\n\n1. Cook everything.\n2. Serve it.`;

const RICE = dish('Fried rice', '200 g rice', '2 eggs', '100 g peas');
const EGGS = dish('Omelette', '3 eggs', '1 tsp salt');
const SATAY = dish('Satay rice', '200 g rice', '50 g peanut butter');
const SOUP = dish('Pea soup', '100 g peas', '1 stock cube', '50 ml cream', '1 leek');

async function renderCookbook(...texts: string[]) {
  const page = await renderApp({ kitchen: { ingredients: ['eggs', 'rice'] } });
  await act(async () => {
    const { actor } = await page.app.parts.cookbook.load();
    for (const recipe of texts)
      actor.send({
        type: 'recipe.save',
        recipe: { recipe, cut: false, model: null, ingredients: [] },
      });
    await waitFor(actor, ({ context }) => context.recipes.length === texts.length);
  });
  return page;
}

// The page looks when the browser is idle.
const line = () => screen.findByRole('button', { name: /^From your cookbook/ });

it('the best saved recipe shows above the button, and a press opens it without a request', async () => {
  localStorage.setItem(SAVED, '1');
  const { user, calls, button } = await renderCookbook(RICE, SOUP, EGGS, SATAY);
  expect(await line()).toHaveTextContent(/^From your cookbook: Omelette, you have 1 of 1$/);
  expect(screen.queryByRole('button', { name: /^Fried rice/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: '2 more' }));
  expect(button('Satay rice, you have 1 of 2')).toBeVisible();
  await user.click(button('Fried rice, you have 2 of 3'));
  expect(screen.getByRole('heading', { name: 'Fried rice' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'From your cookbook' })).toHaveFocus();
  expect(calls).toEqual([]);
});

it('when the visitor avoids something more, no proposal stays until all are checked', async () => {
  localStorage.setItem(SAVED, '1');
  const { app, button, user } = await renderCookbook(RICE, SATAY);
  await line();
  await user.click(await screen.findByRole('button', { name: '1 more' }));
  expect(button('Satay rice, you have 1 of 2')).toBeVisible();
  const preferences = { ...NO_PREFERENCES, allergens: ['peanuts' as const, 'eggs' as const] };
  act(() => app.kitchen.changePreferences(preferences));
  expect(screen.queryByRole('button', { name: /you have/ })).toBeNull();
  await act(async () => {
    const { actor } = await app.parts.cookbook.load();
    const broth = dish('Rice broth', '200 g rice', '1 stock cube').replace(
      '2. Serve it.',
      '2. Stir in the zibblewort',
    );
    actor.send({
      type: 'recipe.save',
      recipe: { recipe: broth, cut: true, model: null, ingredients: [] },
    });
  });
  expect(await line()).toHaveTextContent(
    /^From your cookbook: Rice broth, you have 1 of 2 not fully checked$/,
  );
  expect(screen.queryByRole('button', { name: /Satay|Fried/ })).toBeNull();
});

it('the next visit knows whether something is saved', async () => {
  const { app } = await renderCookbook(EGGS);
  await expect.poll(() => localStorage.getItem(SAVED)).toBe('1');
  const { actor } = await app.parts.cookbook.load();
  actor.send({ type: 'recipe.remove', id: actor.getSnapshot().context.recipes[0]?.id ?? '' });
  await expect.poll(() => localStorage.getItem(SAVED)).toBeNull();
});

it('the cookbook can put first what the visitor has most of, and says how much', async () => {
  localStorage.setItem(SAVED, '1');
  const { user, button, app } = await renderCookbook(EGGS, SOUP, RICE);
  await line();
  await user.click(button('Cookbook'));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'What you have');
  const titles = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('listitem')
      .map(({ textContent }) => /^.*?(?=[A-Z][a-z]+ \d)/.exec(textContent)?.[0]);
  await expect.poll(titles).toEqual(['Omelette', 'Fried rice', 'Pea soup']);
  expect(await screen.findByText('you have 2 of 3')).toBeVisible();
  act(() => app.kitchen.clear());
  await expect.poll(() => screen.queryByText('What you have')).toBeNull();
  expect(titles()).toEqual(['Fried rice', 'Pea soup', 'Omelette']);
});

it('words from a cookbook file are in no request as the visitor’s, only as the recipe to change', async () => {
  localStorage.setItem(SAVED, '1');
  const page = await renderCookbook();
  const { user, requests } = page;
  const entry = {
    recipe: `${dish('STRANGE pie', '200 g rice', '50 g butter, STRANGE')}\n\nContains STRANGE nuts.`,
    name: 'STRANGE name',
    note: 'STRANGE note',
    model: 'STRANGE/model',
    ingredients: ['STRANGE eggs', 'STRANGE leftover rice'],
    source: { name: 'STRANGE source', link: 'https://strange.example/STRANGE' },
    cooked: ['2026-11-21T19:30:00+01:00'],
  };
  const book = {
    format: 'saffron-cookbook',
    version: 1,
    recipes: [entry],
  };
  await act(async () => {
    const { actor } = await page.app.parts.cookbook.load();
    actor.send({ type: 'recipe.import', file: new Blob([JSON.stringify(book)]) });
    await waitFor(actor, ({ context }) => context.recipes.length === 1);
  });
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole('button', { name }));
  const allergens = ['milk' as const];
  act(() => page.app.kitchen.changePreferences({ ...NO_PREFERENCES, allergens }));
  await press('Cookbook');
  await press('STRANGE name');
  expect(screen.getByText('Note from a file:').parentElement).toHaveTextContent('STRANGE note');

  const ways: (() => Promise<unknown>)[] = [
    async () => {
      const field = screen.getByLabelText('Change or ask something…');
      expect(field).toHaveValue('');
      await user.type(field, 'milder{Enter}');
    },
    async () => {
      await user.click(screen.getByLabelText('Change or ask something…'));
      await press('Simpler');
    },
    async () => {
      await user.click(screen.getByRole('checkbox', { name: /^Ingredient: .*butter/ }));
      await press('Swap it');
    },
    () => press('Ask again without milk'),
    async () => {
      await press('More');
      await press('Another recipe');
    },
    () => press('Get a recipe'),
  ];
  for (const [at, ask] of ways.entries()) {
    await ask();
    await expect.poll(() => requests).toHaveLength(at + 1);
    const { messages } = requests[at] as ChatRequest;
    for (const { role, content } of messages)
      if (role !== 'assistant') expect(content).not.toMatch(/strange/i);
    expect(messages[1]?.content).toMatch(/^I have eggs, rice\. /);
    await press('Stop');
  }
});

describe('a plan', () => {
  const TEXT =
    '# Frittata\n\nServes 2\n\n## Ingredients\n\n- 4 eggs\n- 1 leek\n\n## Method\n\n1. Beat the eggs.\n2. Fry for 5 minutes.';

  it('A recipe is planned before the cookbook has arrived, is on the first screen with its list, and leaves the plan cooked, with one undo.', async () => {
    const { app, user, button } = await renderApp({
      kitchen: { ingredients: ['1 leek', 'rice'], recipe: aRecipe(TEXT) },
    });
    expect(app.parts.cookbook.getSnapshot().context).toBeNull();
    expect(screen.queryByText(/planned$/)).toBeNull();
    expect(await screen.findByRole('button', { name: /^Shopping list/ })).toHaveTextContent('(1)');
    await user.click(button('More'));
    await user.click(button('Plan'));
    await screen.findByText('Planned for today.');
    const toAnyDay = () =>
      user.selectOptions(screen.getByRole('combobox', { name: 'Change day' }), 'Any day');
    await toAnyDay();
    expect(screen.queryByRole('button', { name: 'Plan' })).toBeNull();
    await user.click(button('More'));
    button('Planned');
    await user.click(button('More'));
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
    const { actor } = app.parts.cookbook.getSnapshot().context ?? expect.fail();
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
    // It says for when, and takes nothing away.
    screen.getByText('Planned for any day.');
    await user.click(button('Remove from plan'));
    await screen.findByText('No longer planned.');
    await user.click(button('Undo'));
    await screen.findByText('Planned for any day.');
    expect(button('Remove from plan')).toHaveFocus();
    await user.click(button('Remove from plan'));
    await screen.findByText('No longer planned.');
    await user.click(button('More'));
    await user.click(button('Plan'));
    await screen.findByText('Planned for today.');
    await toAnyDay();
    await screen.findByRole('button', { name: '1 dinner planned' });
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

  it('A press on a planned dinner opens it for the servings in its field, which takes the nearest whole number that a plan can have.', async () => {
    const { app, user, button } = await renderApp({
      kitchen: { ingredients: ['2 eggs', 'rice'], recipe: aRecipe(TEXT) },
    });
    const { actor } = await act(() => app.parts.cookbook.load());
    await user.click(button('More'));
    await user.click(button('Plan'));
    await user.click(await screen.findByRole('button', { name: 'Tonight: \u2068Frittata\u2069' }));
    const book = within(await screen.findByRole('dialog', { name: 'Cookbook' }));
    const plan = within(book.getByRole('region', { name: 'Planned dinners' }));
    const servings = () => plan.getByLabelText<HTMLInputElement>('Servings of Frittata');
    const type = async (typed: string) => {
      await user.clear(servings());
      await user.type(servings(), typed);
    };
    // Enter ends what a visitor types, but not what an input method composes.
    for (const browser of COMPOSING_BROWSERS) {
      await user.click(servings());
      compose(servings(), '2', browser);
      expect(servings()).toHaveFocus();
    }
    // The nearest number that a plan can have.
    for (const [typed, shown] of [
      ['0', 1],
      ['-3', 1],
      ['6.5', 7],
      ['1000', 99],
    ] as const) {
      await type(`${typed}{Enter}`);
      await act(async () => void (await waitFor(actor, (snapshot) => snapshot.matches('idle'))));
      expect(servings()).toHaveValue(shown);
    }
    await type('30');
    await user.click(plan.getByRole('button', { name: 'Frittata' }));
    expect(await screen.findByRole('spinbutton', { name: 'Servings' })).toHaveValue(30);
    expect(document.querySelector('[data-ingredient]')).toHaveTextContent('60 eggs');
  });

  it('A dinner moves to another day, its Undo brings the day from before back, and a food that would go bad by then is named.', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 30, 23, 30), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const dates = [
      { entry: '1 leek', day: '2026-12-01' },
      { entry: '4 eggs', day: '2026-12-04' },
    ];
    const { app, user, button } = await renderApp({
      kitchen: { ingredients: ['1 leek', '4 eggs'], dates, recipe: aRecipe(TEXT) },
    });
    const { actor } = await act(() => app.parts.cookbook.load());
    const other = { ...toSave(aRecipe('# Soup\n\n- 1 onion\n\n1. Boil.')) };
    await act(async () => {
      for (const [day, recipe] of [
        ['2026-11-30', other],
        ['2026-12-01', { ...other, recipe: '# Stew' }],
        ['2026-11-29', { ...other, recipe: '# Old pie' }],
      ] as const) {
        actor.send({ type: 'recipe.plan', recipe, planned: { at: 1 }, day });
      }
      await waitFor(actor, ({ context }) => context.recipes.length === 3);
    });
    await user.click(button('More'));
    await user.click(button('Plan'));
    // Both days have a dinner, and the leek is good until tomorrow.
    await screen.findByText('Planned for tomorrow.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Change day' }), 'Thursday');
    await screen.findByText('Planned for Thursday.');
    await user.click(button('Undo'));
    const dayNow = () => dinnerDay(findSaved(actor.getSnapshot().context.recipes, TEXT));
    await expect.poll(dayNow).toBe('2026-12-01');
    screen.getByText('Planned for tomorrow.');
    expect(button('Remove from plan')).toHaveFocus();
    await user.click(button('Tonight: \u2068Soup\u2069'));
    const plan = within(await screen.findByRole('region', { name: 'Planned dinners' }));
    const days = () => plan.getAllByRole('heading', { level: 4 }).map((one) => one.textContent);
    const field = () => plan.getByRole('combobox', { name: 'Day of Frittata' });
    expect(plan.queryByText(/eat by/)).toBeNull();
    await user.selectOptions(field(), 'Thursday');
    await expect.poll(days).toEqual(['Today', 'Tomorrow', 'Thursday']);
    plan.getByText('1 leek: eat by Tuesday');
    plan.getByText('Earlier (1)');
    await user.selectOptions(field(), 'Any day');
    await expect.poll(days).toEqual(['Today', 'Tomorrow', 'Any day']);
    expect(plan.queryByText(/eat by/)).toBeNull();
    expect(field()).toHaveFocus();
  });

  it('*Cook* on the first screen opens tonight’s dinner of one step, and again while its recipe is open', async () => {
    const { app, user, button } = await renderApp({ kitchen: { ingredients: ['rice'] } });
    const { actor } = await act(() => app.parts.cookbook.load());
    const recipe = toSave(aRecipe('# Pancakes\n\n- 2 eggs\n\n1. Mix and fry.'));
    await act(async () => {
      const planned = { servings: 2, at: 1 };
      actor.send({ type: 'recipe.plan', recipe, planned, day: dayAt(new Date()) });
      await waitFor(actor, ({ context }) => context.recipes.length === 1);
    });
    const kitchen = within(screen.getByRole('region', { name: 'Your kitchen' }));
    for (const _ of ['from the list', 'beside the recipe']) {
      await user.click(await kitchen.findByRole('button', { name: 'Cook' }));
      await screen.findByRole('dialog', { name: 'Cooking: Pancakes' });
      await user.click(button('Close'));
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it('On its day, the first screen names the dinner and cooks it for as many as planned, until midnight, in a tab that stays open.', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 30, 23, 59), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { app, user, button } = await renderApp({ kitchen: { ingredients: ['rice'] } });
    const { actor } = await act(() => app.parts.cookbook.load());
    await act(async () => {
      for (const [text, day] of [
        [TEXT, '2026-11-30'],
        [TEXT.replace('Frittata', 'Omelette'), '2026-12-01'],
        ['# Salad', '2026-12-01'],
      ] as const) {
        const planned = { servings: 6, at: 1 };
        actor.send({ type: 'recipe.plan', recipe: toSave(aRecipe(text)), planned, day });
      }
      await waitFor(actor, ({ context }) => context.recipes.length === 3);
    });
    const kitchen = within(screen.getByRole('region', { name: 'Your kitchen' }));
    await kitchen.findByRole('button', { name: 'Tonight: \u2068Frittata\u2069' });
    expect(kitchen.queryByRole('button', { name: /^Shopping list/ })).toBeNull();
    await user.click(kitchen.getByRole('button', { name: 'Cook' }));
    await screen.findByRole('dialog', { name: 'Cooking: Frittata' });
    expect(document.querySelector('main [data-ingredient]')).toHaveTextContent('12 eggs');
    vi.setSystemTime(new Date(2026, 11, 1, 0, 0));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    await expect
      .poll(() => button(/^Tonight/).textContent)
      .toMatch(/^Tonight: \u2068(?:Omelette and Salad|Salad and Omelette)\u2069$/);
    kitchen.getByRole('button', { name: 'Shopping list' });
  });

  it('Removing a dinner from the plan has an Undo, which keeps its day and servings.', async () => {
    const { app, user, button } = await renderApp({ kitchen: { recipe: aRecipe(TEXT) } });
    const { actor } = await act(() => app.parts.cookbook.load());
    const planned = { servings: 5, at: 7 };
    await act(async () => {
      const recipe = toSave(aRecipe(TEXT));
      actor.send({ type: 'recipe.plan', recipe, planned, day: '2099-12-31' });
      await waitFor(actor, ({ context }) => context.recipes.length === 1);
    });
    await user.click(button('1 dinner planned'));
    const plan = within(await screen.findByRole('region', { name: 'Planned dinners' }));
    await user.click(plan.getByRole('button', { name: 'Remove from plan: Frittata' }));
    await act(() => waitFor(actor, (snapshot) => snapshot.matches('idle')).then(() => undefined));
    const dialog = within(screen.getByRole('dialog', { name: 'Cookbook' }));
    await user.click(await dialog.findByRole('button', { name: 'Undo' }));
    await dialog.findByRole('region', { name: 'Planned dinners' });
    await expect
      .poll(() => actor.getSnapshot().context.recipes[0])
      .toMatchObject({ planned, plannedFor: { at: 7, day: '2099-12-31' } });

    const { files } = catchDownloads();
    await user.click(dialog.getByRole('button', { name: 'Add to my calendar' }));
    const [download] = files;
    expect(download?.name).toMatch(/^dinners-\d{4}-\d\d-\d\d\.ics$/);
    expect(await download?.file.text()).toContain(
      'SUMMARY:Frittata\r\nDESCRIPTION:Servings: 5\r\nURL:http',
    );
    await dialog.findByText(/^Downloaded dinners-/);
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
});
