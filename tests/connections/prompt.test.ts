import { expect, it } from 'vitest';
import { writeMessages } from '../../src/connections/prompt';
import { parseRecipe } from '../../src/recipe/document/parseRecipe';

it('asks with the ingredients to the letter, joined by comma and space', () => {
  expect(writeMessages({ ingredients: ['2 eggs', 'Crème fraîche', '*x*'] })[1]).toEqual({
    role: 'user',
    content: "I have 2 eggs, Crème fraîche, *x*. Please give me a recipe you'd recommend I make!",
  });
});

it('tells the model what the page expects of an answer', () => {
  const [{ role, content }] = writeMessages({ ingredients: ['eggs', 'rice'] });
  expect(role).toBe('system');
  for (const expected of ['culinary assistant', 'some or all', 'markdown', 'YouTube', 'few']) {
    expect(content).toContain(expected);
  }
});

it('shows the model the layout that the page reads in full', () => {
  const [{ content }] = writeMessages({ ingredients: ['eggs', 'rice'] });
  const layout = content.slice(content.indexOf('# The dish'), content.indexOf('\n\n- The second'));
  const { title, servings, times, videos, ...document } = parseRecipe(
    layout.replace('VIDEO_ID', 'dQw4w9WgXcQ'),
  );
  expect({ title: title?.text, servings: servings?.from, times }).toEqual({
    title: "The dish's name",
    servings: 2,
    times: { total: 30 },
  });
  expect(videos.map(({ id }) => id)).toEqual(['dQw4w9WgXcQ']);
  expect(
    document.ingredients.flatMap(({ items }) => items.map(({ understood }) => understood)),
  ).toMatchObject([
    { amount: 200, unit: 'g', food: 'rice' },
    { amount: 2, unit: null, food: 'eggs', note: 'beaten' },
  ]);
  expect(document.steps.map(({ durations }) => durations.map(({ seconds }) => seconds))).toEqual([
    [600],
    [120],
  ]);
  expect([document.hasAllIngredients, document.hasAllSteps]).toEqual([true, true]);
});
