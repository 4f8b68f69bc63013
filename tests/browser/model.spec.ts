import { SIGNED_IN } from '../support/standIn';
import { breakChunk, hold } from './chunks';
import { expect, test } from './fixtures';
import { ENDPOINT, TEST_TOKEN } from './globalSetup';
import { MODEL_WORDS, OWN_TOKEN } from './ModelDialog';
import { sceneOf } from './scenes';
import { WORDS } from './words';

const { button, inUse } = MODEL_WORDS;

test('with a long list of models, the dialog ends with its last line', {
  tag: '@rare',
}, async ({ openScene, page, model }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScene(sceneOf('model-list'));
  await model.dialog.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  await expect(model.dialog.getByText(/^A small recipe book/)).toBeInViewport();
});

test('each of the five ways gives a recipe, says whose it is, and sends only its own token', {
  tag: '@rare',
}, async ({ openPage, model, standIn, localServer, consoleLines }) => {
  test.slow();
  const kitchen = await openPage();
  const { recipe, sampleNote } = kitchen;
  const bearer = () => standIn.router.requests.at(-1)?.headers.authorization;
  await kitchen.add('eggs', 'rice', 'spring onion');
  await expect(model.button).toHaveText(button.host);
  await kitchen.askAndGet('Egg fried rice');
  await expect(recipe).toContainText('mistralai/Mixtral-8x7B-Instruct-v0.1');
  expect(bearer()).toBe(`Bearer ${TEST_TOKEN}`);
  await expect(sampleNote).toBeHidden();

  await model.connectSample();
  await expect(model.condition).toContainText(inUse.sample);
  await model.close();
  await expect(model.button).toHaveText(button.sample);
  await expect(sampleNote).toBeHidden();
  await kitchen.askAndGet(WORDS.fromTheBook);

  await model.connectToken();
  await expect(model.condition).toContainText(inUse.token);
  await model.close();
  await expect(model.button).toHaveText(button.token);
  await expect(sampleNote).toBeHidden();
  standIn.router.next({ kind: 'completion', content: '# By my token' });
  await kitchen.askAndGet('By my token');
  expect(bearer()).toBe(`Bearer ${OWN_TOKEN}`);

  await model.connectLocal(localServer.url);
  await expect(model.condition).toHaveText(inUse.local('llama3.2:3b'));
  await model.close();
  await expect(model.button).toHaveText(button.local);
  await kitchen.askAndGet('Rice from this computer');
  await expect(recipe).toContainText('llama3.2:3b');
  expect(localServer.chat.requests).toHaveLength(2);
  expect(JSON.stringify(localServer.requests)).not.toMatch(/hf_|authorization|cookie/i);

  await model.signIn();
  await expect(model.condition).toContainText(inUse.signedIn);
  await model.close();
  await expect(model.button).toHaveText(button.signedIn);
  await expect(recipe).toContainText('Rice from this computer');
  standIn.router.next({ kind: 'completion', content: '# By ada' });
  await kitchen.askAndGet('By ada');
  expect(bearer()).toBe(`Bearer ${SIGNED_IN.token}`);

  await model.choose('host');
  await model.press(MODEL_WORDS.useHost);
  await model.close();
  await kitchen.askAndGet('Egg fried rice');
  expect(bearer()).toBe(`Bearer ${TEST_TOKEN}`);
  expect(consoleLines).toEqual([]);
});

test("a page with a server of the host's own asks only that server, without a token", {
  tag: '@rare',
}, async ({ openPage, model, page, foreignRequests }) => {
  const tokens: (string | undefined)[] = [];
  await page.route(`${ENDPOINT}/**`, async (route) => {
    tokens.push((await route.request().allHeaders()).authorization);
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { choices: [{ message: { content: '# From the house' }, finish_reason: 'stop' }] },
    });
  });
  const kitchen = await openPage('endpoint');
  await kitchen.add('eggs', 'rice');
  await kitchen.askAndGet('From the house');
  expect([...new Set(foreignRequests)]).toEqual([`${ENDPOINT}/chat/completions`]);
  expect(tokens).toEqual([undefined]);
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
    'content',
    new RegExp(`connect-src 'self' ${new URL(ENDPOINT).origin} `),
  );
  await expect(page.locator('a[href="./legal.html"]')).toBeVisible();
  await model.choose('host');
  await expect(model.dialog).toContainText('models.example');
});

test('a dialog that could not be loaded says so on its button, and a saved connection waits for it', {
  tag: '@rare',
}, async ({ openPage, model, page, standIn, localServer }) => {
  let mend = await breakChunk(page, 'model');
  const kitchen = await openPage();
  await model.button.click();
  await expect(model.button).toHaveText(button.notFetched);
  await mend();
  await model.button.click();
  await expect(model.dialog).toBeVisible();
  await expect(model.button).toHaveText(button.host);
  await model.connectLocal(localServer.url);
  await expect(model.condition).toHaveText(inUse.local('llama3.2:3b'));
  await model.close();
  await kitchen.add('eggs', 'rice');

  mend = await breakChunk(page, 'model');
  await page.reload();
  await expect(model.button).toHaveText(button.local);
  await kitchen.ask();
  await expect(kitchen.attempt).toHaveText(WORDS.attempt(2));
  await mend();
  await kitchen.passPauseBefore(2);
  await expect(kitchen.recipe).toContainText('Rice from this computer');

  // A model on this computer has ten minutes, even before the page knows more about it.
  const release = await hold(page, /\/assets\/model-[^/]+\.js/);
  await page.reload();
  await kitchen.ask();
  await page.clock.runFor(120_000);
  await expect(kitchen.attempt).toHaveCount(0);
  localServer.chat.next({ kind: 'completion', content: '# Late rice' });
  release();
  await expect(kitchen.recipe).toContainText('Late rice');
  expect(standIn.router.requests).toEqual([]);
});
