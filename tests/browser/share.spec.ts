import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { findStrangers } from '../hostile/findStrangers';
import { readAttacks } from '../hostile/readCases';
import { expect, test } from './fixtures';
import { recordHits } from './hostile/inPage';
import { Kitchen } from './Kitchen';
import { RECIPES } from './scenes';
import { objections } from './scenesAxe';

const COMMON = RECIPES.common ?? '';
const MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';
const LINE = `Written by ${MODEL}, a language model, with Saffron's Kitchen. Check allergens and cooking temperatures.`;
const BROKEN = 'The link to the shared recipe is broken. Copy it once more, all of it.';

/** The fragment of a link, made without the page. */
function fragmentOf(value: unknown): string {
  return `#recipe=1.${deflateRawSync(JSON.stringify(value)).toString('base64url')}.end`;
}
const shared = (recipe: string, rest = {}) => fragmentOf({ recipe, model: 'their-model', ...rest });

const menuOf = (page: Page) => page.locator('summary', { hasText: 'Share and keep' });
const outcomeOf = (page: Page) => page.locator('details').getByRole('status');
const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Another visitor's page, in a browser of their own. */
async function visit(context: BrowserContext | null, address: string) {
  if (!context) throw new Error('There is no browser.');
  const page = await context.newPage();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(address);
  return { kitchen: new Kitchen(page), page, addresses };
}

