import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isFull } from '../support/sample';
import { expect, textsOfPage } from './fixtures';
import { builtPages } from './globalSetup';
import { filesOf, loseNetwork, readCaches, test, visit } from './offline';
import { WORDS } from './words';

test('after one visit the page holds exactly the files of its build, and works without a network', async ({
  page,
  site,
  kitchen,
  cookbook,
  consoleLines,
}) => {
  await visit(page, site);
  expect(Object.values(await readCaches(page))).toEqual([await filesOf(site.folder)]);

  const devTools = await page.context().newCDPSession(page);
  expect((await devTools.send('Page.getAppManifest')).errors).toEqual([]);

  await loseNetwork(page, site);
  const before = site.requests.length;
  await kitchen.add('eggs', 'rice', 'spring onion');
  await page.reload();
  await expect(kitchen.ingredients).toHaveCount(3);
  await kitchen.askAndGet('Spring onion and egg fried rice');
  await kitchen.cookButton.click();
  await page.getByRole('button', { name: WORDS.close, exact: true }).click();
  await cookbook.saveButton.click();
  await cookbook.open();
  await expect(cookbook.titles).toHaveText(['Spring onion and egg fried rice']);
  expect(site.requests.slice(before)).toEqual([]);
  expect(textsOfPage(consoleLines)).toEqual([]);
});

test('a new version comes with a reload, which the page offers to nobody who cooks', async ({
  page,
  context,
  site,
  kitchen,
  cookbook,
}) => {
  test.skip(!isFull, 'The browser may take half a minute.');
  const offerIn = (tab: Page) => tab.getByRole('button', { name: WORDS.reload, exact: true });
  const titleIn = (tab: Page) => tab.getByRole('heading', { level: 1 });
  const cacheCount = () => page.evaluate(async () => (await caches.keys()).length);
  await visit(page, site);
  await kitchen.add('eggs', 'rice', 'spring onion');
  await kitchen.askAndGet('Spring onion and egg fried rice');
  await page
    .getByRole('button', { name: /^Start a timer of/ })
    .first()
    .click();
  const other = await context.newPage();
  await other.goto(site.url);
  await page.clock.runFor(6_000);

  site.folder = join(builtPages(), 'renamed');
  await other.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  // The browser lets the new worker take over once the old one has nothing to do, maybe after 30 s.
  await expect(other.getByText(WORDS.newVersion)).toBeVisible({ timeout: 60_000 });
  await expect(titleIn(other)).toHaveText("Saffron's Kitchen");
  await offerIn(other).click();
  await expect(titleIn(other)).toHaveText("Basil's Kitchen");
  await page.clock.runFor(6_000);

  await loseNetwork(page, site);
  await expect(offerIn(page)).toHaveCount(0);
  await cookbook.open();
  await page.keyboard.press('Escape');
  expect(await cacheCount()).toBe(2);
  await page.getByRole('button', { name: /^Stop / }).click();
  await offerIn(page).click();
  await expect(titleIn(page)).toHaveText("Basil's Kitchen");
  await expect(kitchen.recipeTitle).toHaveText('Spring onion and egg fried rice');
  await page.clock.runFor(6_000);
  await expect.poll(cacheCount).toBe(1);
  expect(Object.values(await readCaches(page))).toEqual([await filesOf(site.folder)]);
});
