import { expect } from '@playwright/test';
import type { ChartEvent } from '../support/chart/recipeChart';
import type { Kitchen } from './Kitchen';

/** What a visitor can count on in a state, whatever the way there. */
interface ScreenPromise {
  ingredients: 'none' | 'some' | 'any';
  /** With two or more ingredients; with fewer there is no such button. */
  request: 'ready' | 'busy';
  progress: boolean;
  recipe: 'none' | 'dish' | 'failure';
  startOver: 'offered' | 'none' | 'as there is something to clear';
}

/** The promises, a row a state. */
export const PROMISES: Record<string, ScreenPromise> = {
  idle: {
    ingredients: 'none',
    request: 'ready',
    progress: false,
    recipe: 'none',
    startOver: 'none',
  },
  collecting: {
    ingredients: 'some',
    request: 'ready',
    progress: false,
    recipe: 'none',
    startOver: 'offered',
  },
  generating: {
    ingredients: 'any',
    request: 'busy',
    progress: true,
    recipe: 'none',
    startOver: 'as there is something to clear',
  },
  retrying: {
    ingredients: 'any',
    request: 'busy',
    progress: true,
    recipe: 'none',
    startOver: 'as there is something to clear',
  },
  'shown.dish': {
    ingredients: 'any',
    request: 'ready',
    progress: false,
    recipe: 'dish',
    startOver: 'offered',
  },
  'shown.failure': {
    ingredients: 'any',
    request: 'ready',
    progress: false,
    recipe: 'failure',
    startOver: 'offered',
  },
};

/**
 * What the status region tells once an event has come about.
 *
 * @param before the list as it was before the event
 * @param state where the event has led
 * @param attempt the number of the attempt that has just failed, where one has
 * @returns undefined where it goes on telling what it told before
 */
export function toldAfter(
  event: ChartEvent,
  before: readonly string[],
  state: string,
  attempt: number,
): string | undefined {
  switch (event.type) {
    case 'ingredient.add':
      return before.includes(event.text) ? `${event.text} is already on the list` : '';
    case 'ingredient.remove':
      return `Removed ${event.ingredient}`;
    case 'kitchen.clear':
      return 'The kitchen is empty';
    case 'kitchen.undo':
      return '';
    case 'recipe.request':
      return 'Asking for a recipe';
    case 'recipe.stop':
      return 'Stopped';
    case 'recipe.open':
      return 'The recipe is open';
    case 'xstate.after.backoff.recipe.retrying':
      return undefined;
    default:
      if (state === 'shown.dish') return 'Your recipe is ready';
      // The text of a failure is read out where it stands.
      return state === 'shown.failure'
        ? ''
        : `That did not work. Trying again, ${attempt + 1} of 3`;
  }
}

const FAILURE =
  'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.';

/** What tells a recipe on the screen: its title, what stands above it, and the line below. */
const RECIPES: Record<string, { title: string; heading: string; writer: RegExp }> = {
  request: { title: 'A dish', heading: "Saffron's Kitchen Recommends:", writer: /^Written by/ },
  shared: { title: 'A friend’s', heading: 'Shared recipe', writer: /^Its link says:/ },
};

/**
 * Compares the screen with what a state promises.
 *
 * @param ingredients what has been put on the list and not been taken off
 * @param hasOldRecipe whether a recipe is kept out of sight while the next is generated
 * @param origin where the recipe comes from, in sight or not
 */
export async function expectPromises(
  { page, ...kitchen }: Kitchen,
  state: string,
  ingredients: readonly string[],
  hasOldRecipe: boolean,
  origin = 'request',
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

  const { title, heading, writer } = RECIPES[origin] ?? {};
  const headings = (level: number) => kitchen.recipe.getByRole('heading', { level });
  await expect(headings(2)).toHaveText(row.recipe === 'none' ? [] : [heading ?? '']);
  await expect(headings(3)).toHaveText(row.recipe === 'dish' ? [title ?? ''] : []);
  await expect(kitchen.recipe.getByText(/^(Written by|Its link says)/)).toHaveText(
    row.recipe === 'dish' ? [writer ?? ''] : [],
  );
  await expect(page.getByText(FAILURE)).toHaveCount(shows(row.recipe === 'failure'));

  const hasSomething = ingredients.length > 0 || hasOldRecipe;
  await expect(page.getByRole('button', { name: 'Start over' })).toHaveCount(
    shows(row.startOver === 'offered' || (row.startOver !== 'none' && hasSomething)),
  );
  await expect(kitchen.input).toBeVisible();
}
