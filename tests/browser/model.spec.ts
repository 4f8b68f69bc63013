import type { Page } from '@playwright/test';
import { LOCAL_RECIPE } from '../support/localServer';
import { later, SIGNED_IN } from '../support/standIn';
import { test as base, expect, TEST_TOKEN } from './fixtures';
import { ENDPOINT } from './globalSetup';
import { ModelDialog, OWN_TOKEN } from './ModelDialog';

const FAILURE =
  'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.';

const test = base.extend<{ model: ModelDialog }>({
  model: async ({ page }, use) => {
    await use(new ModelDialog(page));
  },
});

/** Lets the two waits between three failing attempts go by. */
async function waitOut(page: Page) {
  for (const [attempt, wait] of [
    [2, 1_000],
    [3, 2_000],
  ]) {
    await expect(page.getByText(`Attempt ${attempt} of 3`)).toBeVisible();
    await page.clock.runFor(wait ?? 0);
  }
}

for (const name of ['token', 'sample'] as const) {
  test(`each of the five choices gives a recipe and says whose it is, on the page with ${name === 'token' ? 'a' : 'no'} token of the host`, async ({
    openTokenPage,
    openSamplePage,
    model,
    standIn,
    localServer,
    consoleLines,
  }) => {
    const kitchen = await (name === 'token' ? openTokenPage() : openSamplePage());
    const { recipe, sampleNote } = kitchen;
    const bearer = () => standIn.router.requests.at(-1)?.headers.authorization;
    await kitchen.add('eggs', 'rice', 'spring onion');

    const askHost = async () => {
      await kitchen.requestButton.click();
      if (name === 'token') {
        await expect(recipe).toContainText('Egg fried rice');
        await expect(recipe).toContainText('Written by mistralai/Mixtral-8x7B-Instruct-v0.1');
        expect(bearer()).toBe(`Bearer ${TEST_TOKEN}`);
        await expect(sampleNote).toBeHidden();
        await expect(model.button).toHaveText("Model: This page's model");
      } else {
        await expect(recipe).toContainText('From the built-in recipe book.');
        expect(standIn.router.requests.filter(({ headers }) => !headers.authorization)).toEqual([]);
        await expect(sampleNote).toBeVisible();
        await expect(model.button).toHaveText('Model: Sample kitchen');
      }
    };
    await askHost();

    await model.choose('The sample kitchen');
    await model.press('Use the sample kitchen');
    await expect(model.condition).toHaveText(
      'No language model is connected: the sample kitchen cooks.',
    );
    await model.close();
    await expect(model.button).toHaveText('Model: Sample kitchen');
    await expect(sampleNote).toBeVisible();
    await kitchen.askAndGet('From the built-in recipe book.');

    await model.connectToken();
    await expect(model.condition).toHaveText(
      'Connected: your token, with mistralai/Mixtral-8x7B-Instruct-v0.1.',
    );
    await model.close();
    await expect(model.button).toHaveText('Model: Your token');
    await expect(sampleNote).toBeHidden();
    standIn.router.next({ kind: 'completion', content: '# By my token' });
    await kitchen.askAndGet('By my token');
    expect(bearer()).toBe(`Bearer ${OWN_TOKEN}`);

    await model.connectLocal(localServer.url);
    await expect(model.condition).toHaveText('Connected: llama3.2:3b on this computer.');
    await model.close();
    await expect(model.button).toHaveText('Model: This computer');
    await kitchen.askAndGet('Rice from this computer');
    await expect(recipe).toContainText('Written by llama3.2:3b');
    expect(localServer.chat.requests).toHaveLength(2);
    expect(JSON.stringify(localServer.requests)).not.toMatch(/hf_|authorization|cookie/i);

    await model.signIn();
    await expect(model.condition).toHaveText(
      'Connected: signed in as ada until 8:00 PM, with mistralai/Mixtral-8x7B-Instruct-v0.1.',
    );
    await model.close();
    await expect(model.button).toHaveText('Model: Signed in');
    await expect(recipe).toContainText('Rice from this computer');
    standIn.router.next({ kind: 'completion', content: '# By ada' });
    await kitchen.askAndGet('By ada');
    expect(bearer()).toBe(`Bearer ${SIGNED_IN.token}`);

    await model.choose("This page's model");
    await model.press("Use this page's model");
    await model.close();
    await askHost();
    expect(consoleLines).toEqual([]);
  });
}

