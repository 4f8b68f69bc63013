import type { Reply } from '../support/standIn';
import { expect, TEST_TOKEN, test } from './fixtures';

const FAILURE_TEXT =
  'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.';

const BUSY: Reply = { kind: 'status', status: 503, body: '{"error":"The model is busy"}' };

test.beforeEach(async ({ openTokenPage }) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice');
});

test('a failed request makes three attempts, with waits of exactly 1 s and 2 s, and then says what to check', async ({
  kitchen,
  standIn,
  page,
}) => {
  standIn.router.always(BUSY);
  await kitchen.ask();

  await expect(kitchen.attempt).toHaveText('Attempt 2 of 3');
  await expect(kitchen.status).toHaveText('That did not work. Trying again, 2 of 3');
  await expect(kitchen.spinnerText).toBeVisible();
  await page.clock.runFor(999);
  expect(await kitchen.modelCalls()).toBe(1);
  await page.clock.runFor(1);
  await expect.poll(() => kitchen.modelCalls()).toBe(2);

  await expect(kitchen.attempt).toHaveText('Attempt 3 of 3');
  await expect(kitchen.status).toHaveText('That did not work. Trying again, 3 of 3');
  await page.clock.runFor(1_999);
  expect(await kitchen.modelCalls()).toBe(2);
  await page.clock.runFor(1);

  await expect(kitchen.recipe).toMatchAriaSnapshot(`
    - region "Recipe":
      - /children: deep-equal
      - heading "Saffron's Kitchen Recommends:" [level=2]
      - paragraph: "${FAILURE_TEXT}"
  `);
  await expect(kitchen.spinnerText).toHaveCount(0);
  await expect(kitchen.stopButton).toHaveCount(0);
  await expect(kitchen.attempt).toHaveCount(0);
  await expect(kitchen.ingredients).toHaveText(['eggs', 'rice']);

  await page.clock.runFor(600_000);
  expect((await kitchen.calls()).map(({ method, at }) => [method, at])).toEqual([
    ['GET', 0],
    ['POST', 0],
    ['POST', 1_000],
    ['POST', 3_000],
  ]);
});

test('each failed attempt is logged with its number and its cause, and never with the token', async ({
  kitchen,
  standIn,
  page,
  consoleLines,
}) => {
  standIn.router.next(
    BUSY,
    {
      kind: 'status',
      status: 401,
      body: JSON.stringify({ error: `No such token: ${TEST_TOKEN}` }),
    },
    { kind: 'completion', content: ' \n ' },
  );
  await kitchen.ask();
  await expect(kitchen.attempt).toHaveText('Attempt 2 of 3');
  await page.clock.runFor(1_000);
  await expect(kitchen.attempt).toHaveText('Attempt 3 of 3');
  await page.clock.runFor(2_000);
  await expect(kitchen.recipe).toContainText(FAILURE_TEXT);

  expect(consoleLines.filter(({ by }) => by === 'page')).toEqual([
    {
      by: 'page',
      type: 'error',
      text: 'Attempt 1 of 3 failed: ProviderApiError (HTTP 503) - Failed to perform inference: The model is busy',
    },
    {
      by: 'page',
      type: 'error',
      text: 'Attempt 2 of 3 failed: ProviderApiError (HTTP 401) - Failed to perform inference: No such token: [token]',
    },
    {
      by: 'page',
      type: 'error',
      text: 'Attempt 3 of 3 failed: BlankAnswerError - The answer holds no text.',
    },
  ]);
  expect(consoleLines.map(({ text }) => text).join('\n')).not.toContain(TEST_TOKEN);
});

test('a call that gets no answer is logged without a status', async ({
  kitchen,
  standIn,
  consoleLines,
}) => {
  standIn.router.next({ kind: 'drop', how: 'reset' });
  await kitchen.ask();
  await expect(kitchen.attempt).toHaveText('Attempt 2 of 3');

  expect(consoleLines.filter(({ by }) => by === 'page').map(({ text }) => text)).toEqual([
    'Attempt 1 of 3 failed: TypeError - Failed to fetch',
  ]);
});

test('after a failure, asking again works', async ({ kitchen, standIn, page }) => {
  standIn.router.next(BUSY, BUSY, BUSY);
  await kitchen.ask();
  await expect(kitchen.attempt).toHaveText('Attempt 2 of 3');
  await page.clock.runFor(1_000);
  await expect(kitchen.attempt).toHaveText('Attempt 3 of 3');
  await page.clock.runFor(2_000);
  await expect(kitchen.recipe).toContainText(FAILURE_TEXT);

  await kitchen.askAndGet('Egg fried rice');
  await expect(kitchen.recipe).not.toContainText('Error');
  await expect(kitchen.recipe).toContainText('Written by');
  expect(await kitchen.modelCalls()).toBe(4);
});

test('a recipe that comes on the third attempt is shown', async ({ kitchen, standIn, page }) => {
  standIn.router.next(BUSY, { kind: 'drop', how: 'reset' });
  await kitchen.ask();
  await expect(kitchen.attempt).toHaveText('Attempt 2 of 3');
  await page.clock.runFor(1_000);
  await expect(kitchen.attempt).toHaveText('Attempt 3 of 3');
  await page.clock.runFor(2_000);

  await expect(kitchen.recipe).toContainText('Egg fried rice');
  await expect(kitchen.status).toHaveText('Your recipe is ready');
  expect(await kitchen.modelCalls()).toBe(3);
});

for (const endpoint of ['hub', 'router'] as const) {
  test(`an attempt that the ${endpoint} leaves without an answer for 60 s has failed, and its connection is ended`, async ({
    kitchen,
    standIn,
    page,
    consoleLines,
  }) => {
    standIn[endpoint].next({ kind: 'hang' });
    await kitchen.ask();
    await expect.poll(() => standIn[endpoint].requests.length).toBe(1);

    await page.clock.runFor(59_999);
    await expect(kitchen.spinnerText).toBeVisible();
    await expect(kitchen.attempt).toHaveCount(0);
    expect(standIn[endpoint].requests[0]?.aborted).toBe(false);

    await page.clock.runFor(1);
    await expect(kitchen.attempt).toHaveText('Attempt 2 of 3');
    await expect.poll(() => standIn[endpoint].requests[0]?.aborted).toBe(true);
    expect(consoleLines).toEqual([
      {
        by: 'page',
        type: 'error',
        text: 'Attempt 1 of 3 failed: TimeoutError - No answer within the time limit.',
      },
    ]);

    await page.clock.runFor(1_000);
    await expect(kitchen.recipe).toContainText('Egg fried rice');
  });
}
