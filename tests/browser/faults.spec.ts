import type { BrowserContext } from '@playwright/test';
import { isFull, sample } from '../support/sample';
import { eventOf, type Reply, type StandIn } from '../support/standIn';
import { callFaults, type Fault, lookUpFaults } from './faults/faultTable';
import { test as base, type ConsoleLine, expect, textsOfPage, until } from './fixtures';
import type { Kitchen } from './Kitchen';
import { FAILURE_TEXT, WORDS } from './words';

/** In ms: of an attempt whose answer never ends, in steps, because bytes arrive in each. */
const [TOTAL_LIMIT, STEP] = [300_000, 2_000];

interface Setting {
  pair: Kitchen;
  standIn: StandIn;
  consoleLines: ConsoleLine[];
  context: BrowserContext;
}

const test = base.extend<{ pair: Kitchen; setting: Setting }>({
  pair: async ({ openPage, page }, use) => {
    // For a visitor who saves data, the page fetches nothing ahead of the call.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const kitchen = await openPage();
    await kitchen.add('eggs', 'rice');
    await use(kitchen);
  },
  setting: async ({ pair, standIn, consoleLines, context }, use) => {
    await use({ pair, standIn, consoleLines, context });
  },
});

test.beforeEach(() => test.slow());

/** Lets the attempts of a request meet these faults, and looks at what the page then shows. */
async function request({ pair, standIn, consoleLines, context }: Setting, ...faults: Fault[]) {
  const { clock } = pair.page;
  // Chromium may name the method that broken JSON fails in.
  const log = () =>
    textsOfPage(consoleLines).map((text) => text.replace(/Failed to execute .+?: /, ''));
  const before = [log().length, await pair.modelCalls()] as const;
  for (const [index, { at, how, needsTimeLimit, isEndless }] of faults.entries()) {
    if (how === 'refused') await standIn.refuse();
    else if (how === 'offline') await context.setOffline(true);
    else standIn[at].next(how);
    if (index === 0) await pair.requestButton.dispatchEvent('click');
    else await clock.runFor(index * 1_000);
    if (needsTimeLimit) {
      await until(() => standIn.underWay === 1);
      for (let ms = 0; ms < (isEndless ? TOTAL_LIMIT : 60_000); ms += STEP)
        await clock.runFor(STEP);
    }
    await until(() => log().length > before[0] + index && standIn.underWay === 0);
    if (how === 'refused') await standIn.listen();
    if (how === 'offline') await context.setOffline(false);
  }
  const hasFailed = faults.length === 3;
  if (!hasFailed) await clock.runFor(faults.length * 1_000);
  const shown = hasFailed ? FAILURE_TEXT : 'Egg fried rice';
  await pair.recipe.getByText(shown).first().waitFor();
  // What is still due comes now.
  await clock.runFor(65_000);
  expect(log().slice(before[0])).toEqual(
    faults.map((fault, index) =>
      expect.stringContaining(WORDS.attemptFailed(index + 1, fault.log)),
    ),
  );
  const calls = faults.filter(({ at }) => at === 'router').length + Number(!hasFailed);
  expect((await pair.modelCalls()) - before[1]).toBe(calls);
  await expect(pair.requestButton).toHaveAttribute('aria-disabled', 'false');
  await expect(pair.stopButton).toHaveCount(0);
  await expect(pair.ingredients).toHaveText(['eggs', 'rice']);
  expect(standIn.underWay).toBe(0);
}

const FAULTS = [
  { title: 'the call to the model', faults: sample(callFaults, 2) },
  { title: 'the look-up of the model', faults: sample(lookUpFaults, 2) },
];

for (const { title, faults } of FAULTS) {
  test(`three failures of ${title} end in the error text, after pauses of 1 s and 2 s (${faults.length} faults)`, {
    tag: '@rare',
  }, async ({ setting }) => {
    for (const fault of faults) {
      await test.step(fault.name, () => request(setting, fault, fault, fault));
    }
  });
}

const recoveries: [Fault, Fault][] = [
  ...(isFull ? [...pairsOf(callFaults), ...pairsOf(lookUpFaults)] : []),
  [named(lookUpFaults, 'is reset'), named(callFaults, 'is answered with HTML')],
  [named(lookUpFaults, 'gets no answer'), named(callFaults, 'gets half a body')],
];

test(`two different failures and then an answer end in the recipe (${recoveries.length} pairs)`, async ({
  setting,
  page,
}) => {
  for (const [index, [first, second]] of recoveries.entries()) {
    await test.step(`${first.at} ${first.name}, ${second.at} ${second.name}`, async () => {
      // The page then forgets what the hub has said.
      if (index > 0) await page.reload();
      await request(setting, first, second);
    });
  }
});

test('Stop ends the request at once, whatever it waits for, and nothing is sent or logged later', {
  tag: '@rare',
}, async ({ pair, page, standIn, consoleLines }) => {
  const waits: [at: 'hub' | 'router', reply: Reply][] = [
    ['hub', { kind: 'hang' }],
    ['router', { kind: 'hang' }],
    ['router', { kind: 'stall', body: '{"choices":[{' }],
    ['router', { kind: 'drip', body: ' '.repeat(5_000), pause: 30 }],
    ['router', { kind: 'events', parts: [eventOf({ content: '# Half' })], end: 'never' }],
  ];
  for (const [index, [at, reply]] of waits.entries()) {
    standIn[at].next(reply);
    await pair.ask();
    await until(() => standIn.underWay === 1 && standIn.requests.length >= index + 1);
    await pair.stop();
    await until(() => standIn.underWay === 0);
  }
  await page.clock.runFor(600_000);
  expect((await pair.calls()).map(({ method }) => method)).toEqual([
    ...['GET', 'GET'],
    ...['POST', 'POST', 'POST', 'POST'],
  ]);
  expect(consoleLines).toEqual([]);
  await expect(pair.recipe).toHaveText('');
  await expect(pair.ingredients).toHaveText(['eggs', 'rice']);
});

function named(faults: Fault[], name: string): Fault {
  const fault = faults.find((known) => known.name === name);
  if (!fault) throw new Error(`There is no fault "${name}".`);
  return fault;
}

/** Each fault with the next one, and an odd last one with the first. */
function pairsOf(faults: Fault[]): [Fault, Fault][] {
  return faults.flatMap((fault, index): [Fault, Fault][] => {
    if (index % 2 === 1) return [];
    const next = faults[index + 1] ?? (faults[0] as Fault);
    // The first attempt fetches the code that calls, so being offline comes second.
    return [fault.how === 'offline' ? [next, fault] : [fault, next]];
  });
}
