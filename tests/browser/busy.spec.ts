import type { Page } from '@playwright/test';
import type { Preferences } from '../../machines/kitchen/preferences';
import { limitText } from '../../src/ui/limitText';
import {
  busyToCheck,
  oneCharacter,
  overTheLimits,
  type PathologicalText,
  runsOfMarks,
  underTheLimits,
} from '../hostile/pathological';
import { isFull, sample } from '../support/sample';
import { askForSoup, expect, pack, prepare, test } from './hostile/hostileTest';

test.beforeEach(() => test.slow());

/** A key press may wait so many times longer than for a long recipe, which takes some 0.4 s. */
const LONGEST = 3;

const AVOIDING: Partial<Preferences> = {
  allergens: ['milk', 'nuts'],
  diet: 'vegan',
  avoid:
    'kiwi mango okra lychee durian quince salsify turnip swede kale chard leek shallot chive dill mint basil thyme zorblax flurble'.split(
      ' ',
    ),
};
const VISITORS = [
  { whose: 'a visitor who avoids nothing', preferences: {} },
  { whose: 'a visitor who avoids much', preferences: AVOIDING },
];

const kinds = [
  ['over the limits is shown as plain text', overTheLimits, true],
  ['just under the limits', underTheLimits, false],
  ['of endless runs', runsOfMarks, false],
] as const;

for (const [title, all, isPlain] of kinds) {
  const pathological = sample(all, 2);

  test(`a text ${title}, and leaves the page time for a key press, even for a visitor who avoids much (${pathological.length} texts)`, async ({
    openHostile,
    page,
  }) => {
    const kitchen = await openHostile();
    const busyTime = await startBusyClock(page);

    const tooBusy: string[] = [];
    for (const [index, { whose, preferences }] of VISITORS.entries()) {
      if (isFull && index > 0) await startAnew(page);
      await kitchen.prefer(preferences);
      if (isFull || index === 0) await askForSoup(page, kitchen);
      const usual = await timeOfRecipe(page, busyTime);
      for (const text of pathological) {
        const { busy, ...outcome } = await showText(page, busyTime, text);
        if (busy > LONGEST * usual)
          tooBusy.push(
            `${text.name}, for ${whose}: ${busy.toFixed(1)} s, usually ${usual.toFixed(1)} s`,
          );
        expect(outcome, whose).toMatchObject({
          name: text.name,
          isListed: true,
          // The page's own words count as strangers to a text.
          ...(preferences !== AVOIDING && {
            strangers: [],
            isPlain: isPlain || expect.any(Boolean),
          }),
        });
      }
    }
    expect(tooBusy).toEqual([]);
  });
}

/** The page keeps each text it shows, and becomes slower. */
const TEXTS_PER_VISIT = 10;

async function startAnew(page: Page) {
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await prepare(page);
}

// Each visitor takes a third of the search, so two processors share it.
const searches = sample(oneCharacter, 1).flatMap((one) =>
  VISITORS.map((visitor) => ({ ...one, ...visitor })),
);
for (const { shape, texts: all, whose, preferences } of searches) {
  const repeated = sample(all, 1);

  test(`one character for 100,000, as ${shape}, leaves the page time for a key press, for ${whose} (${repeated.length} characters)`, async ({
    openHostile,
    page,
  }) => {
    if (isFull) test.setTimeout(1_800_000);
    const kitchen = await openHostile();
    const busyTime = await startBusyClock(page);

    const tooBusy: string[] = [];
    let usual = 0;
    for (const [index, text] of repeated.entries()) {
      if (index > 0 && index % TEXTS_PER_VISIT === 0) await startAnew(page);
      if (index % TEXTS_PER_VISIT === 0) {
        await kitchen.prefer(preferences);
        await askForSoup(page, kitchen);
        usual = await timeOfRecipe(page, busyTime);
      }
      const { busy, ...outcome } = await showText(page, busyTime, text);
      if (busy > LONGEST * usual)
        tooBusy.push(`${text.name}: ${busy.toFixed(1)} s, usually ${usual.toFixed(1)} s`);
      expect(outcome).toMatchObject({
        name: text.name,
        isListed: true,
        ...(preferences !== AVOIDING && { strangers: [] }),
      });
    }
    expect(tooBusy).toEqual([]);
  });
}

