import { expect, test } from './fixtures';
import { MODEL_WORDS, OWN_TOKEN } from './ModelDialog';
import { WORDS } from './words';

const { button, inUse } = MODEL_WORDS;

test("a token is in this tab's storage if the visitor ticked that, and nowhere else", {
  tag: '@rare',
}, async ({ openPage, model, page, context, standIn, consoleLines, foreignRequests }) => {
  const kitchen = await openPage();
  await kitchen.add('eggs', 'rice');
  const inTab = () => page.evaluate(() => ({ ...sessionStorage }));

  await model.connectToken();
  await expect(model.condition).toContainText(inUse.token);
  expect(JSON.stringify(await inTab())).not.toContain(OWN_TOKEN);
  await page.reload();
  // The list needs the page's script; the button looks the same without it.
  await expect(kitchen.ingredients).toHaveCount(2);
  await expect(model.button).toHaveText(button.host);

  await model.connectToken(OWN_TOKEN, { keep: true });
  await expect(model.condition).toContainText(inUse.token);
  const body = `{"error":"No such token: ${OWN_TOKEN}"}`;
  standIn.router.next({ kind: 'status', status: 401, body });
  await model.close();
  await page.reload();
  await expect(kitchen.ingredients).toHaveCount(2);
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
