import { COOKBOOK_WORDS, CookbookPage, cookbookFile } from './CookbookPage';
import { expect, test } from './fixtures';
import { overflows } from './overflows';

const SOUP =
  '# Soup\n\nServes 2\n\n## Ingredients\n\n- **300 g** onions\n- 40 g butter\n\n## Method\n\n1. Fry the onions for 5 minutes.\n2. Serve.\n';

/** Opens a recipe of the cookbook, and its text. */
async function openSaved(cookbook: CookbookPage, recipe = SOUP) {
  await cookbook.open();
  await cookbook.import(cookbookFile([{ recipe }]));
  await cookbook.titles.first().getByRole('button').click();
}

test('a saved recipe is edited by the keyboard alone, and one press takes it back on the page and in the cookbook', async ({
  openPage,
  page,
  cookbook,
}) => {
  const kitchen = await openPage('sample');
  await openSaved(cookbook);
  await kitchen.box('Ingredient: 40 g butter').check();
  await kitchen.recipe.getByRole('button', { name: /5 minutes/ }).click();
  await kitchen.moreButton.press('Enter');
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit recipe' });
  const field = dialog.getByRole('textbox', { name: 'Recipe' });
  await expect(field).toBeFocused();
  await page.clock.runFor(300);
  await expect(dialog).toContainText('2 ingredients · 2 steps');
  await page.keyboard.press('ControlOrMeta+Home');
  for (let line = 0; line < 6; line += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await page.keyboard.type('2');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- 1 pinch salt');
  await page.clock.runFor(300);
  await expect(dialog).toContainText('3 ingredients · 2 steps');
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(kitchen.box('Ingredient: 200 g onions')).toBeVisible();
  await expect(kitchen.box('Ingredient: 1 pinch salt')).toBeVisible();
  await expect(kitchen.box('Ingredient: 40 g butter')).toBeChecked();
  await expect(kitchen.recipe.getByRole('button', { name: /5 minutes: go to/ })).toBeVisible();
  await expect(kitchen.recipe).toContainText('Edited since.');
  await expect(cookbook.savedButton).toBeVisible();
  await kitchen.recipe.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(kitchen.box('Ingredient: 300 g onions')).toBeVisible();
  await expect(kitchen.recipe).not.toContainText('Edited since.');
  await expect(cookbook.savedButton).toBeVisible();
});

test('what is edited outlasts a reload and Back, and Escape asks first', async ({
  openPage,
  page,
  cookbook,
}) => {
  const kitchen = await openPage('sample');
  await openSaved(cookbook);
  const dialog = page.getByRole('dialog', { name: 'Edit recipe' });
  const field = dialog.getByRole('textbox', { name: 'Recipe' });
  const edit = async () => {
    await kitchen.moreButton.click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(field).toBeVisible();
  };
  await edit();
  await field.fill('Stew');
  await page.keyboard.press('Escape');
  await expect(dialog).toContainText('Give up what you have changed?');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await page.reload();
  await edit();
  await expect(field).toHaveValue('Stew');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await edit();
  await expect(field).toHaveValue('Stew');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await edit();
  await expect(field).toHaveValue(/^Soup/);
});

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
