import { SIGNED_IN } from '../support/standIn';
import { ENDPOINT } from './globalSetup';
import { OWN_TOKEN } from './ModelDialog';
import { expect, TEST_TOKEN, test } from './modelFixture';

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
  const kitchen = await openSamplePage();
  await expect(kitchen.input).toBeFocused();
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
  const host = model.dialog.getByRole('radio', { name: "This page's model" });
  await expect(host).toBeChecked();
  await expect(host).toBeFocused();
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

test('where its code cannot be fetched the button says so, a kept connection fails the attempt, and both work the next time or when it comes late', async ({
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

  // An attempt that waits for it has the time of what the tab has kept.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(chunk, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await kitchen.ask();
  await page.clock.runFor(120_000);
  await expect(kitchen.attempt).toHaveCount(0);
  localServer.chat.next({ kind: 'completion', content: '# Late rice' });
  letGo();
  await expect(kitchen.recipe).toContainText('Late rice');
  expect(standIn.router.requests).toEqual([]);
});
