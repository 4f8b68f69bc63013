import type { Page } from '@playwright/test';
import { findStrangers } from '../../hostile/findStrangers';
import { test as base, expect } from '../fixtures';
import type { PageName } from '../globalSetup';
import type { Kitchen } from '../Kitchen';
import { playTheModel, recordHits } from './inPage';

export { expect };

export const test = base.extend<{ openHostile(name?: PageName): Promise<Kitchen> }>({
  /** Opens a page that records attacks, and whose model answers at once. */
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

/** Puts into a loaded page what the tests do there. */
export async function prepare(page: Page) {
  await page.evaluate(`window.findStrangers = ${findStrangers}`);
  await page.evaluate(playTheModel);
}

/** Lists two ingredients, and has the model write a recipe. */
export async function askForSoup(page: Page, kitchen: Kitchen) {
  await kitchen.add('eggs', 'rice');
  await page.evaluate(() => window.showAnswer('# Soup'));
}

/** Playwright's way into the page loses half a surrogate pair, which JSON keeps. */
export const pack = (value: unknown) => JSON.stringify(value);