test("a page that is built for a server of the host's own asks that server, without a token", async ({
  openEndpointPage,
  model,
  page,
  foreignRequests,
}) => {
  const headers: Record<string, string>[] = [];
  await page.route(`${ENDPOINT}/**`, async (route) => {
    headers.push(await route.request().allHeaders());
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { choices: [{ message: { content: '# From the house' }, finish_reason: 'stop' }] },
    });
  });
  const kitchen = await openEndpointPage();
  await kitchen.add('eggs', 'rice');
  await kitchen.askAndGet('From the house');
  expect([...new Set(foreignRequests)]).toEqual([`${ENDPOINT}/chat/completions`]);
  expect(headers.map(({ authorization }) => authorization)).toEqual([undefined]);
  expect(
    await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content'),
  ).toContain(`connect-src 'self' ${new URL(ENDPOINT).origin} `);
  await expect(page.getByRole('link', { name: 'Legal notice' })).toHaveAttribute(
    'href',
    './legal.html',
  );

  await model.choose("This page's model");
  await expect(model.dialog).toContainText('Your ingredients go to models.example');
  await model.choose('Sign in with Hugging Face');
  await expect(model.dialog).toContainText('The host of this page has not set it up.');
  await expect(model.dialog.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
});

test('a sign-in keeps the kitchen, cleans the address, outlives a reload, and can be ended', async ({
  openTokenPage,
  model,
  page,
  sites,
  standIn,
}) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice');
  await kitchen.askAndGet('Egg fried rice');
  await kitchen.input.fill('spring o');
  await model.signIn();
  await expect(model.condition).toContainText('signed in as ada');
  expect(page.url()).toBe(sites.token.url);
  await expect(model.dialog.getByRole('radio', { name: 'Sign in' })).toBeChecked();
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
  await expect(model.button).toHaveText('Model: Signed in');
  await kitchen.askAndGet('Egg fried rice');
  expect(standIn.router.requests.at(-1)?.headers.authorization).toBe(`Bearer ${SIGNED_IN.token}`);

  await model.choose('Sign in with Hugging Face');
  await model.model.fill('another/model');
  await model.press('Try and use it');
  await expect(model.condition).toContainText('with another/model.');
  expect(standIn.router.requests.at(-1)?.body).toMatchObject({ max_tokens: 1 });
  await model.press('Sign out');
  await expect(model.condition).toContainText("this page's model");
  await expect(model.dialog.getByRole('radio', { name: 'Sign in' })).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('hf_');
});

test('a sign-in that is declined, breaks off or comes again says so, and changes nothing else', async ({
  openSamplePage,
  model,
  page,
  sites,
  standIn,
  consoleLines,
}) => {
  const kitchen = await openSamplePage();
  await kitchen.add('eggs', 'rice');
  const { authorize, configuration, token } = standIn.signIn;

  configuration.next({ kind: 'status', status: 500, body: '{}' });
  await model.signIn();
  await expect(model.trial).toContainText('The sign-in broke off: /.well-known/');
  await model.close();

  const outcomes: [() => void, RegExp][] = [
    [
      () => authorize.next({ kind: 'sentBack', error: 'access_denied' }),
      /declined at Hugging Face/,
    ],
    [
      () => token.next({ kind: 'status', status: 500, body: '{}' }),
      /broke off: \/oauth\/token was answered with 500/,
    ],
  ];
  for (const [prepare, words] of outcomes) {
    prepare();
    await model.signIn();
    await expect(model.trial).toHaveText(words);
    expect(page.url()).toBe(sites.sample.url);
    await expect(model.condition).toContainText('the sample kitchen cooks');
    await model.close();
    await expect(kitchen.ingredients).toHaveCount(2);
    expect(await page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual([
      'saffron.draft',
      'saffron.kitchen',
    ]);
  }

  await model.signIn();
  await expect(model.condition).toContainText('signed in as ada');
  const state = authorize.requests.at(-1)?.path.match(/state=([^&]+)/)?.[1];
  const replayed = `${sites.sample.url}?code=code-1&state=${state}&lang=en`;
  await page.goto(replayed);
  await expect(model.trial).toHaveText(/has been used already/);
  expect(page.url()).toBe(`${sites.sample.url}?lang=en`);
  await expect(model.condition).toContainText('signed in as ada');
  expect(consoleLines.filter(({ by }) => by === 'page')).toEqual([]);
});

test.describe('within a frame, where the hub cannot be shown,', () => {
  // The page itself would let no page into a frame, which is what plays the outer page here.
  test.use({ bypassCSP: true });

  test('signing in begins in a tab of its own', async ({ page, sites }) => {
    await page.goto(sites.endpoint.url);
    await page.evaluate((src) => {
      document.body.replaceChildren(Object.assign(document.createElement('iframe'), { src }));
    }, sites.sample.url);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: /^Model/ }).click();
    await frame.getByRole('radio', { name: 'Sign in' }).check();
    const link = frame.getByRole('link', { name: 'Open in a tab of its own to sign in' });
    await expect(link).toHaveAttribute('href', sites.sample.url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(frame.getByRole('button', { name: 'Sign in', exact: true })).toHaveCount(0);
  });
});

