import { expect, test } from './fixtures';

test('without a token the sample kitchen cooks, says so, and asks no other host', async ({
  openSamplePage,
  foreignRequests,
  consoleLines,
}) => {
  const kitchen = await openSamplePage();
  await expect(kitchen.sampleNote).toBeVisible();

  await kitchen.add('eggs', 'rice', 'spring onion');
  await kitchen.requestButton.click();
  const dish = kitchen.recipe.getByRole('heading', { level: 3 });
  await expect(kitchen.recipeHeading).toBeVisible();
  await expect(dish).toHaveText(/\S/);
  await expect(kitchen.recipe).toContainText(
    'From the built-in recipe book. Check allergens and cooking temperatures.',
  );
  await expect(kitchen.recipe).not.toContainText('Written by');
  await expect(kitchen.sampleNote).toBeVisible();

  const [firstDish = ''] = await dish.allTextContents();
  await kitchen.requestButton.click();
  await expect(dish).not.toHaveText(firstDish);
  await expect(dish).toHaveText(/\S/);

  expect(await kitchen.calls()).toEqual([]);
  expect(foreignRequests).toEqual([]);
  expect(consoleLines).toEqual([]);
});

test('with a token there is no word of a sample kitchen', async ({ openTokenPage }) => {
  const kitchen = await openTokenPage();
  await expect(kitchen.input).toBeVisible();
  await expect(kitchen.sampleNote).toHaveCount(0);
});
