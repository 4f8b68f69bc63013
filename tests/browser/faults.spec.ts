import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Site, serveFolder } from '../support/browserPages';
import { completionBody, json, later, type Reply } from '../support/standIn';
import { FaultyKitchen, RECIPE, until } from './faults/FaultyKitchen';
import { callFaults, type Fault, lookUpFaults, rememberedFaults } from './faults/faultTable';
import { test as base, expect } from './fixtures';
import { PAGES_VARIABLE } from './globalSetup';
import type { Kitchen } from './Kitchen';

const test = base.extend<{ pair: Kitchen; faulty: FaultyKitchen }>({
  pair: async ({ openTokenPage }, use) => {
    const kitchen = await openTokenPage();
    await kitchen.add('eggs', 'rice');
    await use(kitchen);
  },
  faulty: async ({ pair, standIn, consoleLines, context }, use) => {
    await use(new FaultyKitchen({ kitchen: pair, standIn, consoleLines, context }));
  },
});

const SPREAD = 3;

test.describe('a request whose three attempts all fail ends in the error text, after waits of 1 s and 2 s', () => {
  for (let part = 0; part < SPREAD; part += 1) {
    const faults = callFaults.filter((_, index) => index % SPREAD === part);
    const share = `${faults.length} of ${callFaults.length} faults`;

    test(`when the call to the model fails (part ${part + 1}: ${share})`, async ({ faulty }) => {
      test.slow();
      for (const fault of faults) {
        await test.step(`a call that ${fault.name}`, () => faulty.request(fault, fault, fault));
      }
    });
  }

  test(`when the look-up of the model fails (${lookUpFaults.length} faults)`, async ({
    faulty,
  }) => {
    test.slow();
    for (const fault of lookUpFaults) {
      await test.step(`a look-up that ${fault.name}`, () => faulty.request(fault, fault, fault));
    }
  });

  test(`when the look-up is answered and of no use, which is asked for once (${rememberedFaults.length} faults)`, async ({
    faulty,
  }) => {
    test.slow();
    for (const fault of rememberedFaults) {
      await test.step(`a look-up that ${fault.name}`, async () => {
        await faulty.request(fault, fault, fault);
        await faulty.reload();
      });
    }
  });

  for (const [host, files] of [
    ['nobody knows', /\.(html|js)$/],
    ['the policy does not name', /\.js$/],
  ] as const) {
    test(`when the call is to a host that ${host}`, async ({ faulty }) => {
      const site = await serveMoved(files);
      await faulty.moveTo(site.url);
      await faulty.request(UNREACHABLE, UNREACHABLE, UNREACHABLE);
      await site.close();
    });
  }
});

test.describe('a request whose third attempt succeeds ends in the recipe', () => {
  for (let part = 0; part < 2; part += 1) {
    test(`after two calls that fail, each with a fault of its own (part ${part + 1})`, async ({
      faulty,
    }) => {
      test.slow();
      const own = pairs(callFaults).filter((_, index) => index % 2 === part);
      for (const [first, second] of own) {
        await test.step(`a call that ${first.name}, then one that ${second.name}`, () =>
          faulty.request(first, second, RECIPE));
      }
    });
  }

  test('after two look-ups that fail, each with a fault of its own', async ({ faulty }) => {
    test.slow();
    for (const [first, second] of pairs(lookUpFaults)) {
      await test.step(`a look-up that ${first.name}, then one that ${second.name}`, async () => {
        await faulty.request(first, second, RECIPE);
        await faulty.reload();
      });
    }
  });

  test('after a look-up and a call that fail', async ({ faulty }) => {
    for (const [lookUp, call] of [
      ['is answered with 503', 'is reset'],
      ['is reset', 'is answered with 503 and a reason'],
      ['gets no answer', 'is answered with blanks'],
      ['is answered without the field', 'gets a body that stops half-way'],
    ] as const) {
      await test.step(`a look-up that ${lookUp}, then a call that ${call}`, async () => {
        await faulty.request(named(lookUpFaults, lookUp), named(callFaults, call), RECIPE);
        await faulty.reload();
      });
    }
  });
});

test('a failed request does not count against the next: each has its own three attempts', async ({
  faulty,
}) => {
  const [busy, reset, blank] = [
    named(callFaults, 'is answered with 503 and a reason'),
    named(callFaults, 'is reset'),
    named(callFaults, 'is answered with blanks'),
  ];
  await faulty.request(busy, reset, blank);
  await faulty.request(busy, RECIPE);
  await faulty.request(RECIPE);
  await faulty.request(blank, busy, reset);
});

