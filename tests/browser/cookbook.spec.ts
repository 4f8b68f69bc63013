import { readFile, writeFile } from 'node:fs/promises';
import { COOKBOOK_WORDS, CookbookPage, cookbookFile } from './CookbookPage';
import { expect, test } from './fixtures';
import { overflows } from './overflows';
import { objections } from './scenesAxe';
import { WORDS } from './words';

const SOUP = '# Lentil soup\n\n## Ingredients\n\n- lentils\n\n## Method\n\n1. Boil.\n2. Serve.\n';
const PIE = '# Apple pie\n\nA pie.\n\n1. Bake.\n2. Cool.\n';

test('a recipe is saved, found in a later visit, opened, exported, and imported elsewhere', async ({
  openRecipe,
  cookbook,
  page,
  context,
  standIn,
  browser,
  consoleLines,
}) => {
  const kitchen = await openRecipe(SOUP);
  await cookbook.saveButton.click();
  await expect(cookbook.savedButton).toBeVisible();
  await page.clock.runFor(1_000);
  await kitchen.add('apples');
  standIn.router.next({ kind: 'completion', content: PIE });
  await kitchen.askAndGet('Apple pie');
  await cookbook.saveButton.click();
  await expect(cookbook.savedButton).toBeVisible();

  const later = await context.newPage();
  await page.close();
  await later.clock.install({ time: new Date('2026-03-02T12:00:00Z') });
  await later.goto(page.url());
  const found = new CookbookPage(later);
  await found.open();
  await expect(found.titles).toHaveText(['Apple pie', 'Lentil soup']);
  const soup = found.view.getByRole('listitem').last();
  await expect(soup).toContainText('March 1');

  await found.button(COOKBOOK_WORDS.edit('Lentil soup')).click();
  const editing = later.getByRole('dialog', { name: 'Edit recipe' });
  await editing.getByRole('textbox', { name: 'Your note' }).fill('More\ncumin');
  await editing.getByRole('button', { name: COOKBOOK_WORDS.done }).click();
  await expect(soup).toContainText(/More\s+cumin/);

  const downloading = later.waitForEvent('download');
  await found.openFiles();
  await found.button(COOKBOOK_WORDS.everything).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('cookbook-2026-03-02.json');
  const file = await readFile(await download.path(), 'utf8');
  const entry = {
    saved: expect.stringMatching(/^2026-03-01T12:00:0\d\.\d{3}Z$/),
    model: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
    cut: false,
  };
  expect(JSON.parse(file)).toEqual({
    format: 'saffron-cookbook',
    version: 1,
    recipes: [
      { ...entry, recipe: PIE, ingredients: ['eggs', 'rice', 'apples'] },
      { ...entry, recipe: SOUP, ingredients: ['eggs', 'rice'], note: 'More\ncumin' },
    ],
  });

  await found.button('Lentil soup').click();
  await expect(found.view).toHaveCount(0);
  await expect(later.getByRole('heading', { name: WORDS.fromTheCookbook })).toBeFocused();
  await expect(found.savedButton).toBeVisible();
  await expect(later.getByText(COOKBOOK_WORDS.says)).toBeAttached();

  const other = await browser.newContext({ locale: 'sv' });
  const elsewhere = new CookbookPage(await other.newPage());
  await elsewhere.page.goto(page.url());
  await elsewhere.open();
  await elsewhere.import(cookbookFile([{ recipe: PIE }]));
  await expect(elsewhere.notice).toContainText(COOKBOOK_WORDS.added(1));
  await elsewhere.import(file);
  await expect(elsewhere.notice).toContainText(COOKBOOK_WORDS.addedBut(1, 1));
  await expect(elsewhere.titles).toHaveText(['Lentil soup', 'Apple pie']);
  await expect(elsewhere.view.getByRole('listitem').first()).toContainText('1 March');
  await elsewhere.page.reload();
  await elsewhere.open();
  const pie = elsewhere.button('Apple pie');
  await expect(pie).toBeVisible();
  const place = async () => (await pie.boundingBox())?.y ?? 0;
  const before = await place();
  await elsewhere.button(COOKBOOK_WORDS.remove('Lentil soup')).dblclick();
  await expect(elsewhere.button(COOKBOOK_WORDS.restore('Lentil soup'))).toBeVisible();
  expect(await place()).toBeCloseTo(before, 0);
  await other.close();
  expect(consoleLines).toEqual([]);
});

