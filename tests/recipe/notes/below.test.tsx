import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_PREFERENCES } from '../../../machines/kitchen/preferences';
import { compare, needsOf } from '../../../src/amounts';
import { readText } from '../../../src/reading';
import { isRefuted } from '../../../src/recipe/notes/Below';
import { provideDialogs } from '../../support/dialogs';
import { aKitchen } from '../../support/kitchens';
import { aRecipe, renderApp } from '../../support/renderApp';

const textWith = (end: string) =>
  `# Rice\n\nServes 2\n\n## Ingredients\n\n- 200 g rice\n- 2 onions\n- 1 tsp salt\n\n## Method\n\n1. Boil the rice for 10 minutes.\n2. Fry the onions and serve.\n\n${end}\n`;

describe('what a recipe says of foods that it does not use', () => {
  it.each([
    ['## Not used\n\nmilk', false],
    ['## Not used\n\nmilk, 3 onions', true],
    ['## Unused ingredients:\n\n- milk\n- rice', true],
    ['## Nicht verwendet\n\nrice', true],
    ['## Non utilisé\n\nrice', true],
    ['## No usado\n\nrice', true],
    // Another food than that of the list
    ['## Not used\n\nrice vinegar', false],
    ['## Not used\n\nspring onions', false],
    // Other words about food that the recipe uses
    ['## Notes\n\nThe onions may be red.', null],
    ['## Left out\n\n- onions', null],
    ['Unused rice keeps in the fridge: eat it the next day.', null],
  ])('is refuted by onions and rice that it uses: %j is %s', (end, is) => {
    const reading = readText(textWith(end));
    const unused = reading.parts?.whole.unused ?? null;
    const comparison = compare(needsOf(reading.document), aKitchen(['rice', '3 onions', 'milk']));
    expect(unused && isRefuted(reading, unused.lines, comparison)).toBe(is);
  });
});

describe('the page', () => {
  beforeEach(() => {
    provideDialogs();
    localStorage.clear();
    sessionStorage.clear();
  });

  async function show(end: string) {
    const { app } = await renderApp({
      kitchen: {
        ingredients: ['rice', '3 onions', 'milk'],
        recipe: aRecipe(textWith(`${end}\n\n## Notes\n\nWith milk, if you like.`)),
      },
    });
    await act(() => app.loadRecipeParts());
    await screen.findByText(/^Uses /);
    return app;
  }

  it('does not show it where its own comparison says the opposite, and hides nothing else', async () => {
    const app = await show('## Not used\n\n3 onions');
    expect(screen.queryByText('Not used')).toBeNull();
    expect(screen.getByText('With milk, if you like.')).toBeInTheDocument();
    // Only the list decides.
    act(() => void app.kitchen.change({ kind: 'remove', ingredient: '3 onions' }));
    expect(await screen.findByText('Not used')).toBeInTheDocument();
  });

  it('still checks it, and shows it while the check marks something in it', async () => {
    const app = await show('## Not used\n\n3 onions, butter');
    expect(screen.queryByText('Not used')).toBeNull();
    act(() => app.kitchen.changePreferences({ ...NO_PREFERENCES, allergens: ['milk'] }));
    expect(await screen.findByText('Not used')).toBeInTheDocument();
  });

  it("leaves a model's greeting out of view, until the check marks a word of it", async () => {
    const greeting = "Sure! Here's a simple recipe with your ingredients:";
    const { app } = await renderApp({
      kitchen: { ingredients: ['rice'], recipe: aRecipe(`${greeting}\n\n${textWith('')}`) },
    });
    await act(() => app.loadRecipeParts());
    expect(await screen.findByText(/Boil the rice/)).toBeInTheDocument();
    expect(screen.queryByText(/Sure!/)).toBeNull();
    act(() => app.kitchen.changePreferences({ ...NO_PREFERENCES, avoid: ['simple'] }));
    expect(await screen.findByText(/Sure!/)).toBeInTheDocument();
  });
});
