import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WORDS } from '../browser/words';
import { findStrangers } from '../hostile/findStrangers';
import { INTRUSIONS, MARKUP } from '../hostile/intrusions';
import { readAttacks } from '../hostile/readCases';
import { buildPage, type Site, serveFolder } from '../support/browserPages';
import { HUB_HOST, ROUTER_HOST, type StandIn, startStandIn } from '../support/standIn';
import { findFirefox, findWebKit } from './findBrowsers';
import { type HostProxy, startProxy } from './proxy';
import { FORBIDDEN_STORAGE, recorderScript, type Written } from './recorder';
import { type Browser, launchFirefox, launchWebKit } from './webdriver';

const INPUT = 'input[name=ingredient]';
const REQUEST = '[aria-labelledby="prompt-heading"] button';

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
  });
  if (exitCode !== 0) throw new Error(output);
  const page = join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(join(folder, 'recorder.js'), recorderScript());
  await writeFile(page, html.replace('<title>', '<script src="./recorder.js"></script><title>'));
  site = await serveFolder(folder);
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

  /** Leaves the page, and waits until the next one is loaded. */
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
      { timeout: 10_000, interval: 20 },
    );
  }
  const open = (rest = '') => untilLoaded(() => browser.goTo(site.url + rest));
  const reload = () => untilLoaded(() => browser.reload());

  beforeEach(async () => {
    await open('?another');
    await browser.run('sessionStorage.clear()');
    await open();
  });
  afterEach(async () => {
    // No page of these tests has anything to ask of another host.
    const strangers = proxy.refused.filter((host) => /leak|example/.test(host));
    expect(strangers).toEqual([]);
  });

  const written = () => browser.run<Written>('window.written');
  const list = () =>
    browser.run<string[]>(
      `[...document.querySelectorAll('[aria-labelledby="ingredients-heading"] li')].map((item) => item.textContent)`,
    );
  const textOf = (selector: string) =>
    browser.run<string>(`document.querySelector('${selector}')?.textContent ?? ''`);
  const recipe = () => textOf('[aria-label="Recipe"] > [aria-live]');
  const pressButton = (name: string) =>
    browser.run(
      `[...document.querySelectorAll('button')].find((button) => [button.textContent, button.ariaLabel].includes(${JSON.stringify(name)})).click()`,
    );
  const eventually = <T>(read: () => Promise<T>, wanted: T) =>
    vi.waitFor(async () => expect(await read()).toEqual(wanted), { timeout: 15_000, interval: 50 });

  test('a visitor gets from the first ingredient to a recipe', async () => {
    await browser.type(INPUT, 'eggs\n');
    expect(await list()).toEqual(['eggs']);
    await browser.type(INPUT, ' rice ');
    await browser.click('form button');
    await browser.type(INPUT, 'Eggs\n');
    expect(await list()).toEqual(['eggs', 'rice']);
    expect(await textOf('[role=status]')).toBe(WORDS.onTheList('eggs'));
    await browser.type(INPUT, 'salt\n');
    await pressButton(WORDS.remove('salt'));
    await eventually(list, ['eggs', 'rice']);
    await pressButton(WORDS.undo);
    await eventually(list, ['eggs', 'rice', 'salt']);

    standIn.router.next({
      kind: 'completion',
      content: '# Rice &amp; eggs',
      finishReason: 'length',
    });
    await browser.click(REQUEST);
    await eventually(recipe, 'Rice & eggs');
    expect(await textOf('[aria-label="Recipe"] h3')).toBe('Rice & eggs');
    expect(await textOf('[aria-label="Recipe"]')).toContain(WORDS.maybeCut);
    expect(await textOf('[role=status]')).toBe(WORDS.ready);

    const { lines, calls, violations } = await written();
    expect(calls.map(({ method, host }) => `${method} ${host}`)).toEqual([
      'GET huggingface.co',
      'POST router.huggingface.co',
    ]);
    expect({ lines, violations }).toEqual({ lines: [], violations: [] });
  });

  test('an attempt that fails is followed by another one', async () => {
    await browser.type(INPUT, 'eggs\nrice\n');
    standIn.router.next({ kind: 'drop', how: 'reset' });
    await browser.click(REQUEST);
    await eventually(() => textOf('[aria-label="Recipe"] h3'), 'Egg fried rice');
    const { lines, calls } = await written();
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
    expect(lines).toEqual([expect.stringContaining(WORDS.attemptFailed(1, 'TypeError - '))]);
  });

  test('a reload keeps the list, the text being typed and the recipe, also in a request, and starts no call', async () => {
    await browser.type(INPUT, '<b>eggs</b>\nrice\n');
    await browser.click(REQUEST);
    await eventually(() => textOf('[aria-label="Recipe"] h3'), 'Egg fried rice');
    standIn.router.next({ kind: 'hang' });
    await browser.click(REQUEST);
    await vi.waitFor(() => expect(standIn.router.requests).toHaveLength(2));
    await browser.type(INPUT, 'spring o');

    await reload();
    expect(await list()).toEqual(['<b>eggs</b>', 'rice']);
    expect(await browser.run(`document.querySelector('${INPUT}').value`)).toBe('spring o');
    await eventually(() => textOf('[aria-label="Recipe"] h3'), 'Egg fried rice');
    expect(await browser.run(`document.querySelector('${REQUEST}').ariaDisabled`)).toBe('false');
    const { calls, lines } = await written();
    expect({ calls, lines }).toEqual({ calls: [], lines: [] });
    await vi.waitFor(() => expect(standIn.underWay).toBe(0));
  });

  test('storage that holds rubbish costs one line', async () => {
    // The page would save over it before its first change.
    await browser.type(INPUT, 'salt\n');
    await eventually(list, ['salt']);
    await browser.run(`sessionStorage.setItem('saffron.kitchen', '{"version":')`);
    await reload();
    await browser.type(INPUT, 'eggs\n');
    expect(await list()).toEqual(['eggs']);
    expect((await written()).lines).toEqual([expect.stringContaining(WORDS.dropped)]);
  });

  test('storage that is forbidden costs one line', async () => {
    await open(`?forbidden${FORBIDDEN_STORAGE}`);
    await browser.type(INPUT, 'eggs\nrice\n');
    await browser.click(REQUEST);
    await eventually(() => textOf('[aria-label="Recipe"] h3'), 'Egg fried rice');
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
      await browser.click(REQUEST);
      await vi.waitFor(() => expect(standIn.router.requests).toHaveLength(before + 1));
      await eventually(() => textOf('[aria-label="Recipe"] > [aria-live] h3'), name);
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
