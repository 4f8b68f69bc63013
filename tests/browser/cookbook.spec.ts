import { readFile } from 'node:fs/promises';
import { findStrangers } from '../hostile/findStrangers';
import { readAttacks } from '../hostile/readCases';
import { CookbookPage, cookbookFile } from './CookbookPage';
import { expect, test } from './fixtures';
import { recordHits } from './hostile/inPage';
import type { Kitchen } from './Kitchen';

const SOUP = '# Lentil soup\n\n## Ingredients\n\n- lentils\n\n## Method\n\n1. Boil.\n2. Serve.\n';
const PIE = '# Apple pie\n\nA pie.\n\n1. Bake.\n2. Cool.\n';

interface Model {
  router: { next(reply: object): void };
}

/** Has the model write a recipe for two ingredients. */
async function serve(kitchen: Kitchen, standIn: Model, content: string) {
  standIn.router.next({ kind: 'completion', content });
  await kitchen.askAndGet(content.split('\n')[0]?.slice(2) ?? '');
}

test('a recipe is saved, found after the page was closed, cooked from, taken out and taken into another browser', async ({
  openTokenPage,
  page,
  standIn,
  browser,
  consoleLines,
}) => {
  const kitchen = await openTokenPage();
  const cookbook = new CookbookPage(page);
  await kitchen.add('lentils', 'onions');
  await serve(kitchen, standIn as never, SOUP);
  await cookbook.saveButton.click();
  await expect(cookbook.savedButton).toBeVisible();
  await expect(page.getByText('Saved in your cookbook')).toBeAttached();
  await cookbook.savedButton.click();
  await expect(page.getByText('It is in your cookbook already')).toBeVisible();
  await page.clock.runFor(1_000);
  await kitchen.add('apples');
  await serve(kitchen, standIn as never, PIE);
  await expect(page.getByText('It is in your cookbook already')).toHaveCount(0);
  await cookbook.saveButton.click();
  await expect(cookbook.savedButton).toBeVisible();

  const again = await page.context().newPage();
  await page.close();
  await again.clock.install({ time: new Date('2026-03-02T12:00:00Z') });
  await again.goto(page.url());
  const found = new CookbookPage(again);
  await found.open();
  await expect(found.titles).toHaveText(['Apple pie', 'Lentil soup']);
  const soup = found.view.getByRole('listitem').last();
  await expect(soup).toContainText('Mar 1, 2026');
  await expect(soup).toContainText('lentils, onions');
  await expect(soup).toContainText('mistralai/Mixtral-8x7B-Instruct-v0.1');

  const download = again.waitForEvent('download');
  await found.button('Export all').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('cookbook-2026-03-02.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toEqual({
    format: 'saffron-cookbook',
    version: 1,
    recipes: [
      { ...ENTRY, recipe: PIE, ingredients: ['lentils', 'onions', 'apples'] },
      { ...ENTRY, recipe: SOUP, ingredients: ['lentils', 'onions'] },
    ],
  });

  await found.button('Lentil soup').click();
  await expect(found.view).toHaveCount(0);
  const heading = again.getByRole('heading', { name: 'From your cookbook' });
  await expect(heading).toBeFocused();
  await expect(found.savedButton).toBeVisible();
  await again.getByRole('checkbox', { name: 'Step 1' }).check();
  await again.getByRole('button', { name: 'Cook', exact: true }).click();
  await expect(again.getByRole('dialog', { name: 'Cooking: Lentil soup' })).toBeVisible();
  await expect(again.getByText('Your cookbook says: Written by mistralai/')).toBeAttached();

  const other = await browser.newContext({ locale: 'de' });
  const fresh = new CookbookPage(await other.newPage());
  await fresh.page.goto(page.url());
  await fresh.open();
  await fresh.import(cookbookFile([{ recipe: PIE }]));
  await expect(fresh.news).toHaveText('1 added.');
  await fresh.import(text);
  await expect(fresh.news).toHaveText('1 added, 1 was there already.');
  await expect(fresh.titles).toHaveText(['Lentil soup', 'Apple pie']);
  await expect(fresh.view.getByRole('listitem').first()).toContainText('01.03.2026');
  await other.close();
  expect(consoleLines).toEqual([]);
});

const ENTRY = {
  saved: expect.stringMatching(/^2026-03-01T12:00:0\d\.\d{3}Z$/),
  model: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
  cut: false,
};

