import type { Page } from '@playwright/test';
import { isFull } from '../support/sample';
import { expect, test } from './fixtures';
import { sceneOf } from './scenes';

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
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  const [printed = ''] = await page.locator('body').allInnerTexts();
  const [whole = ''] = await recipe.allInnerTexts();
  expect(printed.trim()).toBe(whole.trim());
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
