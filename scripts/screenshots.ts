import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { Kitchen, START } from '../tests/browser/Kitchen';
import { RECIPE_SCENES, SCENES } from '../tests/browser/scenes';
import { buildPage, serveFolder } from '../tests/support/browserPages';
import { findBrowser } from '../tests/support/browserPath';
import { HUB_HOST, ROUTER_HOST, startStandIn } from '../tests/support/standIn';

const FOLDER = fileURLToPath(new URL('../screenshots/', import.meta.url));
const README_PICTURE = fileURLToPath(new URL('../docs/screenshot.png', import.meta.url));

const SCREENS = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  },
  desktop: {
    viewport: { width: 1280, height: 860 },
    deviceScaleFactor: 1,
    hasTouch: false,
    isMobile: false,
  },
};

/**
 * Takes pictures of the scenes, on phone and desktop, light and dark.
 *
 * @param names the scenes that are wanted; all of them where none is named
 */
async function takeScreenshots(names: readonly string[]) {
  const pages = await mkdtemp(join(tmpdir(), 'saffron-screenshots-'));
  for (const [name, settings] of [
    ['token', { VITE_HF_ACCESS_TOKEN: 'hf_tokenOfTheScreenshots' }],
    ['sample', {}],
  ] as const) {
    const { exitCode, output } = await buildPage(join(pages, name), {
      ...settings,
      VITE_HF_OAUTH_CLIENT_ID: 'clientOfTheScreenshots',
    });
    if (exitCode !== 0) throw new Error(`The page could not be built.\n${output}`);
  }
  const sites = {
    token: await serveFolder(join(pages, 'token')),
    sample: await serveFolder(join(pages, 'sample')),
  };
  const standIn = await startStandIn({ tls: true });
  const address = `127.0.0.1:${standIn.port}`;
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      `--host-resolver-rules=MAP ${HUB_HOST}:443 ${address}, MAP ${ROUTER_HOST}:443 ${address}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
      '--ignore-certificate-errors',
      '--font-render-hinting=none',
    ],
  });
  await mkdir(FOLDER, { recursive: true });

  const wanted = [...SCENES, ...RECIPE_SCENES].filter(
    ({ name }) => names.length === 0 || names.includes(name),
  );
  for (const scene of wanted) {
    for (const [screen, options] of Object.entries(SCREENS)) {
      const page = await browser.newPage({ ...options, reducedMotion: 'reduce' });
      await page.clock.install({ time: START.getTime() - 60_000 });
      await page.clock.pauseAt(START);
      await page.goto(sites[scene.site ?? 'token'].url);
      standIn.reset();
      await scene.play(new Kitchen(page), standIn);
      await page.mouse.move(0, 0);
      // A page that is scrolled is pictured with what sticks to its top in the middle.
      await page.evaluate(() => scrollTo(0, 0));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({
          path: join(FOLDER, `${scene.name}-${screen}-${colorScheme}.png`),
          fullPage: true,
        });
        if (scene.name === 'dish' && screen === 'desktop' && colorScheme === 'light') {
          await page.screenshot({ path: README_PICTURE });
        }
      }
      await page.close();
    }
    console.log(scene.name);
  }

  await browser.close();
  await Promise.all([standIn.close(), sites.token.close(), sites.sample.close()]);
  await rm(pages, { recursive: true });
  console.log(`The pictures are in ${FOLDER}`);
}

await takeScreenshots(process.argv.slice(2));
