import { expect, test } from './fixtures';
import { FAILURE_TEXT, WORDS } from './words';

/** What a live region gave a screen reader to read. */
type Announcement = [region: 'status' | 'recipe', text: string];

test('a screen reader hears each event once, from the region of its pane, and nothing a second time', async ({
  openPage,
  standIn,
  page,
}) => {
  await page.addInitScript(recordAnnouncements);
  const kitchen = await openPage();
  await kitchen.add('eggs', 'rice', 'Eggs', 'milk');
  await kitchen.remove('rice');
  await kitchen.undoButton.click();
  await expect(kitchen.ingredients).toHaveCount(3);
  // On a busy machine, the request's words would replace these before they are there.
  await expect.poll(() => page.evaluate(() => window.announcements.length)).toBe(6);
  standIn.router.next({ kind: 'completion', content: '# Omelette\n\nWhisk.\n\n1. Fry.' });
  await kitchen.askAndGet('Omelette');
  await expect(kitchen.status).toHaveText(WORDS.ready);

  const busy = { kind: 'status', status: 503 } as const;
  standIn.router.next(busy, busy, busy, { kind: 'hang' });
  await kitchen.ask();
  for (const attempt of [2, 3] as const) await kitchen.passPauseBefore(attempt);
  await expect(kitchen.recipe).toContainText(FAILURE_TEXT);
  await kitchen.ask();
  await kitchen.stop();
  await expect(kitchen.recipe).toContainText('Omelette');
  await kitchen.startOverButton.click();
  await kitchen.undoButton.click();
  await expect(kitchen.recipe).toContainText('Omelette');
  const regions = await page.evaluate(compareRegions);

  expect(await page.evaluate(() => window.announcements)).toEqual([
    ['status', 'eggs'],
    ['status', 'rice'],
    ['status', WORDS.onTheList('eggs')],
    ['status', 'milk'],
    ['status', WORDS.removed('rice')],
    ['status', 'rice'],
    ['status', WORDS.asking],
    ['status', WORDS.ready],
    // The page has buttons between them, which it does not read out.
    ['recipe', 'Omelette\nWhisk.\n'],
    ['recipe', '\nFry.\n'],
    ['status', WORDS.asking],
    ['status', WORDS.tryingAgain(2)],
    ['status', WORDS.tryingAgain(3)],
    // What the visitor can do comes first, then the error.
    ['recipe', expect.stringMatching(WORDS.failedHosts)],
    ['status', WORDS.asking],
    ['status', WORDS.stopped],
    ['status', WORDS.cleared],
    ['status', 'eggs'],
    ['status', 'rice'],
    ['status', 'milk'],
  ]);
  // The first paint has every region that speaks then, empty. A later one begins empty too.
  expect(regions).toEqual({
    count: 3,
    areTheSame: true,
    later: [],
    bornWithWords: [],
    startedEmpty: true,
  });
});

declare global {
  interface Window {
    announcements: Announcement[];
    liveRegions: { element: Element; wasEmpty: boolean }[];
    bornWithWords: string[];
  }
}

/**
 * Records what the polite live regions say, and which of them came with words: a screen reader does
 * not say these. Runs in the page, before its own code.
 */
function recordAnnouncements() {
  window.announcements = [];
  window.liveRegions = [];
  window.bornWithWords = [];
  const isRegion = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output';
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const element of document.querySelectorAll('[aria-live], [role=status]')) {
      window.liveRegions.push({ element, wasEmpty: element.textContent === '' });
    }
  });
  new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) {
      for (const node of document.readyState === 'loading' ? [] : addedNodes) {
        if (!(node instanceof Element)) continue;
        const all = [node, ...node.querySelectorAll('*')];
        const spoken = all.filter((one) => one.matches(isRegion) && one.textContent);
        window.bornWithWords.push(...spoken.map(({ outerHTML }) => outerHTML));
      }
      const region = (target as Element).closest?.('[aria-live], [role=status]');
      if (!region || region.getAttribute('aria-live') === 'off') continue;
      for (const node of addedNodes) {
        if (node instanceof Element && node.getAttribute('aria-live') === 'off') continue;
        const { textContent } = node;
        const name = region.role === 'status' ? 'status' : 'recipe';
        if (textContent) window.announcements.push([name, textContent]);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

function compareRegions() {
  // A region that is off says nothing: it keeps buttons out of the words of the one around it.
  const speaking = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output';
  const now = [...document.querySelectorAll(speaking)];
  const first = window.liveRegions.map(({ element }) => element);
  const later = now.filter((region) => !first.includes(region));
  return {
    count: first.length,
    areTheSame: first.every((region) => region.isConnected),
    later: later.map(({ textContent }) => textContent).filter(Boolean),
    bornWithWords: window.bornWithWords,
    startedEmpty: window.liveRegions.every(({ wasEmpty }) => wasEmpty),
  };
}
