import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Preferences } from '../../machines/kitchen/preferences';
import { CONNECTIONS } from '../../src/models/connections/connectionTable';
import { createConnection } from '../../src/models/connections/createConnection';
import { renderApp } from '../support/renderApp';
import '../../src/models/sampleKitchen/createSampleKitchen';

/** The host has no model. */
async function cook(preferences: Partial<Preferences>, ...ingredients: string[]) {
  const hostConnection = createConnection('sampleKitchen', CONNECTIONS.sampleKitchen, {});
  const run = await renderApp({ kitchen: { ingredients }, preferences, hostConnection });
  await run.user.click(run.button('Get a recipe'));
  return run;
}

const note = () => screen.findByRole('heading', { name: 'Nothing here fits what you asked for' });
const amounts = (name: RegExp) => screen.findByRole('checkbox', { name });

it('is shown for as many people as the visitor prefers', async () => {
  await cook({ people: 6 }, 'eggs', 'rice', 'spring onion');
  expect(await screen.findByRole('heading', { name: /^Egg fried rice/ })).toBeVisible();
  expect(await amounts(/Ingredient: 9 eggs/)).toBeVisible();
  expect(screen.getByRole('spinbutton')).toHaveValue(6);
});

it('one press lifts the time for this request alone', async () => {
  const { user, app } = await cook({ minutes: 10 }, 'chicken', 'potatoes');
  await note();
  await user.click(screen.getByRole('button', { name: 'Take longer this time' }));
  expect(await screen.findByRole('heading', { name: /chicken/i })).toBeVisible();
  expect(app.recipe.getSnapshot().context.preferences.minutes).toBe(10);
});

it('no press lifts what the visitor avoids', async () => {
  await cook({ allergens: ['eggs', 'milk'], minutes: 10 }, 'eggs', 'milk');
  await note();
  expect(
    screen.getByText(/You avoid eggs and milk\. Every dish for your list contains or may contain/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /this time/ })).toBeNull();
});
