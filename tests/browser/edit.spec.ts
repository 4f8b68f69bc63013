import { COOKBOOK_WORDS, CookbookPage, cookbookFile } from './CookbookPage';
import { expect, test } from './fixtures';
import { overflows } from './overflows';

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

test('the field fits a small phone in German and French', { tag: '@rare' }, async ({
  openPage,
  page,
  cookbook,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [language, name] of [
    ['de', 'Selbst schreiben'],
    ['fr', 'En écrire une'],
  ] as const) {
    await openPage('sample');
    await page.goto(`${new URL(page.url()).origin}/${language}/`);
    await cookbook.openButton
      .or(page.getByRole('button', { name: /^(?:Kochbuch|Carnet)/ }))
      .click();
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog').last();
    await dialog.getByRole('textbox').fill('Suppe\n\n2 Eier');
    expect(await overflows(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await overflows(page)).toEqual([]);
  }
});
