import { writeFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { COOKBOOK_WORDS, cookbookFile } from './CookbookPage';
import { expect, test } from './fixtures';
import { recordTasks } from './longTasks';

const STEP = 'Stir the soup, taste it, and stir again. '.repeat(17);
const SMALL = [{ recipe: '# Pie\n\n- 2 eggs' }, { recipe: '# Flan' }];
const SOUPS = Array.from({ length: 19_998 }, (_, at) => ({
  ingredients: ['lentils', 'onions'],
  recipe: `# Soup ${at}\n\n- 1 cup lentils\n- 2 onions\n\n1. ${STEP}`,
}));

/** A page that reads an archive at once is busy for a quarter to half of the time; today it is for at most a tenth. */
const LONGEST_PART = 4;

test('a cookbook file of 18 MB and 20,000 recipes leaves the page free while it comes in', async ({
  page,
  sites,
  kitchen,
  cookbook,
}) => {
  // The page exports with these blanks.
  const large = JSON.stringify(JSON.parse(cookbookFile([...SMALL, ...SOUPS])), null, 2);
  expect(large.length).toBeGreaterThan(18_000_000);
  // From the disk: Playwright would hand a buffer to the page in one task.
  const path = test.info().outputPath('cookbook.json');
  await writeFile(path, large);
  // The test's clock would stop the measurement, so the page runs without it.
  await page.goto(sites.token.url);
  await kitchen.add('eggs');
  await cookbook.openButton.click();
  const dialog = page.getByRole('dialog', { name: 'Cookbook' });
  const file = dialog.getByLabel('Cookbook file');
  const small = Buffer.from(cookbookFile(SMALL));
  await file.setInputFiles({ name: 'small.json', mimeType: 'application/json', buffer: small });
  // All code that reads and compares recipes has arrived.
  await expect(dialog.getByText('What you have')).toBeAttached();
  const longestTask = await recordTasks(page);
  const start = performance.now();
  await file.setInputFiles(path);
  await expect(dialog.getByText(COOKBOOK_WORDS.addedBut(19_998, 2))).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Soup 19997' })).toBeVisible();
  const longest = await longestTask();
  const whole = performance.now() - start;
  console.log(
    `while a cookbook comes in: ${longest} ms is the longest task of ${whole.toFixed()} ms`,
  );
  expect(longest).toBeLessThan(whole / LONGEST_PART);
});

test('an archive of 100,000 files leaves the page free, says how far it is, and ends at a press', async ({
  page,
  sites,
  kitchen,
}) => {
  const names = Array.from({ length: 100_000 }, (_, at) => [`${at}.jpg`, strToU8('picture')]);
  // From the disk: Playwright would hand a buffer to the page in one task.
  const path = test.info().outputPath('many.zip');
  await writeFile(path, zipSync(Object.fromEntries(names), { level: 0 }));
  // The test's clock would stop the measurement, so the page runs without it.
  await page.goto(sites.token.url);
  await kitchen.add('eggs');
  await page.getByRole('button', { name: 'Add a recipe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a recipe' });
  const chosen = dialog.getByLabel('Files with recipes');
  const start = performance.now();
  await chosen.setInputFiles(path);
  const soFar = dialog.getByText(/^\d+ so far$/);
  const count = async () => Number.parseInt(await soFar.innerText(), 10);
  const first = await count();
  // The code that reads has arrived.
  const longestTask = await recordTasks(page);
  await expect.poll(count).toBeGreaterThan(first + 20_000);
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.getByText('Stopped. Nothing was added.')).toBeVisible();
  await expect(soFar).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Choose files' })).toBeFocused();
  const longest = await longestTask();
  const whole = performance.now() - start;
  console.log(
    `while an archive is read: ${longest} ms is the longest task of ${whole.toFixed()} ms`,
  );
  expect(longest).toBeLessThan(whole / LONGEST_PART);
});
