import { SIGNED_IN } from '../support/standIn';
import { expect, test } from './fixtures';
import { MODEL_WORDS } from './ModelDialog';

const { button, inUse } = MODEL_WORDS;

test('a sign-in keeps the kitchen, cleans the address, survives a reload, and can be ended', {
  tag: '@rare',
}, async ({ openPage, model, page, sites, standIn }) => {
  const kitchen = await openPage();
  await kitchen.add('eggs', 'rice');
  await kitchen.askAndGet('Egg fried rice');
  await kitchen.input.fill('spring o');
  await model.signIn();
  await expect(model.condition).toContainText(inUse.signedIn);
  expect(page.url()).toBe(sites.token.url);
  await expect(model.radio('signIn')).toBeChecked();
  await model.close();
  await expect(kitchen.ingredients).toHaveCount(2);
  await expect(kitchen.recipe).toContainText('Egg fried rice');
  await expect(kitchen.input).toHaveValue('spring o');
  const asked = new URL(`https://h${standIn.signIn.authorize.requests[0]?.path}`).searchParams;
  expect([asked.get('scope'), asked.get('redirect_uri')]).toEqual([
    'openid profile inference-api',
    sites.token.url,
  ]);

  await page.reload();
  await expect(model.button).toHaveText(button.signedIn);
  await kitchen.askAndGet('Egg fried rice');
  expect(standIn.router.requests.at(-1)?.headers.authorization).toBe(`Bearer ${SIGNED_IN.token}`);

  await model.choose('signIn');
  await model.live('meta-llama/Llama').check();
  await model.press(MODEL_WORDS.test);
  await expect(model.condition).toContainText('meta-llama/Llama-3.3-70B-Instruct:groq');
  expect(standIn.router.requests.at(-1)?.body).toMatchObject({ max_tokens: 1 });
  await model.press(MODEL_WORDS.signOut);
  await expect(model.condition).toContainText(inUse.host);
  await expect(model.radio('signIn')).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('hf_');
});
