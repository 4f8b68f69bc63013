import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Site, serveFolder } from '../support/browserPages';
import { cutTexts } from './cutTexts';
import { expect, test } from './fixtures';
import { builtPages, firstWordsOf } from './globalSetup';
import { MESSY_PAGE } from './messyPage';
import { overflows } from './overflows';
import { pseudoLanguage } from './pseudoLanguage';
import { openScene as open, SCENES } from './scenes';
import { COLLECTED, IDEAS, LIVE, LONG_LIST, ODD_LIST, PLANNED, RECIPES } from './sceneTexts';

/** What the page shows as it is: texts of scenes, numbers with units, days, names and addresses. */
const GIVEN = [
  JSON.stringify([COLLECTED, IDEAS, LIVE, LONG_LIST, MESSY_PAGE, ODD_LIST, PLANNED, RECIPES]),
  'dairy, flurbleberry, kitchen foil, Lurpak, some kind of sauce in an unlabelled jar',
  readFileSync('src/models/sampleKitchen/dishes/en/egg-fried-rice.md', 'utf8'),
  'unti, cups, Lemon, lemons, eggs, pinches, tablespoons, 12:00 PM, 1 February',
  'Saffrons Küche, Deutsch, English, Español, Français, hf_, Left out, Notes',
];

/** The words that may be outside of messages. */
const GIVEN_WORDS = new Set(
  String(GIVEN)
    .replaceAll('\\n', ' ')
    .match(/\p{L}+/gu),
);

// Short runs leave this file out: see `testIgnore` in the configuration.
for (const part of [0, 1]) {
  const scenes = SCENES.filter((_, index) => index % 2 === part);

  test(`all words of ${scenes.length} scenes can be translated, and in German nothing sticks out or is cut (part ${part + 1})`, async ({
    browser,
    standIn,
  }) => {
    test.setTimeout(900_000);
    const sites = { token: await servePseudo('token'), sample: await servePseudo('sample') };
    for (const scene of scenes) {
      await test.step(scene.name, async () => {
        const page = await browser.newPage({ reducedMotion: 'reduce' });
        page.setDefaultTimeout(10_000);
        standIn.reset();
        await open(scene, page, `${sites[scene.site ?? 'token'].url}de/`, standIn);
        // The first words arrive after the page.
        await expect(page.locator('#root')).toHaveText(/\u00ad/);
        expect(await strangers(page), scene.name).toEqual([]);

        await page.evaluate(() => window.speak());
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await outside(page), scene.name).toEqual([]);
        await doubleText(page);
        expect(await outside(page), `${scene.name}, letters of double size`).toEqual([]);
        await page.close();
      });
    }
    for (const site of Object.values(sites)) await site.close();
  });
}

/** Its German words are English ones with marks. */
function servePseudo(name: 'token' | 'sample'): Promise<Site> {
  const folder = join(builtPages(), name);
  const words = firstWordsOf(folder, 'de');
  return serveFolder(folder, (text, path) =>
    path.endsWith(words)
      ? text.replace(
          /export\{(\w+) as language\}/,
          (_, german) => `const pseudo=(${pseudoLanguage})(${german});export{pseudo as language}`,
        )
      : text,
  );
}

/** What is neither a message nor given. */
async function strangers(page: Page) {
  // Only a hidden page shows some titles.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const unmarked = await page.evaluate(() => window.findUnmarked());
  return unmarked.filter(({ text, place }) => {
    const isAddress = /^https?:/.test(text);
    const words = text.match(/\p{L}+/gu) ?? [];
    return !isAddress && words.some((word) => !GIVEN_WORDS.has(word)) && place;
  });
}

const outside = async (page: Page) => [...(await overflows(page)), ...(await cutTexts(page))];

/** As a visitor does in the browser's settings. */
async function doubleText(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}