test('a sign-in that expires in the middle ends in the error text, and the dialog says so', async ({
  openTokenPage,
  model,
  page,
  standIn,
}) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice');
  standIn.signIn.token.next({ kind: 'token', expiresIn: 3_600 });
  await model.signIn();
  await expect(model.condition).toContainText('until 1:00 PM');
  await model.close();
  standIn.router.next({ kind: 'status', status: 503, body: '{"error":"busy"}' });
  await kitchen.ask();
  await expect(kitchen.attempt).toHaveText('Attempt 2 of 3');
  await expect(model.button).toHaveText('Model: Signed in');
  const calls = standIn.router.requests.length;
  // The computer sleeps through the rest of the hour.
  await page.clock.fastForward(3_600_000);
  await expect(kitchen.attempt).toHaveText('Attempt 3 of 3');
  await page.clock.runFor(2_000);
  await expect(kitchen.recipe).toContainText(FAILURE);
  expect(standIn.router.requests).toHaveLength(calls);
  await expect(model.button).toHaveText('Model: Signed in, expired');
  await model.button.click();
  await expect(model.condition).toHaveText(
    'The sign-in has expired.Sign in again, or choose another model.',
  );
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('hf_');
  await model.press('Sign in');
  await expect(model.condition).toContainText('signed in as ada until 9:00 PM');
  await model.close();
  await kitchen.askAndGet('Egg fried rice');
});

test("a token of one's own is named as wrong, unfit or creditless, and is not used before it has answered", async ({
  openTokenPage,
  model,
  page,
  standIn,
}) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice');
  const refuse = (status: number) =>
    standIn.router.next({ kind: 'status', status, body: '{"error":"no"}' });
  const preflights = standIn.preflights.length;

  await model.connectToken('not a token');
  await expect(model.trial).toContainText('This is no access token of Hugging Face');
  await expect(model.token).toBeFocused();
  await expect(model.token).toHaveAttribute('aria-invalid', 'true');
  await expect(model.token).toHaveAccessibleDescription(/no access token of Hugging Face/);
  expect(standIn.requests.length + standIn.preflights.length - preflights).toBe(0);

  for (const [status, words] of [
    [401, 'Hugging Face does not accept this token.'],
    [403, 'The token is valid, but may not call this model.'],
    [402, 'The account has no credit left'],
    [429, 'Too many calls for now.'],
  ] as const) {
    refuse(status);
    await model.connectToken();
    await expect(model.trial).toContainText(words);
    await expect(model.token).toHaveValue(OWN_TOKEN);
    await expect(model.condition).toContainText("this page's model");
  }
  await model.model.fill('no/such');
  standIn.hub.next({ kind: 'status', status: 404, body: '{"error":"no"}' });
  await model.press('Try and use it');
  await expect(model.model).toBeFocused();
  await expect(model.trial).toContainText('no model of this name');

  const answer = later();
  standIn.router.next(answer);
  await model.model.fill('a/model');
  await model.press('Try and use it');
  await expect(model.trial).toContainText('Trying it with one small call');
  await model.press('Cancel');
  await expect(model.dialog.getByRole('button', { name: 'Try and use it' })).toBeFocused();
  await expect(model.trial).toHaveCount(0);
  await model.close();
  await model.choose('Your own access token');
  await expect(model.token).toHaveValue('');
  await expect(model.model).toHaveValue('a/model');

  standIn.hub.always({
    kind: 'mapping',
    providers: { together: { providerId: 'p', task: 'conversational' } },
  });
  await model.connectToken();
  await expect(model.condition).toContainText('Connected: your token, with a/model.');
  await expect(model.token).toHaveValue('');
  expect(standIn.router.requests.at(-1)?.body).toMatchObject({ max_tokens: 1 });
  await model.close();

  refuse(401);
  refuse(401);
  refuse(401);
  await kitchen.ask();
  await waitOut(page);
  await expect(kitchen.recipe).toContainText(FAILURE);
  await expect(model.button).toHaveText('Model: Your token, refused');
  await model.button.click();
  await expect(model.condition).toContainText('Hugging Face does not accept this token.');
  await model.close();
  await kitchen.askAndGet('Egg fried rice');
  await expect(model.button).toHaveText('Model: Your token');
});

