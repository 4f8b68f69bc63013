import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { words as german } from '../../src/words/de/first';
import { recipePane } from '../../src/words/en/first';
import * as recipeWords from '../../src/words/en/recipe';
import * as restWords from '../../src/words/en/rest';

import { COOKBOOK_WORDS } from './CookbookPage';
import { expect, test } from './fixtures';
import { recordHits } from './hostile/inPage';
import { Kitchen } from './Kitchen';
import { linkFragment } from './scenes';
import { objections } from './scenesAxe';
import { RECIPES } from './sceneTexts';
import { SHARE_WORDS, WORDS } from './words';

const COMMON = RECIPES.common ?? '';
const MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';

const follow = (page: Page, fragment: string) =>
  page.evaluate((hash) => location.assign(hash), fragment);
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const readFormatted = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType('text/html'))?.text();
  });

const menuOf = (page: Page) => ({
  menuButton: page.getByRole('button', { name: WORDS.more, exact: true }),
  outcome: page.locator('[dir=ltr] > [role=status]').first(),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
});

test('a recipe is copied, exported for other programs and printed, also by keyboard', {
  tag: '@rare',
}, async ({ openRecipe, cookbook, page, context, consoleLines, foreignRequests }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(recordHits);
  const kitchen = await openRecipe(COMMON);
  const before = foreignRequests.length;
  const { menuButton, outcome, button } = menuOf(page);
  const copyButton = button(SHARE_WORDS.copy);
  const pick = async (name: string) => {
    await menuButton.click();
    await button(name).click();
  };
  // Measured on the page, because the focus may scroll it.
  const placeOfTitle = () =>
    kitchen.recipeTitle.first().evaluate((title) => title.getBoundingClientRect().y + scrollY);
  const titleBefore = await placeOfTitle();

  await menuButton.focus();
  await page.keyboard.press('Enter');
  await expect(copyButton).toBeVisible();
  const entries = copyButton.locator('xpath=ancestor::ul/..').getByRole('button');
  expect(await entries.count(), 'entries of the menu').toBe(7);
  const items = [WORDS.another, 'Three ideas', recipeWords.plan.plan, restWords.edit.edit];
  for (const item of [...items.map((name) => button(name)), copyButton]) {
    await page.keyboard.press('Tab');
    await expect(item).toBeFocused();
  }
  expect(await placeOfTitle(), 'the title below the open menu').toBe(titleBefore);
  await page.keyboard.press('Enter');
  await expect(outcome).toHaveText(SHARE_WORDS.copied);
  await expect(copyButton).toHaveCount(0);
  await expect(menuButton).toBeFocused();
  expect(await placeOfTitle(), 'the title below the message').toBe(titleBefore);
  const plain = await readClipboard(page);
  expect(plain).toContain('Saffron Rice with Eggs and Peas\n\n');
  expect(plain).toContain(MODEL);
  expect(await readFormatted(page)).toContain('<h3>Saffron Rice with Eggs and Peas</h3>');

  const exportAs = async (form: string, name: string) => {
    const downloading = page.waitForEvent('download');
    await pick(SHARE_WORDS.file);
    await button(form).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(name);
    await expect(outcome).toHaveText(SHARE_WORDS.downloaded(name));
    return readFile(await download.path());
  };
  const file = 'saffron-rice-with-eggs-and-peas';
  const markdown = (await exportAs(SHARE_WORDS.markdown, `${file}.md`)).toString();
  expect(markdown).toContain(COMMON.trimEnd());
  expect(markdown).toContain(`Written by ${MODEL}`);
  const zip = unzipSync(await exportAs(COOKBOOK_WORDS.forManagers, `${file}.zip`));
  const data = JSON.parse(
    strFromU8(zip['Recipes/Saffron Rice with Eggs and Peas/recipe.json'] ?? new Uint8Array()),
  );
  expect(data.name).toBe('Saffron Rice with Eggs and Peas');
  expect(data.creditText).toContain(`Written by ${MODEL}`);

  await pick(SHARE_WORDS.file);
  await button(SHARE_WORDS.print).click();
  expect(await page.evaluate(() => window.hits)).toEqual(['print']);

  await pick(SHARE_WORDS.file);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await objections(page)).toEqual([]);
  const row = [kitchen.cookButton, cookbook.saveButton, menuButton];
  const places = await Promise.all(row.map((tool) => tool.boundingBox()));
  expect(new Set(places.map((box) => box?.y)).size, 'rows of these tools').toBe(1);
  expect(foreignRequests.slice(before)).toEqual([]);
  expect(consoleLines).toEqual([]);
});

