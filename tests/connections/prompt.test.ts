import { describe, expect, it } from 'vitest';
import type { Preferences } from '../../machines/recipeMachine';
import { parseRecipe } from '../../src/recipe/document/parseRecipe';
import { requestOf } from '../support/requestOf';

it('asks with the ingredients to the letter, joined by comma and space', () => {
  expect(requestOf(['2 eggs', 'Crème fraîche', '*x*']).messages[1]).toEqual({
    role: 'user',
    content: "I have 2 eggs, Crème fraîche, *x*. Please give me a recipe you'd recommend I make!",
  });
});

it('tells the model what the page expects of an answer', () => {
  const [{ role, content } = expect.fail()] = requestOf(['eggs', 'rice']).messages;
  expect(role).toBe('system');
  for (const expected of ['culinary assistant', 'some or all', 'markdown', 'YouTube', 'few']) {
    expect(content).toContain(expected);
  }
});

it('shows the model the layout that the page reads in full', () => {
  const [{ content } = expect.fail()] = requestOf(['eggs', 'rice']).messages;
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

describe('preferences', () => {
  const PLAIN = requestOf(['eggs', 'rice']).messages;
  const ADDED = 'The recipe must keep to all of this:';

  it.each<[Partial<Preferences>, string[]]>([
    [{ people: 4 }, ['It serves 4.']],
    [{ minutes: 30 }, ['It takes at most 30 minutes in all.']],
    [{ diet: 'vegan' }, ['It is vegan.']],
    [{ diet: 'no pork' }, ['It is without pork.']],
    [
      { allergens: ['milk', 'nuts', 'gluten'] },
      [
        'Because of an allergy or intolerance, it has nothing that is, contains or may contain: milk; tree nuts; gluten (wheat, rye, barley, oats, spelt). Leave such foods out even if they are on the list.',
      ],
    ],
    [{ avoid: ['coriander', 'dairy'] }, ['It is also without: coriander, dairy.']],
    [{ equipment: ['stove', 'air fryer'] }, ['It is cooked with nothing but: stove, air fryer.']],
    [{ units: 'metric' }, ['It has metric units: g, ml, °C.']],
    [{ units: 'us' }, ['It has US units: cups, ounces, °F.']],
    [{ wish: 'something Thai' }, ['The visitor wishes for: something Thai']],
    [
      { people: 1, diet: 'halal', allergens: ['eggs'], wish: 'for children' },
      [
        'It serves 1.',
        'It is halal.',
        'Because of an allergy or intolerance, it has nothing that is, contains or may contain: eggs. Leave such foods out even if they are on the list.',
        'The visitor wishes for: for children',
      ],
    ],
  ])('%j go to the end of the system message, and into nothing else', (preferences, rules) => {
    const [system, ...rest] = requestOf(['eggs', 'rice'], preferences).messages;
    const lines = rules.map((rule) => `- ${rule}`).join('\n');
    expect(system?.content).toBe(`${PLAIN[0]?.content}\n\n${ADDED}\n\n${lines}`);
    expect(rest).toEqual(PLAIN.slice(1));
  });

  it('leave the system message as it is if there are none', () => {
    expect(requestOf(['eggs', 'rice'], {}).messages[0]?.content).not.toContain(ADDED);
  });
});
