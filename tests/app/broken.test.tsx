import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import { createListNotes } from '../../src/recipe/allergens/createListNotes';
import { judgeIdeas } from '../../src/recipe/judgeIdeas';
import { provideDialogs } from '../support/dialogs';
import { aKitchen } from '../support/kitchens';
import { labelFor } from '../support/labels';
import { aRecipe, renderApp } from '../support/renderApp';
import { settle } from '../support/settle';

const failing = vi.hoisted(() => ({ recipe: false, list: false }));

vi.mock('../../src/recipe/allergens/checkReading', async (original) => {
  const real = await original<typeof import('../../src/recipe/allergens/checkReading')>();
  return {
    ...real,
    checkReading(...of: Parameters<typeof real.checkReading>) {
      if (failing.recipe) throw new Error('The check has failed.');
      return real.checkReading(...of);
    },
  };
});
vi.mock('../../src/recipe/allergens/createListNotes', async (original) => {
  const real = await original<typeof import('../../src/recipe/allergens/createListNotes')>();
  return {
    createListNotes(...of: Parameters<typeof real.createListNotes>) {
      const noteOn = real.createListNotes(...of);
      return (...line: Parameters<typeof noteOn>) => {
        if (failing.list) throw new Error('The check has failed.');
        return noteOn(...line);
      };
    },
  };
});

/** When the page gets an answer for German foods, and whether it is an error. */
const german = vi.hoisted(() => {
  let answer = () => {};
  const answers = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { answer, answers, refuses: true };
});

vi.mock('../../src/foods/languages/de', async (original) => {
  await german.answers;
  const { language, ...rest } = await original<typeof import('../../src/foods/languages/de')>();
  return {
    ...rest,
    get language() {
      if (german.refuses) throw new Error('offline');
      return language;
    },
  };
});

const RICE = '# Lemon rice\n\n## Ingredients\n\n- 50 g butter\n\n## Method\n\n1. Boil.';

beforeEach(() => {
  provideDialogs();
  sessionStorage.clear();
  Object.assign(failing, { recipe: false, list: false });
});

describe('a recipe whose check throws', () => {
  const renderBroken = () => {
    failing.recipe = true;
    return renderApp({
      kitchen: { ingredients: ['rice', 'butter'], recipe: aRecipe(RICE) },
      preferences: { allergens: ['milk'] },
    });
  };

  it('shows as plain text that could not be checked, beside a kitchen that goes on', async () => {
    const { user, input, items, button } = await renderBroken();
    await screen.findByText('This recipe could not be checked.');
    expect(screen.getByRole('region', { name: 'Recipe' })).toHaveTextContent('- 50 g butter');
    await user.type(input(), 'lemon{Enter}');
    expect(items()).toContain('lemon');
    expect(button('Get a recipe')).toBeVisible();
  });

  it('gives way to another one', async () => {
    const { app } = await renderBroken();
    await screen.findByText('This recipe could not be checked.');
    failing.recipe = false;
    act(() => app.recipe.send({ type: 'recipe.open', recipe: aRecipe(`${RICE}\n2. Eat.`) }));
    expect(await screen.findByRole('heading', { name: 'Lemon rice' })).toBeVisible();
    expect(screen.getByText(/^Contains milk/)).toBeVisible();
  });

  it('goes with "Start over", which can be undone', async () => {
    const { user, app } = await renderBroken();
    await screen.findByText('This recipe could not be checked.');
    const pane = screen.getByRole('region', { name: 'Recipe' });
    await user.click(pane.querySelector('button') ?? expect.fail());
    expect(screen.queryByText(/could not be checked/)).toBeNull();
    expect(app.kitchen.getSnapshot().context.undoable?.recipes?.recipe?.text).toBe(RICE);
  });
});