test('a recipe is copied, downloaded, printed and handed to recipe managers, by keyboard too', async ({
  openTokenPage,
  page,
  context,
  standIn,
  consoleLines,
  foreignRequests,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(recordHits);
  const kitchen = await openTokenPage();
  standIn.router.next({ kind: 'completion', content: COMMON });
  await kitchen.add('eggs', 'rice');
  await kitchen.askAndGet('Saffron Rice');
  const before = foreignRequests.length;

  await menuOf(page).focus();
  await page.keyboard.press('Enter');
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  await expect(copy).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(outcomeOf(page)).toHaveText('Copied');
  await expect(copy).toBeFocused();
  expect(await clipboardOf(page)).toBe(`${COMMON.trimEnd()}\n\n---\n\n${LINE}\n`);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('saffron-rice-with-eggs-and-peas.md');
  expect(await readFile(await download.path(), 'utf8')).toBe(await clipboardOf(page));
  await expect(outcomeOf(page)).toHaveText('Downloaded saffron-rice-with-eggs-and-peas.md');

  await page.getByRole('button', { name: 'Print' }).click();
  expect(await page.evaluate(() => window.hits)).toEqual(['print']);

  await page.getByRole('button', { name: 'Copy for Mealie or Tandoor' }).click();
  await expect(outcomeOf(page)).toHaveText('Copied for recipe managers');
  const { name, recipeIngredient, recipeInstructions, creditText, ...data } = JSON.parse(
    await clipboardOf(page),
  );
  expect([name, recipeIngredient.length, recipeInstructions.length, creditText]).toEqual([
    'Saffron Rice with Eggs and Peas',
    10,
    7,
    LINE,
  ]);
  expect(data).toMatchObject({ '@type': 'Recipe', recipeYield: '2 servings', totalTime: 'PT25M' });

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await copy.click();
  await expect(page.getByRole('textbox', { name: 'Recipe as markdown' })).toHaveValue(/a language/);
  for (const [width, colorScheme] of [
    [1280, 'dark'],
    [320, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await objections(page), `${width}, ${colorScheme}`).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  }
  expect(foreignRequests.slice(before)).toEqual([]);
  expect(consoleLines).toEqual([]);
});

test('a link brings the recipe to another visitor, whose browser tells it to nobody, and it stays over a reload', async ({
  openTokenPage,
  page,
  browser,
  context,
  standIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const kitchen = await openTokenPage();
  standIn.router.next({ kind: 'completion', content: COMMON });
  await kitchen.add('eggs', 'rice');
  await kitchen.askAndGet('Saffron Rice');
  await menuOf(page).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(outcomeOf(page)).toHaveText('Link copied');
  const link = await clipboardOf(page);
  expect(link.length).toBeLessThan(2_000);

  const theirs = await browser.newContext();
  const guest = await visit(theirs, link);
  const { recipe } = guest.kitchen;
  await expect(recipe.getByRole('heading', { name: 'Shared recipe' })).toBeVisible();
  await expect(recipe.getByRole('heading', { name: 'Saffron Rice with Eggs' })).toBeVisible();
  await expect(recipe).toContainText(`Its link says: Written by ${MODEL}, a language model.`);
  await expect(guest.kitchen.recipeHeading).toHaveCount(0);
  await expect(guest.kitchen.status.first()).toHaveText('The recipe is open');
  expect(guest.page.url()).toBe(page.url());
  for (const address of guest.addresses) expect(new URL(address).search).toBe('');
  expect(guest.addresses.filter((address) => !address.startsWith(page.url()))).toEqual([]);

  for (const colorScheme of ['light', 'dark'] as const) {
    await guest.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await objections(guest.page), colorScheme).toEqual([]);
  }
  // Everything of the recipe pane is there.
  await guest.page.getByRole('button', { name: 'Cook', exact: true }).click();
  await expect(guest.page.getByRole('dialog')).toContainText('Step 1 of 7');
  await guest.page.keyboard.press('Escape');

  await guest.page.reload();
  await expect(recipe.getByRole('heading', { name: 'Shared recipe' })).toBeVisible();
  await expect(recipe.getByRole('heading', { name: 'Saffron Rice with Eggs' })).toBeVisible();
  await theirs.close();
});

test('a link that is opened beside a running request stops it, keeps the list, and gives way to an undo', async ({
  openTokenPage,
  page,
  standIn,
}) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice');
  await kitchen.askAndGet('Egg fried rice');
  standIn.router.next({ kind: 'hang' });
  await kitchen.ask();

  const home = page.url();
  await page.evaluate((fragment) => location.assign(fragment), shared('# Plum pie', { cut: true }));
  await expect(kitchen.recipe.getByRole('heading', { name: 'Plum pie' })).toBeVisible();
  await expect(kitchen.recipe).toContainText('The end may be missing');
  await expect(kitchen.spinnerText).toHaveCount(0);
  await expect(kitchen.ingredients).toHaveText(['eggs', 'rice']);
  expect(page.url()).toBe(home);
  await expect.poll(() => standIn.underWay).toBe(0);

  await page.evaluate((fragment) => location.assign(fragment), shared('# Soup', { model: null }));
  await expect(kitchen.recipe.getByRole('heading', { name: 'Soup' })).toBeVisible();
  await expect(kitchen.recipe).toContainText('Its link says: From the built-in recipe book.');
  await kitchen.undoButton.click();
  await expect(kitchen.recipe.getByRole('heading', { name: 'Plum pie' })).toBeVisible();
  await kitchen.askAndGet('Egg fried rice');
  await expect(kitchen.recipeHeading).toBeVisible();
});

test('a link that cannot be opened says so, and costs nothing', async ({
  openSamplePage,
  page,
  consoleLines,
}) => {
  const kitchen = await openSamplePage();
  const home = page.url();
  await kitchen.add('eggs');
  for (const [fragment, message] of [
    ['#recipe=', ''],
    ['#recipe=1.AAAA.end', BROKEN],
    [shared('# Pie').slice(0, -9), BROKEN],
    [shared('# Pie').replace('=1.', '=2.'), 'The link was made by a newer page.'],
    [shared(' '.repeat(15_000_000)), 'The shared recipe is too large to be opened.'],
    [`#recipe=1.${'A'.repeat(2_000_000)}.end`, 'The shared recipe is too large to be opened.'],
    [shared(' \n'), 'The link holds no recipe.'],
    [shared('x', { model: 7 }), BROKEN],
  ] as const) {
    await page.evaluate((hash) => location.assign(hash), fragment);
    if (message) await expect(kitchen.status).toContainText(message);
    await expect.poll(() => page.url()).toBe(home);
    await expect(kitchen.ingredients).toHaveText(['eggs']);
    await expect(kitchen.recipe).toHaveText('');
  }
  expect(await objections(page)).toEqual([]);
  // The word on it goes with the next thing that happens.
  await kitchen.add('rice');
  await expect(kitchen.status).toHaveText('');
  expect(consoleLines).toEqual([]);
});

test('a link whose code or renderer cannot be fetched is kept, or shown as plain text', async ({
  sites,
  page,
  kitchen,
}) => {
  await page.route(/\/share-.*\.js/, (route) => route.abort());
  const link = `${sites.token.url}${shared('# Plum *pie*')}`;
  await page.goto(link);
  await expect(kitchen.status).toHaveText(
    'The shared recipe could not be loaded. Reload the page to try again.',
  );
  expect(page.url()).toBe(link);

  await page.unroute(/\/share-.*\.js/);
  await page.route(/\/Markdown-.*\.js/, (route) => route.abort());
  await page.reload();
  await expect(kitchen.recipe).toContainText('# Plum *pie*');
  await expect(kitchen.recipe.getByRole('heading', { name: 'Shared recipe' })).toBeVisible();
  expect(page.url()).toBe(sites.token.url);
});

test('a hostile text that comes with a link stays a text', async ({
  openTokenPage,
  page,
  context,
  foreignRequests,
  consoleLines,
}) => {
  test.slow();
  await page.addInitScript(recordHits);
  const kitchen = await openTokenPage();
  const home = page.url();
  await page.evaluate(`window.findStrangers = ${findStrangers}`);
  await page.evaluate((hash) => location.assign(hash), shared('# Soup'));
  await expect(kitchen.recipe.getByRole('heading', { name: 'Soup' })).toBeVisible();

  const texts = readAttacks().flatMap(({ cases }) => cases.map((text) => text.toWellFormed()));
  // The text stands for the model's name too. That every one is rendered as text is held elsewhere.
  const some = texts.filter((_, index) => index % 3 === 0);
  const links = some.map((text) => shared(text, { model: `${text} model` }));
  const found = await page.evaluate(async (all) => {
    const findings: unknown[] = [];
    const recipe = document.querySelector('[aria-label="Recipe"]');
    const turn = () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    for (const hash of all) {
      const heading = recipe?.querySelector('h2');
      location.hash = hash;
      const until = performance.now() + 2_000;
      while (recipe?.querySelector('h2') === heading && performance.now() < until) await turn();
      const region = recipe?.querySelector('[aria-live]');
      const strangers = region ? window.findStrangers(region) : ['no region'];
      const notes = recipe?.querySelector('footer');
      if (notes?.querySelector(':not(p)')) strangers.push(notes.innerHTML);
      if (recipe?.querySelector('h2') === heading) strangers.push('not shown');
      if (location.hash) strangers.push(location.hash);
      if (strangers.length > 0) findings.push([hash, strangers]);
    }
    return findings;
  }, links);
  expect(found).toEqual([]);
  const hits = (await page.evaluate(() => window.hits)).filter((hit) => hit !== 'moved');
  expect(hits).toEqual([]);
  expect(page.url()).toBe(home);
  expect(foreignRequests).toEqual([]);
  expect(context.pages()).toEqual([page]);
  expect(consoleLines).toEqual([]);
});
