import type { Page } from '@playwright/test';
import { hold } from './chunks';
import { expect, test, textsOfPage } from './fixtures';
import { LANGUAGES } from './globalSetup';
import { Kitchen } from './Kitchen';
import { filesOf, loseNetwork, test as offlineTest, readCaches, visit } from './offline';
import { RICE, readWords, TranslatedPage } from './TranslatedPage';
import { WORDS } from './words';

// Short runs leave this file out: see `testIgnore` in the configuration.

/** A browser's languages, and the folder that it gets. */
const VISITS: [languages: string[], folder: string][] = [
  ...LANGUAGES.map((code): [string[], string] => [[code], `${code}/`]),
  [['de-CH', 'en'], 'de/'],
  [['sv', 'de-AT', 'en'], 'de/'],
  [['en-GB', 'de'], ''],
  [['en-US'], ''],
  [['sv', 'ru'], ''],
  [[], ''],
];

function prefer(languages: string[]) {
  Object.defineProperty(navigator, 'languages', { value: languages });
}

/** Says on the console which page the browser paints. Runs in the page. */
function tellPaints() {
  const tell = (what: string) => console.log(`${what} ${location.pathname}`);
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntriesByName('first-contentful-paint')) tell(name);
  }).observe({ type: 'paint', buffered: true });
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
    if (ticks < 5) return;
    clearInterval(timer);
    tell('had time to paint');
  }, 50);
}

test('a first visit goes to the first language that the browser prefers and the page has, with the whole address', async ({
  browser,
  sites,
}) => {
  test.slow();
  for (const [languages, folder] of VISITS) {
    const page = await browser.newPage();
    await page.addInitScript(prefer, languages);
    await page.goto(`${sites.token.url}?ingredient=Eier&from=a#here`);
    await expect(page.getByRole('listitem').first(), String(languages)).toContainText('Eier');
    expect(page.url(), String(languages)).toBe(`${sites.token.url}${folder}?from=a#here`);
    await page.close();
  }
});

test('a sign-in leaves and returns through the root, and comes back to the German kitchen, even if a link had led there', async ({
  page,
  sites,
  standIn,
  consoleLines,
}) => {
  await page.goto(`${sites.token.url}de/`);
  const words = await readWords('de');
  const translated = new TranslatedPage(page, words);
  await translated.add(...RICE.de.list);
  const button = page.getByRole('banner').getByRole('button', { name: words.first.app.model });
  await button.click();
  await translated.dialog.getByRole('radio', { name: words.rest.modelTitles.signIn }).check();
  await translated.press(words.rest.model.signIn, translated.dialog);
  await expect(translated.dialog.getByRole('status').first()).toContainText('als ada');
  expect(page.url()).toBe(`${sites.token.url}de/`);
  const { path = '' } = standIn.signIn.authorize.requests[0] ?? {};
  expect(new URL(path, sites.token.url).searchParams.get('redirect_uri')).toBe(sites.token.url);
  await translated.press(words.first.ui.close, translated.dialog);
  await expect(button).toContainText(words.first.app.modelNames.signIn);
  await expect(page.getByRole('listitem').first()).toContainText('Eier');
  expect(textsOfPage(consoleLines)).toEqual([]);
});

