import { SIGNED_IN } from '../support/standIn';
import { expect, FAILURE, test } from './modelFixture';

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
