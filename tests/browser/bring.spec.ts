import { expect, test } from './fixtures';

const SOUP =
  'Lentil soup\n\n1 cup lentils\n2 onions\n\nFry the onions.\n\nBoil the lentils for 20 minutes.';

test('a visitor pastes a recipe with only the keyboard, and drops files anywhere, which join the cookbook until one press takes them out', {
  tag: '@rare',
}, async ({ openPage, page, context }) => {
  const kitchen = await openPage();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), SOUP);
  await page.getByRole('button', { name: 'Add a recipe' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a recipe' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Recipe' }).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recipe you added' })).toBeFocused();
  await expect(kitchen.recipeTitle).toHaveText('Lentil soup');
  await expect(
    kitchen.recipe.getByRole('button', { name: /Start a timer for 20 minutes/ }),
  ).toBeVisible();
  await expect(kitchen.recipe).toContainText('Imported from elsewhere.');

  const address = page.url();
  const dropped = await page.evaluateHandle((soup) => {
    const data = new DataTransfer();
    data.items.add(new File([soup], 'soup.txt'));
    data.items.add(new File([soup.replace('Lentil', 'Bean')], 'beans.txt'));
    data.items.add(new File(['%PDF-1.7'], 'menu.pdf'));
    data.setData('text/plain', 'soup.txt');
    return data;
  }, SOUP);
  await kitchen.dragOver();
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  const cookbook = page.getByRole('dialog', { name: 'Cookbook' });
  await expect(cookbook).toContainText('2 recipes added, 1 unreadable.');
  await expect(cookbook).toContainText('is a PDF. Open it, copy the recipe, and paste it here.');
  await expect(cookbook.getByRole('heading', { level: 3 })).toHaveText([/soup/, /soup/]);
  await cookbook.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(cookbook).toContainText('2 recipes removed.');
  expect(page.url()).toBe(address);
});
