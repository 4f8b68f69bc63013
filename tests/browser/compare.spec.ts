import { expect, test } from './fixtures';
import { MESSY_PAGE } from './messyPage';
import { pasteIntoField } from './scenes';
import { WORDS } from './words';

const PIE = `Sea pie\n500 g cod\n${'We were by the sea.\n'.repeat(45)}May contain nuts\n`;

test('5,000 lines come into the field, which takes what one types', {
  tag: '@rare',
}, async ({ openPage, page }) => {
  await openPage();
  const text = Array.from({ length: 5_000 }, (_, at) => `A line of the story, number ${at}.`);
  const dialog = await pasteIntoField(page, text.join('\n'));
  await expect(dialog).toContainText('Sends the part of this text that is most like a recipe');
  const field = dialog.getByRole('textbox', { name: 'Recipe' });
  await page.clock.runFor(1_000);
  await field.pressSequentially('Ingredients', { delay: 30 });
  await page.clock.runFor(1_000);
  await expect(field).toHaveValue(/Ingredients/);
});

test('on a phone the text is in a second tab, which the keys reach, and a press puts a line into the recipe', async ({
  openPage,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage('sample');
  const dialog = await pasteIntoField(page, PIE);
  const recipe = dialog.getByRole('tab', { name: 'Recipe', exact: true });
  const text = dialog.getByRole('tab', { name: /^Text/ });
  const list = dialog.getByRole('listbox', { name: 'The text' });
  const field = dialog.getByRole('textbox', { name: 'Recipe' });
  await page.clock.runFor(1_000);
  await expect(text).toHaveText(/^Text \(\d+ lines? left out\)$/);
  await expect(list).toBeHidden();
  await recipe.focus();
  await page.keyboard.press('ArrowRight');
  await expect(text).toBeFocused();
  await expect(field).toBeHidden();
  await expect(list.getByRole('option', { name: '500 g cod' })).toBeVisible();
  const story = list.getByRole('option', { name: 'We were by the sea.' }).first();
  await story.click();
  await expect(dialog.getByText('Put into the recipe.')).toBeVisible();
  await text.press('ArrowLeft');
  await expect(field).toHaveValue(/We were by the sea\./);
  await page.setViewportSize({ width: 1_280, height: 800 });
  await expect(text).toBeHidden();
  await expect(field).toBeVisible();
  await expect(list).toBeVisible();
  // Side by side, both need room.
  for (const one of [field, list]) expect((await one.boundingBox())?.width).toBeGreaterThan(500);
});

for (const isSaved of [false, true]) {
  test(`once a recipe that is ${isSaved ? '' : 'not '}saved has all of its text, the button to the text goes, and the focus is at the recipe`, async ({
    openPage,
    page,
  }) => {
    const { recipe } = await openPage('sample');
    const dialog = await pasteIntoField(page, MESSY_PAGE);
    const done = dialog.getByRole('button', { name: 'Done', exact: true });
    await done.press('Enter');
    const heading = recipe.getByRole('heading', { level: 2 });
    await expect(heading).toBeFocused();
    if (isSaved) {
      await recipe.getByRole('button', { name: WORDS.save, exact: true }).click();
      await expect(recipe.getByText('Saved', { exact: true })).toBeVisible();
    }
    const showText = recipe.getByRole('button', { name: 'Show the text' });
    await showText.press('Enter');
    await dialog.getByRole('textbox', { name: 'Recipe' }).fill(MESSY_PAGE);
    await done.press('Enter');
    await expect(showText).toHaveCount(0);
    await expect(heading).toBeFocused();
  });
}
