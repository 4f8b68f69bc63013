import { until } from './faults/FaultyKitchen';
import { expect, test } from './fixtures';
import type { Kitchen } from './Kitchen';

const FAILURE_TEXT =
  'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.';

/** Longer than a whole request with all its attempts and waits can take, in ms. */
const LONG = 600_000;

const BUSY = { kind: 'status', status: 503 } as const;

test('what the visitor has survives a reload at any moment, which starts no call and leaves nothing stuck', async ({
  openTokenPage,
  page,
  standIn,
}) => {
  test.slow();
  const kitchen = await openTokenPage();
  const startOver = page.getByRole('button', { name: 'Start over' });

  /** Reloads, and compares all that can be seen with what there was. */
  async function expectAfterReload(ingredients: string[], recipe: string | null, note = false) {
    const before = standIn.requests.length;
    await kitchen.input.fill(' spring o');
    await page.reload();
    await expect(kitchen.input).toHaveValue(' spring o');
    await page.clock.runFor(LONG);
    await expect(kitchen.ingredients).toHaveText(ingredients);
    await expect(kitchen.recipe.locator('> [aria-live]')).toHaveText(recipe ?? '');
    await expect(kitchen.recipe.getByText(/^The model stopped at its length/)).toHaveCount(
      Number(note),
    );
    await expect(kitchen.spinnerText).toHaveCount(0);
    await expect(kitchen.stopButton).toHaveCount(0);
    if (ingredients.length > 1) {
      await expect(kitchen.requestButton).toHaveAttribute('aria-disabled', 'false');
    }
    expect(await kitchen.calls()).toEqual([]);
    expect(standIn.requests.length).toBe(before);
  }

  await test.step('with an empty kitchen', () => expectAfterReload([], null));

  await test.step('with a list', async () => {
    await kitchen.add('<b>eggs</b>', 'rice', '\u202enommel', 'salt');
    await kitchen.remove('salt');
    await expectAfterReload(['<b>eggs</b>', 'rice', '\u202enommel'], null);
  });

  const list = ['<b>eggs</b>', 'rice', '\u202enommel'];
  await test.step('while the model is called', async () => {
    standIn.router.next({ kind: 'hang' });
    await kitchen.ask();
    await until(() => standIn.router.requests.length === 1);
    await expectAfterReload(list, null);
    await until(() => standIn.underWay === 0);
  });

  await test.step('while the model is looked up', async () => {
    standIn.hub.next({ kind: 'stall' });
    await kitchen.ask();
    await until(() => standIn.underWay === 1);
    await expectAfterReload(list, null);
  });

  await test.step('in the first wait', async () => {
    standIn.router.next(BUSY);
    await kitchen.ask();
    await expect(kitchen.attempt).toHaveText('Attempt 2 of 3');
    await expectAfterReload(list, null);
  });

  await test.step('in the second wait', async () => {
    standIn.router.next(BUSY, BUSY);
    await kitchen.ask();
    await expect(kitchen.attempt).toHaveText('Attempt 2 of 3');
    await page.clock.runFor(1_000);
    await expect(kitchen.attempt).toHaveText('Attempt 3 of 3');
    await expectAfterReload(list, null);
  });

  await test.step('with the text of a failure', async () => {
    standIn.router.next(BUSY, BUSY, BUSY);
    await kitchen.ask();
    await expect(kitchen.attempt).toHaveText('Attempt 2 of 3');
    await page.clock.runFor(1_000);
    await expect(kitchen.attempt).toHaveText('Attempt 3 of 3');
    await page.clock.runFor(2_000);
    await expect(kitchen.recipe).toContainText(FAILURE_TEXT);
    await expectAfterReload(list, FAILURE_TEXT);
    await expect(kitchen.recipe.getByText(/^Written by/)).toHaveCount(0);
  });

  await test.step('with a recipe that was cut', async () => {
    standIn.router.next({ kind: 'completion', content: 'Fry **the**', finishReason: 'length' });
    await kitchen.askAndGet('Fry the');
    await expectAfterReload(list, 'Fry the', true);
    await expect(kitchen.recipe.getByRole('strong')).toHaveText('the');
    await expect(kitchen.recipe.getByText(/^Written by mistralai/)).toBeVisible();
  });

  await test.step('while another recipe is on its way, after a change of the list', async () => {
    standIn.router.next({ kind: 'hang' });
    await kitchen.ask();
    await kitchen.remove('rice');
    await expectAfterReload(['<b>eggs</b>', '\u202enommel'], 'Fry the', true);
  });

  await test.step('with a recipe and no ingredient', async () => {
    await kitchen.remove('<b>eggs</b>');
    await kitchen.remove('\u202enommel');
    await expectAfterReload([], 'Fry the', true);
  });

  await test.step('after a start over', async () => {
    await startOver.click();
    await expectAfterReload([], null);
  });

  await test.step('and asking works as ever', async () => {
    await kitchen.add('eggs', 'rice');
    await kitchen.askAndGet('Egg fried rice');
    expect(await kitchen.modelCalls()).toBe(1);
  });
});

