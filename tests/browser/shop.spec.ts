import { words as german } from '../../src/words/de/rest';
import { cookbookFile } from './CookbookPage';
import { expect, test } from './fixtures';
import { objections } from './scenesAxe';

const STEW =
  '# Stew\n\nServes 2\n\n## Ingredients\n\n- 2 eggs\n- 300 g onions\n- 1 tsp cumin\n- 1 tsp salt\n\n## Method\n\n1. Fry it all for 5 minutes.\n2. Serve.\n';

test('a visitor sees at once how many foods to buy, and opens a planned dinner with its own servings', {
  tag: '@rare',
}, async ({ openPage, page, cookbook }) => {
  const kitchen = await openPage('sample');
  await kitchen.add('4 eggs', 'rice');
  await cookbook.open();
  await cookbook.import(cookbookFile([{ recipe: STEW }]));
  await cookbook.titles.first().getByRole('button').click();
  const shop = kitchen.recipe.getByRole('button', { name: /^Shopping list/ });
  const servings = page.getByRole('spinbutton', { name: 'Servings', exact: true });
  await expect(shop).toHaveAccessibleName('Shopping list (2)');
  await servings.fill('6');
  await expect(shop).toHaveAccessibleName('Shopping list (3)');
  await kitchen.add('onions');
  await expect(shop).toHaveAccessibleName('Shopping list (2)');

  await kitchen.preferencesButton.click();
  await page.getByLabel('You always have').fill('salt, cumin');
  await page.keyboard.press('Escape');
  await expect(shop).toHaveAccessibleName('Shopping list (1)');
  await servings.fill('4');
  await expect(shop).toHaveAccessibleName('Shopping list');

  await kitchen.moreButton.click();
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  // A press elsewhere would close the menu too, but shorten the page below the pointer.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '1 dinner planned' }).click();
  const plan = cookbook.view.getByRole('region', { name: 'Planned dinners' });
  const planned = plan.getByLabel('Servings of Stew');
  // The cookbook and what it reads of a recipe come in idle time.
  await kitchen.passUntil(500, () => expect(planned).toBeVisible({ timeout: 200 }));
  await planned.fill('8');
  await plan.getByRole('button', { name: 'Stew', exact: true }).click();
  await expect(servings).toHaveValue('8');
  await expect(kitchen.box('Ingredient: 8 eggs')).toBeVisible();
  await expect(shop).toHaveAccessibleName('Shopping list (1)');
});

test('a shared list opens in another language, takes ticks by keyboard, and sends nothing', {
  tag: '@rare',
}, async ({ openRecipe, page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const kitchen = await openRecipe(STEW);
  await kitchen.recipe.getByRole('button', { name: /^Shopping list/ }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const guest = await (await browser.newContext()).newPage();
  const addresses: string[] = [];
  guest.on('request', (request) => addresses.push(request.url()));
  await guest.goto(link.replace('#', 'de/#'));
  const list = guest.getByRole('dialog', { name: german.shoppingList.heading });
  const onions = list.getByRole('checkbox', { name: 'onions, 300 g' });
  await expect(list.getByText(/^Jemand hat diese Liste vom \d+\.\d+\.20\d\d/)).toBeVisible();
  await expect(list.getByRole('heading', { name: 'Gemüse und Obst' })).toBeVisible();
  expect(guest.url()).toBe(`${page.url()}de/`);
  await onions.focus();
  await guest.keyboard.press('Space');
  expect(await objections(guest)).toEqual([]);
  await guest.reload();
  await expect(onions).toBeChecked();
  await guest.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await guest.goto(link);
  await expect(guest.getByRole('checkbox', { name: 'onions, 300 g' })).toBeChecked();
  for (const address of addresses) expect(address.startsWith(page.url())).toBe(true);
  await guest.context().close();
});
