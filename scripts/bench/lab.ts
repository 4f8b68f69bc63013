import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { generate } from 'selfsigned';
import { transformWithOxc } from 'vite';
import { findBrowser } from '../../tests/support/browserPath';
import { completionBody } from '../../tests/support/standIn';
import type { PageName } from './pages';

/** A desktop as it is, or a phone: a processor slowed 4 times, 1.6 Mbps, 150 ms for each answer. */
export type Condition = 'plain' | 'slow';

const VIEWPORTS = { plain: { width: 1280, height: 860 }, slow: { width: 390, height: 844 } };

/** A round trip, in ms. */
const TRIP = 150;

const BYTES_PER_SECOND = 1_600_000 / 8;

/** A page that was opened for one measurement. */
export interface OpenPage {
  page: Page;
  devTools: CDPSession;
}

/** A browser that measures pages. */
export type Lab = Awaited<ReturnType<typeof openLab>>;

/** @param url the address of the pages' folders, with a slash at the end */
export async function openLab(url: string) {
  const source = await readFile(join(import.meta.dirname, 'probe.ts'), 'utf8');
  const probe = (await transformWithOxc(source, 'probe.ts')).code.replace('export {};', '');
  const modelHost = await startModelHost();
  const address = `127.0.0.1:${modelHost.port}`;
  const launch = {
    // Unlike the whole browser, the headless shell never opens a connection ahead of a request.
    executablePath: findBrowser('whole') ?? '',
    args: [
      `--host-resolver-rules=MAP huggingface.co:443 ${address}, MAP router.huggingface.co:443 ${address}`,
      '--ignore-certificate-errors',
      // Playwright observes each page. V8 then notes the place of each error that a script creates,
      // as React does when it starts, and without this flag it parses the whole script again for it.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  };
  const browser = await chromium.launch(launch);

  return {
    browserVersion: browser.version(),
    /** Resolves when the next call of the model arrives. */
    nextCall: modelHost.nextCall,

    /**
     * Opens a page with an empty cache, and closes it after use.
     *
     * @param isPrivate whether in a private window, which opens no connection before a request needs it
     */
    async withPage<Result>(
      name: PageName,
      condition: Condition,
      use: (open: OpenPage) => Promise<Result>,
      isPrivate = true,
    ): Promise<Result> {
      const viewport = VIEWPORTS[condition];
      const context = isPrivate
        ? await browser.newContext({ viewport })
        : await chromium.launchPersistentContext('', { ...launch, viewport });
      try {
        const page = await context.newPage();
        page.setDefaultTimeout(180_000);
        const devTools = await context.newCDPSession(page);
        if (condition === 'slow') {
          await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
          await devTools.send('Network.enable');
          await devTools.send('Network.emulateNetworkConditions', {
            offline: false,
            latency: TRIP,
            downloadThroughput: BYTES_PER_SECOND,
            uploadThroughput: BYTES_PER_SECOND,
          });
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

/** Starts the hub and the router on loopback, one round trip away. They keep connections open. */
async function startModelHost() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'benchmark' }], {
    algorithm: 'sha256',
  });
  const answer = JSON.stringify({
    ...completionBody('# Toast'),
    inferenceProviderMapping: {
      together: { providerId: 'benchmark', status: 'live', task: 'conversational' },
    },
  });
  const host = createServer({ key, cert }, ({ method, headers }, response) => {
    if (method === 'POST') host.emit('call');
    response.setHeader('access-control-allow-origin', '*');
    const wanted = headers['access-control-request-headers'];
    if (wanted) response.setHeader('access-control-allow-headers', wanted);
    response.end(method === 'OPTIONS' ? '' : answer);
  });
  await once(host.listen(0, '127.0.0.1'), 'listening');
  const hostPort = (host.address() as AddressInfo).port;

  /** Delays all that is written by half a round trip, and the first of it by TCP's own trip. */
  const delay = (from: Socket, to: Socket, first: number) => {
    const opened = performance.now() + first;
    from.on('data', (data) => {
      const wait = Math.max(0, opened - performance.now()) + TRIP / 2;
      setTimeout(() => to.writable && to.write(data), wait);
    });
    from.on('close', () => to.destroy()).on('error', () => to.destroy());
  };
  const road = createTcpServer({ noDelay: true }, (socket) => {
    const there = connect({ port: hostPort, host: '127.0.0.1', noDelay: true });
    delay(socket, there, TRIP);
    delay(there, socket, 0);
  });
  await once(road.listen(0, '127.0.0.1'), 'listening');

  return {
    port: (road.address() as AddressInfo).port,
    nextCall: () => once(host, 'call'),
    close() {
      road.close();
      host.close().closeAllConnections();
    },
  };
}