test('a link takes the recipe to another visitor, whose browser sends it nowhere', {
  tag: '@rare',
}, async ({ openRecipe, page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRecipe(COMMON);
  const { menuButton, outcome, button } = menuOf(page);
  await menuButton.click();
  await button(SHARE_WORDS.link).click();
  await expect(outcome).toHaveText(SHARE_WORDS.linkCopied);
  const link = await readClipboard(page);
  expect(link.length).toBeLessThan(1_000);

  const guest = new Kitchen(await (await browser.newContext()).newPage());
  const addresses: string[] = [];
  guest.page.on('request', (request) => addresses.push(request.url()));
  await guest.page.goto(link);
  const sharedHeading = guest.recipe.getByRole('heading', { name: WORDS.shared });
  await expect(sharedHeading).toBeVisible();
  await expect(guest.recipeTitle.first()).toHaveText('Saffron Rice with Eggs and Peas');
  await expect(guest.recipe.getByText(WORDS.linkSays)).toContainText(MODEL);
  await expect(guest.recipeHeading).toHaveCount(0);
  await expect(guest.status).toHaveText(WORDS.opened);
  await expect(guest.cookButton).toBeVisible();
  expect(guest.page.url()).toBe(page.url());
  for (const address of addresses) {
    expect(address.startsWith(page.url())).toBe(true);
    expect(new URL(address).search).toBe('');
  }

  await guest.page.reload();
  await expect(sharedHeading).toBeVisible();
  await expect(guest.recipeTitle.first()).toHaveText('Saffron Rice with Eggs and Peas');
  await guest.page.context().close();
});

test('a link says what it opens before the script has come, and until the recipe has', async ({
  page,
  sites,
  consoleLines,
}) => {
  const { url } = sites.token;
  const pane = (words: string) => page.getByRole('main').getByText(words, { exact: true });
  const [opening, empty] = [pane(recipePane.opening), pane(recipePane.emptyLead)];
  let arrive = () => {};
  const scripts = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(`${url}de/${linkFragment('# Plum pie')}`, { waitUntil: 'commit' });
  await expect(page.getByText(german.recipePane.opening)).toBeVisible();
  await page.goto('about:blank');
  await page.goto(url + linkFragment('# Plum pie'), { waitUntil: 'commit' });
  await expect(opening).toBeVisible();
  await expect(empty).toBeHidden();
  arrive();
  const kitchen = new Kitchen(page);
  await expect(kitchen.recipeTitle).toHaveText('Plum pie');
  await kitchen.startOverButton.click();
  await expect(empty).toBeVisible();
  await expect(opening).toBeHidden();

  // A link that cannot be opened gives the pane back.
  await page.goto('about:blank');
  await page.goto(`${url}#recipe=x`);
  await expect(kitchen.status).toContainText(SHARE_WORDS.broken);
  await expect(empty).toBeVisible();
  await expect(opening).toBeHidden();
  expect(consoleLines).toEqual([]);
});

test('a link keeps the list and the recipe from before; one that is broken changes nothing', {
  tag: '@rare',
}, async ({ openPage, page, standIn, consoleLines }) => {
  const kitchen = await openPage();
  const home = page.url();
  await kitchen.add('eggs', 'rice');
  await kitchen.askAndGet('Egg fried rice');
  for (const [fragment, message] of [
    ['#recipe=', ''],
    [linkFragment('# Pie').slice(0, -9), SHARE_WORDS.broken],
    [linkFragment(' '.repeat(15_000_000)), SHARE_WORDS.tooLarge],
    [`#recipe=1.${'A'.repeat(2_000_000)}.end`, SHARE_WORDS.tooLarge],
    [linkFragment('x', { model: 7 }), SHARE_WORDS.broken],
  ] as const) {
    await follow(page, fragment);
    if (message) await expect(kitchen.status).toContainText(message);
    await expect.poll(() => page.url()).toBe(home);
    await expect(kitchen.recipeTitle).toHaveText('Egg fried rice');
  }

  standIn.router.next({ kind: 'hang' });
  await kitchen.ask();
  await follow(page, linkFragment('# Plum pie', { cut: true }));
  await expect(kitchen.recipeTitle).toHaveText('Plum pie');
  await expect(kitchen.recipe.getByText(WORDS.maybeCut)).toBeVisible();
  await expect(kitchen.spinnerText).toHaveCount(0);
  await expect(kitchen.ingredients).toHaveText(['eggs', 'rice']);
  expect(page.url()).toBe(home);
  await expect.poll(() => standIn.underWay).toBe(0);
  await kitchen.earlierRecipes.click();
  await kitchen.recipe.getByRole('button', { name: /^Egg fried rice/ }).click();
  await expect(kitchen.recipeTitle).toHaveText('Egg fried rice');
  expect(consoleLines).toEqual([]);
});
