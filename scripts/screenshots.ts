import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { openScene, RECIPE_SCENES, SCENES } from '../tests/browser/scenes';
import { buildPage, serveFolder } from '../tests/support/browserPages';
import { findBrowser } from '../tests/support/browserPath';
import { HUB_HOST, ROUTER_HOST, startStandIn } from '../tests/support/standIn';
import { drawIcons } from './drawIcons';

const FOLDER = join(import.meta.dirname, '../screenshots');

/** README.md shows this scene, and so does a browser before it installs the page. */
const SHOWN_SCENE = 'recipe';
const README = join(import.meta.dirname, '../docs/screenshot.png');
const INSTALL_FOLDER = join(import.meta.dirname, '../public/install');

const SCREENS = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  },
  desktop: { viewport: { width: 1280, height: 860 } },
};

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    /** Also takes the picture in README.md. */
    readme: { type: 'boolean', default: false },
    /** Also takes the pictures in public/install, and draws the icons anew. */
    install: { type: 'boolean', default: false },
  },
});
const scenes = [...SCENES, ...RECIPE_SCENES];
const unknown = names.filter((wanted) => !scenes.some(({ name }) => name === wanted));
if (unknown.length > 0) throw new Error(`No scene has the name ${unknown.join(', ')}.`);

const pages = await mkdtemp(join(tmpdir(), 'saffron-screenshots-'));
async function serveWith(site: string, settings: Parameters<typeof buildPage>[1]) {
  const folder = join(pages, site);
  const { exitCode, output } = await buildPage(folder, {
    ...settings,
    VITE_HF_OAUTH_CLIENT_ID: 'clientOfTheScreenshots',
  });
  if (exitCode !== 0) throw new Error(`The page could not be built.\n${output}`);
  return serveFolder(folder);
}
const sites = {
  token: await serveWith('token', {
    VITE_HF_ACCESS_TOKEN: 'hf_tokenOfTheScreenshots',
    VITE_HF_VISION_MODEL: 'Qwen/Qwen2.5-VL-7B-Instruct',
  }),
  sample: await serveWith('sample', {}),
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

/** Takes the pictures of one scene. */
async function takeScene(scene: (typeof scenes)[number]) {
  for (const [screen, options] of Object.entries(SCREENS)) {
    const page = await browser.newPage({ ...options, reducedMotion: 'reduce' });
    try {
      standIn.reset();
      await openScene(scene, page, sites[scene.site ?? 'token'].url, standIn);
      await page.mouse.move(0, 0);
      // In a picture of a scrolled page, its sticky head would be in the middle.
      await page.evaluate(() => scrollTo(0, 0));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const path = join(FOLDER, `${scene.name}-${screen}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: true });
        if (scene.name !== SHOWN_SCENE || colorScheme !== 'light') continue;
        if (values.readme && screen === 'desktop') await page.screenshot({ path: README });
        if (values.install) {
          const picture = { type: 'jpeg', quality: 80 } as const;
          await page.screenshot({ path: join(INSTALL_FOLDER, `${screen}.jpg`), ...picture });
        }
      }
    } finally {
      await page.close();
    }
  }
}

const failed: string[] = [];
for (const scene of scenes.filter(({ name }) => names.length === 0 || names.includes(name))) {
  try {
    await takeScene(scene);
    console.log(scene.name);
  } catch (error) {
    failed.push(scene.name);
    console.error(`${scene.name}: FAILED. ${(error as Error).message}`);
  }
}

if (values.install) await drawIcons(browser);

await browser.close();
await Promise.all([standIn.close(), sites.token.close(), sites.sample.close()]);
await rm(pages, { recursive: true });
console.log(`The pictures are in ${FOLDER}`);
if (failed.length > 0) {
  console.error(`No pictures, or not all, of: ${failed.join(', ')}`);
  process.exitCode = 1;
}
