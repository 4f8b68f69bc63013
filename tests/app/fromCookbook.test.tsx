import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import type { ChatRequest } from '../../src/models/connections/connection';
import { provideDialogs } from '../support/dialogs';
import { renderApp } from '../support/renderApp';

const SAVED = 'saffron.saved';

beforeEach(() => {
  localStorage.clear();
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
const line = () =>
  screen.findByRole('button', { name: /^From your cookbook/ }, { timeout: 10_000 });

it('the best saved recipe shows above the button, and a press opens it without a request', async () => {
  localStorage.setItem(SAVED, '1');
  const { user, calls, button } = await renderCookbook(RICE, SOUP, EGGS, SATAY);
  expect(await line()).toHaveTextContent(/^From your cookbook: Omelette, you have 1 of 1$/);
  expect(screen.queryByRole('button', { name: /^Fried rice/ })).toBeNull();
  await user.click(button('2 more'));
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
  await user.click(button('1 more'));
  expect(button('Satay rice, you have 1 of 2')).toBeVisible();
  const preferences = { ...NO_PREFERENCES, allergens: ['peanuts' as const, 'eggs' as const] };
  act(() => app.recipe.send({ type: 'preferences.change', preferences }));
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
    /^From your cookbook: Rice broth, you have 1 of 2, not fully checked for peanuts or eggs$/,
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
      .map(({ textContent }) => /^.*?(?=\d)/.exec(textContent)?.[0]);
  await expect.poll(titles).toEqual(['Omelette', 'Fried rice', 'Pea soup']);
  expect(await screen.findByText('you have 2 of 3')).toBeVisible();
  act(() => app.recipe.send({ type: 'kitchen.clear' }));
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
  act(() =>
    page.app.recipe.send({
      type: 'preferences.change',
      preferences: { ...NO_PREFERENCES, allergens },
    }),
  );
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
