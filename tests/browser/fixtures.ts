import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { type Site, serveFolder } from '../support/browserPages';
import { type LocalServer, startLocalServer } from '../support/localServer';
import { HUB_HOST, PLAYER_HOST, ROUTER_HOST, type StandIn, startStandIn } from '../support/standIn';
import { PAGES_VARIABLE } from './globalSetup';
import { Kitchen, recordCalls, START } from './Kitchen';

export { expect } from '@playwright/test';
export { TEST_CLIENT_ID, TEST_TOKEN } from './globalSetup';

/** Something that the page, or the browser about the page, has written on the console. */
export interface ConsoleLine {
  /** The browser tells of failed requests by itself. */
  by: 'page' | 'browser';
  /** `error`, `warning`, `log` and so on; `uncaught` for an error that nothing caught. */
  type: string;
  text: string;
}

interface TestFixtures {
  /** The page in the browser. Open it first. */
  kitchen: Kitchen;
  /** What plays the hub, the router and the video player, as if new. */
  standIn: StandIn;
  /** What plays a model server on the visitor's computer, as if new. */
  localServer: LocalServer;
  /** All that has been written on the console, from before the page's load. */
  consoleLines: ConsoleLine[];
  /** The addresses of all requests that have left the page but those to its own host. */
  foreignRequests: string[];
  /** Opens the page that is built with a token. Its time stands still. */
  openTokenPage(): Promise<Kitchen>;
  /** Opens the page that is built without a token. Its time stands still. */
  openSamplePage(): Promise<Kitchen>;
  /** Opens the page that is built for a server of the host's own. Its time stands still. */
  openEndpointPage(): Promise<Kitchen>;
}

interface WorkerFixtures {
  standInServer: StandIn;
  localServerOfWorker: LocalServer;
  sites: { token: Site; sample: Site; endpoint: Site };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  standInServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      const server = await startStandIn({ tls: true });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  localServerOfWorker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      const server = await startLocalServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      const pages = process.env[PAGES_VARIABLE] ?? '';
      const token = await serveFolder(join(pages, 'token'));
      const sample = await serveFolder(join(pages, 'sample'));
      const endpoint = await serveFolder(join(pages, 'endpoint'));
      await use({ token, sample, endpoint });
      await Promise.all([token.close(), sample.close(), endpoint.close()]);
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions, standInServer }, use) => {
      const address = `127.0.0.1:${standInServer.port}`;
      const rules = [
        `MAP ${HUB_HOST}:443 ${address}`,
        `MAP ${ROUTER_HOST}:443 ${address}`,
        `MAP ${PLAYER_HOST}:443 ${address}`,
        'MAP * ~NOTFOUND',
        'EXCLUDE 127.0.0.1',
        'EXCLUDE localhost',
      ];
      await use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          `--host-resolver-rules=${rules.join(', ')}`,
          '--ignore-certificate-errors',
        ],
      });
    },
    { scope: 'worker' },
  ],

  standIn: [
    async ({ standInServer }, use) => {
      standInServer.reset();
      await use(standInServer);
    },
    { auto: true },
  ],

  localServer: async ({ localServerOfWorker }, use) => {
    await localServerOfWorker.reset();
    await use(localServerOfWorker);
  },

  consoleLines: [
    async ({ page }, use) => {
      const lines: ConsoleLine[] = [];
      page.on('console', (message) => {
        const by = message.args().length > 0 ? 'page' : 'browser';
        lines.push({ by, type: message.type(), text: message.text() });
      });
      page.on('pageerror', ({ message }) => {
        lines.push({ by: 'page', type: 'uncaught', text: message });
      });
      await use(lines);
    },
    { auto: true },
  ],

  foreignRequests: [
    async ({ context, sites }, use) => {
      const own = Object.values(sites).map(({ url }) => url);
      const addresses: string[] = [];
      context.on('request', (request) => {
        if (!own.some((site) => request.url().startsWith(site))) addresses.push(request.url());
      });
      await use(addresses);
    },
    { auto: true },
  ],

  kitchen: async ({ page }, use) => {
    await use(new Kitchen(page));
  },

  openTokenPage: async ({ kitchen, sites }, use) => {
    await use(() => open(kitchen, sites.token));
  },

  openSamplePage: async ({ kitchen, sites }, use) => {
    await use(() => open(kitchen, sites.sample));
  },

  openEndpointPage: async ({ kitchen, sites }, use) => {
    await use(() => open(kitchen, sites.endpoint));
  },
});

async function open(kitchen: Kitchen, site: Site): Promise<Kitchen> {
  const { page } = kitchen;
  await stopTime(page);
  await page.addInitScript(recordCalls, START.getTime());
  await page.goto(site.url);
  return kitchen;
}

async function stopTime({ clock }: Page) {
  // Installed time runs until it is paused, and can only be paused ahead.
  await clock.install({ time: START.getTime() - 60_000 });
  await clock.pauseAt(START);
}