test("a token of one's own is in this tab's storage where that was ticked, and nowhere else", async ({
  openTokenPage,
  model,
  page,
  context,
  standIn,
  consoleLines,
  foreignRequests,
}) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice');
  const traces = () =>
    page.evaluate(() => ({
      address: location.href,
      markup: document.documentElement.outerHTML,
      local: JSON.stringify({ ...localStorage }),
      history: JSON.stringify(history.state),
      entries: JSON.stringify(performance.getEntries()),
      cookie: document.cookie,
    }));
  const inTab = () => page.evaluate(() => ({ ...sessionStorage }));

  await model.connectToken();
  await expect(model.condition).toContainText('Connected: your token');
  expect(JSON.stringify(await inTab())).not.toContain(OWN_TOKEN);
  await page.reload();
  await expect(model.button).toHaveText("Model: This page's model");

  await model.connectToken(OWN_TOKEN, { keep: true });
  await expect(model.condition).toContainText('Connected: your token');
  const body = `{"error":"No such token: ${OWN_TOKEN}"}`;
  standIn.router.next({ kind: 'status', status: 401, body });
  await model.close();
  await page.reload();
  await expect(model.button).toHaveText('Model: Your token');
  await kitchen.ask();
  await expect(kitchen.attempt).toHaveText('Attempt 2 of 3');
  await page.clock.runFor(1_000);
  await expect(kitchen.recipe).toContainText('Egg fried rice');
  expect(standIn.router.requests.at(-1)?.headers.authorization).toBe(`Bearer ${OWN_TOKEN}`);
  await model.button.click();

  expect(
    Object.entries(await inTab()).flatMap(([key, text]) => (text.includes(OWN_TOKEN) ? key : [])),
  ).toEqual(['saffron.connection']);
  expect(JSON.stringify(await traces())).not.toContain(OWN_TOKEN);
  expect(JSON.stringify(consoleLines)).not.toContain(OWN_TOKEN);
  expect(JSON.stringify(foreignRequests)).not.toContain(OWN_TOKEN);
  expect(JSON.stringify((await context.storageState({ indexedDB: true })).origins)).not.toContain(
    OWN_TOKEN,
  );
  await model.press('Forget it');
  expect(JSON.stringify(await inTab())).not.toContain(OWN_TOKEN);
  await expect(model.condition).toContainText("this page's model");
});

test('a server of this computer says what it lacks, and a try of it names the remedy', async ({
  openTokenPage,
  model,
  page,
  sites,
  localServer,
  context,
}) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice');
  await model.choose('A model on this computer');
  await expect(model.address).toHaveValue('http://localhost:11434');

  await model.connectLocal('https://models.example');
  await expect(model.trial).toContainText('“models.example” is not this computer.');
  await expect(model.address).toBeFocused();

  await localServer.stop();
  await model.connectLocal(localServer.url);
  await expect(model.trial).toContainText('Nothing answers');
  await localServer.start();

  localServer.allow('http://somewhere.example');
  await model.press('Try it');
  await expect(model.trial).toContainText('does not let this page read its answers (CORS)');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await model.press('Copy');
  await expect(model.dialog.getByRole('button', { name: 'Copied' })).toBeFocused();
  const origin = new URL(sites.token.url).origin;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin);

  localServer.allow('*');
  localServer.serve('qwen3:8b', 'gemma3:4b');
  await model.connectLocal(localServer.url, '');
  await expect(model.trial).toContainText('It has qwen3:8b and gemma3:4b.');
  await expect(model.model).toBeFocused();
  expect(
    await model.dialog
      .locator('datalist option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(['qwen3:8b', 'gemma3:4b']);
  await model.model.fill('gemma3:4b');
  await model.press('Try it');
  await expect(model.condition).toHaveText('Connected: gemma3:4b on this computer.');
  await model.close();

  // It may take ten minutes, also after a reload.
  await page.reload();
  await expect(model.button).toHaveText('Model: This computer');
  const slow = later();
  localServer.chat.next(slow);
  await kitchen.ask();
  await expect.poll(() => localServer.chat.requests.length).toBe(2);
  await page.clock.runFor(599_000);
  await expect(kitchen.attempt).toHaveCount(0);
  slow.release({ kind: 'completion', content: LOCAL_RECIPE });
  await expect(kitchen.recipe).toContainText('Rice from this computer');

  await localServer.stop();
  await kitchen.ask();
  await waitOut(page);
  await expect(kitchen.recipe).toContainText(FAILURE);
  await expect(model.button).toHaveText('Model: This computer, no answer');
  await model.button.click();
  await expect(model.condition).toContainText('No answer came.');
  await model.close();
  await localServer.start();
  await kitchen.askAndGet('Rice from this computer');
  await expect(model.button).toHaveText('Model: This computer');
});

