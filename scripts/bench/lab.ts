import { fileURLToPath } from 'node:url';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { findBrowser } from '../../tests/support/browserPath';
import type { PageName } from './buildPages';

/** What the pages are run under. */
export type Condition =
  /** This machine as it is, on a desk. */
  | 'plain'
  /** A processor slowed 4 times, 1.6 Mbps, 150 ms, and a phone's viewport. */
  | 'slow';

export const CONDITIONS: readonly Condition[] = ['plain', 'slow'];

const VIEWPORTS = {
  plain: { width: 1280, height: 860 },
  slow: { width: 390, height: 844 },
};

const SLOW_NETWORK = {
  offline: false,
  /** ms from the request to the head of its answer. */
  latency: 150,
  /** bytes per second */
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};

const SLOWDOWN = 4;

/** A page that has been opened for one measurement. */
export interface OpenPage {
  page: Page;
  devTools: CDPSession;
}

/** Where pages are measured: a browser, and a place that serves them. */
export interface Lab {
  browserVersion: string;
  /**
   * Opens a page in a context of its own, with nothing in its cache, and closes it after use.
   *
   * @param query what is added to its address
   */
  withPage<Result>(
    name: PageName,
    condition: Condition,
    use: (open: OpenPage) => Promise<Result>,
    query?: string,
  ): Promise<Result>;
  close(): Promise<void>;
}

/** @param url where the pages' folders are served, with a slash at the end */
export async function openLab(url: string): Promise<Lab> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('No Chromium or Chrome: run `npx tsx scripts/ensureBrowser.ts`.');
  const browser = await chromium.launch({ executablePath });
  const probe = await buildProbe();

  return {
    browserVersion: browser.version(),

    async withPage(name, condition, use, query = '') {
      const context = await browser.newContext({ viewport: VIEWPORTS[condition] });
      try {
        const page = await context.newPage();
        const devTools = await context.newCDPSession(page);
        if (condition === 'slow') {
          await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
          await devTools.send('Network.enable');
          await devTools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
        }
        await page.addInitScript({ content: probe });
        await page.goto(`${url}${name}/${query}`);
        return await use({ page, devTools });
      } finally {
        await context.close();
      }
    },

    close: () => browser.close(),
  };
}

/** Builds the probe to a script without imports. */
async function buildProbe(): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('probe.ts', import.meta.url)),
        formats: ['iife'],
        name: 'probeModule',
      },
    },
  });
  const [{ output }] = result as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}
