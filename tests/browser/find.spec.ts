import { expect, test } from './fixtures';
import { pasteIntoField } from './scenes';

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
