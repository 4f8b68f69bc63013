import { execFileSync, spawnSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { isFull, sample } from '../support/sample';
import { expect, test } from './fixtures';
import { RECIPE_SCENES, SCENES, type Scene, sceneOf } from './scenes';
import { RECIPES } from './sceneTexts';

const hasPdfReader = spawnSync('pdftotext', ['-v']).status === 0;

async function countPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Between the margins of a sheet, in px. */
const SHEETS = { A4: 658, A5: 423, Letter: 680, A6: 261 };

/** Letters and digits only, without what leaves the sheet or is clipped. */
function readPdf(pdf: Buffer): string {
  return execFileSync('pdftotext', ['-enc', 'UTF-8', '-', '-'], { input: pdf }).toString();
}

function readPrinted(): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const isSeen = parentElement?.checkVisibility() && !parentElement.closest('.visually-hidden');
    if (isSeen) texts.push(textContent ?? '');
  }
  const numbers = [...document.querySelectorAll('ol')]
    .filter((list) => list.checkVisibility())
    .flatMap(({ children, start }) => [...children].map((_, index) => start + index));
  return [...texts, ...numbers].join(' ');
}

function countLetters(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of text.normalize('NFKC').match(/[\p{L}\p{N}]/gu) ?? []) {
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return counts;
}

async function expectAllOnPaper(page: Page, recipe: Locator) {
  const printed = countLetters(await page.evaluate(readPrinted));
  for (const [format, width] of sample(Object.entries(SHEETS), 2)) {
    const found = countLetters(readPdf(await page.pdf({ format })));
    const lost = [...printed].filter(([letter, count]) => (found.get(letter) ?? 0) < count);
    expect(lost, format).toEqual([]);
    await page.setViewportSize({ width, height: 800 });
    const lefts = await recipe
      .locator('input')
      .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().left));
    expect(
      lefts.filter((left) => left < 0),
      format,
    ).toEqual([]);
  }
}

