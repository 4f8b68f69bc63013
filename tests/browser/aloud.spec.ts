import { standInNotifications } from '../support/standInNotifications';
import { ENGLISH, FROM_AFAR, standInVoices } from '../support/standInVoices';
import { COOKING_WORDS, CookingPage } from './CookingPage';
import { expect, test } from './fixtures';
import { WORDS } from './words';

const RICE = `# Rice

- 200 g rice
- 1½ tbsp oil

1. Boil 200 g rice for 12 minutes.
2. Stir in 1½ tbsp oil.
3. Serve.`;

test('steps are read aloud by a voice of the device, and nothing before', { tag: '@rare' }, async ({
  openRecipe,
  page,
  foreignRequests,
  consoleLines,
}) => {
  await page.addInitScript(standInVoices, [FROM_AFAR]);
  const scripts: string[] = [];
  page.on('request', (request) =>
    scripts.push(...(request.url().match(/startReadAloud-[^/]*\.js$/) ?? [])),
  );
  const kitchen = await openRecipe(RICE);
  expect(scripts).toEqual([]);
  const before = foreignRequests.length;
  const view = new CookingPage(page);
  const hear = () =>
    page.evaluate(() => {
      window.standInVoices.endAll();
      return window.standInVoices.heard.splice(0);
    });

  await kitchen.cookButton.click();
  await view.nextButton.click();
  await view.button(COOKING_WORDS.readAloud).click();
  await expect(view.dialog).toContainText("This device can't read aloud in English.");
  expect(scripts).toHaveLength(1);
  await page.evaluate((voices) => window.standInVoices.find(...voices), [FROM_AFAR, ENGLISH]);
  await view.button(COOKING_WORDS.readAloud).click();
  expect(await hear()).toEqual([
    { text: 'Boil 200 grams rice for 12 minutes.', lang: 'en', voice: 'Device' },
  ]);

  // As a page-turner presses, with the focus anywhere.
  await page.keyboard.press('PageDown');
  await expect(view.heading).toHaveText(COOKING_WORDS.stepOf(2, 3));
  expect((await hear()).map(({ text }) => text)).toEqual(['Stir in 1 and a half tablespoons oil.']);
  await page.keyboard.press('PageUp');
  await view.button(COOKING_WORDS.close).click();
  await expect(view.dialog).toHaveCount(0);
  // A dialog is out of sight before it says that it has closed.
  await expect.poll(() => page.evaluate(() => window.standInVoices.isSpeaking())).toBe(false);
  expect(foreignRequests.slice(before)).toEqual([]);
  expect(consoleLines).toEqual([]);
});

test('a notification says that a timer has ended in a hidden tab, but only after a press on the button', {
  tag: '@rare',
}, async ({ openRecipe, page }) => {
  await page.addInitScript(standInNotifications, {
    permission: 'default' as NotificationPermission,
    hasWorker: true,
  });
  await openRecipe(RICE);
  const played = () => page.evaluate(() => window.standInNotifications);
  await page.getByRole('button', { name: WORDS.startTimer('12 minutes') }).click();
  const bar = page.getByRole('region', { name: 'Timers' });
  await expect(bar).toContainText(
    'Keep this page open and the phone unlocked, or you may miss the bell.',
  );
  expect((await played()).asked).toBe(0);
  await bar.getByRole('button', { name: 'Tell me when it ends' }).click();
  await expect(bar).toContainText('a notification tells you');
  expect((await played()).asked).toBe(1);
  await page.evaluate(() =>
    Object.defineProperty(document, 'hidden', { configurable: true, value: true }),
  );
  await page.clock.runFor(12 * 60_000);
  expect((await played()).sent).toMatchObject([
    { title: 'Time is up: step 1', body: '12 minutes' },
  ]);
});
