import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { TYPES } from '../support/browserPages';
import { isFull } from '../support/sample';
import { expect, textsOfPage } from './fixtures';
import { builtPages } from './globalSetup';
import { START } from './Kitchen';
import { test, visit } from './offline';
import { TlsSite } from './TlsSite';

test.skip(!isFull, 'offline.spec.ts tests the usual way.');

const readKept = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return {
      workers: registrations.map(({ active }) => active?.state),
      caches: (await caches.keys()).length,
    };
  });

declare global {
  interface Window {
    /** How the start of the page's worker ended. */
    workerEnd: Promise<'activated' | 'redundant' | 'rejected'>;
    wantsWorker: boolean;
  }
}

/** Runs in the page, before its own code. */
function watchWorker() {
  const container = navigator.serviceWorker;
  if (!container) return;
  const register = container.register.bind(container);
  window.wantsWorker = false;
  window.workerEnd = new Promise((resolve) => {
    container.register = async (...args) => {
      window.wantsWorker = true;
      try {
        const registration = await register(...args);
        const worker = registration.installing;
        const look = () => {
          const state = worker ? worker.state : registration.active ? 'activated' : 'redundant';
          if (state === 'activated' || state === 'redundant') resolve(state);
        };
        worker?.addEventListener('statechange', look);
        look();
        return registration;
      } catch (error) {
        resolve('rejected');
        throw error;
      }
    };
  });
}

async function visitInVain(page: Page, url: string) {
  await page.clock.install({ time: START });
  await page.addInitScript(watchWorker);
  await page.goto(url);
  await page.clock.runFor(6_000);
  expect(await page.evaluate(() => window.workerEnd)).toMatch(/^(?:redundant|rejected)$/);
  await expect.poll(() => readKept(page)).toEqual({ workers: [], caches: 0 });
}

const HTML = { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Hi</title>' };

test.describe('a page whose worker fails works with a network, keeps nothing and logs nothing', () => {
  test.afterEach(async ({ kitchen, consoleLines }) => {
    await kitchen.add('eggs', 'rice', 'spring onion');
    await kitchen.askAndGet('Egg fried rice with spring onion');
    expect(textsOfPage(consoleLines)).toEqual([]);
  });

  for (const [what, path, reply] of [
    ['its file is missing', 'worker.js', { status: 404, body: 'Not found' }],
    ['a file is HTML', 'third-party-notices.md', HTML],
    ['a file is missing', 'third-party-notices.md', { status: 404, body: 'Not found' }],
    ['a file is another one', 'icon-512.png', { body: 'x' }],
  ] as const) {
    test(what, async ({ page, site }) => {
      site.replies.set(path, reply);
      await visitInVain(page, site.url);
    });
  }

  test('the disk is full', async ({ page, site }) => {
    const devTools = await page.context().newCDPSession(page);
    const { origin } = new URL(site.url);
    await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
    await visitInVain(page, site.url);
  });
});

test('a host that wants no worker frees the browsers that have one', async ({
  page,
  site,
  consoleLines,
}) => {
  await visit(page, site);
  site.folder = join(builtPages(), 'withoutWorker');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await expect.poll(() => readKept(page)).toMatchObject({ caches: 0 });
  await page.goto(site.url);
  await expect.poll(() => readKept(page)).toEqual({ workers: [], caches: 0 });
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /; trusted-types 'none'$/);
  await page.clock.runFor(6_000);
  expect(await readKept(page)).toEqual({ workers: [], caches: 0 });
  expect(textsOfPage(consoleLines)).toEqual([]);
});

test('a broken deployment is undone at the next start', async ({ page, site }) => {
  await visit(page, site);
  const good = site.folder;
  site.folder = join(builtPages(), 'renamed');
  await page.goto(site.url);
  await page.clock.runFor(6_000);
  await expect.poll(async () => (await readKept(page)).caches).toBe(2);
  // The page's script starts nothing: the browser finds the next worker alone.
  await page.context().route(/\/index-[^/]+\.js$/, (route) => route.fulfill({ body: '' }));
  site.folder = good;
  await page.goto(site.url);
  await page.context().unroute(/\/index-[^/]+\.js$/);
  await expect
    .poll(async () => {
      await page.reload();
      return page.title();
    })
    .toBe("Saffron's Kitchen");
});

test('the worker’s policy stops calls of other hosts, and code from strings', async ({
  page,
  context,
  site,
  foreignRequests,
}) => {
  await visit(page, site);
  const worker = context.serviceWorkers()[0];
  const outcomes = await worker?.evaluate(async () => {
    const tries: Record<string, () => unknown> = {
      'its own host': () => fetch('icon.svg'),
      'another host': () => fetch('https://huggingface.co/', { mode: 'no-cors' }),
      'code from a string': () => new Function('return 1')(),
    };
    const names: Record<string, string> = {};
    for (const [what, attempt] of Object.entries(tries)) {
      try {
        await attempt();
        names[what] = 'allowed';
      } catch (error) {
        names[what] = (error as Error).name;
      }
    }
    return names;
  });
  expect(outcomes).toEqual({
    'its own host': 'allowed',
    'another host': 'TypeError',
    'code from a string': 'EvalError',
  });
  expect(foreignRequests.filter((address) => !address.startsWith(site.url))).toEqual([]);
});

test('a frame of another site has no worker', async ({ page, site, consoleLines }) => {
  const space = await TlsSite.start(site.folder);
  space.replies.set('', {
    body: `<iframe src="${site.url}" sandbox="allow-scripts allow-same-origin allow-forms"></iframe>`,
  });
  await page.clock.install({ time: START });
  await page.addInitScript(watchWorker);
  await page.goto(space.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(10_000);
  // This part of the page would start a worker.
  await expect.poll(() => site.requests.join()).toContain('deviceTools');
  await frame.locator('body').evaluate(() => fetch('icon.svg'));
  expect(await frame.locator('body').evaluate(() => window.wantsWorker)).toBe(false);
  expect(site.requests).not.toContain('worker.js');
  expect(textsOfPage(consoleLines)).toEqual([]);
  await space.close();
});

test('a page without TLS, or from a file, has no worker and no error', async ({
  page,
  kitchen,
  consoleLines,
}) => {
  const folder = join(builtPages(), 'sample');
  await page.clock.install({ time: START });
  await page.route('http://kitchen.example/**', async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const body = await readFile(join(folder, file));
    await route.fulfill({ body, contentType: TYPES[extname(file)] ?? 'text/plain' });
  });
  await page.goto('http://kitchen.example/');
  await page.clock.runFor(6_000);
  await kitchen.add('eggs');
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await page.clock.runFor(6_000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(textsOfPage(consoleLines)).toEqual([]);
});
