import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseDishes } from '../../../src/models/sampleKitchen/choosing';
import { prepareDish, readPantry } from '../../../src/models/sampleKitchen/composing';
import { writeNoOther } from '../../../src/models/sampleKitchen/suggesting';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { makeLists } from '../../models/sampleKitchen/lists';
import { readRecipe } from '../../models/sampleKitchen/recipeTree';
import { isFull } from '../../support/sample';
import { renderRecipe } from './renderRecipe';

it('a cook can tick every ingredient, step and task in the sample kitchen’s recipes, and start their times', async () => {
  let timers = 0;
  let recipes = 0;
  for (const list of makeLists(40, 20)) {
    if (recipes === (isFull ? 12 : 5)) break;
    const pantry = readPantry(list);
    const [choice] = chooseDishes(pantry);
    if (!choice) continue;
    const { text } = prepareDish(pantry, choice);
    const { ingredients, steps, tasks } = readRecipe(text);
    const { article, unmount } = await renderRecipe(text);
    const names = [...article.querySelectorAll('input[type=checkbox]')].map(
      (box) => box.getAttribute('aria-label') ?? '',
    );
    expect(names.filter((name) => name.startsWith('Ingredient: '))).toHaveLength(
      ingredients.length,
    );
    expect(names.filter((name) => /^Step \d+$/.test(name))).toEqual(
      steps.map((_, index) => `Step ${index + 1}`),
    );
    expect(names).toHaveLength(ingredients.length + steps.length + tasks.length);
    expect(screen.getByRole('button', { name: 'Cook' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    const waits = parseRecipe(text).steps.flatMap(({ durations }) => durations);
    expect(screen.queryAllByRole('button', { name: /^Start a timer/ })).toHaveLength(waits.length);
    timers += waits.length;
    recipes += 1;
    unmount();
  }
  expect(recipes).toBe(isFull ? 12 : 5);
  // A salad has none, a stew several.
  expect(timers).toBeGreaterThan(recipes);
}, 60_000);

it('a note from the sample kitchen in place of a recipe cannot be saved', async () => {
  const { button } = await renderRecipe(writeNoOther());
  expect(button('More')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
