import type { Page } from '@playwright/test';
import { findStrangers } from '../../hostile/findStrangers';
import { test as base, expect } from '../fixtures';
import type { PageName } from '../globalSetup';
import type { Kitchen } from '../Kitchen';
import { playTheModel, recordHits } from './inPage';

export { expect };

export const test = base.extend<{ openHostile(name?: PageName): Promise<Kitchen> }>({
  /** The page records attacks, and its model answers at once. */
  openHostile: async ({ page, openPage, foreignRequests, consoleLines }, use) => {
    await use(async (name) => {
      await page.addInitScript(recordHits);
      const kitchen = await openPage(name);
      await prepare(page);
      return kitchen;
    });
    expect(await page.evaluate(() => window.hits)).toEqual([]);
    expect(page.context().pages()).toEqual([page]);
    expect(page.frames()).toEqual([page.mainFrame()]);
    expect(foreignRequests).toEqual([]);
    // A full run fills the tab's storage.
    const lines = consoleLines.filter(({ text }) => !text.endsWith('exceeded the quota.'));
    expect(lines).toEqual([]);
  },
});

export async function prepare(page: Page) {
  await page.evaluate(`window.findStrangers = ${findStrangers}`);
  await page.evaluate(playTheModel);
}

export async function askForSoup(page: Page, kitchen: Kitchen) {
  await kitchen.add('eggs', 'rice');
  await page.evaluate(() => window.showAnswer('# Soup'));
}

/** On the way into the page, Playwright loses half a surrogate pair. JSON keeps it. */
export const pack = (value: unknown) => JSON.stringify(value);
