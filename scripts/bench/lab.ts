import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../tests/support/browserPath';
import type { PageName } from './buildPages';
import { buildScript } from './buildScript';
import { type DevTools, startBrowser } from './devTools';

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

/** A function that is run in the page, and what it is called with. */
type InPage<Args extends unknown[], Result> = [
  task: (...args: Args) => Result | Promise<Result>,
  ...args: Args,
];

/** A page that has been opened for one measurement. */
export interface OpenPage {
  devTools: DevTools;
  /** Runs a function in the page, which finds nothing there but its arguments. */
  evaluate<Args extends unknown[], Result>(...call: InPage<Args, Result>): Promise<Result>;
  /** Waits until the function gives true in the page, which is asked every 20 ms. */
  waitFor<Args extends unknown[]>(...call: InPage<Args, boolean>): Promise<void>;
  /** Waits until nothing has been under way on the network for so many ms. */
  waitForQuiet(length: number): Promise<void>;
  insertText(text: string): Promise<void>;
  pressEnter(): Promise<void>;
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
  const probe = await buildScript(fileURLToPath(new URL('probe.ts', import.meta.url)));
  const browser = await startBrowser(executablePath);

  return {
    browserVersion: browser.version,

    withPage: (name, condition, use, query = '') =>
      browser.withPage(async (devTools) => {
        const { send } = devTools;
        const page = leadPage(devTools);
        await send('Page.enable');
        await send('Network.enable');
        await send('Emulation.setDeviceMetricsOverride', {
          ...VIEWPORTS[condition],
          deviceScaleFactor: 1,
          mobile: false,
        });
        if (condition === 'slow') {
          await send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
          await send('Network.emulateNetworkConditions', SLOW_NETWORK);
        }
        await send('Page.addScriptToEvaluateOnNewDocument', { source: probe });
        await send('Page.navigate', { url: `${url}${name}/${query}` });
        await page.waitFor(() => location.href !== 'about:blank');
        return use(page);
      }),

    close: () => browser.close(),
  };
}

function leadPage(devTools: DevTools): OpenPage {
  const { send, listen } = devTools;
  const underWay = new Set<string>();
  let changed = performance.now();
  type Request = { requestId: string };
  listen<Request>('Network.requestWillBeSent', ({ requestId }) => {
    underWay.add(requestId);
    changed = performance.now();
  });
  for (const event of ['Network.loadingFinished', 'Network.loadingFailed']) {
    listen<Request>(event, ({ requestId }) => {
      underWay.delete(requestId);
      changed = performance.now();
    });
  }

  async function evaluate<Args extends unknown[], Result>(
    ...[task, ...args]: InPage<Args, Result>
  ): Promise<Result> {
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression: `(${task})(...${JSON.stringify(args)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(result.description ?? exceptionDetails.text);
    return result.value;
  }

  return {
    devTools,
    evaluate,
    async waitFor(...[condition, ...args]) {
      while (!(await evaluate(condition, ...args))) await sleep(20);
    },
    async waitForQuiet(length) {
      while (underWay.size > 0 || performance.now() < changed + length) await sleep(20);
    },
    async insertText(text) {
      await send('Input.insertText', { text });
    },
    async pressEnter() {
      const key = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };
      await send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    },
  };
}
