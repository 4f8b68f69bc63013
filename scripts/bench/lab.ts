import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { transformWithOxc } from 'vite';
import { findBrowser } from '../../tests/support/browserPath';
import { startModelHost } from './modelHost';
import type { PageName } from './pages';

/** A desktop as it is, or a phone: a processor slowed 4 times, 1.6 Mbps, 150 ms for each answer. */
export type Condition = 'plain' | 'slow';

const VIEWPORTS = { plain: { width: 1280, height: 860 }, slow: { width: 390, height: 844 } };

const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};

/** A page that was opened for one measurement. */
export interface OpenPage {
  page: Page;
  devTools: CDPSession;
}

/** A browser in which pages are measured. */
export type Lab = Awaited<ReturnType<typeof openLab>>;

/** @param url where the pages' folders are served, with a slash at the end */
export async function openLab(url: string) {
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new Error('No Chromium or Chrome: run `npx tsx scripts/ensureBrowser.ts`.');
  }
  const source = await readFile(join(import.meta.dirname, 'probe.ts'), 'utf8');
  const probe = (await transformWithOxc(source, 'probe.ts')).code.replace('export {};', '');
  const modelHost = await startModelHost();
  const address = `127.0.0.1:${modelHost.port}`;
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--host-resolver-rules=MAP huggingface.co:443 ${address}, MAP router.huggingface.co:443 ${address}`,
      '--ignore-certificate-errors',
      // Playwright observes each page. V8 then notes the place of each error that a script creates,
      // as React does when it starts, and without this flag it parses the whole script again for it.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  });

  return {
    browserVersion: browser.version(),
    modelHost,

    /** Opens a page with an empty cache, and closes it after use. */
    async withPage<Result>(
      name: PageName,
      condition: Condition,
      use: (open: OpenPage) => Promise<Result>,
    ): Promise<Result> {
      const context = await browser.newContext({ viewport: VIEWPORTS[condition] });
      try {
        const page = await context.newPage();
        page.setDefaultTimeout(180_000);
        const devTools = await context.newCDPSession(page);
        if (condition === 'slow') {
          await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
          await devTools.send('Network.enable');
          await devTools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
        }
        await page.addInitScript({ content: probe });
        await page.goto(`${url}${name}/`, { waitUntil: 'commit' });
        return await use({ page, devTools });
      } finally {
        await context.close();
      }
    },

    async close() {
      await browser.close();
      modelHost.close();
    },
  };
}
