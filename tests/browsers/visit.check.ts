import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { words as GERMAN } from '../../src/words/de/first';
import { WORDS } from '../browser/words';
import { findStrangers } from '../hostile/findStrangers';
import { INTRUSIONS, MARKUP } from '../hostile/intrusions';
import { readAttacks } from '../hostile/readCases';
import { buildPage, type Site, serveFolder } from '../support/browserPages';
import {
  drawScene,
  markersOf,
  pictureIn,
  readColours,
  SECRETS,
  withExtras,
} from '../support/photo';
import { serve } from '../support/serve';
import { HUB_HOST, ROUTER_HOST, type StandIn, startStandIn } from '../support/standIn';
import { recipeData } from '../support/writeClip';
import { findFirefox, findWebKit } from './findBrowsers';
import { finderScript, labelled, one, textsOf } from './finder';
import { type HostProxy, startProxy } from './proxy';
import { FORBIDDEN_STORAGE, recorderScript, type Written } from './recorder';
import { type Browser, launchFirefox, launchWebKit } from './webdriver';

const INPUT = labelled('Add more than one ingredient');

const LEMON_RICE = `# Lemon rice

Serves 2 · 20 minutes

## Ingredients

- 200 g rice
- 50 g butter
- 1 lemon

## Method

1. Boil the rice for 10 minutes until tender.
2. Stir in the butter and the lemon.
`;

const firefox = findFirefox();
const webKit = findWebKit();

let standIn: StandIn;
let proxy: HostProxy;
let folder: string;
let site: Site;

beforeAll(async () => {
  standIn = await startStandIn({ tls: true });
  proxy = await startProxy({ [HUB_HOST]: standIn.port, [ROUTER_HOST]: standIn.port });
  const cache = fileURLToPath(new URL('../../node_modules/.cache/saffron/', import.meta.url));
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'browsers-'));
  const { exitCode, output } = await buildPage(folder, {
    VITE_HF_ACCESS_TOKEN: 'hf_testTokenOfTheOtherBrowsers000000000',
    VITE_HF_VISION_MODEL: 'Qwen/Qwen2.5-VL-7B-Instruct',
  });
  if (exitCode !== 0) throw new Error(output);
  await writeFile(join(folder, 'recorder.js'), recorderScript() + finderScript());
  site = await serveFolder(folder, (text, path) =>
    path.endsWith('.html')
      ? text.replace(
          '<title>',
          `<script src="${path.includes('de/') ? '../' : './'}recorder.js"></script><title>`,
        )
      : text,
  );
});

afterAll(async () => {
  await site?.close();
  await proxy?.close();
  await standIn?.close();
  if (folder) await rm(folder, { recursive: true });
});

beforeEach(() => {
  standIn.reset();
  proxy.refused.length = 0;
});

describe.skipIf(!firefox.isThere)('in Firefox', () => {
  visit(() => {
    if (!firefox.isThere) throw new Error(firefox.reason);
    return launchFirefox({ proxyPort: proxy.port, ...firefox.parts });
  });
});

