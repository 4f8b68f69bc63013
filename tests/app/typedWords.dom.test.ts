import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { learnedOf } from '../../src/foods/languages/learn';
import { provideDialogs } from '../support/dialogs';
import { aRecipe, PREFERENCES, renderApp } from '../support/renderApp';

const chunk = vi.hoisted(() => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive, arrival };
});

vi.mock('../../src/foods/languages/typed', async (original) => {
  await chunk.arrival;
  return original();
});

const TOAST = `# Toast

Serves 2 · 20 minutes

## Ingredients

- 2 slices bread
- 2 tomatoes

## Method

1. Slice the tomatoes onto the bread.
`;

beforeEach(provideDialogs);

it('what German, French and Spanish words mean is fetched once a visitor types one under "Also avoid", and counts in the dialog and the recipe as soon as it arrives', async () => {
  const page = await renderApp({
    kitchen: { ingredients: ['bread', 'rice'], recipe: aRecipe(TOAST) },
  });
  await act(() => page.app.parts.preferences.load());
  await page.user.click(screen.getAllByRole('button', { name: PREFERENCES })[0] as HTMLElement);
  const dialog = screen.getByRole('dialog', { name: 'Preferences' });
  expect(learnedOf('zxx')).toBe('unknown');

  await page.user.type(within(dialog).getByLabelText('Also avoid'), 'Nachtschatten');
  expect(learnedOf('zxx')).toBe('loading');
  expect(dialog).toHaveTextContent('Looks for the word “Nachtschatten” only.');

  chunk.arrive();
  expect(await within(dialog).findByText(/looks for tomato, potato/)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Contains Nachtschatten: tomatoes.')).toBeVisible();
});
