import { execFileSync, spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { isFull } from '../support/sample';
import { expect, test } from './fixtures';
import { RECIPE_SCENES, SCENES, type Scene, sceneOf } from './scenes';

const hasPdfReader = spawnSync('pdftotext', ['-v']).status === 0;

/** How many pages of A4 the page prints to. */
async function countPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('the printed page has the recipe alone, black on white, even in the dark', async ({
  openScene,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { recipe } = await openScene(sceneOf('recipe'));
  await expect(recipe.getByText(/^Uses /)).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  const [printed = ''] = await page.locator('body').allInnerTexts();
  const [whole = ''] = await recipe.allInnerTexts();
  expect(printed.trim()).toBe(whole.trim());
  expect(printed).not.toMatch(/Uses |Not on your list/);
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

/** The width between the margins of a sheet, in px. */
const SHEETS = { A4: 643, A5: 408, Letter: 665, A6: 246 };

/** Reads the letters and digits of a PDF. What leaves the sheet, or is clipped, is not among them. */
function readPdf(pdf: Buffer): string {
  return execFileSync('pdftotext', ['-enc', 'UTF-8', '-', '-'], { input: pdf }).toString();
}

/** What a reader of the printed page should find: its visible texts, and the numbers of its lists. */
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

/** How often a text holds each letter and digit. */
function countLetters(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of text.normalize('NFKC').match(/[\p{L}\p{N}]/gu) ?? []) {
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return counts;
}

for (const { name, play, site } of isFull ? [...RECIPE_SCENES, ...SCENES] : [sceneOf('recipe')]) {
  test(`no letter and no box of "${name}" is lost on paper, whatever its size`, async ({
    openScene,
    page,
  }) => {
    test.skip(!hasPdfReader, 'It needs pdftotext, of poppler-utils.');
    const { recipe } = await openScene({ name, play, site, state: '' } as Scene);
    await page.emulateMedia({ media: 'print' });
    const printed = countLetters(await page.evaluate(readPrinted));
    for (const [format, width] of Object.entries(SHEETS)) {
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
  });
}

test('a common recipe takes at most two pages, and a long one is printed to its end', async ({
  openScene,
  page,
}) => {
  test.skip(!isFull, 'Making PDFs takes long.');
  await openScene(sceneOf('recipe'));
  expect(await countPages(page)).toBeLessThanOrEqual(2);
  await page.reload();
  await openScene(sceneOf('recipe-feast'));
  expect(await countPages(page)).toBeGreaterThan(5);
});

test('the printed page spells out the address of a link, unless its text does', async ({
  openScene,
  page,
}) => {
  const { recipe } = await openScene(sceneOf('recipe-footnotes'));
  await page.emulateMedia({ media: 'print' });
  const behind = await recipe
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  const address = (
    await recipe.getByRole('link', { name: 'the safe temperatures' }).getAttribute('href')
  )?.replace(/^/, ' (');
  expect(behind.filter((content) => content !== 'none')).toEqual([`"${address})"`]);
});

test('the printed page shows which boxes are ticked', async ({ openScene, page }) => {
  const { recipe } = await openScene(sceneOf('recipe-tasks'));
  await page.emulateMedia({ media: 'print' });
  const boxes = await recipe.getByRole('checkbox').evaluateAll((inputs) =>
    inputs.map((input) => {
      const { borderTopStyle, borderTopColor, width } = getComputedStyle(input);
      const tick = getComputedStyle(input, '::after');
      return {
        box: `${width} ${borderTopStyle} ${borderTopColor}`,
        hasTick: tick.content !== 'none' && tick.borderRightColor === 'rgb(0, 0, 0)',
      };
    }),
  );
  const drawn = (hasTick: boolean) => ({ box: '24px solid rgb(0, 0, 0)', hasTick });
  const states = [true, true, false, true, true, false, false, false, false, false, false, false];
  expect(boxes).toEqual(states.map(drawn));
});