test('a huge ingredient, or a text that keeps the check of what is avoided busy, leaves the page time for a key press, and takes little longer for it', async ({
  openHostile,
  page,
}) => {
  const kitchen = await openHostile();
  const busyTime = await startBusyClock(page);
  const ofLetters: number[] = [];
  await test.step('an ingredient of a million letters leaves the page time for a key press', async () => {
    for (const letters of isFull ? ['a', 'soup ', '<b>', '*_~`[]('] : ['*_~`[](']) {
      const before = await busyTime();
      const outcome = await page.evaluate(async (part) => {
        const text = part.repeat(1_000_000 / part.length).trim();
        window.addIngredient(text);
        await window.nextTurn();
        const [item] = window.listItems();
        const isListed =
          // The page keeps the whole text, and shows as much as a list needs.
          item?.textContent.replaceAll('\n', '') === `${text.slice(0, 2_000)}…` &&
          item.getBoundingClientRect().height > 0;
        item?.querySelector<HTMLButtonElement>('button:last-child')?.click();
        await window.nextTurn();
        return { isListed, isRemoved: !item?.isConnected };
      }, letters);
      expect(outcome, letters).toEqual({ isListed: true, isRemoved: true });
      ofLetters.push((await busyTime()) - before);
    }
  });
  await askForSoup(page, kitchen);
  const usual = await timeOfRecipe(page, busyTime);
  expect(Math.max(...ofLetters)).toBeLessThan(2 * LONGEST * usual);
  const timesOf = async (preferences: Partial<Preferences>, texts: readonly PathologicalText[]) => {
    await kitchen.prefer(preferences);
    const times: number[] = [];
    for (const text of texts) {
      const { name, isListed, busy } = await showWhole(page, busyTime, text);
      expect({ name, isListed }).toEqual({ name, isListed: true });
      times.push(busy);
    }
    return times;
  };
  // The first time belongs to a page that has just been loaded.
  await timesOf(AVOIDING, busyToCheck.slice(0, 1));
  let slow = busyToCheck;
  const times: string[] = [];
  // On a busy machine, only a check that is too slow is slow each time.
  for (let tries = 0; tries < 3 && slow.length > 0; tries++) {
    const without = await timesOf({}, slow);
    const avoiding = await timesOf(AVOIDING, slow);
    slow = slow.filter(({ name }, at) => {
      const [least = 0, most = 0] = [without[at], avoiding[at]];
      times.push(`${name}: ${most.toFixed(2)} s instead of ${least.toFixed(2)} s`);
      return (
        most > Math.max(MOST_SLOWDOWN * least, least + UNFELT * usual) || most > LONGEST * usual
      );
    });
  }
  expect(slow, times.join('; ')).toEqual([]);
});

/** With preferences, a text may take so many times longer, or this part of a long recipe's time more. */
const MOST_SLOWDOWN = 1.4;
const UNFELT = 0.5;

async function timeOfRecipe(page: Page, busyTime: () => Promise<number>): Promise<number> {
  const recipe = busyToCheck.at(-1) as PathologicalText;
  // The first time belongs to a page that has just been loaded, or to a new preference.
  await showWhole(page, busyTime, recipe);
  // The page remembers what it has read, and each text below is new to it.
  const another = { ...recipe, text: `${recipe.text}\n\nServe it.` };
  return (await showWhole(page, busyTime, another)).busy;
}

/** In ms, by the page's clock. */
const FRAME = 20;

/** Also counts the notes on food safety, which the page finds once it has painted a text. */
async function showWhole(...given: Parameters<typeof showText>) {
  const [page, busyTime] = given;
  const { busy, ...shown } = await showText(...given);
  const start = await busyTime();
  await page.clock.runFor(FRAME);
  return { ...shown, busy: busy + (await busyTime()) - start };
}

async function showText(
  page: Page,
  busyTime: () => Promise<number>,
  { name, text }: PathologicalText,
) {
  // The page would cut an answer that ends in a loop.
  const answer = `${text}\n\nThe end.`;
  // Handing over a long text is the test's own work, so the clock starts later.
  const texts = await page.evaluateHandle(
    (packed): string[] => JSON.parse(packed),
    pack([answer, limitText(answer.replace(/\r/g, ''), Infinity)]),
  );
  const before = await busyTime();
  const outcome = await texts.evaluate(async ([answer]) => {
    const { strangers } = await window.showAnswer(answer ?? '');
    // The visitor has an answer once the change has its place on the screen.
    window.addIngredient('salt');
    await window.nextTurn();
    const item = window.listItems().find(({ textContent }) => textContent === 'salt');
    return { strangers, isListed: Boolean(item?.getBoundingClientRect().height) };
  });
  const busy = (await busyTime()) - before;
  const isPlain = await texts.evaluate(([, wanted]) => {
    const region = document.querySelector('[aria-label="Recipe"] > [aria-live]');
    const copy = region?.cloneNode(true) as Element | undefined;
    copy?.querySelector('[aria-live="off"]')?.remove();
    const item = window.listItems().find(({ textContent }) => textContent === 'salt');
    item?.querySelector<HTMLButtonElement>('button:last-child')?.click();
    return copy?.textContent === wanted;
  });
  await texts.dispose();
  return { name, ...outcome, isPlain, busy };
}

/** In seconds of the page's main thread. */
async function startBusyClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  // The default counts time on the clock, which other programs use too.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
}
