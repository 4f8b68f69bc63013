import { devices, type Page } from '@playwright/test';
import * as restWords from '../../src/words/en/rest';
import { serve } from '../support/serve';
import { recipeData, writeClip } from '../support/writeClip';
import { expect, test } from './fixtures';
import { Kitchen, START } from './Kitchen';
import { overflows } from './overflows';
import { objections } from './scenesAxe';
import { WORDS } from './words';

const DATA = `<script type="application/ld+json">${recipeData()}</script>`;
const STORY = `<main><h1>Leek pie</h1><ul style="display: contents">
  <li style="display: contents">2 leeks<li style="display: contents">500 g cod</ul>
  <p>Bake the leeks for 20 minutes.</p><p hidden>secret</p><form><input value="Kim"></form></main>`;

/** Pages of other people, some with a policy of their own. */
const PAGES: Record<string, { html: string; policy?: string }> = {
  '/data': { html: DATA },
  '/strict': { html: DATA, policy: "default-src 'none'; require-trusted-types-for 'script'" },
  '/closed': {
    html: DATA,
    // Its pages open no other tab.
    policy: "default-src 'none'; sandbox allow-scripts allow-same-origin allow-top-navigation",
  },
  '/story': { html: STORY },
};

const elsewhere = () =>
  serve(({ url = '' }, response) => {
    const { html = '', policy } = PAGES[url] ?? {};
    response
      .writeHead(200, {
        'content-type': 'text/html',
        ...(policy && { 'content-security-policy': policy }),
      })
      .end(`<!doctype html><html lang="en"><title>Rice</title><body>${html}`);
  });

const { defaultBrowserType: _, ...PHONE } = devices['Pixel 7'] ?? {};

async function openBookmark(page: Page) {
  await page.getByRole('button', { name: 'Add a recipe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a recipe' });
  await dialog.getByText(restWords.clip.heading, { exact: true }).click();
  const name = restWords.clip.name("Saffron's Kitchen");
  return { dialog, link: dialog.getByRole('link', { name, exact: true }) };
}

/** The page of a recipe, where a visitor presses the bookmark that this kitchen gives. */
async function visit(page: Page, kitchen: string, address: string) {
  await page.clock.install({ time: START.getTime() - 60_000 });
  await page.clock.pauseAt(START);
  await page.goto(kitchen);
  const { link } = await openBookmark(page);
  const bookmark = await link.getAttribute('href');
  await page.goto(address);
  return async () => {
    // The browser runs it, and goes nowhere.
    await page.goto(bookmark ?? '').catch(() => {});
  };
}

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test('the bookmark is a link to drag, which teaches at a press, also by keyboard, on a narrow screen and without a break of the policy', async ({
  openPage,
  page,
  context,
  consoleLines,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 320, height: 568 });
  const kitchen = await openPage();
  const { dialog, link } = await openBookmark(page);
  await expect(link).toHaveAttribute('href', /^javascript:[!-~]+$/);
  expect(await link.evaluate((one: HTMLAnchorElement) => one.draggable)).toBe(true);
  const home = page.url();
  for (const press of [() => link.click(), () => link.press('Enter')]) {
    await press();
    await expect(dialog.getByText(restWords.clip.pressed)).toBeVisible();
    await expect(dialog.getByText(restWords.clip.keyboard.bookmarkAny)).toBeVisible();
    expect(page.url()).toBe(home);
  }
  await dialog.getByRole('button', { name: restWords.clip.copy }).click();
  await expect(dialog.getByText(restWords.clip.copied, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await link.getAttribute('href'),
  );
  expect(await overflows(page)).toEqual([]);
  expect(await objections(page)).toEqual([]);
  await expect(kitchen.recipeTitle).toHaveCount(0);
  expect(consoleLines).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ ...PHONE });

  test('a visitor sees the phone’s steps first, and then the link to drag', {
    tag: '@rare',
  }, async ({ openPage, page }) => {
    await openPage();
    const { dialog, link } = await openBookmark(page);
    const first = dialog.getByText(restWords.clip.phone.bookmarkAny);
    await expect(first).toBeVisible();
    await expect(dialog.getByRole('button', { name: restWords.clip.copy })).toBeVisible();
    await expect(link).toHaveAttribute('href', /^javascript:/);
    const tops = await Promise.all([first, link].map(async (one) => (await one.boundingBox())?.y));
    expect(tops[0]).toBeLessThan(tops[1] ?? 0);
    expect(await overflows(page)).toEqual([]);
    expect(await objections(page)).toEqual([]);
  });
});

