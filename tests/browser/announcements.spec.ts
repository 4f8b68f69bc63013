import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** What a live region was given to say. */
type Announcement = [region: 'list' | 'status' | 'recipe', text: string];

const FAILURE =
  'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.';

test.beforeEach(async ({ page, openTokenPage }) => {
  await page.addInitScript(recordAnnouncements);
  await openTokenPage();
});

test.afterEach(
  'The live regions are those of the first paint; what comes with a dish has its own, which say nothing by themselves',
  async ({ page }) => {
    const regions = await page.evaluate(() => {
      const now = [
        ...document.querySelectorAll('[aria-live], [role=status], [role=alert], output'),
      ];
      const first = window.liveRegions.map(({ element }) => element);
      const later = now.filter((region) => !first.includes(region));
      return {
        count: first.length,
        areTheSame: first.every((region) => region.isConnected),
        later: later.map(({ textContent }) => textContent).filter(Boolean),
        startedEmpty: window.liveRegions.every(({ wasEmpty }) => wasEmpty),
      };
    });
    expect(regions).toEqual({ count: 3, areTheSame: true, later: [], startedEmpty: true });
  },
);

test('on the main way each thing is said once, by the region that it belongs to', async ({
  kitchen,
  standIn,
  page,
}) => {
  await kitchen.add('eggs', 'rice', 'Eggs', 'milk');
  await kitchen.remove('rice');
  await kitchen.undoButton.click();
  await expect(kitchen.ingredients).toHaveCount(3);
  standIn.router.next({ kind: 'completion', content: '# Omelette\n\nWhisk.\n\n1. Fry.' });
  await kitchen.askAndGet('Omelette');
  await expect(kitchen.status).toHaveText('Your recipe is ready');

  expect(await announcements(page)).toEqual([
    ['list', 'eggs'],
    ['list', 'rice'],
    ['status', 'eggs is already on the list'],
    ['list', 'milk'],
    ['status', 'Removed rice'],
    ['list', 'rice'],
    ['status', 'Asking for a recipe'],
    ['status', 'Your recipe is ready'],
    ['recipe', 'Omelette\nWhisk.\n\nFry.\n'],
  ]);
});

test('on the failing way each attempt is told, the error is read, and what comes back is not read again', async ({
  kitchen,
  standIn,
  page,
}) => {
  const busy = { kind: 'status', status: 503 } as const;
  standIn.router.next(busy, busy, busy, { kind: 'hang' });
  await kitchen.add('eggs', 'rice');
  await kitchen.ask();
  await expect(kitchen.attempt).toHaveText('Attempt 2 of 3');
  await page.clock.runFor(1_000);
  await expect(kitchen.attempt).toHaveText('Attempt 3 of 3');
  await page.clock.runFor(2_000);
  await expect(kitchen.recipe).toContainText(FAILURE);
  await kitchen.ask();
  await kitchen.stop();
  await expect(kitchen.recipe).toContainText(FAILURE);

  expect(await announcements(page)).toEqual([
    ['list', 'eggs'],
    ['list', 'rice'],
    ['status', 'Asking for a recipe'],
    ['status', 'That did not work. Trying again, 2 of 3'],
    ['status', 'That did not work. Trying again, 3 of 3'],
    ['recipe', FAILURE],
    ['status', 'Asking for a recipe'],
    ['status', 'Stopped'],
  ]);
});

test('starting over and its undo say what has changed, and do not read the recipe again', async ({
  kitchen,
  page,
}) => {
  await kitchen.add('eggs', 'rice');
  await kitchen.askAndGet('Egg fried rice');
  await page.getByRole('button', { name: 'Start over' }).click();
  await kitchen.undoButton.click();
  await expect(kitchen.recipe).toContainText('Egg fried rice');

  expect((await announcements(page)).slice(-3)).toEqual([
    ['status', 'The kitchen is empty'],
    ['list', 'eggs'],
    ['list', 'rice'],
  ]);
});

/** All that has been said so far, in order. */
function announcements(page: Page): Promise<Announcement[]> {
  return page.evaluate(() => window.announcements);
}

declare global {
  interface Window {
    announcements: Announcement[];
    liveRegions: { element: Element; wasEmpty: boolean }[];
  }
}

/**
 * Has the page write down what its live regions are given while they are polite. Runs in the page,
 * before its own code, and looks for the regions in the page as it was built.
 */
function recordAnnouncements() {
  window.announcements = [];
  window.liveRegions = [];
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const element of document.querySelectorAll('[aria-live], [role=status]')) {
      window.liveRegions.push({ element, wasEmpty: element.textContent === '' });
    }
  });
  new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) {
      const region = (target as Element).closest?.('[aria-live], [role=status]');
      if (!region || region.getAttribute('aria-live') === 'off') continue;
      for (const { textContent } of addedNodes) {
        const isList = region.querySelector('ul, li') && region.closest('[aria-labelledby]');
        const name = region.role === 'status' ? 'status' : isList ? 'list' : 'recipe';
        if (textContent) window.announcements.push([name, textContent]);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
