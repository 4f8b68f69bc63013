import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConsoleMessage, Page } from '@playwright/test';
import { createServer } from 'vite';
import { findBrowser } from '../support/browserPath';
import { test as base, expect } from './fixtures';
import { TEST_TOKEN } from './globalSetup';
import { START } from './Kitchen';
import { MODEL_WORDS, OWN_TOKEN } from './ModelDialog';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/saffron/', import.meta.url));
const INSPECTOR = 'https://stately.ai/inspect';

const INSPECTOR_PAGE = `<script>
  window.received = [];
  addEventListener('message', ({ data }) => window.received.push(data));
  window.opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

interface Received {
  type: string;
  name?: string;
  event?: { type: string };
}

declare global {
  interface Window {
    received: Received[];
    openedAtLoad: Window | null;
  }
}

const test = base.extend<object, { inspectingPage: string }>({
  // By default Playwright lets every pop-up open.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = findBrowser('whole');
      await use({
        ...launchOptions,
        ...(executablePath && { executablePath }),
        ignoreDefaultArgs: ['--disable-popup-blocking'],
      });
    },
    { scope: 'worker' },
  ],

  inspectingPage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      // Two runs at a time need a cache each.
      const cacheDir = await mkdtemp(join(CACHE, 'inspect-'));
      process.env.VITE_HF_ACCESS_TOKEN = TEST_TOKEN;
      const server = await createServer({
        mode: 'inspect',
        envDir: false,
        cacheDir,
        logLevel: 'error',
        server: {
          host: '127.0.0.1',
          port: 0,
          // The page must not reload when a developer saves a file.
          hmr: false,
          watch: null,
          warmup: { clientFiles: ['src/**/*.{ts,tsx}'] },
        },
      });
      delete process.env.VITE_HF_ACCESS_TOKEN;
      await server.listen();
      const address = server.resolvedUrls?.local[0] ?? '';

      await use(address);
      await server.close();
      await rm(cacheDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function openInspector(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open inspector' }).click();
  return opened;
}

async function received(inspector: Page): Promise<Received[]> {
  return inspector.evaluate(() => window.received);
}

function eventsIn(messages: Received[]): (string | undefined)[] {
  return messages.filter(({ type }) => type === '@xstate.event').map(({ event }) => event?.type);
}

test('a press opens the inspector, which gets every event, before and after it; without it there is the event log; both hold no secret', {
  tag: '@rare',
}, async ({ page, context, kitchen, model, standIn, inspectingPage }) => {
  const errors: string[] = [];
  const note = (line: ConsoleMessage) => void (line.type() === 'error' && errors.push(line.text()));
  page.on('console', note);
  // Playwright can pause installed time only at a later moment.
  await page.clock.install({ time: START.getTime() - 60_000 });
  await page.clock.pauseAt(START);
  await page.addInitScript((address) => {
    window.openedAtLoad = window.open(address);
  }, INSPECTOR);
  await page.goto(inspectingPage);
  expect(await page.evaluate(() => window.openedAtLoad)).toBeNull();
  expect(context.pages()).toHaveLength(1);
  expect(errors).toEqual([]);
  page.off('console', note);
  // Only now, because each of the page's many files would pass through the test.
  let isThere = true;
  await context.route(`${INSPECTOR}**`, (route) =>
    isThere ? route.fulfill({ contentType: 'text/html', body: INSPECTOR_PAGE }) : route.abort(),
  );
  const fail = (reason: string) =>
    standIn.router.next({ kind: 'status', status: 401, body: `{"error":"No: ${reason}"}` });

  await kitchen.add('eggs');
  const inspector = await openInspector(page);
  await expect(inspector).toHaveURL(INSPECTOR);
  await page.bringToFront();
  await kitchen.add('rice');
  fail(TEST_TOKEN);
  await kitchen.ask();
  await expect(kitchen.attempt).toBeVisible();
  await kitchen.passPauseBefore(2);
  await expect(kitchen.recipe).toContainText('Egg fried rice');
  const actorsIn = (all: Received[]) => all.filter(({ type }) => type === '@xstate.actor');
  const names = async () => actorsIn(await received(inspector)).map(({ name }) => name);
  // The cookbook comes in idle time.
  const namesInTime = () => page.clock.runFor(1_000).then(names);
  await expect.poll(namesInTime).toEqual(expect.arrayContaining(['recipe', 'cookbook']));
  expect((await names()).filter((name) => name === 'attempt')).toHaveLength(2);
  const events = eventsIn(await received(inspector));
  for (const type of ['list.filled', 'recipe.request', 'xstate.error.actor.attempt', 'answer.end'])
    expect(events).toContain(type);
  expect(standIn.router.requests.at(-1)?.headers.authorization).toBe(`Bearer ${TEST_TOKEN}`);

  await kitchen.add('salt');
  await kitchen.remove('salt');
  await kitchen.undoButton.click();
  fail(OWN_TOKEN);
  await model.connectToken();
  await expect(model.trial).toContainText(MODEL_WORDS.inUse.refused);
  await model.press(MODEL_WORDS.test);
  await expect(model.condition).toContainText(MODEL_WORDS.inUse.token);
  await model.close();
  await kitchen.startOverButton.click();
  await page.clock.runFor(1_000);
  const sent = await received(inspector);
  expect(eventsIn(sent)).toContain('kitchen.clear');
  expect(JSON.stringify(sent)).not.toContain(TEST_TOKEN);
  expect(JSON.stringify(sent)).not.toContain(OWN_TOKEN);

  // Without the inspector the page offers the event log.
  await inspector.close();
  isThere = false;
  await openInspector(page);
  const notice = page.getByText(/^Stately Inspector does not answer\. The event log /);
  await page.clock.runFor(9_000);
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(notice).toBeVisible();
  await page.bringToFront();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the event log' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text).not.toContain(TEST_TOKEN);
  expect(text).not.toContain(OWN_TOKEN);
  expect(text).toContain('"state":"retrying"');
  expect(text).toContain('"type":"kitchen.clear"');
});
