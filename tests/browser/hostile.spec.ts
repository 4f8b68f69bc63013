import type { Page } from '@playwright/test';
import { identityOf, isBlank } from '../../machines/kitchen/ingredientList';
import { readAttacks } from '../hostile/readCases';
import { isFull, sample } from '../support/sample';
import { recipeData, writeClip } from '../support/writeClip';
import { cookbookFile } from './CookbookPage';
import { askForSoup, expect, pack, test } from './hostile/hostileTest';
import { type Findings, playTheModel } from './hostile/inPage';
import { linkFragment } from './scenes';
import { WORDS } from './words';

test.beforeEach(() => test.slow());

/** An answer without a letter is a failed attempt, which the page makes again. */
const withLetters = (text: string) => (/\p{L}/u.test(text) ? text : `${text} soup`);

/** A full run takes all texts of each class, others take two. */
const attacks = readAttacks().map(({ name, cases }) => ({
  name,
  cases: sample(cases, 2).map(withLetters),
}));
const texts = attacks.flatMap(({ cases }) => cases);
/** A comma would make several of one. */
const ingredients = texts.map((text) => text.replace(/[,;，、،؛]/g, '.'));

test(`${texts.length} hostile replies stay texts: nothing runs, is fetched, or changes elsewhere`, async ({
  openHostile,
  page,
}) => {
  const kitchen = await openHostile();
  await askForSoup(page, kitchen);
  for (const { name, cases } of attacks) {
    const findings = await page.evaluate(async (packed) => {
      const all: [string, Findings][] = [];
      for (const text of JSON.parse(packed)) all.push([text, await window.showAnswer(text)]);
      return all.filter(([, { strangers, around }]) => strangers.length + around.length > 0);
    }, pack(cases));
    expect(findings, name).toEqual([]);
    expect(await page.evaluate(() => window.hits), name).toEqual([]);
  }
  expect(await page.evaluate(() => window.asked.length)).toBe(texts.length + 1);
  await kitchen.earlierRecipes.click();
  const earlier = kitchen.recipe.locator('li:has(time)');
  await expect(earlier.first()).toBeVisible();
  const titles = await earlier.evaluateAll((items) =>
    items.map((item) => [...item.querySelectorAll('*')].map(({ localName }) => localName).join()),
  );
  expect([...new Set(titles)]).toEqual(['button,bdi,time']);
  await expect(kitchen.ingredients).toHaveText(['eggs', 'rice']);
  // A link to another site does not look like a button of the page.
  await page.evaluate(() =>
    window.showAnswer('A new version is ready. [Reload](https://a.example)'),
  );
  const mark = await kitchen.recipeText
    .getByRole('link', { name: 'Reload', exact: true })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(mark).toContain('\u2197');
});

test(`${ingredients.length} hostile ingredients are listed, sent, kept and removed to the letter`, {
  tag: '@rare',
}, async ({ openHostile, page }) => {
  const kitchen = await openHostile();
  const sent: string[] = JSON.parse(
    await page.evaluate(
      (packed) => JSON.stringify(JSON.parse(packed).map(window.addIngredient)),
      pack(ingredients),
    ),
  );
  const expected = listOf(sent);
  await expect(kitchen.ingredients).toHaveCount(expected.length);
  expect(await readList(page)).toEqual(expected);
  expect(await page.evaluate(async () => (await window.showAnswer('# Soup')).strangers)).toEqual(
    [],
  );
  expect(JSON.parse(await page.evaluate(() => JSON.stringify(window.asked)))).toEqual([
    `I have ${expected.join(', ')}. Please give me a recipe you'd recommend I make!`,
  ]);

  await page.reload();
  await page.evaluate(playTheModel);
  await expect(kitchen.ingredients).toHaveCount(expected.length);
  expect(await readList(page)).toEqual(expected);
  const kinds = await page.evaluate(() =>
    window
      .listItems()
      .map((item) =>
        [...item.querySelectorAll('*')]
          .map((element) => [element.localName, ...element.getAttributeNames()].join(' '))
          .join(),
      ),
  );
  expect(new Set(kinds).size).toBe(1);
  const lines = await page.evaluate(async () => {
    const all: (string | null | undefined)[][] = [];
    for (let [item] = window.listItems(); item; [item] = window.listItems()) {
      const button = item.querySelector<HTMLButtonElement>('button:last-child');
      const line = [item.textContent, button?.getAttribute('aria-label')];
      button?.click();
      while (item.isConnected) await window.nextTurn();
      all.push([...line, document.querySelector('[role=status]')?.textContent]);
    }
    return JSON.stringify(all);
  });
  expect(JSON.parse(lines)).toEqual(
    expected.map((text) => [text, WORDS.remove(text), WORDS.removed(text)]),
  );
});

test('a hostile ingredient gives a sample recipe its words and nothing else', {
  tag: '@rare',
}, async ({ openHostile, page }) => {
  const kitchen = await openHostile('sample');
  await kitchen.add('eggs', 'rice', 'onion', 'soap');
  await page.evaluate(() => window.showAnswer(''));
  const found = await page.evaluate(async (packed) => {
    const all: unknown[] = [];
    const remaining: string[] = JSON.parse(packed);
    while (remaining.length > 0) {
      const batch = remaining.splice(0, 8);
      batch.forEach(window.addIngredient);
      const { strangers } = await window.showAnswer('');
      const links = [
        ...document.querySelectorAll<HTMLAnchorElement>('[aria-label="Recipe"] > [aria-live] a'),
      ].flatMap(({ href }) => (/leak|good/.test(href) ? [href] : []));
      if (strangers.length + links.length > 0) all.push({ batch, strangers, links });
      for (const item of window.listItems()) {
        if (!['eggs', 'rice', 'onion', 'soap'].includes(item.textContent))
          item.querySelector<HTMLButtonElement>('button:last-child')?.click();
      }
    }
    return JSON.stringify(all);
  }, pack(ingredients));
  expect(JSON.parse(found)).toEqual([]);
});

