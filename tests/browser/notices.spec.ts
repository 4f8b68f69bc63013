import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { test, visit } from './offline';

interface ShownNotices {
  shown: { title: string; options: NotificationOptions }[];
  /** What the worker takes for the tabs' state: without a screen, a browser shows all of them. */
  visibilityState: DocumentVisibilityState;
}

/** For the pages and their worker. Catches what the worker shows. */
async function hideTabs(pages: readonly Page[]) {
  const [worker] = pages[0]?.context().serviceWorkers() ?? [];
  if (!worker) throw new Error('The page has no worker.');
  await worker.evaluate(() => {
    const played: ShownNotices = { shown: [], visibilityState: 'hidden' };
    const { registration, WindowClient } = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      WindowClient: { prototype: object };
    };
    registration.showNotification = async (title, options = {}) => {
      played.shown.push({ title, options });
    };
    Object.defineProperty(WindowClient.prototype, 'visibilityState', {
      get: () => played.visibilityState,
    });
    Object.assign(globalThis, { played });
  });
  for (const page of pages) {
    await page.evaluate(() =>
      Object.defineProperty(document, 'hidden', { configurable: true, value: true }),
    );
  }
  return () =>
    worker.evaluate(() => (globalThis as unknown as { played: ShownNotices }).played.shown);
}

test('a timer that ends in one of three hidden tabs is one notification, not three', {
  tag: '@rare',
}, async ({ page, context, site, kitchen }) => {
  // A browser without a screen always refuses.
  await context.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { value: 'granted' }),
  );
  await visit(page, site);
  await kitchen.add('eggs', 'rice', 'spring onion');
  await kitchen.askAndGet('Egg fried rice with spring onion');
  const start = kitchen.recipe.getByRole('button', { name: /^Start a timer for/ }).first();
  const time = (await start.textContent()) ?? '';
  await start.click();

  // One tab begins as a copy with the timer of the first tab, the other is empty.
  const tabs = [page];
  for (const features of ['', 'noopener']) {
    const opened = context.waitForEvent('page');
    await page.evaluate(([address, how]) => void open(address, '_blank', how), [
      site.url,
      features,
    ] as const);
    const tab = await opened;
    await tab.waitForFunction(() => navigator.serviceWorker.controller);
    tabs.push(tab);
  }
  await page.clock.runFor(1_000);

  const shown = await hideTabs(tabs);
  await page.clock.runFor(60 * 60_000);
  await expect.poll(shown).toHaveLength(1);
  const [notice] = await shown();
  expect(notice?.title).toMatch(/^Time is up: step \d$/);
  expect(notice?.options.body).toBe(time.trim());
  expect(JSON.stringify(notice)).not.toMatch(/egg|rice|onion/i);
  expect(await shown()).toHaveLength(1);
});
