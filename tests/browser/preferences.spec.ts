import { NO_PREFERENCES, type Preferences } from '../../machines/kitchen/preferences';
import { requestOf } from '../support/requestOf';
import { expect, test } from './fixtures';

const LIST = ['eggs', 'rice'];

const RECIPE = `# Lemon rice

Serves 2 · 20 minutes

## Ingredients

- 200 g rice
- 50 g butter
- 1 lemon

## Method

1. Boil the rice for 10 minutes until tender.
2. Stir in the butter and the lemon.
`;

test('preferences, chosen with the keyboard, reach the model, outlive a reload, and are checked', async ({
  openPage,
  standIn,
  page,
}) => {
  standIn.router.next({ kind: 'completion', content: RECIPE });
  const kitchen = await openPage();
  await kitchen.pasteList(LIST);
  await expect(kitchen.preferencesButton).toHaveText('Allergies or diet? None set');

  await kitchen.preferencesButton.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Preferences' });
  await expect(dialog.getByRole('heading', { name: 'Preferences' })).toBeFocused();
  await dialog.getByRole('checkbox', { name: /^Milk/ }).press('Space');
  await dialog.getByLabel('Anything else?').fill('something Thai');
  await page.keyboard.press('Escape');
  await expect(kitchen.preferencesButton).toBeFocused();

  await page.reload();
  await expect(kitchen.preferencesButton).toHaveText('Preferences: no milk · something Thai');
  await kitchen.requestButton.click();
  await expect(kitchen.statements).toContainText('Contains milk: butter.');
  const preferences: Preferences = {
    ...NO_PREFERENCES,
    allergens: ['milk'],
    wish: 'something Thai',
  };
  expect(standIn.router.requests.at(-1)?.body).toMatchObject({
    messages: requestOf(LIST, preferences).messages,
  });

  await page.emulateMedia({ media: 'print' });
  await expect(kitchen.statements.getByText('Contains milk: butter.')).toBeVisible();
  await expect(kitchen.statements.getByRole('button')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  standIn.router.next({
    kind: 'completion',
    content: RECIPE.replace('50 g butter', '1 tbsp oil').replace('the butter', 'the oil'),
  });
  await kitchen.statements.getByRole('button', { name: 'Ask again without milk' }).click();
  await expect(kitchen.statements).toHaveText(
    "This page found no mention of milk. It can miss one, and can't see traces: check every label.",
  );
  // A recipe cannot draw a box, so its own words are not taken for these.
  await expect(kitchen.statements).toHaveCSS('border-top-style', 'solid');
  expect(standIn.router.requests.at(-1)?.body).toMatchObject({
    messages: requestOf(LIST, preferences, {
      wish: { kind: 'change', words: 'without milk', without: ['milk'] },
      recipe: RECIPE,
    }).messages,
  });
});
