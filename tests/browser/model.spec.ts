import { SIGNED_IN } from '../support/standIn';
import { breakChunk, hold } from './chunks';
import { expect, test, textsOfPage } from './fixtures';
import { ENDPOINT, TEST_TOKEN } from './globalSetup';
import { MODEL_WORDS, OWN_TOKEN } from './ModelDialog';
import { WORDS } from './words';

const { button, inUse } = MODEL_WORDS;

test('each of the five ways gives a recipe, says whose it is, and sends its own token alone', async ({
  openPage,
  model,
  standIn,
  localServer,
  consoleLines,
}) => {
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
  await expect(sampleNote).toBeVisible();
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

test("a page with a server of the host's own asks that server alone, without a token", async ({
  openPage,
  model,
  page,
  foreignRequests,
}) => {
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

test('a visitor who connects another model stops the request that runs', async ({
  openPage,
  model,
  standIn,
  page,
  consoleLines,
}) => {
  const kitchen = await openPage();
  await kitchen.add('eggs', 'rice');
  standIn.router.next({ kind: 'hang' });
  await kitchen.ask();
  await expect.poll(() => standIn.router.requests.length).toBe(1);
  standIn.router.next({ kind: 'status', status: 401, body: '{"error":"no"}' });
  await model.connectToken();
  await expect(model.trial).toContainText(inUse.refused);
  expect(standIn.router.requests[0]?.aborted).toBe(false);
  await model.connectSample();
  await model.close();
  await expect(kitchen.stopButton).toHaveCount(0);
  await expect.poll(() => standIn.router.requests[0]?.aborted).toBe(true);
  await page.clock.runFor(120_000);
  expect(standIn.router.requests).toHaveLength(2);
  expect(textsOfPage(consoleLines)).toEqual([]);
});

test('a dialog that could not be loaded says so on its button, and a saved connection waits for it', async ({
  openPage,
  model,
  page,
  standIn,
  localServer,
}) => {
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

  // A model on this computer has ten minutes, also before the page knows more than that.
  const release = await hold(page, /\/assets\/modelTools-[^/]+\.js/);
  await page.reload();
  await kitchen.ask();
  await page.clock.runFor(120_000);
  await expect(kitchen.attempt).toHaveCount(0);
  localServer.chat.next({ kind: 'completion', content: '# Late rice' });
  release();
  await expect(kitchen.recipe).toContainText('Late rice');
  expect(standIn.router.requests).toEqual([]);
});

test('a server on this computer says what it lacks when it is tried, and when it is gone', async ({
  openPage,
  model,
  page,
  sites,
  localServer,
  context,
}) => {
  test.slow();
  const kitchen = await openPage();
  await kitchen.add('eggs', 'rice');
  await model.choose('local');
  await expect(model.address).toHaveValue('http://localhost:11434');

  await localServer.stop();
  await model.connectLocal(localServer.url);
  await expect(model.trial).toContainText(MODEL_WORDS.nothingAnswers);
  await localServer.start();

  localServer.allow('http://somewhere.example');
  await model.press(MODEL_WORDS.test);
  await expect(model.trial).toContainText(MODEL_WORDS.refusesPage);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await model.press('Copy');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(new URL(sites.token.url).origin);

  localServer.allow('*');
  localServer.serve('qwen3:8b', 'gemma3:4b');
  await model.connectLocal(localServer.url, 'no-such-model');
  await expect(model.trial).toContainText('qwen3:8b and gemma3:4b');
  await expect(model.model).toBeFocused();
  const options = await model.dialog
    .locator('datalist option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(options).toEqual(['qwen3:8b', 'gemma3:4b']);
  await model.model.fill('gemma3:4b');
  await model.press(MODEL_WORDS.test);
  await expect(model.condition).toHaveText(inUse.local('gemma3:4b'));
  await model.close();

  await localServer.stop();
  await kitchen.ask();
  await expect(kitchen.attempt).toHaveText(WORDS.attempt(2));
  await expect(model.button).toHaveText(button.localSilent);
  await model.button.click();
  await expect(model.condition).toContainText(inUse.silent);
  await model.close();
  await localServer.start();
  await kitchen.passPauseBefore(2);
  await expect(kitchen.recipe).toContainText('Rice from this computer');
  await expect(model.button).toHaveText(button.local);
});
