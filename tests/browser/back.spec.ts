import { cookbookFile } from './CookbookPage';
import { expect, test } from './fixtures';

const SOUP = '# Lentil soup\n\n## Ingredients\n\n- 200 g lentils\n\n1. Boil them.\n2. Eat.';

test('Back closes the dialog on top and nothing else, however it opened, and Forward opens no closed dialog', async ({
  openPage,
  cookbook,
  model,
  page,
}) => {
  const kitchen = await openPage('sample');
  const home = page.url();
  await kitchen.add('eggs', 'rice');
  await kitchen.input.fill('spring o');
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  const expectHome = async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    expect(page.url()).toBe(home);
    await expect(kitchen.input).toHaveValue('spring o');
  };

  for (const [name, button] of [
    ['Model', model.button],
    ['Preferences', kitchen.preferencesButton],
  ] as const) {
    await test.step(name, async () => {
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expectHome();
      await expect(button).toBeFocused();
    });
  }

  await test.step('one above another', async () => {
    await cookbook.open();
    await cookbook.import(cookbookFile([{ recipe: SOUP }]));
    await cookbook.view.getByRole('button', { name: 'Plan Lentil soup' }).click();
    await cookbook.view.getByRole('button', { name: 'Shopping list' }).click();
    await expect(dialog('Shopping list')).toBeVisible();
    await page.goBack();
    await expect(dialog('Shopping list')).toHaveCount(0);
    await expect(cookbook.view).toBeVisible();
    await cookbook.view.getByRole('button', { name: 'Shopping list' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog('Shopping list')).toHaveCount(0);
    await expect(cookbook.view).toBeVisible();
    await page.goBack();
    await expectHome();
  });

  await test.step('one that was closed by its button', async () => {
    await cookbook.open();
    await cookbook.button('Close').click();
    await expectHome();
    // Forward does not lead to a closed dialog either.
    await page.goForward();
    await expectHome();
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
});
