import { join } from 'node:path';
import { serveFolder } from '../support/browserPages';
import { sample } from '../support/sample';
import { completionBody, json, later, type Reply } from '../support/standIn';
import { FaultyKitchen, RECIPE } from './faults/FaultyKitchen';
import { callFaults, type Fault, lookUpFaults, rememberedFaults } from './faults/faultTable';
import { test as base, expect, textsOfPage, until } from './fixtures';
import { builtPages } from './globalSetup';
import type { Kitchen } from './Kitchen';
import { WORDS } from './words';

const test = base.extend<{ pair: Kitchen; faulty: FaultyKitchen }>({
  pair: async ({ openPage }, use) => {
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
  { title: 'the call to the model', faults: sample(callFaults, 8) },
  { title: 'the look-up of the model', faults: sample(lookUpFaults, 4) },
  { title: 'a look-up that the client remembers', faults: sample(rememberedFaults, 1) },
];

for (const { title, faults } of FAULTS) {
  test(`three failures of ${title} end in the error text, after pauses of 1 s and 2 s (${faults.length} faults)`, async ({
    faulty,
  }) => {
    for (const fault of faults) {
      await test.step(fault.name, async () => {
        await faulty.request(fault, fault, fault);
        if (fault.isRemembered) await faulty.reload();
      });
    }
  });
}

const recoveries: [Fault, Fault][] = [
  ...pairsOf(sample(callFaults, 6)),
  ...pairsOf(sample(lookUpFaults, 4)),
  [named(lookUpFaults, 'is reset'), named(callFaults, 'is answered with HTML')],
  [named(lookUpFaults, 'gets no answer'), named(callFaults, 'gets half a body')],
];

test(`two different failures and then an answer end in the recipe (${recoveries.length} pairs)`, async ({
  faulty,
}) => {
  for (const [first, second] of recoveries) {
    await test.step(`${first.at} ${first.name}, ${second.at} ${second.name}`, async () => {
      await faulty.request(first, second, RECIPE);
      await faulty.reload();
    });
  }
});

test('a failed request does not count against the next one', async ({ faulty }) => {
  const busy = named(callFaults, 'is answered with 503 and the wish not to wait');
  const blank = named(callFaults, 'is answered with blanks');
  await faulty.request(busy, blank, busy);
  await faulty.request(blank, RECIPE);
  await faulty.request(RECIPE);
  await faulty.request(blank, busy, blank);
});

test('a router that has no address, or that the policy does not name, ends in the error text', async ({
  faulty,
  pair,
  page,
}) => {
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
    await faulty.reload();
    await pair.add('eggs', 'rice');
    await faulty.request(unreachable, unreachable, unreachable);
    await site.close();
  }
});

test('Stop ends the request at once, whatever it waits for, and nothing is sent or logged later', async ({
  pair,
  page,
  standIn,
  consoleLines,
}) => {
  const waits: [at: 'hub' | 'router', reply: Reply][] = [
    ['hub', { kind: 'hang' }],
    ['router', { kind: 'hang' }],
    ['router', { kind: 'stall', body: '{"choices":[{' }],
    ['router', { kind: 'drip', body: ' '.repeat(5_000), pause: 30 }],
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
    ...['POST', 'POST', 'POST'],
  ]);
  expect(consoleLines).toEqual([]);
  await expect(pair.recipe).toHaveText('');
  await expect(pair.ingredients).toHaveText(['eggs', 'rice']);
});

test('an answer that comes after its time limit is ignored', async ({ pair, page, standIn }) => {
  const tooLate = later();
  standIn.router.next(tooLate, { kind: 'completion', content: '# In time' });
  await pair.ask();
  await until(() => standIn.router.requests.length === 1);
  await page.clock.runFor(60_000);
  await expect(pair.attempt).toHaveText(WORDS.attempt(2));
  tooLate.release({ kind: 'completion', content: '# Too late' });
  await page.clock.runFor(1_000);
  await expect(pair.recipeTitle).toHaveText(['In time']);
  expect(await pair.modelCalls()).toBe(2);
});

test('offline, the page says so as long as it lasts, and asks all the same', async ({
  pair,
  context,
  consoleLines,
}) => {
  await pair.askAndGet('Egg fried rice');
  await context.setOffline(true);
  await expect(pair.offlineHint).toBeVisible();
  await pair.ask();
  await expect(pair.attempt).toHaveText(WORDS.attempt(2));
  await context.setOffline(false);
  await expect(pair.offlineHint).toHaveCount(0);
  await pair.passPauseBefore(2);
  await expect(pair.recipe).toContainText('Egg fried rice');
  expect(textsOfPage(consoleLines)).toEqual([
    WORDS.attemptFailed(1, 'TypeError - Failed to fetch'),
  ]);
});

test('the page shows what it can read of an answer, with a note outside its text if it was cut', async ({
  pair,
  standIn,
  consoleLines,
}) => {
  const parts = [
    { type: 'text', text: 'Boil ' },
    { type: 'image_url', image_url: { url: 'https://elsewhere.example/' } },
    null,
    { type: 'text', text: 'the eggs.' },
  ];
  const answers: [text: string, isCut: boolean, reply: Reply][] = [
    ['Fry the', true, { kind: 'completion', content: 'Fry the', finishReason: 'length' }],
    ['Fry the rice.', false, { kind: 'completion', content: 'Fry the rice.' }],
    ['Boil the eggs.', false, { kind: 'completion', content: parts }],
    ['Slow.', false, { kind: 'drip', body: JSON.stringify(completionBody('Slow.')), pause: 1 }],
    // JSON behind a byte order mark.
    [
      'Marked.',
      false,
      {
        kind: 'status',
        status: 200,
        body: `\ufeff${JSON.stringify(completionBody('Marked.'))}`,
      },
    ],
    [
      'One.',
      false,
      json({
        choices: ['One.', 'Two.'].map((content, index) => ({
          index,
          message: { role: 'assistant', content },
        })),
        ...{ id: '1', object: 'chat.completion', created: 1, model: 'm', usage: {} },
      }),
    ],
  ];
  for (const [text, isCut, reply] of answers) {
    standIn.router.next(reply);
    await pair.askAndGet(text);
    await expect(pair.recipeText).toHaveText(text);
    await expect(pair.recipe.getByText(WORDS.maybeCut)).toHaveCount(Number(isCut));
  }
  expect(await pair.modelCalls()).toBe(answers.length);
  expect(consoleLines).toEqual([]);
});

function named(faults: Fault[], name: string): Fault {
  const fault = faults.find((known) => known.name === name);
  if (!fault) throw new Error(`There is no fault "${name}".`);
  return fault;
}

/** Each fault with the next one, two by two; an odd last one with the first. */
function pairsOf(faults: Fault[]): [Fault, Fault][] {
  return faults.flatMap((fault, index): [Fault, Fault][] =>
    index % 2 === 0 ? [[fault, faults[index + 1] ?? (faults[0] as Fault)]] : [],
  );
}
