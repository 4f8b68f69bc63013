import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect, textsOfPage } from './fixtures';
import { builtPages } from './globalSetup';
import { START } from './Kitchen';
import { TlsSite } from './TlsSite';
import { WORDS } from './words';

const test = base.extend<{ site: TlsSite }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
  site: async ({}, use) => {
    const site = await TlsSite.start(join(builtPages(), 'sample'));
    await use(site);
    await site.close();
  },
});

/** Opens the page, and waits until it has stored itself. */
async function visit(page: Page, site: TlsSite) {
  await page.clock.install({ time: START });
  await page.goto(site.url);
  await page.clock.runFor(6_000);
  await waitForWorker(page);
}

/** Waits until a worker answers the page's requests. */
async function waitForWorker(page: Page) {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** Takes the network away from the browser, and the host from the network. */
async function loseNetwork(page: Page, site: TlsSite) {
  site.isDown = true;
  await page.context().setOffline(true);
}

/** The files in each of the page's caches: paths with hashes. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const all: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      const files = requests.map(async ({ url }) => {
        const response = await cache.match(url, { ignoreVary: true });
        const bytes = (await response?.arrayBuffer()) ?? new ArrayBuffer(0);
        const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
        const path = url.slice(new URL('.', location.href).href.length) || 'index.html';
        return `${path} ${Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
      });
      all[name] = (await Promise.all(files)).sort();
    }
    return all;
  });

/** The files of a build that the worker stores: paths with hashes. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => path !== 'worker.js' && !path.startsWith('install/'))
    .map(async (path) => {
      const hash = createHash('sha256').update(await readFile(join(folder, path)));
      return `${path} ${hash.digest('hex')}`;
    });
  return (await Promise.all(files)).sort();
}

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
  await expect(other.getByText(WORDS.newVersion)).toBeVisible();
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