test('two tabs keep what the other has saved and removed, and show it at once', async ({
  openTokenPage,
  page,
  standIn,
}) => {
  const kitchen = await openTokenPage();
  await kitchen.add('lentils', 'onions');
  await serve(kitchen, standIn as never, SOUP);
  const here = new CookbookPage(page);
  const there = new CookbookPage(await page.context().newPage());
  await there.page.goto(page.url());
  await there.open();
  await expect(there.view).toContainText('No recipe yet.');
  await there.import(cookbookFile([{ recipe: PIE }]));

  await here.saveButton.click();
  await expect(there.titles).toHaveText(['Lentil soup', 'Apple pie']);
  await there.button('Remove Lentil soup').click();
  await expect(here.saveButton).toBeVisible();
  await there.button('Undo: bring back Lentil soup').click();
  await expect(here.savedButton).toBeVisible();
  await here.open();
  await expect(here.titles).toHaveText(['Lentil soup', 'Apple pie']);
});

test('the cookbook is gone through by keys alone: found, removed, brought back, opened, left', async ({
  openTokenPage,
  page,
}) => {
  const kitchen = await openTokenPage();
  await expect(kitchen.input).toBeFocused();
  const cookbook = new CookbookPage(page);
  await cookbook.openButton.focus();
  await page.keyboard.press('Enter');
  await expect(cookbook.view.getByRole('heading', { name: 'Cookbook' })).toBeFocused();
  await cookbook.import(
    cookbookFile([...Array(400).keys()].map((count) => ({ recipe: `# Dish ${count}\n\nCrème.` }))),
  );
  await expect(cookbook.titles).toHaveCount(400);

  for (const stop of [cookbook.button('Close'), cookbook.filter]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.type('creme 37');
  await expect(cookbook.count).toHaveText('14 of 400 recipes');
  await expect(cookbook.titles.first()).toHaveText('Dish 379');
  for (const stop of ['Export all', 'Import', 'Dish 379', 'Remove Dish 379']) {
    await page.keyboard.press('Tab');
    await expect(cookbook.button(stop)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(cookbook.button('Undo: bring back Dish 379')).toBeFocused();
  await expect(cookbook.news).toHaveText('Removed Dish 379');
  await expect(cookbook.count).toHaveText('13 of 399 recipes');
  await page.keyboard.press('Enter');
  await expect(cookbook.button('Remove Dish 379')).toBeFocused();
  await expect(cookbook.news).toHaveText('Brought back Dish 379');
  await expect(cookbook.titles.first()).toHaveText('Dish 379');

  await cookbook.filter.focus();
  await page.keyboard.press('Escape');
  await expect(cookbook.filter).toHaveValue('');
  await expect(cookbook.titles).toHaveCount(400);
  await page.keyboard.press('Escape');
  await expect(cookbook.view).toHaveCount(0);
  await expect(cookbook.openButton).toBeFocused();

  await page.keyboard.press('Enter');
  await cookbook.button('Dish 398').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'From your cookbook' })).toBeFocused();
  await expect(kitchen.recipe).toContainText('Dish 398');
  await expect(cookbook.view).toHaveCount(0);
});

