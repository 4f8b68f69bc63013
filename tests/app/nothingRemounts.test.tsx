import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../../machines/kitchen/preferences';
import { provideDialogs } from '../support/dialogs';
import { aRecipe, renderApp } from '../support/renderApp';

const RECIPE = `# Pancakes

Serves 2

https://www.youtube.com/watch?v=aB3-_dE9xYz

## Ingredients

- 250 ml milk
- 2 eggs
- 1 lemon

## Method

1. Whisk the eggs with the milk.
2. Fry for 3 minutes at 200 °C, and serve with lemon.
`;

beforeAll(provideDialogs);
beforeEach(() => sessionStorage.clear());

/** Uses the recipe: a video plays, a number is half typed, and a box has the focus. */
async function renderInUse() {
  const page = await renderApp({
    kitchen: { ingredients: ['eggs', 'milk'], recipe: aRecipe(RECIPE) },
  });
  await page.user.click(page.button('Play'));
  const field = screen.getByRole('spinbutton', { name: 'Servings' });
  const region = screen.getByRole('region', { name: 'Recipe' });
  return {
    ...page,
    field,
    /** Leaves out statements about the recipe, which come and go. */
    elements: () =>
      [
        ...region.querySelectorAll('iframe, input, li, p:not([class]), h3, h4, button:has(time)'),
      ].filter(({ textContent }) => !/can't check|^Checking for/.test(textContent)),
  };
}

type Page = Awaited<ReturnType<typeof renderInUse>>;

const prefer = (preferences: Partial<Preferences>) => (page: Page) =>
  act(() => {
    const changed = { ...NO_PREFERENCES, ...preferences };
    page.app.recipe.send({ type: 'preferences.change', preferences: changed });
  });

it.each<[string, (page: Page) => unknown]>([
  ['what the visitor avoids', prefer({ allergens: ['milk', 'eggs'], avoid: ['lemon'] })],
  ['the diet', prefer({ diet: 'vegan' })],
  ['the units', prefer({ units: 'us' })],
  ['the number of people', prefer({ people: 4 })],
  [
    'the list',
    ({ app }) =>
      act(() => app.recipe.send({ type: 'list.change', command: { kind: 'add', text: 'lemon' } })),
  ],
  [
    'the connection',
    ({ app }) =>
      act(() => app.modelStatus.set({ choice: 'sample', takesImages: false, condition: '' })),
  ],
  ['the arrival of the cookbook', ({ app }) => act(() => app.parts.cookbook.load())],
  ['the arrival of the dialog for models', ({ app }) => act(() => app.parts.model.load())],
  ['a box', () => act(() => screen.getByRole('checkbox', { name: 'Ingredient: 2 eggs' }).click())],
  [
    'a timer',
    async ({ user, button }) => {
      await user.click(button('Start a timer for 3 minutes'));
      await user.click(screen.getByRole('button', { name: /^Step \d/, expanded: false }));
      await user.click(screen.getByRole('button', { name: /^Stop / }));
    },
  ],
])(
  '%s changes what the page says about a recipe, and replaces none of its elements',
  async (_, change) => {
    const page = await renderInUse();
    const { field, elements, user } = page;
    await user.clear(field);
    const before = elements();
    expect(before.filter(({ tagName }) => tagName === 'IFRAME')).toHaveLength(1);
    expect(before.length).toBeGreaterThan(15);

    await change(page);
    expect(elements()).toEqual(before);
    for (const [index, element] of elements().entries()) expect(element).toBe(before[index]);
  },
);

it('a box keeps the focus, and a field its half typed number, while preferences change', async () => {
  const page = await renderInUse();
  await page.user.clear(page.field);
  await prefer({ allergens: ['milk'], units: 'us' })(page);
  expect(screen.getAllByText('(contains milk)')).not.toEqual([]);
  expect(page.field).toHaveFocus();
  expect(page.field).toHaveDisplayValue('');

  const box = screen.getByRole('checkbox', { name: /Ingredient: .*milk/ });
  act(() => box.focus());
  await prefer({ allergens: ['milk', 'eggs'] })(page);
  expect(box).toHaveFocus();
});

it('other servings change the amounts, and replace no elements', async () => {
  const page = await renderInUse();
  const before = page.elements();
  await page.user.click(page.button('More servings'));
  expect(screen.getByRole('checkbox', { name: 'Ingredient: 3 eggs' })).toBeVisible();
  for (const [index, element] of page.elements().entries()) expect(element).toBe(before[index]);
});
