import { expect, test } from './fixtures';
import { Kitchen } from './Kitchen';
import { MOST_MOVEMENT, movement, recordShifts } from './shifts';
import { WORDS } from './words';

test('a kept list and its recipe are in the next tab and in the next visit, and a fresh visitor fetches nothing for them', {
  tag: '@rare',
}, async ({ context, sites }) => {
  // It opens six tabs.
  test.slow();
  async function openTab() {
    const page = await context.newPage();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(sites.token.url);
    const kitchen = new Kitchen(page);
    return { page, kitchen, fetched };
  }

  const one = await openTab();
  await one.kitchen.add('eggs', 'rice');
  expect(one.fetched.filter((url) => url.includes('restore'))).toEqual([]);
  await one.kitchen.askAndGet('Egg fried rice');

  const other = await openTab();
  await expect(other.kitchen.ingredients).toHaveText(['eggs', 'rice']);
  await expect(other.kitchen.recipeTitle).toHaveText('Egg fried rice');
  // Only changes within the same instant may collide.
  await one.kitchen.add('tea');
  await other.kitchen.add('milk');
  for (const { kitchen } of [one, other]) {
    await expect(kitchen.ingredients).toHaveCount(4);
    await expect(kitchen.ingredients.filter({ hasText: 'tea' })).toHaveCount(1);
    await expect(kitchen.ingredients.filter({ hasText: 'milk' })).toHaveCount(1);
  }
  await other.page.close();
  await one.page.close();

  await test.step('it is there before the code that keeps it, and nothing jumps on a phone', async () => {
    await context.route(/typing-[^/]*\.js/, (route) => route.abort());
    const early = await openTab();
    await early.page.setViewportSize({ width: 390, height: 844 });
    await early.page.addInitScript(recordShifts);
    await early.page.reload();
    await expect(early.kitchen.ingredients).toHaveCount(4);
    expect(await movement(early.page)).toBeLessThanOrEqual(MOST_MOVEMENT);
    await early.page.close();
    await context.unroute(/typing-[^/]*\.js/);
  });

  const later = await openTab();
  await expect(later.kitchen.ingredients).toHaveCount(4);
  await later.kitchen.startOverButton.click();
  // The code that keeps it may come after the press. A tab that opens before that has the recipe.
  const readKept = () => later.page.evaluate(() => localStorage['saffron.list']);
  await expect.poll(async () => JSON.parse(await readKept()).recipe).toBeNull();
  const empty = await openTab();
  await expect(empty.kitchen.ingredients).toHaveCount(0);
  await expect(empty.kitchen.recipeHeading).toHaveCount(0);
  await later.kitchen.undoButton.click();
  await expect(empty.kitchen.ingredients).toHaveCount(4);

  await later.kitchen.preferencesButton.click();
  await later.page.getByRole('checkbox', { name: WORDS.keepsList }).uncheck();
  await later.page.reload();
  await expect(later.kitchen.ingredients).toHaveCount(4);
  const fresh = await openTab();
  await expect(fresh.kitchen.input).toBeVisible();
  await expect(fresh.kitchen.ingredients).toHaveCount(0);
  const { origins } = await context.storageState({ indexedDB: true });
  expect(origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name))).toEqual([
    'saffron.notKept',
  ]);
});

test('two tabs, one of them frozen for a day, lose nothing that either has added', async ({
  context,
  sites,
}) => {
  const open = async () => {
    const page = await context.newPage();
    await page.goto(sites.token.url);
    return { page, kitchen: new Kitchen(page) };
  };
  const sleeper = await open();
  await sleeper.kitchen.add('eggs', 'rice');
  await sleeper.kitchen.askAndGet('Egg fried rice');
  await sleeper.kitchen.add('oats');
  const other = await open();
  await expect(other.kitchen.ingredients).toHaveText(['eggs', 'rice', 'oats']);

  const chrome = await context.newCDPSession(sleeper.page);
  await chrome.send('Page.setWebLifecycleState', { state: 'frozen' });
  await other.page.clock.setSystemTime(Date.now() + 24 * 3_600_000);
  await other.kitchen.add('tea');
  await other.kitchen.removeButton('rice').click();
  await chrome.send('Page.setWebLifecycleState', { state: 'active' });
  await sleeper.page.clock.setSystemTime(Date.now() + 24 * 3_600_000);
  await sleeper.kitchen.add('salt');
  for (const { kitchen } of [sleeper, other])
    await expect(kitchen.ingredients).toHaveText(['eggs', 'oats', 'tea', 'salt']);

  await test.step('nor after a way back from another page', async () => {
    await sleeper.page.goto('about:blank');
    await other.kitchen.add('milk');
    await sleeper.page.goBack();
    await sleeper.kitchen.add('leeks');
    for (const { kitchen } of [sleeper, other])
      await expect(kitchen.ingredients).toHaveText([
        'eggs',
        'oats',
        'tea',
        'salt',
        'milk',
        'leeks',
      ]);
  });
});