test('Stop ends a call at once wherever it stands, and nothing is logged or sent later', async ({
  pair,
  page,
  standIn,
  consoleLines,
}) => {
  const underWay: Reply[] = [
    { kind: 'hang' },
    { kind: 'stall' },
    { kind: 'stall', body: '{"choices":[{' },
    { kind: 'drip', body: ' '.repeat(5_000), pause: 30 },
  ];
  const log: string[] = [];
  let calls = 0;
  for (const reply of underWay) {
    standIn.router.next({ kind: 'drop', how: 'reset' }, reply);
    await pair.ask();
    await expect(pair.attempt).toHaveText('Attempt 2 of 3');
    await page.clock.runFor(1_000);
    calls += 2;
    log.push('Attempt 1 of 3 failed: TypeError - Failed to fetch');
    await until(() => standIn.router.requests.length === calls && standIn.underWay === 1);

    await pair.stop();
    await until(() => standIn.underWay === 0);
    await page.clock.runFor(600_000);
    expect({
      calls: await pair.modelCalls(),
      log: consoleLines.filter(({ by }) => by === 'page').map(({ text }) => text),
      recipe: await pair.recipe.textContent(),
      ingredients: await pair.ingredients.allInnerTexts(),
    }).toEqual({ calls, log, recipe: '', ingredients: ['eggs', 'rice'] });
  }
});

test('Stop in the second wait makes no third attempt', async ({ pair, page, standIn }) => {
  standIn.router.next({ kind: 'drop', how: 'reset' }, { kind: 'status', status: 500 });
  await pair.ask();
  await expect(pair.attempt).toHaveText('Attempt 2 of 3');
  await page.clock.runFor(1_000);
  await expect(pair.attempt).toHaveText('Attempt 3 of 3');
  await page.clock.runFor(1_999);

  await pair.stop();
  await page.clock.runFor(600_000);
  expect(await pair.modelCalls()).toBe(2);
  await expect(pair.spinnerText).toHaveCount(0);
});

test('an answer that comes after its time limit is ignored', async ({ pair, page, standIn }) => {
  const tooLate = later();
  standIn.router.next(tooLate, { kind: 'completion', content: '# In time' });
  await pair.ask();
  await until(() => standIn.router.requests.length === 1);
  await page.clock.runFor(60_000);
  await expect(pair.attempt).toHaveText('Attempt 2 of 3');
  tooLate.release({ kind: 'completion', content: '# Too late' });

  await page.clock.runFor(1_000);
  await expect(pair.recipe.getByRole('heading', { level: 3 })).toHaveText(['In time']);
  expect(await pair.modelCalls()).toBe(2);
});

test('what can be read of an answer is shown, with a note outside its text where its end may be missing', async ({
  pair,
  standIn,
  consoleLines,
}) => {
  const answers: [reply: Reply, text: string, isCut: boolean][] = [
    [{ kind: 'completion', content: 'Fry the', finishReason: 'length' }, 'Fry the', true],
    [{ kind: 'completion', content: 'Fry the rice.' }, 'Fry the rice.', false],
    [
      {
        kind: 'completion',
        content: [
          { type: 'text', text: 'Boil ' },
          { type: 'image_url', image_url: { url: 'https://elsewhere.example/' } },
          null,
          { type: 'text', text: 'the eggs.' },
        ],
      },
      'Boil the eggs.',
      false,
    ],
    [
      { kind: 'completion', content: [{ type: 'text', text: 'Boil' }], finishReason: 'length' },
      'Boil',
      true,
    ],
    [{ kind: 'drip', body: JSON.stringify(completionBody('Slowly.')), pause: 1 }, 'Slowly.', false],
    [{ kind: 'status', status: 200, body: mark(completionBody('Marked.')) }, 'Marked.', false],
    [
      json({ ...completionBody(''), choices: ['One.', 'Two.'].map((content) => choice(content)) }),
      'One.',
      false,
    ],
  ];
  for (const [reply, text, isCut] of answers) {
    standIn.router.next(reply);
    await pair.askAndGet(text);
    await expect(pair.recipe.locator('[aria-live]')).toHaveText(text);
    await expect(
      pair.recipe.getByText('The model stopped at its length limit. The end may be missing.'),
    ).toHaveCount(Number(isCut));
  }
  expect(await pair.modelCalls()).toBe(answers.length);
  expect(consoleLines).toEqual([]);
});

const UNREACHABLE: Fault = {
  name: 'cannot be sent',
  at: 'router',
  how: 'unreachable',
  log: 'TypeError - Failed to fetch',
};

/** Serves the page with a router in these files that has no address. */
async function serveMoved(files: RegExp): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'saffron-moved-'));
  await cp(join(process.env[PAGES_VARIABLE] ?? '', 'token'), folder, { recursive: true });
  for (const file of await readdir(folder, { recursive: true })) {
    if (!files.test(file)) continue;
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), text.replaceAll('router.huggingface.co', 'router.example'));
  }
  const site = await serveFolder(folder);
  return {
    ...site,
    async close() {
      await site.close();
      await rm(folder, { recursive: true });
    },
  };
}

function named(faults: Fault[], name: string): Fault {
  const fault = faults.find((known) => known.name === name);
  if (!fault) throw new Error(`There is no fault "${name}".`);
  return fault;
}

/** All items, two by two; where they are odd, the last one comes after the first. */
function pairs<T>(items: T[]): [T, T][] {
  return items
    .flatMap((item, index): [T, T][] => {
      if (index % 2 === 0) return [];
      return [[items[index - 1] as T, item]];
    })
    .concat(items.length % 2 ? [[items[0] as T, items.at(-1) as T]] : []);
}

const choice = (content: string) => ({ message: { role: 'assistant', content }, index: 0 });

/** JSON behind a byte order mark. */
const mark = (value: unknown) => `\ufeff${JSON.stringify(value)}`;
