import { later } from '../support/standIn';
import { expect, test } from './fixtures';
import { MODEL_WORDS, OWN_TOKEN } from './ModelDialog';
import { WORDS } from './words';

const { button, inUse } = MODEL_WORDS;

test('a token is used only after it has answered, and is emptied from its field when the dialog closes', async ({
  openPage,
  model,
  standIn,
}) => {
  const kitchen = await openPage();
  await kitchen.add('eggs', 'rice');
  const refuse = (status: number) =>
    standIn.router.next({ kind: 'status', status, body: '{"error":"no"}' });
  const preflights = standIn.preflights.length;

  await model.connectToken('not a token');
  await expect(model.trial).toContainText(MODEL_WORDS.noToken);
  await expect(model.token).toBeFocused();
  await expect(model.token).toHaveAccessibleDescription(new RegExp(MODEL_WORDS.noToken));
  expect(standIn.requests.length + standIn.preflights.length - preflights).toBe(0);

  refuse(401);
  await model.connectToken();
  await expect(model.trial).toContainText(inUse.refused);
  await expect(model.token).toHaveValue(OWN_TOKEN);
  await expect(model.condition).toContainText(inUse.host);
  standIn.hub.next({ kind: 'status', status: 404, body: '{"error":"no"}' });
  await model.model.fill('no/such');
  await model.press(MODEL_WORDS.test);
  await expect(model.model).toBeFocused();

  standIn.router.next(later());
  await model.model.fill('a/model');
  await model.press(MODEL_WORDS.test);
  await expect(model.trial).toContainText(MODEL_WORDS.isTesting);
  await model.press(MODEL_WORDS.cancel);
  await expect(model.dialog.getByRole('button', { name: MODEL_WORDS.test })).toBeFocused();
  await expect(model.trial).toHaveCount(0);
  await model.close();
  await model.choose('token');
  await expect(model.token).toHaveValue('');
  await model.model.fill('a/model');

  standIn.hub.always({
    kind: 'mapping',
    providers: { together: { providerId: 'p', task: 'conversational' } },
  });
  await model.connectToken();
  await expect(model.condition).toContainText('a/model');
  await expect(model.token).toHaveValue('');
  expect(standIn.router.requests.at(-1)?.body).toMatchObject({ max_tokens: 1 });
  await model.close();

  refuse(401);
  await kitchen.ask();
  await expect(model.button).toHaveText(button.tokenRefused);
  await model.button.click();
  await expect(model.condition).toContainText(inUse.refused);
  await model.close();
  await kitchen.passPauseBefore(2);
  await expect(kitchen.recipe).toContainText('Egg fried rice');
  await expect(model.button).toHaveText(button.token);
});

test("a token is in this tab's storage if the visitor ticked that, and nowhere else", async ({
  openPage,
  model,
  page,
  context,
  standIn,
  consoleLines,
  foreignRequests,
}) => {
  const kitchen = await openPage();
  await kitchen.add('eggs', 'rice');
  const inTab = () => page.evaluate(() => ({ ...sessionStorage }));

  await model.connectToken();
  await expect(model.condition).toContainText(inUse.token);
  expect(JSON.stringify(await inTab())).not.toContain(OWN_TOKEN);
  await page.reload();
  await expect(model.button).toHaveText(button.host);

  await model.connectToken(OWN_TOKEN, { keep: true });
  await expect(model.condition).toContainText(inUse.token);
  const body = `{"error":"No such token: ${OWN_TOKEN}"}`;
  standIn.router.next({ kind: 'status', status: 401, body });
  await model.close();
  await page.reload();
  await expect(model.button).toHaveText(button.token);
  await kitchen.ask();
  await kitchen.passPauseBefore(2);
  await expect(kitchen.recipe).toContainText('Egg fried rice');
  expect(standIn.router.requests.at(-1)?.headers.authorization).toBe(`Bearer ${OWN_TOKEN}`);
  await model.button.click();

  const keys = Object.entries(await inTab()).flatMap(([key, text]) =>
    text.includes(OWN_TOKEN) ? key : [],
  );
  expect(keys).toEqual(['saffron.connection']);
  const traces = await page.evaluate(() => [
    location.href,
    document.documentElement.outerHTML,
    JSON.stringify({ ...localStorage }),
    JSON.stringify(history.state),
    JSON.stringify(performance.getEntries()),
    document.cookie,
  ]);
  const { origins } = await context.storageState({ indexedDB: true });
  expect(JSON.stringify([traces, consoleLines, foreignRequests, origins])).not.toContain(OWN_TOKEN);
  expect(consoleLines.map(({ text }) => text)).toContainEqual(
    expect.stringContaining(WORDS.attemptFailed(1)),
  );
  await model.press(MODEL_WORDS.disconnect);
  await expect(model.condition).toContainText(inUse.host);
  expect(JSON.stringify(await inTab())).not.toContain(OWN_TOKEN);
});