test('a new visit starts empty, also beside one that is under way', async ({
  openTokenPage,
  page,
  context,
}) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice');
  await kitchen.input.fill('spring o');
  await kitchen.askAndGet('Egg fried rice');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('textbox')).toHaveValue('');
  await expect(other.getByRole('listitem')).toHaveCount(0);
  await expect(other.getByText('Egg fried rice')).toHaveCount(0);
  expect((await context.storageState({ indexedDB: true })).origins).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('starting over clears the kitchen, ends a request that is under way, and can be undone', async ({
  openTokenPage,
  page,
  standIn,
}) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice');
  await kitchen.askAndGet('Egg fried rice');
  standIn.router.next({ kind: 'hang' });
  await kitchen.ask();
  await until(() => standIn.underWay === 1);

  await page.getByRole('button', { name: 'Start over' }).click();
  await until(() => standIn.underWay === 0);
  await expect(kitchen.ingredients).toHaveCount(0);
  await expect(kitchen.recipe.locator('> [aria-live]')).toHaveText('');
  await expect(kitchen.spinnerText).toHaveCount(0);

  await kitchen.undoButton.click();
  await expect(kitchen.ingredients).toHaveText(['eggs', 'rice']);
  await expect(kitchen.recipe).toContainText('Egg fried rice');
  await page.clock.runFor(LONG);
  expect(await kitchen.modelCalls()).toBe(2);
});

