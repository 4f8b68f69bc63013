import { expect, test } from './fixtures';
import { MESSY_ANSWER, MESSY_PAGE } from './messyPage';
import { pasteIntoField } from './scenes';

test('a model finds the recipe in a text after a press, which sends nothing of the kitchen', {
  tag: '@rare',
}, async ({ openPage, page, standIn }) => {
  const kitchen = await openPage();
  await kitchen.add('aubergine', 'quinoa');
  await kitchen.prefer({ allergens: ['peanuts'] });
  const dialog = await pasteIntoField(page, MESSY_PAGE);
  const find = dialog.getByRole('button', { name: 'Find the recipe in it' });
  await expect(find).toBeVisible();
  await expect(dialog).toContainText(
    'Sends all of this text, including any names and addresses, to mistralai/Mixtral-8x7B-Instruct-v0.1 at Hugging Face and “together”.',
  );
  expect(standIn.router.requests).toEqual([]);

  standIn.router.next({
    kind: 'completion',
    content: `<think>Peanuts!</think>Sure:\n${MESSY_ANSWER}\nPOISON 3`,
    streams: true,
  });
  await find.click();
  await expect(dialog.getByText(/^The model has pointed at these lines/)).toBeVisible();
  const sent = JSON.stringify(standIn.router.requests.at(-1)?.body);
  expect(sent).toContain('6: Plum cake');
  expect(sent).toContain('"temperature":0');
  // The system message mentions allergens, but not the visitor's.
  expect(sent.replaceAll('line about allergens', '')).not.toMatch(/aubergine|quinoa|avoid/);

  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(kitchen.recipeTitle).toHaveText('Plum cake');
  await expect(kitchen.recipe).not.toContainText('POISON');
  await expect(kitchen.box('Ingredient: 300 g flour')).toBeVisible();
  await expect(kitchen.recipe.getByRole('button', { name: /45 minutes/ })).toBeVisible();
  // Lines with allergens or peanuts are notes; the page keeps all others in the pasted text.
  await expect(kitchen.recipe).toContainText('may contain traces of sesame');
  await expect(kitchen.recipe).toContainText(/Peanut brittle/);
  await expect(kitchen.recipe.getByText('Subscribe')).toBeHidden();
  await kitchen.recipe.getByText('Show the text').click();
  await expect(kitchen.recipe.getByText('Subscribe')).toBeVisible();
});

test('5,000 lines come into the field, which takes what one types', { tag: '@rare' }, async ({
  openPage,
  page,
}) => {
  await openPage();
  const text = Array.from({ length: 5_000 }, (_, at) => `A line of the story, number ${at}.`);
  const dialog = await pasteIntoField(page, text.join('\n'));
  // A model in use says of each text what it would get.
  await expect(dialog).toContainText('Sends up to 400 of 5000 lines');
  const field = dialog.getByRole('textbox', { name: 'Recipe' });
  await field.pressSequentially('Ingredients', { delay: 30 });
  await page.clock.runFor(1_000);
  await expect(field).toHaveValue(/Ingredients/);
});
