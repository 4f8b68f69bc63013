import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures';
import { builtPages } from './globalSetup';
import { START } from './Kitchen';
import { TlsSite } from './TlsSite';

export const test = base.extend<{ site: TlsSite }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
  site: async ({}, use) => {
    const site = await TlsSite.start(join(builtPages(), 'sample'));
    await use(site);
    await site.close();
  },
});

/** Waits until the worker has stored the page. */
export async function visit(page: Page, site: TlsSite) {
  await page.clock.install({ time: START });
  await page.goto(site.url);
  await page.clock.runFor(6_000);
  await waitForWorker(page);
}

export async function waitForWorker(page: Page) {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

export async function loseNetwork(page: Page, site: TlsSite) {
  site.isDown = true;
  await page.context().setOffline(true);
  // The browser's own cache would answer instead of the worker's.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await devTools.detach();
}

export const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const { words } = document.documentElement.dataset;
    const folder = new URL(words ? '..' : '.', location.href).href;
    const all: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      const files = requests.map(async ({ url }) => {
        const response = await cache.match(url, { ignoreVary: true });
        const bytes = (await response?.arrayBuffer()) ?? new ArrayBuffer(0);
        const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
        const path = url.slice(folder.length).replace(/(^|\/)$/, '$1index.html');
        return `${path} ${Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
      });
      all[name] = (await Promise.all(files)).sort();
    }
    return all;
  });

/** The files that the worker stores, as paths with hashes. `language` comes beside English. */
export async function filesOf(folder: string, language = ''): Promise<string[]> {
  const worker = await readFile(join(folder, 'worker.js'), 'utf8');
  const [, json = ''] = /^const BUILD=(\{.*?\}\});/.exec(worker) ?? [];
  const { pages, later }: Record<string, Record<string, { files: object }>> = JSON.parse(json);
  const read = ['', ...(language ? [`${language}/`] : [])];
  const ofLanguages = Object.values(pages ?? {}).flatMap(({ files }) => Object.keys(files));
  const known = read.flatMap((page) => [
    `${page}index.html`,
    ...Object.keys(pages?.[page]?.files ?? {}),
  ]);
  const isUnread = (path: string) =>
    !known.includes(path) &&
    (ofLanguages.includes(path) || path in (later ?? {}) || path.endsWith('/index.html'));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((path) => !/^(?:worker\.js$|install\/)/.test(path))
    .filter((path) => !isUnread(path))
    .map(async (path) => {
      const hash = createHash('sha256').update(await readFile(join(folder, path)));
      return `${path} ${hash.digest('hex')}`;
    });
  return (await Promise.all(files)).sort();
}
