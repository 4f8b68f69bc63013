import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { transformWithOxc } from 'vite';
import { findBrowser } from '../../tests/support/browserPath';
import type { PageName } from './pages';

/** A phone: a processor slowed 4 times, 1.6 Mbps each way, 150 ms for each answer. */
const SLOWDOWN = { rate: 4 };
const SPEED = { downloadThroughput: 200_000, uploadThroughput: 200_000 };
const NETWORK = { offline: false, latency: 150, ...SPEED };
const VIEWPORT = { width: 390, height: 844 };

const SERVED = { providerId: 'benchmark', status: 'live', task: 'conversational' };

export type Lab = Awaited<ReturnType<typeof openLab>>;

/** `url`: the address of the pages' folders, with a slash at the end. */
export async function openLab(url: string) {
  const source = await readFile(join(import.meta.dirname, 'probe.ts'), 'utf8');
  const probe = (await transformWithOxc(source, 'probe.ts')).code.replace('export {};', '');
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    // Playwright observes each page. V8 then notes the place of each error that a script creates,
    // as React does when it starts; without this flag it would parse the whole script again for it.
    args: ['--js-flags=--no-enable-lazy-source-positions'],
  });

  return {
    browserVersion: browser.version(),

    /** Opens a page with an empty cache, and closes it after use. */
    async withPage<Result>(name: PageName, use: (page: Page) => Promise<Result>) {
      const context = await browser.newContext({ viewport: VIEWPORT });
      try {
        const page = await context.newPage();
        page.setDefaultTimeout(180_000);
        const devTools = await context.newCDPSession(page);
        await devTools.send('Emulation.setCPUThrottlingRate', SLOWDOWN);
        await devTools.send('Network.enable');
        await devTools.send('Network.emulateNetworkConditions', NETWORK);
        await page.addInitScript({ content: probe });
        // The hub says who serves the model.
        const json = { inferenceProviderMapping: { together: SERVED } };
        const headers = { 'access-control-allow-origin': '*' };
        await page.route('https://huggingface.co/**', (route) => route.fulfill({ json, headers }));
        await page.goto(`${url}${name}/`, { waitUntil: 'commit' });
        return await use(page);
      } finally {
        await context.close();
      }
    },

    close: () => browser.close(),
  };
}
