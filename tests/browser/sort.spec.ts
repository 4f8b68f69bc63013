import { expect, test, textsOfPage, until } from './fixtures';
import { MESSY_ANSWER, MESSY_PAGE } from './messyPage';
import { sortPasted } from './scenes';

const READ = `The Plum Almanac
Home
Subscribe
Plum cake
What I do
flour and butter between the fingers, then the eggs
flat into the tin, plums on it
bake for 45 minutes in a hot oven
serves 8
300 g flour
150 g butter
2 eggs
1 kg plums`;

test('a page without steps is sorted by the model after a press, which sends nothing of the kitchen', {
  tag: '@rare',
}, async ({ openPage, page, standIn, consoleLines }) => {
  const kitchen = await openPage();
  await kitchen.add('aubergine', 'quinoa');
  await kitchen.prefer({ allergens: ['peanuts'] });
  const dialog = await sortPasted(page, MESSY_PAGE);
  const letModel = dialog.getByRole('button', { name: 'Let the model sort it' });
  await expect(letModel).toBeVisible();
  await expect(dialog).toContainText(
    'Sends all of this text, including any names and addresses, to mistralai/Mixtral-8x7B-Instruct-v0.1 at Hugging Face and “together”.',
  );
  expect(standIn.router.requests).toEqual([]);

  standIn.router.next({ kind: 'status', status: 503 });
  standIn.router.next({
    kind: 'completion',
    content: `<think>Peanuts!</think>Sure:\n${MESSY_ANSWER}\nPOISON 3`,
    streams: true,
  });
  await letModel.click();
  await until(() => textsOfPage(consoleLines).length === 1);
  expect(textsOfPage(consoleLines)[0]).toContain('Attempt 1 of 3 failed: ');
  await page.clock.runFor(1_000);
  await expect(dialog.getByRole('status').last()).toContainText('The model has sorted the lines.');
  const sent = JSON.stringify(standIn.router.requests.at(-1)?.body);
  expect(sent).toContain('6: Plum cake');
  expect(sent).toContain('"temperature":0');
  // The system message mentions allergens, but not the visitor's.
  expect(sent.replaceAll('lines about allergens', '')).not.toMatch(/aubergine|quinoa|avoid/);

  await dialog.getByRole('button', { name: 'Open recipe' }).click();
  await expect(kitchen.recipeTitle).toHaveText('Plum cake');
  await expect(kitchen.recipe).not.toContainText('POISON');
  await expect(kitchen.box('Ingredient: 300 g flour')).toBeVisible();
  await expect(kitchen.recipe.getByRole('button', { name: /45 minutes/ })).toBeVisible();
  // The page folds what was left out, except lines with allergens or peanuts.
  await expect(kitchen.recipe).toContainText('may contain traces of sesame');
  await expect(kitchen.recipe).toContainText(/Peanut brittle/);
  const folded = kitchen.recipe.getByText('5 lines left out');
  await expect(kitchen.recipe.getByText('Subscribe')).toBeHidden();
  await folded.click();
  await kitchen.recipe.getByRole('button', { name: 'Subscribe' }).click();
  await expect(kitchen.recipe.getByText('4 lines left out')).toBeFocused();
  await expect(kitchen.recipe.getByRole('button', { name: 'Subscribe' })).toHaveCount(0);
  await expect(kitchen.recipe.getByText('Subscribe')).toBeVisible();
});

test('lines are sorted by the keyboard alone, several at once', {
  tag: '@rare',
}, async ({ openPage, page }) => {
  const kitchen = await openPage('sample');
  const dialog = await sortPasted(page, READ);
  await expect(dialog.getByText('Press lines, then what they are.')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Let the model sort it' })).toHaveCount(0);
  const line = (name: string) => dialog.getByRole('checkbox', { name });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('Tab');
  await expect(line('The Plum Almanac')).toBeFocused();
  // The buttons at the end cover no line that has the focus.
  await page.setViewportSize({ width: 390, height: 640 });
  await press('End');
  const [box, tools] = await Promise.all([
    line('1 kg plums').boundingBox(),
    dialog.getByRole('group', { name: 'What the lines are' }).boundingBox(),
  ]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(tools?.y ?? 0);
  await press('Home');
  await press('Shift+ArrowDown', 'Shift+ArrowDown', 'ArrowDown');
  await expect(line('Subscribe')).toBeChecked();
  await dialog.getByRole('button', { name: 'Leave out' }).press('Enter');
  await expect(line('Left out Home')).not.toBeChecked();
  await line('Plum cake').press('Space');
  await dialog.getByRole('button', { name: 'Title' }).press('Enter');
  await line('flour and butter between').press('Space');
  await press('Shift+ArrowDown', 'Shift+ArrowDown');
  await dialog.getByRole('button', { name: 'Step', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(line('Step bake for')).toHaveCount(0);
  await line('flour and butter between').press('Space');
  await press('Shift+ArrowDown', 'Shift+ArrowDown');
  await dialog.getByRole('button', { name: 'Step', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Open recipe' }).press('Enter');
  await expect(kitchen.recipeTitle).toHaveText('Plum cake');
});
