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

test('two tabs change to a new version together, once neither of them cooks', async ({
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
  const timer = page.getByRole('button', { name: /^Start a timer of/ }).first();
  const stop = page.getByRole('button', { name: /^Stop / });
  await timer.click();
  const other = await context.newPage();
  await other.goto(site.url);
  await page.clock.runFor(6_000);

  site.folder = join(builtPages(), 'renamed');
  await other.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await expect.poll(() => other.evaluate(isWorkerWaiting)).toBe(true);
  // A start, or a reload, changes nothing yet.
  await other.reload();
  await page.clock.runFor(6_000);
  await page.reload();
  await page.clock.runFor(6_000);
  expect(await other.evaluate(isWorkerWaiting)).toBe(true);
  for (const tab of [page, other]) {
    await expect(titleIn(tab)).toHaveText("Saffron's Kitchen");
    await expect(offerIn(tab)).toHaveCount(0);
  }

  await stop.click();
  // The browser lets the new worker take over once the old one has nothing to do, maybe after 30 s.
  for (const tab of [other, page]) {
    await expect(tab.getByText(WORDS.newVersion)).toBeVisible({ timeout: 60_000 });
  }
  await timer.click();
  for (const tab of [other, page]) await expect(offerIn(tab)).toHaveCount(0);
  await stop.click();
  await offerIn(other).click();
  await expect(titleIn(other)).toHaveText("Basil's Kitchen");
  await page.clock.runFor(6_000);

  await loseNetwork(page, site);
  await cookbook.open();
  await page.keyboard.press('Escape');
  expect(await cacheCount()).toBe(2);
  await offerIn(page).click();
  await expect(titleIn(page)).toHaveText("Basil's Kitchen");
  await expect(kitchen.recipeTitle).toHaveText('Spring onion and egg fried rice');
  await page.clock.runFor(6_000);
  await expect.poll(cacheCount).toBe(1);
  expect(Object.values(await readCaches(page))).toEqual([await filesOf(site.folder)]);
});

const isWorkerWaiting = async () =>
  Boolean((await navigator.serviceWorker.getRegistration())?.waiting);
