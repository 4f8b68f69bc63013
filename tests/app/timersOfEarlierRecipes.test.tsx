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

it('the timers of an earlier recipe run on and name it, and are back with its ticks when it opens again', async () => {
  const [soup, stew] = [recipeNamed('Soup'), recipeNamed('Stew')];
  const { app, button } = await renderApp({ kitchen: { recipe: soup } });
  const tick = () => screen.getByRole('checkbox', { name: 'Step 2' });
  act(() => tick().click());
  act(() => button('Start a timer for 10 minutes').click());
  act(() => app.recipe.send({ type: 'recipe.open', recipe: stew }));
  act(() => vi.advanceTimersByTime(60_000));
  const bar = within(screen.getByRole('region', { name: 'Timers' }));
  act(() => bar.getByRole('button', { name: 'Step 1' }).click());
  expect(bar.getByRole('listitem')).toHaveTextContent(/Step 1.*9:00.*Soup/);
  // The other recipe has the same words, but no timer.
  expect(button('Start a timer for 10 minutes')).toBeVisible();
  expect(tick()).not.toBeChecked();
  act(() => app.recipe.send({ type: 'recipe.open', recipe: soup }));
  expect(button('10 minutes: go to the timer')).toBeVisible();
  expect(bar.getByRole('listitem')).not.toHaveTextContent('Soup');
  expect(tick()).toBeChecked();
  act(() => bar.getByRole('button', { name: /^Stop/ }).click());
});
