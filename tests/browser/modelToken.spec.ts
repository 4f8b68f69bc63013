import { later } from '../support/standIn';
import { OWN_TOKEN } from './ModelDialog';
import { expect, FAILURE, test, waitOut } from './modelFixture';

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
