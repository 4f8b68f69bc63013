import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aRecipe, renderApp } from '../support/renderApp';

const recipeNamed = (title: string) =>
  aRecipe(`# ${title}\n\n## Method\n\n1. Simmer the pot for 10 minutes.\n2. Serve.`);

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
  });
  return () => {
    vi.useRealTimers();
    sessionStorage.clear();
  };
});

it('the timers of an earlier recipe run on, name it, and are found again when it comes back', async () => {
  const [soup, stew] = [recipeNamed('Soup'), recipeNamed('Stew')];
  const { app, button } = await renderApp({ kitchen: { recipe: soup } });
  act(() => button('Start a timer of 10 minutes').click());
  act(() => app.recipe.send({ type: 'recipe.open', recipe: stew }));
  act(() => vi.advanceTimersByTime(60_000));
  const bar = within(screen.getByRole('region', { name: 'Timers' }));
  expect(bar.getByRole('listitem')).toHaveTextContent(/Simmer the pot.*Soup.*9:00/);
  // The same words in the other recipe have no timer yet.
  expect(button('Start a timer of 10 minutes')).toBeVisible();
  act(() => app.recipe.send({ type: 'recipe.return', recipe: soup }));
  expect(button('10 minutes: go to the timer')).toBeVisible();
  act(() => bar.getByRole('button', { name: /^Stop/ }).click());
});
