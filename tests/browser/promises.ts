import { expect } from '@playwright/test';
import type { Kitchen } from './Kitchen';
import { SHOWN_FAILURE, SHOWN_IDEAS, SHOWN_RECIPE } from './scenes';
import { FAILURE_TEXT, WORDS } from './words';

/** What a visitor can count on in a state, however they got there. */
interface ScreenPromise {
  /** Whether a request runs: with its progress, its Stop, and a button that rests. */
  isBusy: boolean;
  shows: 'nothing' | 'recipe' | 'ideas' | 'failure';
}

export const PROMISES: Record<string, ScreenPromise> = {
  idle: { isBusy: false, shows: 'nothing' },
  collecting: { isBusy: false, shows: 'nothing' },
  generating: { isBusy: true, shows: 'nothing' },
  retrying: { isBusy: true, shows: 'nothing' },
  [SHOWN_RECIPE]: { isBusy: false, shows: 'recipe' },
  [SHOWN_IDEAS]: { isBusy: false, shows: 'ideas' },
  [SHOWN_FAILURE]: { isBusy: false, shows: 'failure' },
};

/**
 * Compares the screen with what a state promises.
 *
 * @param hasRecipe whether there is a recipe, in sight or kept until the next one comes
 */
export async function expectPromises(
  { page, ...kitchen }: Kitchen,
  state: string,
  ingredients: readonly string[],
  hasRecipe: boolean,
) {
  const { isBusy, shows } = PROMISES[state] ?? {};
  if (isBusy === undefined) throw new Error(`No promises are written down for "${state}".`);
  const hasEnough = ingredients.length >= 2;

  await expect(kitchen.input).toBeVisible();
  await expect(kitchen.ingredients).toHaveText([...ingredients]);
  await expect(kitchen.prompt).toHaveCount(Number(hasEnough));
  await expect(kitchen.requestButton).toHaveCount(Number(hasEnough));
  if (hasEnough) {
    await expect(kitchen.requestButton).toHaveAttribute('aria-disabled', String(isBusy));
  }
  await expect(kitchen.spinnerText).toHaveCount(Number(isBusy));
  await expect(kitchen.stopButton).toHaveCount(Number(isBusy));
  if (state === 'retrying') await expect(kitchen.attempt).toBeVisible();
  if (!isBusy) await expect(kitchen.attempt).toHaveCount(0);

  const isRecipe = shows === 'recipe';
  const headings = kitchen.recipe.getByRole('heading', { level: 2 });
  const waiting = isBusy ? ['Generating recipe...'] : [];
  await expect(headings).toHaveText(
    shows === 'nothing' ? waiting : ["Saffron's Kitchen Recommends:"],
  );
  const titles = {
    recipe: ['A dish'],
    ideas: ['Fried rice', 'Omelette'],
    failure: [],
    nothing: [],
  };
  await expect(kitchen.recipeTitle).toHaveText(titles[shows ?? 'nothing']);
  const notes = kitchen.recipe.locator('footer p');
  await expect(notes.last()).toHaveText(isRecipe ? [WORDS.writtenBy] : []);
  await expect(page.getByText(FAILURE_TEXT)).toHaveCount(Number(shows === 'failure'));
  if (!isRecipe) await expect(kitchen.cookButton).toHaveCount(0);
  await expect(kitchen.startOverButton).toHaveCount(Number(ingredients.length > 0 || hasRecipe));
}
