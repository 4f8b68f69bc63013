import { expect, test } from './fixtures';

const FAILURE_TEXT =
  'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.';

test('offline, the prompt block says so quietly, asking follows the rule of three attempts, and coming back clears it', async ({
  openTokenPage,
  page,
  context,
  standIn,
  consoleLines,
}) => {
  const kitchen = await openTokenPage();
  const hint = kitchen.prompt.getByText('You seem to be offline.', { exact: true });
  await kitchen.add('eggs', 'rice');
  // What the request needs of the page's own host is there.
  await kitchen.askAndGet('Egg fried rice');
  await expect(hint).toHaveCount(0);

  await context.setOffline(true);
  await expect(hint).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await expect(kitchen.requestButton).toHaveAttribute('aria-disabled', 'false');

  await kitchen.ask();
  await expect(kitchen.attempt).toHaveText('Attempt 2 of 3');
  await page.clock.runFor(999);
  expect(await kitchen.modelCalls()).toBe(2);
  await page.clock.runFor(1);
  await expect(kitchen.attempt).toHaveText('Attempt 3 of 3');
  await page.clock.runFor(2_000);
  await expect(kitchen.recipe).toContainText(FAILURE_TEXT);
  await expect(hint).toBeVisible();
  await expect(kitchen.ingredients).toHaveText(['eggs', 'rice']);
  expect((await kitchen.calls()).map(({ method, at }) => [method, at])).toEqual([
    ['GET', 0],
    ['POST', 0],
    ['POST', 0],
    ['POST', 1_000],
    ['POST', 3_000],
  ]);
  expect(standIn.router.requests).toHaveLength(1);
  expect(consoleLines.filter(({ by }) => by === 'page').map(({ text }) => text)).toEqual([
    'Attempt 1 of 3 failed: TypeError - Failed to fetch',
    'Attempt 2 of 3 failed: TypeError - Failed to fetch',
    'Attempt 3 of 3 failed: TypeError - Failed to fetch',
  ]);

  await context.setOffline(false);
  await expect(hint).toHaveCount(0);
  await page.clock.runFor(600_000);
  expect(await kitchen.modelCalls()).toBe(4);
  await kitchen.askAndGet('Egg fried rice');
});

test('a request that begins offline succeeds when the network comes back in time', async ({
  openTokenPage,
  page,
  context,
}) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice');
  await kitchen.askAndGet('Egg fried rice');
  await context.setOffline(true);
  await kitchen.ask();
  await expect(kitchen.attempt).toHaveText('Attempt 2 of 3');

  await context.setOffline(false);
  await page.clock.runFor(1_000);
  await expect(kitchen.recipe).toContainText('Egg fried rice');
  await expect(kitchen.status).toHaveText('Your recipe is ready');
});
