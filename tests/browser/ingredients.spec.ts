import { expect, test } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the header shows the chef, whose kitchen it is, and what is connected', async ({
  openTokenPage,
  page,
}) => {
  await openTokenPage();

  await expect(page).toHaveTitle("Saffron's Kitchen");
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - /children: deep-equal
      - img "Chef icon"
      - heading "Saffron's Kitchen" [level=1]
      - button "Cookbook"
      - 'button "Model: This page''s model"'
  `);
});

test('an ingredient is added with Enter and with the button, and the next can be typed at once', async ({
  openTokenPage,
}) => {
  const { input, addButton, ingredients } = await openTokenPage();

  await input.fill('  eggs ');
  await input.press('Enter');
  await expect(ingredients).toHaveText(['eggs']);
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();

  await input.fill('rice');
  await addButton.click();
  await expect(ingredients).toHaveText(['eggs', 'rice']);
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
});

test('a blank ingredient is ignored', async ({ openTokenPage }) => {
  const { input, addButton, ingredients, status } = await openTokenPage();

  for (const blank of ['', '   ', '\u00a0', '\u200b']) {
    await input.fill(blank);
    await input.press('Enter');
    await addButton.click();
  }
  await expect(ingredients).toHaveCount(0);
  await expect(status).toHaveText('');
});

test('an ingredient that is on the list is told politely and not added', async ({
  openTokenPage,
}) => {
  const kitchen = await openTokenPage();

  await kitchen.add('eggs', 'Eggs');
  await expect(kitchen.status).toHaveText('eggs is already on the list');
  await expect(kitchen.status.getByText('eggs is already on the list')).toBeInViewport();
  await expect(kitchen.ingredients).toHaveText(['eggs']);

  await kitchen.add('rice');
  await expect(kitchen.status).toHaveText('');
});

test('each line of a pasted list becomes an ingredient', async ({ openTokenPage }) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs');

  await kitchen.paste('rice\r\n\n  spring onion \neggs\nsoy sauce\n');
  await expect(kitchen.ingredients).toHaveText(['eggs', 'rice', 'spring onion', 'soy sauce']);
  await expect(kitchen.status).toHaveText('eggs is already on the list');
  await expect(kitchen.input).toHaveValue('');
});

test('a single pasted line waits in the field', async ({ openTokenPage }) => {
  const kitchen = await openTokenPage();

  await kitchen.input.fill('brown ');
  await kitchen.paste('rice');
  await expect(kitchen.input).toHaveValue('brown rice');
  await expect(kitchen.ingredients).toHaveCount(0);
});

test('a removal hands the focus to the neighbour, and to the field after the last', async ({
  openTokenPage,
}) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice', 'milk');

  await kitchen.remove('rice');
  await expect(kitchen.ingredients).toHaveText(['eggs', 'milk']);
  await expect(kitchen.removeButton('milk')).toBeFocused();

  await kitchen.remove('milk');
  await expect(kitchen.removeButton('eggs')).toBeFocused();

  await kitchen.remove('eggs');
  await expect(kitchen.ingredients).toHaveCount(0);
  await expect(kitchen.input).toBeFocused();
});

test('a double click removes one item, though the next has moved under it', async ({
  openTokenPage,
}) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice', 'milk');
  await kitchen.removeButton('eggs').dblclick();
  await expect(kitchen.ingredients).toHaveText(['rice', 'milk']);
  await kitchen.undoButton.click();
  await expect(kitchen.ingredients).toHaveText(['eggs', 'rice', 'milk']);
});

test('Undo brings a removed ingredient back to its place', async ({ openTokenPage, page }) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice', 'milk');
  await expect(kitchen.undoButton).toHaveCount(0);

  await kitchen.remove('rice');
  await expect(kitchen.status).toHaveText('Removed rice');
  await expect(page.getByRole('paragraph').filter({ has: kitchen.undoButton })).toHaveText(
    'Removed riceUndo',
  );

  await kitchen.undoButton.click();
  await expect(kitchen.ingredients).toHaveText(['eggs', 'rice', 'milk']);
  await expect(kitchen.removeButton('rice')).toBeFocused();
  await expect(kitchen.undoButton).toHaveCount(0);
});

test('two ingredients are needed before a recipe can be asked for', async ({ openTokenPage }) => {
  const kitchen = await openTokenPage();
  await expect(kitchen.prompt).toHaveCount(0);

  await kitchen.add('eggs');
  await expect(kitchen.ingredients).toHaveText(['eggs']);
  await expect(kitchen.prompt).toHaveCount(0);

  await kitchen.add('rice');
  await expect(kitchen.prompt).toMatchAriaSnapshot(`
    - region "Ready for a recipe?":
      - /children: deep-equal
      - heading "Ready for a recipe?" [level=2]
      - paragraph: Generate a recipe from your list of ingredients.
      - button "Get a recipe"
  `);

  await kitchen.remove('rice');
  await expect(kitchen.prompt).toHaveCount(0);
});