test.describe('in a browser that prefers German', () => {
  test.use({ locale: 'de-AT' });

  test('the browser paints nothing of the English page on the way, and Back does not lead there', async ({
    page,
    sites,
    consoleLines,
  }) => {
    const release = await hold(page, /\/de\/$/);
    await page.addInitScript(tellPaints);
    const hadTime = page.waitForEvent('console', (line) => line.text() === 'had time to paint /');
    await page.goto(sites.token.url, { waitUntil: 'commit' });
    await hadTime;
    release();
    await expect(page).toHaveURL(`${sites.token.url}de/`);
    const told = () => consoleLines.map(({ text }) => text).filter((text) => !/time/.test(text));
    await expect.poll(told).toEqual(['first-contentful-paint /de/']);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
    expect(told()).toHaveLength(1);
  });

  test('a visitor who chooses English stays there, and one who goes back to German gets German at the next visit', async ({
    page,
    sites,
  }) => {
    test.slow();
    const { url } = sites.token;
    const translated = new TranslatedPage(page, await readWords('de'));
    await page.goto(url);
    await expect(page).toHaveURL(`${url}de/`);
    await translated.languages.click();
    // A browser's translation leaves it so.
    await translated.englishLink.evaluate((link) => {
      const font = document.createElement('font');
      font.append(...link.childNodes);
      link.append(font);
    });
    await translated.englishLink.click();
    for (const again of ['', '?from=a']) {
      await page.goto(url + again);
      await expect(new Kitchen(page).input).toBeVisible();
      expect(page.url()).toBe(url + again);
    }
    await page.locator('footer summary').click();
    await page.getByRole('link', { name: 'Deutsch', exact: true }).click();
    await expect(translated.input).toBeVisible();
    await page.goto(url);
    await expect(page).toHaveURL(`${url}de/`);
  });

  test('a browser that stores nothing stays at the root, and reads German at its address', async ({
    page,
    sites,
    consoleLines,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.goto(sites.token.url);
    await new Kitchen(page).add('eggs');
    expect(page.url()).toBe(sites.token.url);
    await page.goto(`${sites.token.url}de/`);
    const translated = new TranslatedPage(page, await readWords('de'));
    await translated.add('Reis');
    await translated.languages.click();
    await translated.englishLink.click();
    await expect(page).toHaveURL(sites.token.url);
    // The page tries to keep the list as soon as that code has arrived, and says that it cannot.
    const others = textsOfPage(consoleLines).filter((line) => !/will not remember/.test(line));
    expect(others).toEqual([]);
  });

  test('a link to a recipe opens in the language of the visitor who gets it', async ({
    openPage,
    page,
    browser,
    sites,
    context,
    standIn,
  }) => {
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage();
    const words = await readWords('de');
    const translated = new TranslatedPage(page, words);
    await translated.add(...RICE.de.list);
    standIn.router.next({ kind: 'completion', content: RICE.de.text });
    await translated.requestButton.click();
    await translated.press(words.rest.recipe.more);
    await translated.press(words.rest.share.link);
    await expect(translated.recipe).toContainText(words.rest.share.linkCopied);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.startsWith(`${sites.token.url}#recipe=`)).toBe(true);

    for (const locale of ['en-US', ...LANGUAGES]) {
      const guest = await browser.newPage({ locale });
      await guest.goto(link);
      const isEnglish = locale === 'en-US';
      const { pane, heading } = (await readWords(isEnglish ? 'de' : locale)).first.recipePane;
      const recipe = guest.getByRole('region', { name: isEnglish ? 'Recipe' : pane });
      const origin = { origin: 'shared' } as const;
      await expect(recipe.getByRole('heading', { level: 2 }).first()).toHaveText(
        isEnglish ? WORDS.shared : heading('', origin as Parameters<typeof heading>[1]),
      );
      await expect(recipe.getByRole('heading', { level: 3 })).toHaveText(RICE.de.title);
      expect(guest.url()).toBe(sites.token.url + (isEnglish ? '' : `${locale}/`));
      await guest.close();
    }
  });
});

/** As a browser that would install the page. */
async function readManifest(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const { url, data = '{}', errors } = await devTools.send('Page.getAppManifest');
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  return { url, manifest: JSON.parse(data), faults: [...errors, ...installabilityErrors] };
}

offlineTest.describe('under a path, the page in German', () => {
  for (const locale of ['de', 'en-US']) {
    offlineTest.describe(`in a browser that prefers "${locale}"`, () => {
      offlineTest.use({ locale });

      offlineTest(
        'works without a network after one visit, and the root leads to it',
        async ({ page, site, consoleLines }) => {
          const words = await readWords('de');
          const translated = new TranslatedPage(page, words);
          await visit(page, site);
          if (locale !== 'de') {
            await page.locator('footer summary').click();
            await page.getByRole('link', { name: 'Deutsch' }).click();
          }
          await expect(translated.input).toBeVisible();
          const stored = [await filesOf(site.folder, 'de')];
          await expect.poll(async () => Object.values(await readCaches(page))).toEqual(stored);

          await loseNetwork(page, site);
          const before = site.requests.length;
          await page.goto(site.url);
          await expect(page).toHaveURL(`${site.url}de/`);
          await translated.add('eggs', 'rice', 'spring onion');
          await translated.requestButton.click();
          await expect(translated.recipeTitle).toHaveText('Egg fried rice with spring onion');
          await expect(translated.recipe).toContainText(words.rest.notes.fromBook);
          await expect(translated.recipeTitle.locator('[lang=en]')).toBeVisible();
          await translated.press(words.rest.save.save);
          await expect(translated.recipe).toContainText(words.rest.saved.saved);
          expect(site.requests.slice(before)).toEqual([]);
          expect(textsOfPage(consoleLines)).toEqual([]);
        },
      );
    });
  }

  offlineTest('is installed by its own name', async ({ playwright, launchOptions, site }) => {
    // Private windows install nothing, and a context of a full browser is one.
    const options = { ...launchOptions, locale: 'de' };
    const window = await playwright.chromium.launchPersistentContext('', options);
    const page = await window.newPage();
    await page.goto(site.url);
    await expect(page).toHaveURL(`${site.url}de/`);
    const { url, manifest, faults } = await readManifest(page);
    await window.close();
    expect(url).toBe(`${site.url}de/manifest.webmanifest`);
    const { kitchenName } = (await readWords('de')).first.app;
    expect(manifest).toMatchObject({ lang: 'de', name: kitchenName('Saffron') });
    expect(faults).toEqual([]);
  });
});
