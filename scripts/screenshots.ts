import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { openScene, RECIPE_SCENES, SCENES } from '../tests/browser/scenes';
import { buildPage, serveFolder } from '../tests/support/browserPages';
import { findBrowser } from '../tests/support/browserPath';
import { HUB_HOST, ROUTER_HOST, startStandIn } from '../tests/support/standIn';
import { DOCS_PICTURES, takeDocsPicture } from './docsPictures';
import { drawIcons } from './drawIcons';

const FOLDER = join(import.meta.dirname, '../screenshots');
const DOCS_FOLDER = join(import.meta.dirname, '../docs');

/** A browser shows this scene before it installs the page. */
const INSTALL_SCENE = 'recipe';
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
    /** Takes the pictures of README.md and the guide instead. A name chooses one of them. */
    docs: { type: 'boolean', default: false },
    /** Also takes the pictures in public/install, and draws the icons anew. */
    install: { type: 'boolean', default: false },
  },
});
const scenes = [...SCENES, ...RECIPE_SCENES];
const docsPictures = DOCS_PICTURES.map((picture) => ({ ...picture, name: basename(picture.file) }));
const possible = values.docs ? docsPictures : scenes;
const unknown = names.filter((wanted) => !possible.some(({ name }) => name === wanted));
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
        if (values.install && scene.name === INSTALL_SCENE && colorScheme === 'light') {
          const picture = { type: 'jpeg', quality: 80 } as const;
          await page.screenshot({ path: join(INSTALL_FOLDER, `${screen}.jpg`), ...picture });
        }
      }
    } finally {
      await page.close();
    }
  }
}

async function takeForDocs(picture: (typeof docsPictures)[number]) {
  standIn.reset();
  const { url } = sites[picture.scene.site ?? 'token'];
  const bytes = await takeDocsPicture(picture, browser, url, standIn);
  await writeFile(join(DOCS_FOLDER, `${picture.file}.png`), bytes);
}

const failed: string[] = [];
const jobs = values.docs
  ? docsPictures.map((picture) => ({ ...picture, take: () => takeForDocs(picture) }))
  : scenes.map((scene) => ({ ...scene, take: () => takeScene(scene) }));
for (const { name, take } of jobs) {
  if (names.length > 0 && !names.includes(name)) continue;
  try {
    await take();
    console.log(name);
  } catch (error) {
    failed.push(name);
    console.error(`${name}: FAILED. ${(error as Error).message}`);
  }
}

if (values.install) await drawIcons(browser);

await browser.close();
await Promise.all([standIn.close(), sites.token.close(), sites.sample.close()]);
await rm(pages, { recursive: true });
console.log(`The pictures are in ${values.docs ? DOCS_FOLDER : FOLDER}`);
if (failed.length > 0) {
  console.error(`No pictures, or not all, of: ${failed.join(', ')}`);
  process.exitCode = 1;
}
