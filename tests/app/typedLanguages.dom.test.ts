import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import { createListNotes } from '../../src/recipe/allergens/createListNotes';
import { judgeSaved } from '../../src/recipe/judge';
import { judgeIdeas } from '../../src/recipe/judgeIdeas';
import { provideDialogs } from '../support/dialogs';
import { aKitchen } from '../support/kitchens';
import { aRecipe, renderApp } from '../support/renderApp';

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
const idea = { title: 'Toast', minutes: 5, foods: ['bread', 'garlic'], words: 'Bread and garlic' };

beforeEach(provideDialogs);

it('without the foods of its language, the recipe, cookbook, ideas and list all say that a word is not checked', async () => {
  await renderApp({
    kitchen: { ingredients: ['bread', 'garlic'], recipe: aRecipe(TOAST) },
    preferences: avoids,
  });
  expect(await screen.findByText('Checking for Knoblauch or Erdnuss…')).toBeVisible();
  await act(async () => german.answer());
  expect(await screen.findByText('Could not be checked for Knoblauch or Erdnuss.')).toBeVisible();
  expect(screen.queryByText(/no mention/)).toBeNull();

  expect(judgeSaved(avoids)(saved, []).notChecked).toEqual(avoids.avoid);
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
    screen.getByText("This page doesn't know “Blorpweed”, and only looked for the letters."),
  ).toBeVisible();
});
