import { later } from '../support/standIn';
import { expect, FAILURE, test, waitOut } from './modelFixture';

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
  await expect(kitchen.stopButton).toBeVisible();
  expect(localServer.chat.requests).toHaveLength(2);
  slow.release({ kind: 'completion', content: '# Slow rice' });
  await expect(kitchen.recipe).toContainText('Slow rice');

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