test('one press on the page of a recipe opens it in a new tab, which no reload, no Back and no copy of the tab repeats', async ({
  page,
  context,
  sites,
}) => {
  const site = await elsewhere();
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url(), `${request.headers().referer}`));
  const press = await visit(page, sites.token.url, `${site.url}data`);
  const opening = context.waitForEvent('page');
  await press();
  const kitchen = new Kitchen(await opening);
  await expect(kitchen.recipeTitle).toHaveText('Rice');
  await expect(
    kitchen.recipe.getByText(/^The recipe says it is from 127\.0\.0\.1\./),
  ).toBeVisible();
  await expect(kitchen.status).toHaveText(WORDS.opened);
  await expect(kitchen.recipe.getByRole('heading').first()).toBeFocused();
  expect(kitchen.page.url()).toBe(sites.token.url);
  expect(
    await kitchen.page.evaluate(() => [history.length, `${opener}`, document.referrer]),
  ).toEqual([1, 'null', '']);
  expect(await kept(kitchen.page)).not.toContain('clip=');
  await kitchen.page.reload();
  await expect(kitchen.recipeTitle).toHaveText('Rice');
  await expect(kitchen.earlierRecipes).toHaveCount(0);

  const copying = context.waitForEvent('page');
  await kitchen.page.evaluate(() => void open(location.href));
  const copy = new Kitchen(await copying);
  await expect(copy.recipeTitle).toHaveText('Rice');
  await expect(copy.earlierRecipes).toHaveCount(0);
  expect(await kept(copy.page)).not.toContain('clip=');
  expect(
    addresses.filter((one) => one.includes('clip=') && !one.startsWith(sites.token.url)),
  ).toEqual([]);
  await site.close();
});

test('a clip that comes by a link while a visitor edits waits above the edit, and Back leads through both', {
  tag: '@rare',
}, async ({ openRecipe, page }) => {
  const kitchen = await openRecipe(
    '# Soup\n\n## Ingredients\n\n- 1 onion\n\n## Method\n\n1. Boil.',
  );
  const home = page.url();
  await kitchen.moreButton.click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const fieldIn = (name: string) =>
    page.getByRole('dialog', { name }).getByRole('textbox', { name: 'Recipe', exact: true });
  const edited = fieldIn('Edit recipe');
  await edited.press('Control+End');
  await edited.pressSequentially('\nmy words');
  const clip = writeClip({ parts: [recipeData()] });
  for (let time = 0; time < 2; time += 1) {
    // A visitor can open a link from the address bar, above any dialog.
    await page.evaluate((code) => location.assign(`#clip=${code}`), clip);
    await expect(fieldIn('Compare with the text')).toHaveValue(/200 g rice/);
    expect(page.url()).toBe(home);
    await page.goBack();
    await expect(fieldIn('Compare with the text')).toHaveCount(0);
    await expect(edited).toHaveValue(/my words$/);
    await expect(kitchen.recipeTitle).toHaveText('Soup');
  }
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(kitchen.recipeText).toContainText('my words');
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
});

test('on the kitchen’s own page, the bookmark says that this is the kitchen, and takes nothing', {
  tag: '@rare',
}, async ({ page, context, sites }) => {
  const press = await visit(page, sites.token.url, sites.token.url);
  const told: string[] = [];
  page.on('dialog', (dialog) => {
    told.push(dialog.message());
    dialog.accept();
  });
  await press();
  await expect.poll(() => told).toEqual([restWords.clip.here]);
  await page.clock.runFor(2_000);
  expect(context.pages()).toHaveLength(1);
  expect(page.url()).toBe(sites.token.url);
});

test('a page whose policy runs no script gives its recipe, too', { tag: '@rare' }, async ({
  page,
  context,
  sites,
}) => {
  const site = await elsewhere();
  const press = await visit(page, sites.token.url, `${site.url}strict`);
  const opening = context.waitForEvent('page');
  await press();
  await expect(new Kitchen(await opening).recipeTitle).toHaveText('Rice');
  await site.close();
});

test('where no new tab may open, the kitchen opens in the same one, and Back leads to the page', {
  tag: '@rare',
}, async ({ page, context, sites }) => {
  const site = await elsewhere();
  const press = await visit(page, sites.token.url, `${site.url}closed`);
  await press();
  await page.clock.runFor(2_000);
  const kitchen = new Kitchen(page);
  await expect(kitchen.recipeTitle).toHaveText('Rice');
  expect(context.pages()).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveTitle('Rice');
  await page.goForward();
  await expect(kitchen.recipeTitle).toHaveText('Rice');
  await expect(kitchen.earlierRecipes).toHaveCount(0);
  expect(page.url()).toBe(sites.token.url);
  await site.close();
});

test('of a page without data, a visitor gives the text and looks at it before it opens', {
  tag: '@rare',
}, async ({ page, context, sites }) => {
  const site = await elsewhere();
  const press = await visit(page, sites.token.url, `${site.url}story`);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    dialog.accept();
  });
  const opening = context.waitForEvent('page');
  await press();
  const tab = await opening;
  const field = tab.getByRole('dialog').getByRole('textbox', { name: 'Recipe', exact: true });
  await expect(field).toHaveValue(/2 leeks\n[\s\S]*500 g cod\n[\s\S]*Bake the leeks/);
  expect(await field.inputValue()).not.toMatch(/secret|Kim/);
  expect(asked).toEqual([restWords.clip.ask]);
  await tab.reload();
  const kitchen = new Kitchen(tab);
  await expect(kitchen.input).toBeVisible();
  expect(await kept(tab)).toContain('2 leeks');
  await site.close();
});
