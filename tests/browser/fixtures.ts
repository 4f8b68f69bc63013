import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type Site, serveFolder } from '../support/browserPages';
import { type LocalServer, startLocalServer } from '../support/localServer';
import { HUB_HOST, PLAYER_HOST, ROUTER_HOST, type StandIn, startStandIn } from '../support/standIn';
import { CookbookPage } from './CookbookPage';
import { builtPages, PAGE_NAMES, type PageName } from './globalSetup';
import { Kitchen, recordCalls, START } from './Kitchen';
import { ModelDialog } from './ModelDialog';
import type { Scene } from './scenes';

export { expect };

export interface ConsoleLine {
  /** Browsers write about failed requests by themselves. */
  by: 'page' | 'browser';
  /** `error`, `warning`, `log` and so on; `uncaught` for an error that nothing caught. */
  type: string;
  text: string;
}

/** What a browser writes about its machine or the tests, even on a good page. */
const OF_THE_MACHINE = [
  'Service Worker registration blocked by Playwright',
  // Chromium tries to start its built-in model, which some machines cannot run.
  'Unable to create a text session because the service is not running.',
];

export function textsOfPage(lines: readonly ConsoleLine[]): string[] {
  return lines.filter(({ by }) => by === 'page').map(({ text }) => text);
}

interface TestFixtures {
  /** Open the page first. */
  kitchen: Kitchen;
  cookbook: CookbookPage;
  model: ModelDialog;
  /** Plays the hub, the router and the video player. */
  standIn: StandIn;
  /** Plays a model server on the visitor's computer. */
  localServer: LocalServer;
  /** From before the page was loaded. */
  consoleLines: ConsoleLine[];
  /** Addresses on other hosts than the page's own. */
  foreignRequests: string[];
  /** Stops the page's time. `rest` follows the page's folder in the address. */
  openPage(name?: PageName, rest?: string): Promise<Kitchen>;
  openScene(scene: Scene): Promise<Kitchen>;
  openRecipe(recipe: string, finishReason?: string): Promise<Kitchen>;
}

interface WorkerFixtures {
  standInServer: StandIn;
  localServerOfWorker: LocalServer;
  sites: Record<PageName, Site>;
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
      const sites = {} as Record<PageName, Site>;
      for (const name of PAGE_NAMES) sites[name] = await serveFolder(join(builtPages(), name));
      await use(sites);
      for (const site of Object.values(sites)) await site.close();
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions, standInServer }, use) => {
      const address = `127.0.0.1:${standInServer.port}`;
      const rules = [
        ...[HUB_HOST, ROUTER_HOST, PLAYER_HOST].map((host) => `MAP ${host}:443 ${address}`),
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
        if (OF_THE_MACHINE.some((text) => message.text().startsWith(text))) return;
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

  kitchen: async ({ page }, use) => use(new Kitchen(page)),
  cookbook: async ({ page }, use) => use(new CookbookPage(page)),
  model: async ({ page }, use) => use(new ModelDialog(page)),

  openPage: async ({ page, kitchen, sites }, use) => {
    await use(async (name = 'token', rest = '') => {
      // Playwright can pause installed time only at a later moment.
      await page.clock.install({ time: START.getTime() - 60_000 });
      await page.clock.pauseAt(START);
      await page.addInitScript(recordCalls, START.getTime());
      await page.goto(sites[name].url + rest);
      return kitchen;
    });
  },

  openScene: async ({ openPage, standIn }, use) => {
    await use(async (scene) => {
      const kitchen = await openPage(scene.site);
      await scene.play(kitchen, standIn);
      return kitchen;
    });
  },

  openRecipe: async ({ openPage, standIn }, use) => {
    await use(async (content, finishReason = 'stop') => {
      standIn.router.next({ kind: 'completion', content, finishReason });
      const kitchen = await openPage();
      await kitchen.add('eggs', 'rice');
      await kitchen.requestButton.click();
      await expect(kitchen.recipeHeading).toBeVisible();
      return kitchen;
    });
  },
});

/** For what happens outside the page's own time. */
export async function until(condition: () => boolean) {
  await expect.poll(condition, { intervals: [5, 5, 10, 20, 50] }).toBe(true);
}
