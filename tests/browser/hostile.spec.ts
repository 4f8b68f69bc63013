import type { CDPSession } from '@playwright/test';
import { identityOf, isBlank } from '../../machines/recipeMachine';
import { findStrangers } from '../hostile/findStrangers';
import { overTheLimits, runsOfMarks, underTheLimits } from '../hostile/pathological';
import { readAttacks } from '../hostile/readCases';
import { test as base, expect } from './fixtures';
import { type Findings, playTheModel, recordHits } from './hostile/inPage';
import type { Kitchen } from './Kitchen';

const test = base.extend<{ open(page: 'token' | 'sample'): Promise<Kitchen> }>({
  open: async ({ page, openTokenPage, openSamplePage }, use) => {
    await use(async (which) => {
      await page.addInitScript(recordHits);
      const kitchen = await (which === 'token' ? openTokenPage() : openSamplePage());
      await page.evaluate(`window.findStrangers = ${findStrangers}`);
      await page.evaluate(playTheModel);
      return kitchen;
    });
  },
});

const attacks = readAttacks();
const texts = attacks.flatMap(({ cases }) => cases);

/** JSON carries half a surrogate pair, which the way into the page does not. */
const pack = (value: unknown) => JSON.stringify(value);

test.describe('a hostile reply stays a text: nothing runs, nothing is fetched, nothing else changes', () => {
  for (const half of [0, 1]) {
    const own = attacks.filter((_, index) => index % 2 === half);
    const count = own.flatMap(({ cases }) => cases).length;

    test(`each of ${count} replies of ${own.length} classes (part ${half + 1})`, async ({
      open,
      page,
      context,
      foreignRequests,
      consoleLines,
    }) => {
      test.slow();
      const kitchen = await open('token');
      await kitchen.add('eggs', 'rice');
      await page.evaluate(() => window.takeIn('# Soup'));

      for (const { name, cases } of own) {
        const findings = await page.evaluate(async (packed) => {
          const all: [string, Findings][] = [];
          for (const text of JSON.parse(packed)) all.push([text, await window.takeIn(text)]);
          return all.filter(([, { strangers, around }]) => strangers.length + around.length > 0);
        }, pack(cases));
        expect(findings, name).toEqual([]);
        expect(await page.evaluate(() => window.hits), name).toEqual([]);
      }
      expect(await page.evaluate(() => window.asked.length)).toBe(count + 1);
      await expect(kitchen.ingredients).toHaveText(['eggs', 'rice']);
      expect(foreignRequests).toEqual([]);
      expect(context.pages()).toEqual([page]);
      expect(page.frames()).toEqual([page.mainFrame()]);
      expect(consoleLines).toEqual([]);
    });
  }
});

test.describe('a hostile ingredient stays a text', () => {
  test(`each of ${texts.length} is listed, asked with, kept for a reload and removed to the letter`, async ({
    open,
    page,
    foreignRequests,
    consoleLines,
  }) => {
    test.slow();
    const kitchen = await open('token');
    const sent = JSON.parse(
      await page.evaluate(
        (packed) => JSON.stringify(JSON.parse(packed).map(window.addIngredient)),
        pack(texts),
      ),
    ) as string[];
    const expected = listOf(sent);

    await expect(kitchen.ingredients).toHaveCount(expected.length);
    expect(await readList(kitchen)).toEqual(expected);
    expect(await page.evaluate(async () => (await window.takeIn('# Soup')).strangers)).toEqual([]);
    expect(JSON.parse(await page.evaluate(() => JSON.stringify(window.asked)))).toEqual([
      `I have ${expected.join(', ')}. Please give me a recipe you'd recommend I make!`,
    ]);

    await page.reload();
    expect(await readList(kitchen)).toEqual(expected);
    expect(
      await page.evaluate(() => {
        const skeletons = [
          ...document.querySelectorAll('[aria-labelledby="ingredients-heading"] li'),
        ].map((item) =>
          [...item.querySelectorAll('*')]
            .map((element) => [element.localName, ...element.getAttributeNames()].join(' '))
            .join(),
        );
        return new Set(skeletons).size;
      }),
    ).toBe(1);
    const told = JSON.parse(
      await page.evaluate(async () => {
        const lines: (string | null | undefined)[][] = [];
        for (;;) {
          const item = document.querySelector('[aria-labelledby="ingredients-heading"] li');
          const button = item?.querySelector('button');
          if (!item || !button) return JSON.stringify(lines);
          const line = [item.textContent, button.getAttribute('aria-label')];
          button.click();
          while (item.isConnected) await new Promise((resolve) => queueMicrotask(() => resolve(0)));
          lines.push([...line, document.querySelector('[role=status]')?.textContent]);
        }
      }),
    );
    expect(told).toEqual(expected.map((text) => [text, `Remove ${text}`, `Removed ${text}`]));
    expect(await page.evaluate(() => window.hits)).toEqual([]);
    expect(foreignRequests).toEqual([]);
    expect(consoleLines).toEqual([]);
  });

  test('the recipe that the sample kitchen writes with it has nothing of it but its words', async ({
    open,
    page,
    foreignRequests,
    consoleLines,
  }) => {
    test.slow();
    const kitchen = await open('sample');
    await kitchen.add('eggs', 'rice');
    await page.evaluate(() => window.takeIn(''));

    const strangers = await page.evaluate(async (packed) => {
      const found: unknown[] = [];
      const remaining: string[] = JSON.parse(packed);
      while (remaining.length > 0) {
        const batch = remaining.splice(0, 8);
        for (const text of batch) window.addIngredient(text);
        const { strangers } = await window.takeIn('');
        const links = [
          ...document.querySelectorAll<HTMLAnchorElement>('[aria-label="Recipe"] [aria-live] a'),
        ].flatMap(({ href }) => (/leak|good/.test(href) ? [href] : []));
        if (strangers.length + links.length > 0) found.push({ batch, strangers, links });
        for (const item of document.querySelectorAll(
          '[aria-labelledby="ingredients-heading"] li',
        )) {
          if (!['eggs', 'rice'].includes(item.textContent)) item.querySelector('button')?.click();
        }
      }
      return JSON.stringify(found);
    }, pack(texts));
    expect(JSON.parse(strangers)).toEqual([]);
    expect(await page.evaluate(() => window.hits)).toEqual([]);
    expect(foreignRequests).toEqual([]);
    expect(consoleLines).toEqual([]);
  });
});