test('a hostile text in a link is a text, as the recipe and as the name of a model', {
  tag: '@rare',
}, async ({ openHostile, page }) => {
  const kitchen = await openHostile();
  await page.evaluate(() => addEventListener('hashchange', () => window.hits.pop()));
  const home = page.url();
  const found = await page.evaluate(
    async (all) => {
      const findings: unknown[] = [];
      const pane = document.querySelector('[aria-label="Recipe"]');
      for (const hash of all) {
        const heading = pane?.querySelector('h2');
        location.hash = hash;
        for (let turn = 0; turn < 300_000 && pane?.querySelector('h2') === heading; turn += 1) {
          await window.nextTurn();
        }
        const region = pane?.querySelector('[aria-live]');
        const strangers = region ? window.findStrangers(region) : ['no region'];
        const notes = pane?.querySelector('footer');
        if (notes?.querySelector(':not(p)')) strangers.push(notes.innerHTML);
        if (pane?.querySelector('h2') === heading) strangers.push('not shown');
        if (location.hash) strangers.push(location.hash);
        if (strangers.length > 0) findings.push([hash, strangers]);
      }
      return findings;
    },
    texts.map((text) =>
      linkFragment(text.toWellFormed(), { model: `${text.toWellFormed()} model` }),
    ),
  );
  expect(found).toEqual([]);
  expect(page.url()).toBe(home);
  await expect(kitchen.ingredients).toHaveCount(0);
});

test('a hostile text in a clip is a text, in the recipe and in the field where a visitor looks', {
  tag: '@rare',
}, async ({ openHostile, page }) => {
  const kitchen = await openHostile();
  await page.evaluate(() => addEventListener('hashchange', () => window.hits.pop()));
  const home = page.url();
  const dialog = page.getByRole('dialog');
  for (const text of sample(texts, 9)) {
    const [name = '', word = ''] = [`Rice ${text}`, `1 ${text}`].map((one) => one.toWellFormed());
    const data = recipeData({ name, recipeIngredient: ['2 eggs', word], author: name });
    const clip = writeClip({
      title: name,
      address: `https://kitchen.example/${text}`,
      parts: [data],
    });
    await page.evaluate((code) => {
      location.hash = `clip=${code}`;
    }, clip);
    await expect
      .poll(() => page.evaluate(() => location.hash + sessionStorage.getItem('saffron.openList')))
      .toBe('null');
    await expect(kitchen.recipeText.or(dialog).first()).toBeVisible();
    if (await dialog.isVisible()) {
      await expect(dialog.getByRole('textbox', { name: 'Recipe', exact: true })).not.toHaveValue(
        '',
      );
      await dialog.getByRole('button', { name: 'Discard' }).click();
      await expect(dialog).toHaveCount(0);
    } else {
      const strangers = await kitchen.recipeText.evaluate((region) => window.findStrangers(region));
      expect(strangers, text).toEqual([]);
    }
  }
  expect(page.url()).toBe(home);
  await expect(kitchen.ingredients).toHaveCount(0);
});

test('a hostile text in a file is a text, in the list of the cookbook and in the recipe', {
  tag: '@rare',
}, async ({ openHostile, cookbook }) => {
  if (isFull) test.setTimeout(900_000);
  const kitchen = await openHostile();
  const visible = texts.filter((text) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text));
  await cookbook.open();
  await cookbook.import(
    cookbookFile(
      visible.map((text, index) => ({
        recipe: text,
        model: text.trim().slice(0, 200) || 'x',
        ingredients: [text.slice(0, 200).trim() || 'x'],
        saved: new Date(Date.UTC(2026, 0, 1) - index).toISOString(),
      })),
    ),
  );
  await expect(cookbook.titles.first()).toBeAttached();
  await cookbook.showAll();
  expect(await cookbook.titles.count()).toBeGreaterThan(visible.length * 0.8);
  const rows = await cookbook.view
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) =>
        [...item.querySelectorAll('*')]
          .map((element) => [element.localName, ...element.getAttributeNames()].join(' '))
          .join(),
      ),
    );
  expect(new Set(rows).size).toBe(1);

  for (const text of sample(visible, 3).slice(0, 30)) {
    await cookbook.showAll();
    await cookbook.titles.getByRole('button').nth(visible.indexOf(text)).click();
    await expect(cookbook.view).toHaveCount(0);
    await expect(kitchen.recipeText).not.toBeEmpty();
    const strangers = await kitchen.recipeText.evaluate((region) => window.findStrangers(region));
    expect(strangers, text).toEqual([]);
    await cookbook.open();
  }
});

function listOf(sent: string[]): string[] {
  const byIdentity = new Map<string, string>();
  for (const line of sent.flatMap((text) => text.split(/[\n\v\f\r\u0085\u2028\u2029]/))) {
    const identity = identityOf(line);
    if (!isBlank(line) && !byIdentity.has(identity)) byIdentity.set(identity, line.trim());
  }
  return [...byIdentity.values()];
}

async function readList(page: Page): Promise<string[]> {
  return JSON.parse(
    await page.evaluate(() =>
      JSON.stringify(window.listItems().map(({ textContent }) => textContent)),
    ),
  );
}
