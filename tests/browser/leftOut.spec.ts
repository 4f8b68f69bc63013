import { expect, test } from './fixtures';
import { overflows } from './overflows';
import { sortPasted } from './scenes';

/** A page as a visitor copies it, with its menu, its buttons and its comments. */
const PAGE = `Skip to content
Log in
Home
Recipes
Share
Print
Jump to recipe
Onion soup
Serves 2
Ingredients
3 onions
1 l water
1 pinch salt
Method
Fry the onions in a little oil for 10 minutes.
Add the water and the salt and boil for 20 minutes.
May contain traces of celery.
Leave a comment
Reply
Peanut brittle that snaps
March 3, 2024
Subscribe
Follow us`;

test('lines that were left out show with a press, one comes back by the keyboard alone, and none sticks out', async ({
  openPage,
  page,
}) => {
  const kitchen = await openPage('sample');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    if (width === 390) await sortPasted(page, PAGE);
    await expect(kitchen.recipeTitle).toHaveText('Onion soup');
    expect(await overflows(page)).toEqual([]);
  }
  const fold = kitchen.recipe.getByText(/^\d+ lines left out$/);
  const line = kitchen.recipe.getByRole('button', { name: 'Peanut brittle that snaps' });
  await expect(fold).toBeVisible();
  await expect(line).toBeHidden();
  await expect(kitchen.recipe.getByText('May contain traces of celery.')).toBeVisible();
  const count = async () => Number.parseInt(await fold.innerText(), 10);
  const before = await count();
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(line).toBeVisible();
  expect(await overflows(page)).toEqual([]);
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(line).toHaveCount(0);
  await expect(
    kitchen.recipe.getByRole('listitem').filter({ hasText: 'Peanut brittle that snaps' }),
  ).toBeVisible();
  expect(await count()).toBe(before - 1);
});

test('in German on a small phone they fit too', async ({ openPage, page }) => {
  await openPage('sample');
  await page.goto(`${new URL(page.url()).origin}/de/`);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Rezept hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(PAGE);
  await dialog.getByRole('button', { name: 'Rezept öffnen' }).click();
  const fold = page.getByText(/^\d+ Zeilen ausgelassen$/);
  await fold.click();
  await expect(page.getByRole('button', { name: 'Peanut brittle that snaps' })).toBeVisible();
  expect(await overflows(page)).toEqual([]);
});
