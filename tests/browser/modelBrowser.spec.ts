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

test('a visitor without a token signs in and gets a recipe from a live model, without typing', {
  tag: '@rare',
}, async ({ openPage, model, standIn }) => {
  const kitchen = await openPage('sample');
  await kitchen.add('eggs', 'rice');
  await model.choose('signIn');
  await expect(model.live('mistralai/Mixtral')).toBeChecked();
  await model.live('meta-llama/Llama').check();
  await model.press(MODEL_WORDS.signIn);
  await expect(model.condition).toContainText('meta-llama/Llama-3.3-70B-Instruct:groq');
  await model.close();
  await kitchen.askAndGet('Egg fried rice');
  expect(standIn.router.requests.at(-1)).toMatchObject({
    path: '/v1/chat/completions',
    body: { model: 'meta-llama/Llama-3.3-70B-Instruct:groq' },
  });
  expect(standIn.models.requests[0]?.headers).not.toHaveProperty('authorization');
});