test('a browser that forbids storage, or has no room, loses nothing and is told in plain words', async ({
  openTokenPage,
  page,
  standIn,
  consoleLines,
}) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    const { add } = IDBObjectStore.prototype;
    Object.assign(window, { trouble: '' });
    const refuse = (name: string) => {
      if (Reflect.get(window, 'trouble') === name) throw new DOMException('no', name);
    };
    IDBFactory.prototype.open = function (...args) {
      refuse('SecurityError');
      return open.apply(this, args);
    };
    IDBObjectStore.prototype.add = function (...args) {
      if (Reflect.get(window, 'trouble') === 'QuotaExceededError') {
        const { transaction } = this;
        const error = new DOMException('no room', 'QuotaExceededError');
        if (!Object.hasOwn(transaction, 'error')) queueMicrotask(() => transaction.abort());
        Object.defineProperty(transaction, 'error', { get: () => error, configurable: true });
      }
      return add.apply(this, args);
    };
  });
  const kitchen = await openTokenPage();
  const cookbook = new CookbookPage(page);
  const get = (trouble: string) =>
    page.evaluate((name) => Object.assign(window, { trouble: name }) && 0, trouble);
  await get('SecurityError');
  await kitchen.add('lentils', 'onions');
  await serve(kitchen, standIn as never, SOUP);
  await cookbook.saveButton.click();
  const forbidden =
    'This browser lets the page keep nothing: it may be a private window, or one of its settings.';
  await expect(page.getByText(`Not saved. ${forbidden}`)).toBeVisible();
  await cookbook.open();
  await expect(cookbook.alert).toContainText(`The cookbook cannot be opened. ${forbidden}`);

  await get('');
  await cookbook.button('Try again').click();
  await expect(cookbook.view).toContainText('No recipe yet.');
  await expect(cookbook.alert).toBeEmpty();
  await cookbook.import(cookbookFile([{ recipe: PIE }]));
  await expect(cookbook.titles).toHaveText(['Apple pie']);
  await get('QuotaExceededError');
  await cookbook.import(cookbookFile([{ recipe: '# A' }, { recipe: '# B' }]));
  await expect(cookbook.news).toHaveText(
    'Nothing was added. There is no room left in the browser’s storage. What was saved before is still there.',
  );
  await expect(cookbook.titles).toHaveText(['Apple pie']);
  await cookbook.button('Close').click();
  await cookbook.saveButton.click();
  await expect(page.getByText(/^Not saved. There is no room left/)).toBeVisible();
  await get('');
  await cookbook.saveButton.click();
  await expect(cookbook.savedButton).toBeVisible();
  await page.reload();
  await cookbook.open();
  await expect(cookbook.titles).toHaveText(['Lentil soup', 'Apple pie']);
  expect(consoleLines).toEqual([]);
});

test('hostile texts of a file stay texts, in the list and in the pane', async ({
  openTokenPage,
  page,
  context,
  foreignRequests,
  consoleLines,
}) => {
  test.slow();
  await page.addInitScript(recordHits);
  const attacks = readAttacks().map(({ cases }) => cases);
  const texts = attacks
    .flat()
    .filter((text) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text));
  const kitchen = await openTokenPage();
  const cookbook = new CookbookPage(page);
  await cookbook.open();
  await cookbook.import(
    cookbookFile(
      texts.map((text, index) => ({
        recipe: text,
        model: text.trim().slice(0, 200) || 'x',
        ingredients: [text.slice(0, 200).trim() || 'x'],
        saved: new Date(Date.UTC(2026, 0, 1) - index).toISOString(),
      })),
    ),
  );
  await expect(cookbook.news).toContainText(/^\d+ added/);
  await expect(cookbook.titles.nth(500)).toBeAttached();
  const skeletons = await cookbook.view
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) =>
        [...item.querySelectorAll('*')]
          .map((element) => [element.localName, ...element.getAttributeNames()].join(' '))
          .join(),
      ),
    );
  expect(skeletons.length).toBeGreaterThan(600);
  expect(new Set(skeletons).size).toBe(1);

  await page.evaluate(`window.findStrangers = ${findStrangers}`);
  // What the pane makes of each of them is tried with what a model writes.
  for (const text of attacks
    .flatMap(([first]) => first ?? [])
    .filter((_, index) => index % 6 === 0)) {
    const place = texts.indexOf(text);
    if (place < 0) continue;
    await cookbook.view.evaluate((view, index) => {
      view.querySelectorAll<HTMLElement>('li h3 button')[index]?.click();
    }, place);
    await expect(cookbook.view).toHaveCount(0);
    const strangers = await page.evaluate(() => {
      const region = document.querySelector('[aria-label="Recipe"] > [aria-live]');
      return region?.textContent ? window.findStrangers(region) : ['nothing'];
    });
    expect(strangers, text).toEqual([]);
    await cookbook.open();
  }
  expect(await page.evaluate(() => window.hits)).toEqual([]);
  await expect(kitchen.ingredients).toHaveCount(0);
  expect(foreignRequests).toEqual([]);
  expect(context.pages()).toEqual([page]);
  expect(consoleLines).toEqual([]);
});

test('a cookbook that cannot be fetched says so where it was asked for, and comes when it can', async ({
  openTokenPage,
  page,
}) => {
  await page.route(/\/cookbook-[^/]+\.js/, (route) => route.abort());
  await openTokenPage();
  const cookbook = new CookbookPage(page);
  await cookbook.openButton.click();
  await expect(cookbook.openButton).toHaveText('Cookbook, could not be opened, try again');
  await expect(cookbook.openButton).toBeFocused();
  await page.unroute(/\/cookbook-[^/]+\.js/);
  await cookbook.open();
  await expect(cookbook.openButton).toHaveText('Cookbook', { useInnerText: true });
});
