import { later } from '../support/standIn';
import { expect, test } from './fixtures';

/** Longer than a whole request with all its attempts and waits can take, in ms. */
const LONG = 600_000;

test.beforeEach(async ({ openTokenPage }) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice');
});

test('Stop ends the call under way, and nothing is sent later', async ({
  kitchen,
  standIn,
  page,
  consoleLines,
}) => {
  standIn.router.next({ kind: 'hang' });
  await kitchen.ask();
  await expect.poll(() => standIn.router.requests.length).toBe(1);

  await kitchen.stop();
  await expect(kitchen.status).toHaveText('Stopped');
  await expect(kitchen.spinnerText).toHaveCount(0);
  await expect(kitchen.recipeHeading).toHaveCount(0);
  await expect(kitchen.requestButton).toHaveAttribute('aria-disabled', 'false');
  await expect.poll(() => standIn.router.requests[0]?.aborted).toBe(true);

  await page.clock.runFor(LONG);
  expect(await kitchen.modelCalls()).toBe(1);
  expect(consoleLines).toEqual([]);
});

test('Stop ends the look-up of the model, and the model is not called', async ({
  kitchen,
  standIn,
  page,
  consoleLines,
}) => {
  standIn.hub.next({ kind: 'hang' });
  await kitchen.ask();
  await expect.poll(() => standIn.hub.requests.length).toBe(1);

  await kitchen.stop();
  await expect.poll(() => standIn.hub.requests[0]?.aborted).toBe(true);
  await page.clock.runFor(LONG);
  expect((await kitchen.calls()).map(({ method }) => method)).toEqual(['GET']);
  expect(consoleLines).toEqual([]);
});

test('Stop in the wait between two attempts makes no further one', async ({
  kitchen,
  standIn,
  page,
}) => {
  standIn.router.next({ kind: 'status', status: 500 });
  await kitchen.ask();
  await expect(kitchen.attempt).toHaveText('Attempt 2 of 3');
  await page.clock.runFor(999);

  await kitchen.stop();
  await expect(kitchen.attempt).toHaveCount(0);
  await page.clock.runFor(LONG);
  expect(await kitchen.modelCalls()).toBe(1);
  await expect(kitchen.recipeHeading).toHaveCount(0);
});

test('Stop brings back the recipe that was there', async ({ kitchen, standIn }) => {
  standIn.router.next({ kind: 'completion', content: '# First dish' }, { kind: 'hang' });
  await kitchen.askAndGet('First dish');
  await kitchen.ask();

  await kitchen.stop();
  await expect(kitchen.recipe).toMatchAriaSnapshot(`
    - region "Recipe":
      - /children: deep-equal
      - heading "Saffron's Kitchen Recommends:" [level=2]
      - button "Keep the screen on"
      - group: Share and keep
      - heading "First dish" [level=3]
      - paragraph: /^Written by/
  `);
});

test('the answer to a stopped request is ignored, also when another one is under way', async ({
  kitchen,
  standIn,
}) => {
  const [stopped, running] = [later(), later()];
  standIn.router.next(stopped, running);
  await kitchen.ask();
  await expect.poll(() => standIn.router.requests.length).toBe(1);
  await kitchen.stop();
  await kitchen.ask();
  await expect.poll(() => standIn.router.requests.length).toBe(2);

  stopped.release({ kind: 'completion', content: '# Too late' });
  running.release({ kind: 'completion', content: '# In time' });
  await expect(kitchen.recipe.getByRole('heading', { level: 3 })).toHaveText(['In time']);
  expect(await kitchen.modelCalls()).toBe(2);
});

test('Stop hands its focus to the button that asks', async ({ kitchen, standIn }) => {
  standIn.router.next({ kind: 'hang' });
  await kitchen.ask();

  await kitchen.stop();
  await expect(kitchen.requestButton).toBeFocused();
});

test('Stop hands its focus to the field where there are too few ingredients to ask again', async ({
  kitchen,
  standIn,
}) => {
  standIn.router.next({ kind: 'hang' });
  await kitchen.ask();
  await kitchen.remove('rice');
  await expect(kitchen.requestButton).toHaveCount(0);

  await kitchen.stop();
  await expect(kitchen.input).toBeFocused();
});

test('the focus does not get lost when the recipe comes while Stop has it', async ({
  kitchen,
  standIn,
}) => {
  const answer = later();
  standIn.router.next(answer);
  await kitchen.ask();
  await kitchen.stopButton.focus();

  answer.release({ kind: 'completion', content: 'Fry it.' });
  await expect(kitchen.recipe).toContainText('Fry it.');
  await expect(kitchen.requestButton).toBeFocused();
});

test('a double click asks once', async ({ kitchen, standIn }) => {
  const answer = later();
  standIn.router.next(answer);
  await kitchen.requestButton.dblclick();
  // The button rests now, so that Playwright would wait for it.
  await kitchen.requestButton.dblclick({ force: true });

  answer.release({ kind: 'completion', content: 'Fry it.' });
  await expect(kitchen.recipe).toContainText('Fry it.');
  expect((await kitchen.calls()).map(({ method }) => method)).toEqual(['GET', 'POST']);
});
