import { SIGNED_IN } from '../support/standIn';
import { expect, test, textsOfPage } from './fixtures';
import { MODEL_WORDS } from './ModelDialog';
import { WORDS } from './words';

const { button, inUse } = MODEL_WORDS;

test('a sign-in keeps the kitchen, cleans the address, survives a reload, and can be ended', async ({
  openPage,
  model,
  page,
  sites,
  standIn,
}) => {
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
  await model.model.fill('another/model');
  await model.press(MODEL_WORDS.test);
  await expect(model.condition).toContainText('another/model');
  expect(standIn.router.requests.at(-1)?.body).toMatchObject({ max_tokens: 1 });
  await model.press(MODEL_WORDS.signOut);
  await expect(model.condition).toContainText(inUse.host);
  await expect(model.radio('signIn')).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('hf_');
});

test('a sign-in that is declined, breaks off or comes again says so, and changes nothing else', async ({
  openPage,
  model,
  page,
  sites,
  standIn,
  consoleLines,
}) => {
  const kitchen = await openPage('sample');
  await kitchen.add('eggs', 'rice');
  const { authorize, token } = standIn.signIn;
  const outcomes: [() => void, string | RegExp][] = [
    [
      () => authorize.next({ kind: 'sentBack', error: 'access_denied' }),
      MODEL_WORDS.signInDeclined,
    ],
    [() => token.next({ kind: 'status', status: 500, body: '{}' }), MODEL_WORDS.signInFailed],
  ];
  for (const [prepare, words] of outcomes) {
    prepare();
    await model.signIn();
    await expect(model.trial).toContainText(words);
    expect(page.url()).toBe(sites.sample.url);
    await expect(model.condition).toContainText(inUse.sample);
    await model.close();
    await expect(kitchen.ingredients).toHaveCount(2);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(
      /hf_|nonce|codeVerifier/,
    );
  }

  await model.signIn();
  await expect(model.condition).toContainText(inUse.signedIn);
  const state = authorize.requests.at(-1)?.path.match(/state=([^&]+)/)?.[1];
  await page.goto(`${sites.sample.url}?code=code-1&state=${state}&lang=en`);
  await expect(model.trial).toHaveText(MODEL_WORDS.signInUsed);
  expect(page.url()).toBe(`${sites.sample.url}?lang=en`);
  await expect(model.condition).toContainText(inUse.signedIn);
  expect(textsOfPage(consoleLines)).toEqual([]);
});

test('a visitor who comes back from the hub without an answer can sign in again', async ({
  openPage,
  model,
  page,
  standIn,
}) => {
  await openPage();
  // The browser stays on the page, as if it had kept it for the way back.
  standIn.signIn.authorize.next({ kind: 'status', status: 204 });
  await model.signIn();
  await expect.poll(() => standIn.signIn.authorize.requests.length).toBe(1);
  await expect(model.trial).toHaveText(MODEL_WORDS.isAsking);
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(model.trial).toHaveCount(0);
  await model.press(MODEL_WORDS.signIn);
  await expect(model.condition).toContainText(inUse.signedIn);
});

test.describe('in a frame, where the hub cannot be shown,', () => {
  // The page's own policy would not let the test put it into a frame.
  test.use({ bypassCSP: true });

  test('a sign-in begins in another tab', async ({ page, sites }) => {
    await page.goto(sites.endpoint.url);
    await page.evaluate((src) => {
      document.body.replaceChildren(Object.assign(document.createElement('iframe'), { src }));
    }, sites.sample.url);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: /^Model/ }).click();
    await frame.getByRole('radio', { name: MODEL_WORDS.ways.signIn }).check();
    const link = frame.getByRole('link', { name: MODEL_WORDS.openTab });
    await expect(link).toHaveAttribute('href', sites.sample.url);
    await expect(link).toHaveAttribute('target', '_blank');
    const signIn = frame.getByRole('button', { name: MODEL_WORDS.signIn, exact: true });
    await expect(signIn).toHaveCount(0);
  });
});

test('a sign-in that expires is forgotten, and sends nothing more', async ({
  openPage,
  model,
  page,
  standIn,
}) => {
  const kitchen = await openPage();
  await kitchen.add('eggs', 'rice');
  standIn.signIn.token.next({ kind: 'token', expiresIn: 3_600 });
  await model.signIn();
  await expect(model.condition).toContainText('1:00 PM');
  await model.close();
  // The computer sleeps for an hour.
  await page.clock.fastForward(3_600_000);
  await expect(model.button).toHaveText(button.signInExpired);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('hf_');
  await kitchen.ask();
  await expect(kitchen.attempt).toHaveText(WORDS.attempt(2));
  expect(standIn.router.requests).toEqual([]);
});
