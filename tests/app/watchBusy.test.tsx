import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { watchBusy } from '../../src/app/parts/device';
import { provideDialogs } from '../support/dialogs';
import { renderApp } from '../support/renderApp';

const RECIPE =
  '# Rice\n\n## Ingredients\n\n- rice\n\n## Method\n\n1. Boil for 10 minutes.\n2. Serve.';

beforeAll(provideDialogs);

it('a visitor is busy while a request or a timer runs, and while the view for cooking is open', async () => {
  const { app, user, button, answer } = await renderApp({
    kitchen: { ingredients: ['eggs', 'rice'] },
    withTools: false,
  });
  const states: string[] = [];
  let isBusy: boolean | undefined;
  watchBusy(app, (next) => {
    isBusy = next;
  });
  const note = (what: string) => states.push(`${what}: ${isBusy ? 'busy' : 'free'}`);
  note('at the start');

  await user.click(button('Get a recipe'));
  note('while a request runs');
  await answer(RECIPE);
  await act(async () => void (await app.parts.recipe.load()));
  note('with a recipe');

  await user.click(button('Cook'));
  note('while cooking');
  await user.click(button('Close'));
  note('after cooking');

  await user.click(screen.getByRole('button', { name: /^Start a timer for/ }));
  note('with a timer');
  await user.click(screen.getByRole('button', { name: /^Step \d/, expanded: false }));
  await user.click(screen.getByRole('button', { name: /^Stop / }));
  note('without it');

  app.stop();
  expect(states).toEqual([
    'at the start: free',
    'while a request runs: busy',
    'with a recipe: free',
    'while cooking: busy',
    'after cooking: free',
    'with a timer: busy',
    'without it: free',
  ]);
});

it('a visitor is busy with timers from before a reload, even before their code has arrived', async () => {
  sessionStorage.setItem('saffron.timers', '{}');
  const { app } = await renderApp({ withTools: false });
  const states: boolean[] = [];
  watchBusy(app, (isBusy) => states.push(isBusy));
  sessionStorage.clear();
  app.stop();
  expect(states).toEqual([true]);
});