test('on a phone, a recipe that is open already comes into view when a visitor opens it in the cookbook', {
  tag: '@rare',
}, async ({ openRecipe, cookbook, page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const kitchen = await openRecipe(SOUP);
  await cookbook.saveButton.click();
  await expect(cookbook.savedButton).toBeVisible();
  // The second time, it keeps its heading.
  for (let time = 0; time < 2; time++) {
    await page.evaluate(() => scrollTo(0, 0));
    await cookbook.open();
    await cookbook.button('Lentil soup').click();
    await kitchen.passUntil(100, () =>
      expect(kitchen.recipeTitle).toBeInViewport({ timeout: 100 }),
    );
  }
});

test(
  'a tab shows at once what another one saves, removes and brings back, after an import that was undone',
  { tag: '@rare' },
  async ({ openRecipe, cookbook: here, page, context }, testInfo) => {
    await openRecipe(SOUP);
    const there = new CookbookPage(await context.newPage());
    await there.page.goto(page.url());
    await there.open();
    await expect(there.view).toContainText(COOKBOOK_WORDS.isEmpty);
    const file = testInfo.outputPath('cookbook.json');
    await writeFile(file, cookbookFile([{ recipe: PIE }]));
    await there.importFile(file);
    await expect(there.notice).toContainText(COOKBOOK_WORDS.added(1));
    await there.button(COOKBOOK_WORDS.undo).click();
    await expect(there.notice).toHaveText(COOKBOOK_WORDS.undone(1));
    // By itself, a browser does not report that a visitor chose the same file again.
    await there.importFile(file);
    await expect(there.titles).toHaveText(['Apple pie']);

    await here.saveButton.click();
    await expect(there.titles).toHaveText(['Lentil soup', 'Apple pie']);
    await there.button(COOKBOOK_WORDS.remove('Lentil soup')).click();
    await expect(here.saveButton).toBeVisible();
    await there.button(COOKBOOK_WORDS.restore('Lentil soup')).click();
    await expect(here.savedButton).toBeVisible();
    await here.open();
    await expect(here.titles).toHaveText(['Lentil soup', 'Apple pie']);
  },
);

test('on a phone, a planned dinner has its servings and *Remove from plan* in one row below its title', async ({
  openPage,
  cookbook,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage('sample');
  await cookbook.open();
  const recipe = '# Leek and potato soup\n\nServes 4\n\n- 2 leeks\n- 1 l stock\n\n1. Boil it.';
  const planned = { servings: 8, at: 1 };
  const plannedFor = { at: 1, day: '2099-12-31' };
  await cookbook.import(cookbookFile([{ recipe, planned, plannedFor } as object]));
  await expect(cookbook.notice).toContainText(COOKBOOK_WORDS.added(1));
  // The page reads for how many it is in idle time.
  await page.clock.runFor(1_000);
  const dinner = page.getByRole('region', { name: 'Planned dinners' }).getByRole('listitem');
  const boxes = [dinner.getByRole('button').first(), dinner.getByRole('spinbutton')].concat(
    dinner.getByRole('button', { name: /^Remove from plan/ }),
  );
  const [title, servings, remove] = await Promise.all(boxes.map((one) => one.boundingBox()));
  const middle = (box: typeof title) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
  expect(middle(remove)).toBe(middle(servings));
  expect(middle(title)).toBeLessThan(middle(servings) - 20);

  const day = dinner.getByRole('combobox');
  await day.focus();
  await day.selectOption('');
  await expect(page.getByRole('heading', { name: 'Any day' })).toBeVisible();
  // The row is in another list now, and the focus is still on its field.
  await expect(dinner.getByRole('combobox')).toBeFocused();
  expect(await objections(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflows(page)).toEqual([]);
});

test('rows say in colour and words what a visitor avoids, and move nothing when they know', {
  tag: '@rare',
}, async ({ openPage, cookbook, page }) => {
  const kitchen = await openPage('sample');
  await kitchen.prefer({ allergens: ['milk'] });
  await cookbook.open();
  const dish = (title: string, food: string) => ({
    recipe: `# ${title}\n\nServes 2\n\n## Ingredients\n\n- ${food}\n\n## Method\n\n1. Boil it.`,
  });
  await cookbook.import(
    cookbookFile([
      dish('Pancakes', '200 ml milk'),
      dish('Boiled rice', '200 g rice'),
      dish('Curry', '1 jar curry sauce'),
      dish('Stew', '1 cup zibblewort'),
    ]),
  );
  const row = (title: string) => cookbook.view.getByRole('listitem').filter({ hasText: title });
  await expect(row('Pancakes')).toBeVisible();
  const placeOf = async () => (await row('Boiled rice').boundingBox())?.height;
  const before = await placeOf();
  // The page reads in idle time.
  await page.clock.runFor(10_000);
  await expect(row('Pancakes')).toContainText('contains milk');
  await expect(row('Curry')).toContainText(/may contain milk/);
  await expect(row('Stew')).toContainText('not fully checked');
  await expect(row('Boiled rice')).not.toContainText(/milk|check/);
  expect(await placeOf()).toBe(before);
  await expect(cookbook.view).toContainText(
    'No warning means that nothing was found. Read every label.',
  );
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflows(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await objections(page)).toEqual([]);
});

test('Undo in a row takes back what the row says, and opens no recipe', {
  tag: '@rare',
}, async ({ openRecipe, cookbook }) => {
  await openRecipe(PIE);
  await cookbook.open();
  await cookbook.import(cookbookFile([{ recipe: SOUP }]));
  const row = cookbook.view.getByRole('listitem').filter({ hasText: 'Lentil soup' });
  const plan = row.getByRole('button', { name: 'Plan Lentil soup' });
  await plan.click();
  await expect(row.getByText(/^Planned for/)).toBeVisible();
  await row.getByRole('button', { name: COOKBOOK_WORDS.undo, exact: true }).click();
  await expect(row.getByText(/^Planned/)).toHaveCount(0);
  await expect(cookbook.view).toBeVisible();
});

test('Planned in a row says for when, and lets a visitor change that or take it back', {
  tag: '@rare',
}, async ({ page, openRecipe, cookbook }) => {
  await openRecipe(PIE);
  await cookbook.open();
  await cookbook.import(cookbookFile([{ recipe: SOUP }]));
  const row = cookbook.view
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  const inRow = (name: string) => row.getByRole('button', { name, exact: true });
  await inRow('Plan Lentil soup').click();
  await cookbook.button('Close').click();
  await cookbook.open();
  await inRow('Planned: Lentil soup').press('Enter');
  const line = row.getByText('Planned for today.');
  await expect(line).toBeVisible();
  await expect(inRow('Planned: Lentil soup')).toHaveAttribute('aria-expanded', 'true');
  await row.getByLabel('Change day').selectOption('Any day');
  await expect(row.getByText('Planned for any day.')).toBeVisible();
  await inRow(COOKBOOK_WORDS.undo).press('Enter');
  await expect(line).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(row.getByText('No longer planned.')).toBeVisible();
  await inRow(COOKBOOK_WORDS.undo).press('Enter');
  await expect(line).toBeVisible();
  await expect(inRow('Remove from plan')).toBeFocused();
  await expect(cookbook.view).toBeVisible();
});
