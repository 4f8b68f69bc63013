import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aRecipe, renderApp } from '../../support/renderApp';

it('an earlier recipe is "not checked" if what checks it cannot come, and checked once it comes', async () => {
  // The page fetches the cookbook in idle time.
  vi.stubGlobal('requestIdleCallback', () => 0);
  const { app, user, button } = await renderApp({
    kitchen: {
      ingredients: ['rice'],
      recipe: aRecipe('# Rice'),
      earlier: [aRecipe('# Pudding\n\n- 200 ml milk\n\n1. Boil it.')],
    },
    preferences: { allergens: ['milk'] },
  });
  const { cookbook } = app.parts;
  const fetched = vi.spyOn(cookbook, 'preload').mockImplementation(() => {});
  await user.click(button('Earlier recipes (1)'));
  expect(fetched).toHaveBeenCalledOnce();
  const row = within(screen.getByRole('button', { name: /^Pudding/ }));
  row.getByText('checking …');
  act(() => cookbook.isMissing.set(true));
  row.getByText('not checked');
  vi.unstubAllGlobals();
  await act(() => cookbook.load());
  expect(await row.findByText('contains milk')).toBeVisible();
});
