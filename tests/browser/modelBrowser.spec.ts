import { expect, test } from './fixtures';
import { giveLanguageModel } from './languageModel';
import { MODEL_WORDS } from './ModelDialog';

const { button, inUse } = MODEL_WORDS;

test('a browser’s own model is downloaded by a press, and then writes recipes without a network', {
  tag: '@rare',
}, async ({ openPage, model, page, context, foreignRequests, consoleLines }) => {
  await giveLanguageModel(page, {
    state: 'downloadable',
    waits: true,
    parts: ['# Rice of this', ' browser'],
  });
  const kitchen = await openPage('sample');
  await kitchen.add('eggs', 'rice');
  await model.choose('browser');
  expect(await page.evaluate(() => window.languageModel.create)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const bar = model.dialog.getByRole('progressbar', { name: 'Download' });
  await expect(bar).toBeVisible();
  await page.evaluate(() => window.languageModel.progress(0.5));
  await expect(bar).toHaveAttribute('value', '0.5');
  await model.close();
  await model.choose('browser');
  await expect(bar).toHaveAttribute('value', '0.5');
  await page.evaluate(() => window.languageModel.finish());
  await model.press(MODEL_WORDS.useIt);
  await expect(model.condition).toHaveText(inUse.browser);
  await model.close();
  await expect(model.button).toHaveText(button.browser);

  await kitchen.askAndGet('Rice of this browser');
  await context.setOffline(true);
  await page.evaluate(() => {
    window.languageModel.script.parts = ['# Rice', ' without a network'];
  });
  await kitchen.askAndGet('Rice without a network');
  await expect(kitchen.page.getByText('You seem to be offline.')).toHaveCount(0);
  const { create, destroyed } = await page.evaluate(() => window.languageModel);
  expect(create.every((options) => !('temperature' in options || 'topK' in options))).toBe(true);
  expect(destroyed).toBe(create.length);
  expect(foreignRequests).toEqual([]);
  expect(consoleLines.filter(({ by }) => by === 'page')).toEqual([]);
});
