import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { NO_PREFERENCES } from '../../../machines/kitchen/preferences';
import { provideDialogs } from '../../support/dialogs';
import { aRecipe, renderApp } from '../../support/renderApp';

const TEXT =
  '# Rice\n\nServes 2\n\n## Ingredients\n\n- 200 g rice\n- 2 eggs\n\n## Method\n\n1. Boil the rice for 10 minutes.\n2. Fry the eggs and serve.\n\n## Left out\n\n- Serve the eggs with butter\n';

beforeEach(() => {
  provideDialogs();
  localStorage.clear();
  sessionStorage.clear();
});

it('lines of a pasted text that are not in its recipe stay, also where they name what the recipe uses', async () => {
  const { app } = await renderApp({
    kitchen: { ingredients: ['rice', 'eggs', 'milk'], recipe: aRecipe(TEXT) },
  });
  await act(() => app.loadRecipeParts());
  await screen.findByText(/^Uses /);
  screen.getByText('Left out');
  expect(screen.getByText('Serve the eggs with butter')).toBeInTheDocument();
  expect(screen.getByText('Left out').closest('details')).not.toHaveAttribute('open');
  act(() => app.kitchen.changePreferences({ ...NO_PREFERENCES, allergens: ['milk'] }));
  await screen.findAllByText(/contains milk/i);
  expect(screen.getByText('Left out').closest('details')).toHaveAttribute('open');
});