describe.skipIf(!webKit.isThere)('in WebKit', () => {
  visit(async () => {
    if (!webKit.isThere) throw new Error(webKit.reason);
    const { screen, ...parts } = webKit.parts;
    const env: { DISPLAY?: string } = {};
    if (screen) {
      const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
      const server = spawn(screen, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
      const [display] = await once(server.stdio[3] as Readable, 'data');
      env.DISPLAY = `:${String(display).trim()}`;
      closers.push(() => server.kill());
    }
    return launchWebKit({ proxyPort: proxy.port, ...parts, env });
  });
});

const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

function visit(launch: () => Promise<Browser>) {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
    console.info(`Run in ${browser.name}`);
  });
  afterAll(() => browser?.close());

  async function untilLoaded(leave: () => Promise<void>) {
    await browser.run('void (window.isLeft = true)');
    await leave();
    await vi.waitFor(
      async () =>
        expect(
          await browser.run(
            `!window.isLeft && document.readyState === 'complete' && 'written' in window`,
          ),
        ).toBe(true),
      { timeout: 100_000, interval: 20 },
    );
  }
  const open = (rest = '') => untilLoaded(() => browser.goTo(site.url + rest));
  const reload = () => untilLoaded(() => browser.reload());

  beforeEach(async () => {
    await open('?another');
    await browser.run('[sessionStorage, localStorage].map((storage) => storage.clear())');
    await open();
  });
  afterEach(async () => {
    // No page of these tests needs another host.
    const strangers = proxy.refused.filter((host) => /leak|example/.test(host));
    expect(strangers).toEqual([]);
  });

  const written = () => browser.run<Written>('window.written');
  /** A button may appear a moment before a press works. */
  const press = (name: string | RegExp) =>
    vi.waitFor(() => browser.click(one('button', name)), { timeout: 100_000, interval: 100 });
  const texts = (role: string) => browser.run<string[]>(textsOf(role));
  const eventually = <T>(read: () => Promise<T>, wanted: unknown) =>
    vi.waitFor(async () => expect(await read()).toEqual(wanted), {
      timeout: 100_000,
      interval: 50,
    });
  const isSaid = (words: string) =>
    eventually(() => texts('status'), expect.arrayContaining([words]));

  const list = () =>
    browser.run<string[]>(
      `window.findSoon('region', 'Ingredients on hand').then((region) =>
        [...region.querySelectorAll('li')].map((item) => item.textContent), () => [])`,
    );
  const recipe = () =>
    browser.run<string>(`${one('region', 'Recipe')}.then((region) => region.textContent)`);
  const recipeTitle = () =>
    browser.run<string[]>(`${one('region', 'Recipe')}.then((region) =>
      [...region.querySelectorAll('h3')].map((heading) => heading.textContent))`);
  const shows = (words: string) => eventually(recipe, expect.stringContaining(words));

  const canAsk = () =>
    browser.run(`${one('button', 'Get a recipe')}.then((button) => button.ariaDisabled)`);

  async function get(title: string, content?: string) {
    if (content) standIn.router.next({ kind: 'completion', content });
    await press('Get a recipe');
    await eventually(recipeTitle, [title]);
    // The title is there while the answer still comes, and no press asks again until it is over.
    await eventually(canAsk, 'false');
  }

  test('a visitor gets from the first ingredient to a recipe', async () => {
    await browser.type(INPUT, 'eggs\n');
    await eventually(list, ['eggs']);
    await browser.type(INPUT, ' rice ');
    await press('Add ingredient');
    await browser.type(INPUT, 'Eggs\n');
    await isSaid(WORDS.onTheList('eggs'));
    expect(await list()).toEqual(['eggs', 'rice']);
    await browser.type(INPUT, 'salt\n');
    await press(WORDS.remove('salt'));
    await eventually(list, ['eggs', 'rice', 'Removed saltUndo']);
    await press(WORDS.undo);
    await eventually(list, ['eggs', 'rice', 'salt']);

    standIn.router.next({
      kind: 'completion',
      content: '# Rice &amp; eggs\n\n1. Stir.',
      finishReason: 'length',
    });
    await press('Get a recipe');
    await eventually(recipeTitle, ['Rice & eggs']);
    // The title is there while the answer still comes.
    await eventually(async () => (await recipe()).includes(WORDS.maybeCut), true);
    await isSaid(WORDS.ready);

    const { lines, calls, violations } = await written();
    // After five seconds the page asks its own host for a new version.
    const asked = calls
      .filter(({ host }) => host !== new URL(site.url).host)
      .map(({ method, host }) => `${method} ${host}`);
    expect(asked.filter((call) => call === 'POST router.huggingface.co')).toHaveLength(1);
    // The page may look up the model ahead, and again.
    expect(new Set(asked)).toEqual(new Set(['GET huggingface.co', 'POST router.huggingface.co']));
    expect({ lines, violations }).toEqual({ lines: [], violations: [] });
  });

  test('an attempt that fails is followed by another one', async () => {
    await browser.type(INPUT, 'eggs\nrice\n');
    standIn.router.next({ kind: 'drop', how: 'reset' });
    await get('Egg fried rice');
    const { lines, calls } = await written();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
    expect(lines).toEqual([expect.stringContaining(WORDS.attemptFailed(1, 'TypeError - '))]);
  });

  test('a reload keeps the list, the text being typed and the recipe, even in a request, and starts no call', async () => {
    await browser.type(INPUT, '<b>eggs</b>\nrice\n');
    await get('Egg fried rice');
    standIn.router.next({ kind: 'hang' });
    await press('Get a recipe');
    await eventually(async () => standIn.router.requests.length, 2);
    await browser.type(INPUT, 'spring o');

    await reload();
    await eventually(list, ['<b>eggs</b>', 'rice']);
    await eventually(() => browser.run(`${INPUT}.then(({ value }) => value)`), 'spring o');
    await eventually(recipeTitle, ['Egg fried rice']);
    expect(await canAsk()).toBe('false');
    const { calls, lines } = await written();
    expect({ posts: calls.filter(({ method }) => method === 'POST'), lines }).toEqual({
      posts: [],
      lines: [],
    });
    await eventually(async () => standIn.underWay, 0);
  });

  test('the cookbook keeps a recipe that the visitor has cleared away', async () => {
    await browser.type(INPUT, 'eggs\nrice\n');
    await get('Lemon rice', LEMON_RICE);
    await press(WORDS.save);
    await shows('Saved in your cookbook');
    await press(WORDS.startOver);
    await reload();
    // A press before the page has started does nothing, so another one follows.
    const opensCookbook = async () => {
      await press('Cookbook');
      await vi.waitFor(async () => expect(await texts('heading')).toContain('Cookbook'), 3_000);
    };
    await opensCookbook().catch(opensCookbook);
    await press(/^Lemon rice/);
    await eventually(recipeTitle, ['Lemon rice']);
    expect(await recipe()).toContain(WORDS.fromTheCookbook);
    expect((await written()).lines).toEqual([]);
  });

  test('the page works without a network after one visit, if the browser stores pages', async ({
    skip,
  }) => {
    const plainSite = await serveFolder(folder);
    const inject = () => browser.run(`void (() => {${finderScript()}})()`);
    await browser.goTo(plainSite.url);
    const isStored = await browser.run<boolean>(`new Promise((resolve) => {
      const { serviceWorker } = navigator;
      if (!serviceWorker) return resolve(false);
      const look = () => serviceWorker.controller?.state === 'activated' && resolve(true);
      setInterval(look, 50);
      setTimeout(resolve, 20_000, false);
    })`);
    await inject();
    await browser.type(INPUT, 'eggs\nrice\n');
    await eventually(list, ['eggs', 'rice']);
    await plainSite.close();
    if (!isStored) return skip('This browser has no service worker for the page.');

    await browser.goTo(plainSite.url);
    await inject();
    await eventually(list, ['eggs', 'rice']);
    await press('Cookbook');
    await browser.run(`${one('heading', 'Cookbook')}.then(() => true)`);
  });

  test('a photo is drawn anew, upright and without extras, and its foods join the list', async () => {
    const drawn = await browser.run<string>(`(${drawScene})(1600, 1200)`);
    const photo = withExtras(Buffer.from(drawn, 'base64')).toString('base64');
    await press('Photo');
    await eventually(() => texts('heading'), ['Foods in a photo']);
    await browser.run(one('button', 'Choose a picture'));
    await vi.waitFor(
      () =>
        browser.run(`(() => {
        const bytes = Uint8Array.from(atob('${photo}'), (letter) => letter.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], 'IMG_1.jpg', { type: 'image/jpeg' }));
        const input = [...document.querySelectorAll('input[type=file]')].at(-1);
        input.files = data.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      })()`),
      { timeout: 100_000, interval: 100 },
    );
    standIn.router.next({ kind: 'completion', content: 'milk\ntofu ?\na woman', streams: true });
    await press('Send picture');
    await press('Add 1 food');
    await eventually(list, ['milk']);
    const bytes = pictureIn(standIn.router.requests.at(-1)?.body);
    expect(bytes.length).toBeLessThan(300_000);
    for (const secret of [...SECRETS, 'Exif'])
      expect(bytes.toString('latin1')).not.toContain(secret);
    expect(markersOf(bytes).filter((marker) => marker > 0xe0 && marker < 0xee)).toEqual([]);
    expect(await browser.run(`(${readColours})('${bytes.toString('base64')}')`)).toEqual({
      size: [768, 1_024],
      top: 'red',
      bottom: 'blue',
    });
    expect((await written()).violations).toEqual([]);
  });

  test('the bookmark opens the recipe of a page with a strict policy, and learns nothing else of that page', async () => {
    await press('Add a recipe');
    await browser.run(one('heading', 'Add a recipe'));
    const bookmark = await browser.run<string>(
      `document.querySelector('dialog a[href^="javascript:"]').href`,
    );
    const elsewhere = await serve((_, response) =>
      response
        .writeHead(200, {
          'content-type': 'text/html',
          'content-security-policy': "default-src 'none'; require-trusted-types-for 'script'",
        })
        .end(`<!doctype html><script type="application/ld+json">${recipeData()}</script>`),
    );
    await browser.goTo(elsewhere.url);
    const [before = ''] = await browser.tabs();
    // A driver has no bookmarks, and opens no address of a script.
    const script = decodeURIComponent(bookmark.slice('javascript:'.length)).replace(/;$/, '');
    await browser.run(`void ${script}`);
    // A browser that opens no other tab without a visitor's press takes this one.
    const isOpen = async () => {
      const tabs = await browser.tabs();
      await browser.switchTo(tabs.find((tab) => tab !== before) ?? before);
      expect(await browser.run(`'written' in window`)).toBe(true);
    };
    await vi.waitFor(isOpen, { timeout: 100_000, interval: 100 });
    await eventually(recipeTitle, ['Rice']);
    await shows('The recipe says it is from 127.0.0.1.');
    expect(await browser.run('[location.href, String(opener), document.referrer]')).toEqual([
      site.url,
      'null',
      '',
    ]);
    await reload();
    await eventually(recipeTitle, ['Rice']);
    expect(await written()).toMatchObject({ lines: [], violations: [] });
    await browser.switchTo(before);
    await elsewhere.close();
  });

  test('the root leads to the language that the visitor has chosen last', async () => {
    // An arriving recipe moves the links away from a pointer.
    const choose = (language: string) =>
      untilLoaded(() => browser.run(`${one('link', language)}.then((link) => void link.click())`));
    await open('');
    await browser.run("document.querySelector('footer details').open = true");
    await choose('Deutsch');
    await browser.type(labelled(GERMAN.kitchen.inputLabel), 'Eier\nReis\n');
    await press(GERMAN.kitchen.request);
    const title = () =>
      browser.run<string>(
        `${one('heading', 'Egg fried rice')}.then(({ textContent }) => textContent)`,
      );
    await eventually(title, 'Egg fried rice');
    expect(JSON.stringify(standIn.router.requests.at(-1)?.body)).toContain('Write in German');
    expect(await written()).toMatchObject({ lines: [], violations: [] });

    const address = () => browser.run<string>('location.href');
    await open('?from=a#here');
    await eventually(address, `${site.url}de/?from=a#here`);
    await choose('English');
    for (const rest of ['', '?from=a']) {
      await open(rest);
      expect(await address()).toBe(site.url + rest);
    }
    expect(await written()).toMatchObject({ lines: [], violations: [] });
  });

  test('forbidden storage leaves one line on the console', async () => {
    await open(`?forbidden${FORBIDDEN_STORAGE}`);
    await browser.type(INPUT, 'eggs\nrice\n');
    await get('Egg fried rice');
    expect((await written()).lines).toEqual([
      expect.stringMatching(/^warn: This tab will not remember/),
    ]);
  });

  test('the policy stops what would run code, load or send something', async () => {
    const hasTypes = await browser.run<boolean>(`typeof trustedTypes === 'object'`);
    const rows = hasTypes ? [...INTRUSIONS, ...MARKUP] : INTRUSIONS;
    const unstopped: string[] = [];
    for (const { what } of rows) {
      await browser.run(`(() => {
        written.violations.length = 0;
        setTimeout(async () => {
          try { await intrusions[${JSON.stringify(what)}](); }
          catch (error) { written.violations.push(error.name); }
        });
      })()`);
      await vi
        .waitFor(async () => expect((await written()).violations).not.toEqual([]), {
          timeout: 2_000,
          interval: 20,
        })
        .catch(() => unstopped.push(what));
    }
    expect(unstopped).toEqual([]);
    expect((await written()).ran).toEqual([]);
  });

  const attacks = readAttacks().map(({ name, cases }) => [name, cases[0] ?? ''] as const);
  test(`${attacks.length} hostile replies, one of each class, stay texts`, async () => {
    await browser.type(INPUT, 'eggs\nrice\n');
    await browser.run(`void (window.findStrangers = ${findStrangers})`);
    const found: unknown[] = [];
    for (const [name, attack] of attacks) {
      const before = standIn.router.requests.length;
      standIn.router.next({ kind: 'completion', content: `# ${name}\n\n${attack}` });
      await press('Get a recipe');
      await eventually(async () => standIn.router.requests.length, before + 1);
      await eventually(async () => (await recipeTitle())[0], name);
      // The title comes before the end of the answer, and so does the tools' place.
      const toolsToCome = `document.querySelectorAll('[aria-label="Recipe"] [inert]').length`;
      await eventually(() => browser.run<number>(toolsToCome), 0);
      await eventually(canAsk, 'false');
      const strangers = await browser.run<string[]>(
        `findStrangers(document.querySelector('[aria-label="Recipe"] > [aria-live]'))`,
      );
      if (strangers.length > 0) found.push({ attack, strangers });
    }
    expect(found).toEqual([]);
    const { ran, violations, lines } = await written();
    expect({ ran, violations, lines }).toEqual({ ran: [], violations: [], lines: [] });
  });
}