/** What the list holds after these texts have been sent, one after the other. */
function listOf(sent: string[]): string[] {
  const byIdentity = new Map<string, string>();
  for (const line of sent.flatMap((text) => text.split(/[\n\v\f\r\u0085\u2028\u2029]/))) {
    const identity = identityOf(line);
    if (!isBlank(line) && !byIdentity.has(identity)) byIdentity.set(identity, line.trim());
  }
  return [...byIdentity.values()];
}

async function readList({ page }: Kitchen): Promise<string[]> {
  return JSON.parse(
    await page.evaluate(() =>
      JSON.stringify(
        [...document.querySelectorAll('[aria-labelledby="ingredients-heading"] li')].map(
          ({ textContent }) => textContent,
        ),
      ),
    ),
  );
}

/** The most that the page may be busy between a key press and the new item on the list, in s. */
const MOST_BUSY = 1;

test.describe('a text that is made to keep a parser busy does not keep the page from answering', () => {
  for (const [which, pathological, isPlain] of [
    ['over the limits, which are shown as plain text', overTheLimits, true],
    ['just under the limits', underTheLimits, false],
    ['of one endless character', runsOfMarks, false],
  ] as const) {
    test(`${pathological.length} texts ${which}`, async ({ open, page, consoleLines }) => {
      test.setTimeout(90_000);
      const kitchen = await open('token');
      await kitchen.add('eggs', 'rice');
      await page.evaluate(() => window.takeIn('# Soup'));
      const busyTime = await timeOf(await page.context().newCDPSession(page));

      const tooBusy: string[] = [];
      for (const { name, text } of pathological) {
        const before = await busyTime();
        const { strangers, isShownPlain } = await page.evaluate(async (packed) => {
          const wanted: string = JSON.parse(packed);
          const findings = await window.takeIn(wanted);
          const shown = document.querySelector('[aria-label="Recipe"] [aria-live]');
          // A key press is answered when what it changed has its place on the screen.
          window.addIngredient('salt');
          const item = [...document.querySelectorAll('li')].find(
            ({ textContent }) => textContent === 'salt',
          );
          if (!item?.getBoundingClientRect().height) findings.strangers.push('no item');
          item?.querySelector('button')?.click();
          return { ...findings, isShownPlain: shown?.textContent === wanted.replace(/\r/g, '') };
        }, pack(text));
        const busy = (await busyTime()) - before;
        if (busy > MOST_BUSY) tooBusy.push(`${name}: ${busy.toFixed(1)} s`);
        expect({ name, strangers, isShownPlain }).toEqual({
          name,
          strangers: [],
          isShownPlain: isPlain || expect.any(Boolean),
        });
      }
      expect(tooBusy).toEqual([]);
      expect(consoleLines).toEqual([]);
    });
  }

  test('nor does an ingredient of a million letters', async ({ open, page, consoleLines }) => {
    await open('token');
    const busyTime = await timeOf(await page.context().newCDPSession(page));
    for (const letters of ['a', 'soup ', '<b>', '*_~`[](']) {
      const before = await busyTime();
      const [listed, removed] = await page.evaluate(async (part) => {
        const text = part.repeat(1_000_000 / part.length).trim();
        window.addIngredient(text);
        const item = document.querySelector('[aria-labelledby="ingredients-heading"] li');
        const isListed = item?.textContent === text && item.getBoundingClientRect().height > 0;
        item?.querySelector('button')?.click();
        await Promise.resolve();
        return [isListed, !item?.isConnected];
      }, letters);
      expect({ letters, listed, removed }).toEqual({ letters, listed: true, removed: true });
      expect((await busyTime()) - before, letters).toBeLessThan(2 * MOST_BUSY);
    }
    expect(consoleLines).toEqual([]);
  });
});

/** Counts the seconds that the page's main thread has computed. */
async function timeOf(session: CDPSession): Promise<() => Promise<number>> {
  // By default it counts what passes on the clock, and this machine may have others to serve.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
}
