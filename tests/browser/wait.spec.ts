import type { Page } from '@playwright/test';
import { later } from '../support/standIn';
import { expect, test } from './fixtures';
import type { Kitchen } from './Kitchen';
import { startAnswer } from './startAnswer';
import { WORDS } from './words';

const RICE =
  '# Fried rice\n\n## Ingredients\n\n- 2 eggs\n- 200 g rice\n\n## Method\n\n1. Boil the rice for 10 minutes.\n2. Fry the eggs.\n';
const [HEAD = ''] = RICE.split('2. Fry');

const PHONE = { width: 320, height: 568 };

const barOf = (page: Page) =>
  page.getByRole('button', { name: WORDS.stop, exact: true }).first().locator('..');

const passUntil = (kitchen: Kitchen, words: string | RegExp) =>
  kitchen.passUntil(1_000, () => expect(barOf(kitchen.page)).toHaveText(words, { timeout: 200 }));

test('the name of the dish has one line, whatever its letters', {
  tag: '@rare',
}, async ({ openPage, page, standIn }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const kitchen = await openPage();
  await kitchen.add('eggs', 'rice');

  await test.step('an endless name, or one with markup, is one line of words', async () => {
    const answer = startAnswer();
    standIn.router.next(answer.reply);
    await kitchen.ask();
    const lines = barOf(page).locator('p');
    await expect(lines).toHaveCount(3);
    const before = await barOf(page).boundingBox();
    answer.write(
      `# Fried \`rice\` &lt;img src=x onerror=alert(1)&gt; ${'with rice '.repeat(30)}\n\n## Ing`,
    );
    await passUntil(kitchen, /Fried rice <img src=x onerror=alert\(1\)> with rice/);
    expect(await barOf(page).boundingBox()).toEqual(before);
    await expect(barOf(page).locator('img, code')).toHaveCount(0);
    await expect(kitchen.stopButton).toBeInViewport({ ratio: 1 });
    await kitchen.stop();
  });

  await test.step('with letters of twice the size the name of the dish keeps its line', async () => {
    const answer = startAnswer();
    standIn.router.next(answer.reply);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await kitchen.ask();
    answer.write(HEAD);
    await passUntil(kitchen, /Fried rice/);
    const cut = await kitchen.progressName.evaluate((name) => name.scrollWidth - name.clientWidth);
    expect(cut).toBe(0);
    await kitchen.stop();
  });
});

const SCREENS = [
  ...[
    { width: 320, height: 568, letters: '' },
    { width: 320, height: 568, letters: '200%' },
    { width: 390, height: 844, letters: '' },
    { width: 844, height: 390, letters: '' },
  ],
  ...[
    { width: 1280, height: 720, letters: '' },
    { width: 1280, height: 560, letters: '' },
    { width: 1440, height: 900, letters: '200%' },
  ],
];

test('progress and Stop are on the screen, with 2 and with 40 ingredients and a timer', {
  tag: '@rare',
}, async ({ openPage, page, standIn }) => {
  test.slow();
  const foods = Array.from({ length: 40 }, (_, index) => `food ${index}`);
  const kitchen = await openPage();
  standIn.router.next({ kind: 'completion', content: RICE }, later());
  await kitchen.pasteList(foods.slice(0, 2));
  await kitchen.askAndGet('Fried rice');
  await page.getByRole('button', { name: WORDS.startTimer('10 minutes') }).click();
  const stop = barOf(page).getByRole('button');
  const progress = barOf(page).getByText('Asking for a recipe');
  for (const count of [2, 40]) {
    if (count > 2) {
      await kitchen.stop();
      standIn.router.next(later());
      await kitchen.pasteList(foods);
    }
    await kitchen.requestButton.focus();
    await page.keyboard.press('Enter');
    await expect(kitchen.spinnerText).toHaveCount(1);
    for (const { letters, ...screen } of SCREENS) {
      await page.setViewportSize(screen);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      for (const place of ['start', 'end'] as const) {
        const where = `${screen.width} × ${screen.height} ${letters}, at the ${place}, ${count}`;
        await page.evaluate((side) => {
          scrollTo(0, side === 'start' ? 0 : document.documentElement.scrollHeight);
        }, place);
        await expect(progress, where).toBeInViewport({ ratio: 1 });
        await expect(stop, where).toBeInViewport({ ratio: 1 });
        // Nothing covers it.
        await stop.click({ trial: true });
      }
    }
  }
});
