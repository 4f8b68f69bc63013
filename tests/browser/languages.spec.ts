import { standInNotifications } from '../support/standInNotifications';
import { ENGLISH, standInVoices } from '../support/standInVoices';
import { expect, test, textsOfPage } from './fixtures';
import { LANGUAGES } from './globalSetup';
import { Kitchen } from './Kitchen';
import { RICE, readWords, TranslatedPage } from './TranslatedPage';

for (const code of LANGUAGES) {
  test.describe(`in a browser that prefers "${code}"`, () => {
    test.use({ locale: code });

    test('the page asks, tries again, checks, saves and cooks in that language, until the visitor chooses English', async ({
      openPage,
      page,
      sites,
      standIn,
      consoleLines,
    }) => {
      test.slow();
      const words = await readWords(code);
      const { first, rest } = words;
      const { title, text, list, butter } = RICE[code as keyof typeof RICE];
      const translated = new TranslatedPage(page, words);
      await page.addInitScript(standInVoices, [{ ...ENGLISH, lang: code }]);
      await page.addInitScript(standInNotifications, {
        permission: 'granted' as NotificationPermission,
        hasWorker: true,
      });
      const kitchen = await openPage('token', `?ingredient=${list[0]}`);
      const kitchenName = first.app.kitchenName('Saffron');
      await translated.add(...list.slice(1));
      await expect(page).toHaveURL(`${sites.token.url}${code}/`);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page).toHaveTitle(kitchenName);
      await kitchen.prefer({ allergens: ['milk'] });

      standIn.router.next({ kind: 'status', status: 500 }, { kind: 'completion', content: text });
      await translated.requestButton.click();
      await expect(page.getByText(rest.wait.attempt(2, 3))).toBeVisible();
      await expect(translated.status).toHaveText(first.kitchen.notices['attempt.failed']('', 2, 3));
      await expect(page).toHaveTitle(`${rest.outcome.titles.generating} · ${kitchenName}`);
      await page.clock.runFor(1_000);
      await expect(translated.recipeTitle).toHaveText(title);
      await expect(translated.status).toHaveText(first.kitchen.notices.recipe('', 2, 3));
      const name = new Intl.DisplayNames('en', { type: 'language' }).of(code);
      expect(JSON.stringify(standIn.router.requests.at(-1)?.body)).toContain(`Write in ${name}, `);
      const milk = first.language.allergen('milk');
      // Also in a language that has not passed.
      const warning = rest.allergens.foundIn(rest.allergens.contains([milk]), [butter]);
      await expect(translated.recipe).toContainText(warning);

      await translated.press(rest.save.save);
      await expect(translated.recipe).toContainText(rest.saved.saved);
      await translated.press(rest.cooking.cook);
      await expect(translated.dialog).toHaveAccessibleName(rest.cookingView.cooking(title));
      await translated.press(rest.aloud.readAloud, translated.dialog);
      const heardUpToNow = () =>
        page.evaluate(() => {
          window.standInVoices.endAll();
          return window.standInVoices.heard;
        });
      expect((await heardUpToNow()).slice(0, code === 'es' ? 4 : 3)).toMatchObject([
        { text: warning, lang: code },
        ...(code === 'es' ? [{ text: rest.allergens.notComplete([milk], true), lang: code }] : []),
        { text: rest.cookingView.getReady, lang: code },
        { text: expect.stringContaining('200 g'), lang: code },
      ]);
      await translated.press(rest.cookingView.next, translated.dialog);
      expect((await heardUpToNow()).at(-1)).toMatchObject({
        text: expect.stringContaining('10'),
        lang: code,
      });
      const tenMinutes = rest.timers.amount(10, 'minute');
      await translated.press(rest.timers.start(tenMinutes), translated.dialog);
      await page.evaluate(() =>
        Object.defineProperty(document, 'hidden', { configurable: true, value: true }),
      );
      await page.clock.runFor(600_000);
      await expect(page).toHaveTitle(`${rest.outcome.titles.timeIsUp} · ${kitchenName}`);
      expect((await page.evaluate(() => window.standInNotifications)).sent).toMatchObject([
        { title: rest.timers.stepIsUp(1), body: tenMinutes, lang: code },
      ]);

      await translated.press(words.first.ui.close, translated.dialog);

      await translated.languages.click();
      await translated.englishLink.click();
      await expect(page).toHaveURL(sites.token.url);
      await page.reload();
      await expect(new Kitchen(page).recipeTitle).toHaveText(title);
      await expect(page).toHaveURL(sites.token.url);
      expect(textsOfPage(consoleLines)).toEqual([expect.stringMatching(/^Attempt 1 of 3 failed/)]);
    });
  });
}

test('a link to a page does not choose its language for the visitor, but a press on a language does', {
  tag: '@rare',
}, async ({ page, sites }) => {
  const { url } = sites.token;
  const isAt = async (folder: string) => {
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(page.url()).toBe(url + folder);
  };
  await page.goto(`${url}de/`);
  await isAt('de/');
  await page.goto(url);
  await isAt('');
  await page.locator('footer summary').click();
  await page.getByRole('link', { name: 'Deutsch', exact: true }).click();
  await expect(page).toHaveURL(`${url}de/`);
  await page.goto(url);
  await isAt('de/');
});
