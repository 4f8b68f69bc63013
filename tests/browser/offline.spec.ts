import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as recipeWords from '../../src/words/en/recipe';
import * as restWords from '../../src/words/en/rest';

import { isFull } from '../support/sample';
import { CookbookPage, cookbookFile } from './CookbookPage';
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

  await loseNetwork(page, site);
  const before = site.requests.length;
  await kitchen.add('eggs', 'rice', 'spring onion');
  await kitchen.askAndGet('Egg fried rice with spring onion');
  await kitchen.cookButton.click();
  await page.getByRole('button', { name: WORDS.close, exact: true }).click();
  const [tick, timer] = [kitchen.recipe.getByRole('checkbox').first(), page.getByRole('timer')];
  await tick.check();
  await kitchen.recipe
    .getByRole('button', { name: /^Start a timer for/ })
    .first()
    .click();

  await cookbook.saveButton.click();
  await cookbook.open();
  await expect(cookbook.titles).toHaveText(['Egg fried rice with spring onion']);

  await page.reload();
  await expect(kitchen.ingredients).toHaveCount(3);
  await expect(timer).toBeVisible();
  await expect(tick).toBeChecked();
  expect(site.requests.slice(before)).toEqual([]);
  expect(textsOfPage(consoleLines)).toEqual([]);
});

const DINNERS = [
  ['Soup', '1 onion', '30 g butter'],
  ['Curry', '2 onions', '200 g rice'],
].map(([title, ...lines], at) => ({
  recipe: `# ${title}\n\n## Ingredients\n\n${lines.map((line) => `- ${line}\n`).join('')}\n## Method\n\n1. Boil it.`,
  planned: { servings: null, at },
}));

test('a shopping list works without a network, is one in two tabs, and loses nothing if there is no room', {
  tag: '@rare',
}, async ({ page: here, context, site, cookbook, consoleLines }) => {
  await visit(here, site);
  await loseNetwork(here, site);
  const before = site.requests.length;
  const there = await context.newPage();
  await there.goto(here.url());
  const listOf = (page: Page) => page.getByRole('dialog', { name: restWords.shoppingList.heading });
  const lineOf = (page: Page, name: RegExp) => listOf(page).getByRole('checkbox', { name });
  const open = async (page: Page) => {
    const { view, openButton } = new CookbookPage(page);
    if (!(await view.isVisible())) await openButton.click();
    await view.getByRole('button', { name: recipeWords.check.shoppingList }).click();
  };
  await cookbook.open();
  await cookbook.import(cookbookFile(DINNERS));
  await open(here);
  await open(there);
  await lineOf(here, /^onions, 3/).check();
  await expect(lineOf(there, /^onions, 3/)).toBeChecked();
  await listOf(there).getByLabel(restWords.shoppingList.newLine).fill('foil');
  await there.keyboard.press('Enter');
  await expect(lineOf(here, /^foil/)).toBeVisible();

  await listOf(here).getByRole('button', { name: WORDS.close }).click();
  await cookbook.button(restWords.week.removeTitle('Curry')).click();
  await expect(lineOf(there, /^onion, 1/)).toBeChecked();
  await expect(lineOf(there, /^rice/)).toHaveCount(0);

  await open(here);
  await here.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await lineOf(here, /^butter/).check();
  await expect(listOf(here)).toContainText(restWords.shoppingList.notKept);
  await expect(lineOf(here, /^butter/)).toBeChecked();
  await here.reload();
  await open(here);
  await expect(lineOf(here, /^onion, 1/)).toBeChecked();
  await expect(lineOf(here, /^foil/)).toBeVisible();
  await expect(lineOf(here, /^butter/)).not.toBeChecked();
  expect(site.requests.slice(before)).toEqual([]);
  expect(textsOfPage(consoleLines)).toEqual([expect.stringContaining('no room')]);
});

test('two tabs change to a new version together, once neither of them cooks', async ({
  page,
  context,
  site,
  kitchen,
}) => {
  test.skip(!isFull, 'The browser may take half a minute.');
  const offerIn = (tab: Page) => tab.getByRole('button', { name: WORDS.reload, exact: true });
  const titleIn = (tab: Page) => tab.getByRole('heading', { level: 1 });
  const cacheCount = () => page.evaluate(async () => (await caches.keys()).length);
  await visit(page, site);
  await kitchen.add('eggs', 'rice', 'spring onion');
  await kitchen.askAndGet('Egg fried rice with spring onion');
  const timer = page.getByRole('button', { name: /^Start a timer for/ }).first();
  async function stopTimer() {
    // A reload folds the row.
    const fold = page.getByRole('button', { name: /^Step /, expanded: false });
    if (await fold.isVisible()) await fold.click();
    await page.getByRole('button', { name: /^Stop / }).click();
  }
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
  // Neither a start nor a reload changes anything yet.
  await page.reload();
  await expect.poll(() => page.evaluate(isSomeTabBusy)).toBe(true);
  await other.reload();
  await page.clock.runFor(6_000);
  expect(await other.evaluate(isWorkerWaiting)).toBe(true);
  for (const tab of [page, other]) {
    await expect(titleIn(tab)).toHaveText("Saffron's Kitchen");
    await expect(offerIn(tab)).toHaveCount(0);
  }

  await stopTimer();
  // The browser lets the new worker take over once the old one is idle, maybe after 30 s.
  for (const tab of [other, page]) {
    await expect(tab.getByText(WORDS.newVersion)).toBeVisible();
  }
  await timer.click();
  for (const tab of [other, page]) await expect(offerIn(tab)).toHaveCount(0);
  await stopTimer();
  await offerIn(other).click();
  await expect(titleIn(other)).toHaveText("Basil's Kitchen");
  await page.clock.runFor(6_000);

  await loseNetwork(page, site);
  // The page had not fetched this part of the old version before.
  await kitchen.preferencesButton.click();
  await expect(page.getByRole('dialog', { name: 'Preferences' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await cacheCount()).toBe(2);
  await offerIn(page).click();
  await expect(titleIn(page)).toHaveText("Basil's Kitchen");
  await expect(kitchen.recipeTitle).toHaveText('Egg fried rice with spring onion');
  await page.clock.runFor(6_000);
  await expect.poll(cacheCount).toBe(1);
  expect(Object.values(await readCaches(page))).toEqual([await filesOf(site.folder)]);
});

const isSomeTabBusy = async () => ((await navigator.locks.query()).held ?? []).length > 0;

const isWorkerWaiting = async () =>
  Boolean((await navigator.serviceWorker.getRegistration())?.waiting);