test.describe('storage that holds rubbish costs what it held, and one line', () => {
  const good = {
    version: 2,
    ingredients: ['eggs'],
    recipe: '# Rice',
    cut: false,
    model: 'm',
    origin: 'shared',
  };
  const million = 1_000_000;
  const RUBBISH: [what: string, text: () => string, said: string][] = [
    [
      'no JSON',
      () => '{"version":1,',
      'Expected double-quoted property name in JSON at position 13 (line 1 column 14)',
    ],
    ['nothing', () => '', 'Unexpected end of JSON input'],
    ['null', () => 'null', 'it is of version undefined, not 2.'],
    ['a list', () => '[]', 'it is of version undefined, not 2.'],
    [
      'an older version',
      () => JSON.stringify({ ...good, version: 0 }),
      'it is of version 0, not 2.',
    ],
    [
      'a later version',
      () => JSON.stringify({ ...good, version: 3 }),
      'it is of version 3, not 2.',
    ],
    [
      'no list of ingredients',
      () => JSON.stringify({ ...good, ingredients: { 0: 'eggs' } }),
      'its ingredients are no list.',
    ],
    [
      'ingredients that are no texts',
      () => JSON.stringify({ ...good, ingredients: [7, null] }),
      'not all of its ingredients are texts.',
    ],
    [
      'ingredients in ingredients',
      () => JSON.stringify({ ...good, ingredients: [['eggs']] }),
      'not all of its ingredients are texts.',
    ],
    [
      'an ingredient that cannot be seen',
      () => JSON.stringify({ ...good, ingredients: ['\u200b'] }),
      'not all of its ingredients are texts.',
    ],
    [
      'an ingredient twice',
      () => JSON.stringify({ ...good, ingredients: ['eggs', 'Eggs'] }),
      'it has an ingredient twice.',
    ],
    [
      'a recipe that is no text',
      () => JSON.stringify({ ...good, recipe: { __html: '<b>' } }),
      'its recipe is no text.',
    ],
    [
      'a note that is neither yes nor no',
      () => JSON.stringify({ ...good, cut: 'yes' }),
      'what it says of its recipe cannot be read.',
    ],
    [
      'a million items',
      () => JSON.stringify({ ...good, ingredients: Array(million).fill(0) }),
      'it has 1000000 ingredients, more than 50000.',
    ],
    [
      'lists in lists',
      () => '['.repeat(100_000) + ']'.repeat(100_000),
      'it is of version undefined, not 2.',
    ],
    [
      'a long word',
      () => 'x'.repeat(4 * million),
      `Unexpected token 'x', "xxxxxxxxxx"... is not valid JSON`,
    ],
  ];

  test(`which is so for ${RUBBISH.length} kinds of rubbish`, async ({
    openTokenPage,
    page,
    consoleLines,
  }) => {
    test.slow();
    const kitchen = await openTokenPage();
    // What the page keeps at its start would come after what a test puts there.
    await works(kitchen);
    for (const [what, text, said] of RUBBISH) {
      await test.step(what, async () => {
        consoleLines.length = 0;
        await page.evaluate((kept) => sessionStorage.setItem('saffron.kitchen', kept), text());
        await page.reload();
        await works(kitchen);
        expect(consoleLines).toEqual([
          {
            by: 'page',
            type: 'warning',
            text: `The kitchen of before the reload was dropped: ${said}`,
          },
        ]);
      });
    }
    await page.reload();
    await expect(kitchen.ingredients).toHaveText(['eggs']);
    await kitchen.add('rice');
    await kitchen.askAndGet('Egg fried rice');
  });

  test('what was being typed is kept as the text that it is, whatever it is', async ({
    openTokenPage,
    page,
    consoleLines,
  }) => {
    const kitchen = await openTokenPage();
    for (const draft of ['<img src=x onerror=alert(1)>', '{"a":1}', '__proto__', '\u202ex']) {
      await page.evaluate((kept) => sessionStorage.setItem('saffron.draft', kept), draft);
      await page.reload();
      await expect(kitchen.input).toHaveValue(draft);
    }
    await page.evaluate(() => sessionStorage.setItem('saffron.draft', 'x'.repeat(4_000_000)));
    await page.reload();
    await kitchen.input.fill('');
    await works(kitchen);
    expect(consoleLines).toEqual([]);
  });
});

test.describe('storage that cannot be used costs the memory of this tab, and one line', () => {
  test('where it is full', async ({ openTokenPage, page, consoleLines }) => {
    const kitchen = await openTokenPage();
    await kitchen.add('salt');
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          for (let part = 0; ; part += 1) {
            sessionStorage.setItem(`filler ${size} ${part}`, 'x'.repeat(size));
          }
        } catch {}
      }
    });
    await kitchen.remove('salt');
    await kitchen.input.fill('spring onion');
    await works(kitchen);
    await kitchen.add('rice');
    await kitchen.askAndGet('Egg fried rice');
    expect(consoleLines).toEqual([
      {
        by: 'page',
        type: 'warning',
        text: expect.stringMatching(
          /^This tab will not remember the kitchen after a reload: .*exceeded the quota\.$/,
        ),
      },
    ]);

    await page.reload();
    await expect(kitchen.ingredients).toHaveCount(0);
    await works(kitchen);
  });

  for (const [what, forbid] of [
    [
      'forbidden',
      () =>
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        }),
    ],
    ['missing', () => Object.defineProperty(window, 'sessionStorage', { value: null })],
    ['undefined', () => Object.defineProperty(window, 'sessionStorage', { value: undefined })],
  ] as const) {
    test(`where it is ${what}`, async ({ openTokenPage, page, consoleLines }) => {
      await page.addInitScript(forbid);
      const kitchen = await openTokenPage();
      await works(kitchen);
      await kitchen.add('rice');
      await kitchen.askAndGet('Egg fried rice');
      expect(consoleLines).toEqual([
        {
          by: 'page',
          type: 'warning',
          text: expect.stringMatching(/^This tab will not remember the kitchen after a reload: .+/),
        },
      ]);
      await page.reload();
      await expect(kitchen.ingredients).toHaveCount(0);
      await works(kitchen);
    });
  }
});

/** Adds an ingredient to an empty list. */
async function works(kitchen: Kitchen) {
  await expect(kitchen.ingredients).toHaveCount(0);
  await kitchen.add('eggs');
  await expect(kitchen.ingredients).toHaveText(['eggs']);
}