it('a list whose check throws keeps its entries, each of which could not be checked, and what the visitor types, although the tab is full', async () => {
  const { app, user, input, items } = await renderApp({
    kitchen: { ingredients: ['rice', 'butter'] },
    preferences: { allergens: ['milk'] },
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.type(input(), 'lem');
  failing.list = true;
  act(() => app.kitchen.change({ kind: 'add', text: 'eggs' }));
  await act(() => settle());
  expect(items()).toEqual(
    ['rice', 'butter', 'eggs'].map((food) => `${food} (could not be checked)`),
  );

  expect(input()).toHaveValue('lem');
});

it('a list is checked again once the entry has gone that no check could read, and the focus stays in the kitchen', async () => {
  const { app, user, items, button } = await renderApp({
    kitchen: { ingredients: ['rice', 'butter'] },
    preferences: { allergens: ['milk'] },
  });
  failing.list = true;
  act(() => app.kitchen.change({ kind: 'add', text: 'eggs' }));
  await act(() => settle());
  expect(items()).toContain('butter (could not be checked)');
  failing.list = false;
  await user.click(button('Remove eggs'));
  expect(items()).toEqual(['rice', 'butter (contains milk)']);
  expect(button('Remove butter')).toHaveFocus();
});

it('a header that throws leaves the rest of the page alone, and comes back once the model is another', async () => {
  const { app, button } = await renderApp({ kitchen: { ingredients: ['rice', 'butter'] } });
  const status = app.modelStatus.getSnapshot().context;
  act(() =>
    app.modelStatus.set({
      ...status,
      get condition(): string {
        throw new Error('It has no words.');
      },
    }),
  );
  expect(screen.queryByRole('banner')).toBeNull();
  expect(button('Get a recipe')).toBeVisible();
  act(() => app.modelStatus.set(status));
  expect(screen.getByRole('banner')).toBeVisible();
});

it('a dialog that throws closes, and the page says so, keeps the recipe and opens the next one', async () => {
  const { app, user, button, status } = await renderApp({
    kitchen: { ingredients: ['rice', 'butter'], recipe: aRecipe(RICE) },
  });
  await act(() => app.parts.cookbook.load());
  failing.list = true;
  await user.click(button(/^Shopping list/));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(app.dialogs.getSnapshot().context.open).toEqual([]);
  expect(status()).toBe('That could not be shown. Try again.');
  expect(screen.getByRole('heading', { name: 'Lemon rice' })).toBeVisible();
  failing.list = false;
  await user.click(button(/^Shopping list/));
  expect(screen.getByRole('dialog', { name: 'Shopping list' })).toBeVisible();
});

describe('a word to avoid', () => {
  const TOAST = `# Garlic toast

Serves 2 · 20 minutes

## Ingredients

- 2 slices bread
- 1 clove garlic
- 1 tbsp peanut butter

## Method

1. Toast the bread and rub it with the garlic.
2. Spread it with the peanut butter.
`;

  const avoids = { ...NO_PREFERENCES, avoid: ['Knoblauch', 'Erdnuss'] };
  const saved = { id: 'a', recipe: TOAST, cut: false, model: null, ingredients: [], savedAt: 0 };
  const idea = {
    title: 'Toast',
    minutes: 5,
    foods: ['bread', 'garlic'],
    words: 'Bread and garlic',
  };

  it('without the foods of its language, the recipe, cookbook, ideas and list all say that a word is not checked', async () => {
    await renderApp({
      kitchen: { ingredients: ['bread', 'garlic'], recipe: aRecipe(TOAST) },
      preferences: avoids,
    });
    expect(await screen.findByText('Checking for Knoblauch or Erdnuss…')).toBeVisible();
    await act(async () => german.answer());
    expect(await screen.findByText('Could not be checked for Knoblauch or Erdnuss.')).toBeVisible();
    expect(screen.queryByText(/no mention/)).toBeNull();

    expect(labelFor(saved, avoids)?.words).toBe('not fully checked');
    expect(judgeIdeas([idea], aKitchen(), avoids).cards[0]?.notChecked).toEqual(avoids.avoid);
    expect(createListNotes(avoids, 'all')('1 clove garlic', 'en')).toBe(
      'could not be checked for Knoblauch and Erdnuss',
    );
  });

  it('a word counts in all its meanings once its language is there, and a word of no language by its letters', async () => {
    german.refuses = false;
    await renderApp({
      kitchen: { ingredients: ['bread', 'garlic'], recipe: aRecipe(TOAST) },
      preferences: { ...avoids, avoid: [...avoids.avoid, 'Blorpweed'] },
    });
    expect(await screen.findByText('Contains Knoblauch: garlic.')).toBeVisible();
    expect(screen.getByText('Contains Erdnuss: peanut butter.')).toBeVisible();
    expect(screen.getByText(/no mention of Blorpweed/)).toBeVisible();
    expect(
      screen.getByText("This page doesn't know “Blorpweed”, so it only looked for the letters."),
    ).toBeVisible();
  });
});
