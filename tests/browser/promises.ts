import { expect } from '@playwright/test';
import type { Kitchen } from './Kitchen';

/** What a visitor can count on in a state, whatever the way there. */
interface ScreenPromise {
  ingredients: 'none' | 'some' | 'any';
  /** With two or more ingredients; with fewer there is no such button. */
  request: 'ready' | 'busy';
  progress: boolean;
  recipe: 'none' | 'dish' | 'failure';
  startOver: 'offered' | 'none' | 'as there is something to clear';
  /** What the status region may have told last. */
  told: RegExp;
}

const ATTEMPT_FOLLOWS = /^That did not work\. Trying again, [23] of 3$/;
const LIST_NEWS = /^(|Removed (eggs|rice)|(eggs|rice) is already on the list)$/;

const either = (...options: RegExp[]) =>
  new RegExp(options.map(({ source }) => `(?:${source})`).join('|'));

/** The promises, a row a state. */
export const PROMISES: Record<string, ScreenPromise> = {
  idle: {
    ingredients: 'none',
    request: 'ready',
    progress: false,
    recipe: 'none',
    startOver: 'none',
    told: /^(|Removed (eggs|rice)|The kitchen is empty|Stopped)$/,
  },
  collecting: {
    ingredients: 'some',
    request: 'ready',
    progress: false,
    recipe: 'none',
    startOver: 'offered',
    told: either(LIST_NEWS, /^Stopped$/),
  },
  generating: {
    ingredients: 'any',
    request: 'busy',
    progress: true,
    recipe: 'none',
    startOver: 'as there is something to clear',
    told: either(LIST_NEWS, /^Asking for a recipe$/, ATTEMPT_FOLLOWS),
  },
  retrying: {
    ingredients: 'any',
    request: 'busy',
    progress: true,
    recipe: 'none',
    startOver: 'as there is something to clear',
    told: either(LIST_NEWS, ATTEMPT_FOLLOWS),
  },
  'shown.dish': {
    ingredients: 'any',
    request: 'ready',
    progress: false,
    recipe: 'dish',
    startOver: 'offered',
    told: either(LIST_NEWS, /^Your recipe is ready$/, /^Stopped$/),
  },
  'shown.failure': {
    ingredients: 'any',
    request: 'ready',
    progress: false,
    recipe: 'failure',
    startOver: 'offered',
    told: either(LIST_NEWS, /^Stopped$/),
  },
};

const FAILURE =
  'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.';

/**
 * Compares the screen with what a state promises.
 *
 * @param ingredients what has been put on the list and not been taken off
 * @param hasOldRecipe whether a recipe is kept out of sight while the next is generated
 */
export async function expectPromises(
  { page, ...kitchen }: Kitchen,
  state: string,
  ingredients: readonly string[],
  hasOldRecipe: boolean,
) {
  const row = PROMISES[state];
  if (!row) throw new Error(`No promises are written down for "${state}".`);
  const shows = (count: boolean) => Number(count);

  await expect(kitchen.ingredients).toHaveText([...ingredients]);
  if (row.ingredients !== 'any') expect(ingredients.length > 0).toBe(row.ingredients === 'some');

  const hasEnough = ingredients.length >= 2;
  await expect(kitchen.prompt).toHaveCount(shows(hasEnough));
  await expect(kitchen.requestButton).toHaveCount(shows(hasEnough));
  if (hasEnough) {
    const isBusy = String(row.request === 'busy');
    await expect(kitchen.requestButton).toHaveAttribute('aria-disabled', isBusy);
  }

  await expect(kitchen.spinnerText).toHaveCount(shows(row.progress));
  await expect(kitchen.stopButton).toHaveCount(shows(row.progress));
  if (state === 'retrying') await expect(page.getByText(/^Attempt [23] of 3$/)).toBeVisible();
  if (!row.progress) await expect(page.getByText(/^Attempt \d/)).toHaveCount(0);

  await expect(kitchen.recipeHeading).toHaveCount(shows(row.recipe !== 'none'));
  await expect(kitchen.recipe.getByRole('heading', { name: 'A dish' })).toHaveCount(
    shows(row.recipe === 'dish'),
  );
  await expect(kitchen.recipe.getByText(/^Written by/)).toHaveCount(shows(row.recipe === 'dish'));
  await expect(page.getByText(FAILURE)).toHaveCount(shows(row.recipe === 'failure'));

  const hasSomething = ingredients.length > 0 || hasOldRecipe;
  await expect(page.getByRole('button', { name: 'Start over' })).toHaveCount(
    shows(row.startOver === 'offered' || (row.startOver !== 'none' && hasSomething)),
  );
  await expect(kitchen.status).toHaveText(row.told);
  await expect(kitchen.input).toBeVisible();
}
