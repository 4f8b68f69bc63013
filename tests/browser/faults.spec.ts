import { join } from 'node:path';
import { serveFolder } from '../support/browserPages';
import { isFull, sample } from '../support/sample';
import { eventOf, type Reply } from '../support/standIn';
import { FaultyKitchen, RECIPE } from './faults/FaultyKitchen';
import { callFaults, type Fault, lookUpFaults } from './faults/faultTable';
import { test as base, expect, until } from './fixtures';
import { builtPages } from './globalSetup';
import type { Kitchen } from './Kitchen';

const test = base.extend<{ pair: Kitchen; faulty: FaultyKitchen }>({
  pair: async ({ openPage, page }, use) => {
    // For a visitor who saves data, the page fetches nothing ahead of the call.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const kitchen = await openPage();
    await kitchen.add('eggs', 'rice');
    await use(kitchen);
  },
  faulty: async ({ pair, standIn, consoleLines, context }, use) => {
    await use(new FaultyKitchen({ kitchen: pair, standIn, consoleLines, context }));
  },
});

test.beforeEach(() => test.slow());

const FAULTS = [
  { title: 'the call to the model', faults: sample(callFaults, 2) },
  { title: 'the look-up of the model', faults: sample(lookUpFaults, 2) },
];

for (const { title, faults } of FAULTS) {
  test(`three failures of ${title} end in the error text, after pauses of 1 s and 2 s (${faults.length} faults)`, {
    tag: '@rare',
  }, async ({ faulty }) => {
    for (const fault of faults) {
      await test.step(fault.name, async () => {
        await faulty.request(fault, fault, fault);
      });
    }
  });
}

const recoveries: [Fault, Fault][] = [
  ...(isFull ? [...pairsOf(callFaults), ...pairsOf(lookUpFaults)] : []),
  [named(lookUpFaults, 'is reset'), named(callFaults, 'is answered with HTML')],
  [named(lookUpFaults, 'gets no answer'), named(callFaults, 'gets half a body')],
];

test(`two different failures and then an answer end in the recipe (${recoveries.length} pairs)`, async ({
  faulty,
}) => {
  for (const [index, [first, second]] of recoveries.entries()) {
    await test.step(`${first.at} ${first.name}, ${second.at} ${second.name}`, async () => {
      if (index > 0) await faulty.reload();
      await faulty.request(first, second, RECIPE);
    });
  }
});

test('a router that has no address, or that the policy does not name, ends in the error text', {
  tag: '@rare',
}, async ({ faulty, pair, page }) => {
  const unreachable: Fault = {
    name: 'cannot be sent',
    at: 'router',
    how: 'unreachable',
    log: 'TypeError - Failed to fetch',
  };
  for (const isInPolicy of [true, false]) {
    const site = await serveFolder(join(builtPages(), 'token'), (text, path) =>
      isInPolicy || path.endsWith('.js')
        ? text.replaceAll('router.huggingface.co', 'router.example')
        : text,
    );
    await page.goto(site.url);
    faulty.forget();
    await pair.add('eggs', 'rice');
    await faulty.request(unreachable, unreachable, unreachable);
    await site.close();
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
