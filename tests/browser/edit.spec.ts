import { COOKBOOK_WORDS, CookbookPage, cookbookFile } from './CookbookPage';
import { expect, test } from './fixtures';

const SOUP =
  '# Soup\n\nServes 2\n\n## Ingredients\n\n- **300 g** onions\n- 40 g butter\n\n## Method\n\n1. Fry the onions for 5 minutes.\n2. Serve.\n';

test('if two tabs edit one recipe, both texts stay', { tag: '@rare' }, async ({
  openPage,
  cookbook: here,
  page,
  context,
}) => {
  await openPage('sample');
  await here.open();
  await here.import(cookbookFile([{ recipe: SOUP }]));
  const there = new CookbookPage(await context.newPage());
  await there.page.goto(page.url());
  await there.open();
  for (const book of [here, there]) {
    await book.button(COOKBOOK_WORDS.edit('Soup')).click();
  }
  for (const [book, title] of [
    [here, 'Here'],
    [there, 'There'],
  ] as const) {
    const dialog = book.page.getByRole('dialog', { name: 'Edit recipe' });
    const field = dialog.getByRole('textbox', { name: 'Recipe' });
    await field.fill((await field.inputValue()).replace('Soup', title));
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(book.titles.filter({ hasText: title })).toBeVisible();
  }
  await expect(there.notice).toContainText('Both are in your cookbook.');
  await expect(here.titles).toHaveText(['There', 'Here']);
});

test('the buttons stay in sight below a long text on a phone upright and lying, and at 200 %', async ({
  openPage,
  page,
}) => {
  await openPage('sample');
  await page.getByRole('button', { name: 'Add a recipe' }).click();
  const story = 'We were by the sea.\n'.repeat(60);
  await page.getByRole('textbox', { name: 'Recipe' }).fill(`Sea pie\n500 g cod\n${story}`);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Done', 'Cancel'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});