test('whoever connects another model stops the request that is under way', async ({
  openTokenPage,
  model,
  standIn,
  page,
  consoleLines,
}) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice');
  standIn.router.next({ kind: 'hang' });
  await kitchen.ask();
  await expect.poll(() => standIn.router.requests.length).toBe(1);
  standIn.router.next({ kind: 'status', status: 401, body: '{"error":"no"}' });
  await model.connectToken();
  await expect(model.trial).toContainText('does not accept this token');
  expect(standIn.router.requests[0]?.aborted).toBe(false);
  await model.choose('The sample kitchen');
  await model.press('Use the sample kitchen');
  await model.close();
  await expect(kitchen.stopButton).toHaveCount(0);
  await expect.poll(() => standIn.router.requests[0]?.aborted).toBe(true);
  await page.clock.runFor(120_000);
  expect(standIn.router.requests).toHaveLength(2);
  expect(consoleLines.filter(({ by }) => by === 'page')).toEqual([]);
});

test('the dialog can be used by keys alone, and gives the focus back whichever way it is closed', async ({
  openSamplePage,
  model,
  page,
}) => {
  await openSamplePage();
  const { keyboard } = page;
  await keyboard.press('Shift+Tab');
  await expect(model.button).toBeFocused();
  await keyboard.press('Enter');
  await expect(model.dialog.getByRole('radio', { name: "This page's model" })).toBeFocused();
  for (const _ of [1, 2]) await keyboard.press('ArrowDown');
  await expect(model.dialog.getByRole('radio', { name: 'Your own access token' })).toBeChecked();
  await keyboard.press('Tab');
  await expect(model.token).toBeFocused();
  await keyboard.type('hf_short');
  await keyboard.press('Enter');
  await expect(model.trial).toContainText('no access token of Hugging Face');
  await expect(model.token).toHaveValue('hf_short');
  await keyboard.press('Escape');
  await expect(model.dialog).toBeHidden();
  await expect(model.button).toBeFocused();

  await keyboard.press('Space');
  await expect(model.dialog).toBeVisible();
  await expect(model.dialog.getByRole('radio', { name: "This page's model" })).toBeChecked();
  await keyboard.press('Shift+Tab');
  await expect(model.closeButton).toBeFocused();
  await keyboard.press('Enter');
  await expect(model.dialog).toBeHidden();
  await expect(model.button).toBeFocused();

  await model.choose('Your own access token');
  await expect(model.token).toHaveValue('');
  await expect(model.trial).toHaveCount(0);
  await page.mouse.click(4, 4);
  await expect(model.dialog).toBeHidden();
  await expect(model.button).toBeFocused();
});

test('where its code cannot be fetched the button says so, a kept connection fails the attempt, and both work the next time', async ({
  openTokenPage,
  model,
  page,
  standIn,
  localServer,
}) => {
  const kitchen = await openTokenPage();
  const chunk = /\/assets\/startModel-[^/]+\.js/;
  await page.route(chunk, (route) => route.abort());
  await model.button.click();
  await expect(model.button).toHaveText("Model: This page's model, could not be opened, try again");
  await page.unroute(chunk);
  await model.button.click();
  await expect(model.dialog).toBeVisible();
  await expect(model.button).toHaveText("Model: This page's model");
  await model.connectLocal(localServer.url);
  await expect(model.condition).toContainText('on this computer');
  await model.close();
  await kitchen.add('eggs', 'rice');

  await page.route(chunk, (route) => route.abort());
  await page.reload();
  await expect(model.button).toHaveText('Model: This computer');
  await kitchen.ask();
  await expect(kitchen.attempt).toHaveText('Attempt 2 of 3');
  await page.unroute(chunk);
  await page.clock.runFor(1_000);
  await expect(kitchen.recipe).toContainText('Rice from this computer');
  expect(standIn.router.requests).toEqual([]);
});