test('on paper a shopping list is alone, on one page, with its warnings', { tag: '@rare' }, async ({
  openScene,
  page,
}) => {
  await openScene(sceneOf('shopping-list'));
  expect(await countPages(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('⚠ contains milk')).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Cookbook' })).toBeHidden();
});

test('on paper the ingredients have two columns where there is room, and its rules are as wide as the sheet', {
  tag: '@rare',
}, async ({ openRecipe, page }) => {
  const lines = ['4 eggs', '200 g rice', '1 onion', '40 g butter'];
  const list = lines.map((line) => `- ${line}`).join('\n');
  const { recipe, recipeTitle } = await openRecipe(
    `# Fried rice\n\n## Ingredients\n\n${list}\n\n## Method\n\n1. Boil the rice.\n2. Fry it all.`,
  );
  await page.emulateMedia({ media: 'print' });
  for (const [width, columns] of [
    [SHEETS.A4, 2],
    [SHEETS.A6, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = recipe.getByRole('listitem').filter({ hasText: /^(?:4|200|1|40) / });
    await expect(boxes).toHaveCount(lines.length);
    const lefts = await boxes.evaluateAll((all) =>
      all.map((box) => Math.round(box.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
    const notes = recipe.getByText(/Check allergens/).locator('..');
    const [sheet, title, foot] = [recipe, recipeTitle, notes].map((part) => part.boundingBox());
    expect((await title)?.width, `${width} px`).toBe((await sheet)?.width);
    expect((await foot)?.width, `${width} px`).toBe((await sheet)?.width);
  }
});

test('on paper a recipe is whole, and alone', async ({ openScene, page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  const { recipe } = await openScene(sceneOf('recipe'));

  await test.step('the printed page has only the recipe, black on white, even in the dark', async () => {
    await expect(recipe.getByText(/^You still need /)).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

    const [printed = ''] = await page.locator('body').allInnerTexts();
    const [whole = ''] = await recipe.allInnerTexts();
    expect(printed.trim()).toBe(whole.trim());
    expect(printed).not.toMatch(/You still need |need$/m);
    expect(printed).toMatch(/^Saffron's Kitchen Recommends:\s+Saffron Rice with Eggs and Peas\s/);
    const colours = await page.evaluate(() => {
      const sheet = document.querySelector('section[aria-label=Recipe]') as Element;
      return [...sheet.querySelectorAll('*')]
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element).color);
    });
    expect([...new Set(colours)]).toEqual(['rgb(0, 0, 0)']);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  await test.step('a recipe of seven steps takes one page', async () => {
    await page.emulateMedia({ media: null, colorScheme: null });
    await page.evaluate(() => document.fonts.ready);
    expect(await countPages(page)).toBe(1);
  });

  await test.step('on paper, the box, the number and the words of a step are beside each other', async () => {
    await page.emulateMedia({ media: 'print' });
    const steps = recipe.getByRole('listitem').filter({ has: page.getByLabel(/^Step /) });
    await expect(steps).toHaveCount(7);
    const places = await steps.evaluateAll((items) =>
      items.map((item) => {
        const box = item.querySelector('input')?.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(item.querySelector('label') ?? item);
        const [line] = words.getClientRects();
        const { top } = item.getBoundingClientRect();
        return box && line && box.right < line.left && box.top >= top && box.bottom < top + 24;
      }),
    );
    expect(places).toEqual(Array(7).fill(true));
  });

  await test.step('no letter and no box is lost, whatever its size', async () => {
    test.skip(!hasPdfReader, 'It needs pdftotext, of poppler-utils.');
    await expectAllOnPaper(page, recipe);
  });
});

if (isFull) {
  test('a long recipe is printed to its end', async ({ openRecipe, page }) => {
    const steps = Array.from({ length: 100 }, (_, at) => `${at + 1}. Stir the pot and taste.`);
    await openRecipe(`# Feast\n\n- 2 eggs\n\n${steps.join('\n')}`);
    expect(await countPages(page)).toBeGreaterThan(2);
  });

  for (const { name, play, site } of [...RECIPE_SCENES, ...SCENES]) {
    test(`no letter and no box of "${name}" is lost on paper, whatever its size`, async ({
      openScene,
      page,
    }) => {
      test.skip(!hasPdfReader, 'It needs pdftotext, of poppler-utils.');
      const { recipe } = await openScene({ name, play, site, state: '' } as Scene);
      await page.emulateMedia({ media: 'print' });
      await expectAllOnPaper(page, recipe);
    });
  }
}

test('paper spells out addresses once, and its boxes are empty', { tag: '@rare' }, async ({
  openPage,
  page,
  standIn,
}) => {
  const kitchen = await openPage();
  await kitchen.add('eggs', 'rice');
  const { recipe } = kitchen;

  await test.step('on paper, the address of a video is there once, however the text names it', async () => {
    const address = 'youtube.com/watch?v=aB3-_dE9xYz';
    for (const [index, mention] of [
      `https://www.${address}`,
      `Video: https://www.${address}`,
      `[Watch how](https://www.${address})`,
    ].entries()) {
      const content = `# Rice ${index}\n\n${mention}\n\n1. Boil.\n2. Serve.`;
      standIn.router.next({ kind: 'completion', content });
      await kitchen.askAndGet(`Rice ${index}`);
      await page.emulateMedia({ media: 'print' });
      const printed = await kitchen.recipe.evaluate((recipe) => {
        const links = [...recipe.querySelectorAll('a')].filter((link) => link.checkVisibility());
        const behind = links.map((link) => getComputedStyle(link, '::after').content);
        return [(recipe as HTMLElement).innerText, ...behind].join(' ');
      });
      expect(printed.split(address).length - 1, mention).toBe(1);
      await page.emulateMedia({ media: 'screen' });
    }
  });

  await test.step('the printed page spells out the address of a link, unless its text does', async () => {
    standIn.router.next({ kind: 'completion', content: RECIPES.footnotes ?? '' });
    await kitchen.askAndGet('Duck Legs');
    await page.emulateMedia({ media: 'print' });
    const behind = await recipe
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    const address = (
      await recipe.getByRole('link', { name: 'the safe temperatures' }).getAttribute('href')
    )?.replace(/^/, ' (');
    expect(behind.filter((content) => content !== 'none')).toEqual([`"${address})"`]);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('on paper every box is empty, whatever is ticked', async () => {
    standIn.router.next({ kind: 'completion', content: RECIPES.tasks ?? '' });
    await kitchen.askAndGet('Pizza');
    await expect(recipe.getByRole('checkbox', { checked: true })).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    const boxes = await recipe.getByRole('checkbox').evaluateAll((inputs) =>
      inputs.map((input) => {
        const { borderTopStyle, borderTopColor } = getComputedStyle(input);
        return `${borderTopStyle} ${borderTopColor} ${getComputedStyle(input, '::after').content}`;
      }),
    );
    expect([...new Set(boxes)]).toEqual(['solid rgb(0, 0, 0) none']);
  });
});
