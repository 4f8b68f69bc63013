import type { Page } from '@playwright/test';
import { SEED } from '../support/sample';
import { hold } from './chunks';
import { expect, test, until } from './fixtures';
import type { Kitchen } from './Kitchen';

/** The part that reads words. */
const TYPING = /\/assets\/typing-[^/]+\.js$/;

const LINE = ['flour', 'sugar', 'cream'];

const ingredientsOf = (body: unknown) => LINE.filter((food) => JSON.stringify(body).includes(food));

test('a line of foods is in the request that the visitor makes at once, and after a reload it is in the field', async ({
  openPage,
  page,
  standIn,
}) => {
  const release = await hold(page, TYPING);
  const kitchen = await openPage();
  await kitchen.add('eggs', 'rice', LINE.join(', '));
  await expect(kitchen.input).toHaveValue('');
  await expect(page.getByText(LINE.join(', '))).toBeVisible();
  await kitchen.input.pressSequentially('te');
  await page.reload();
  await expect(kitchen.ingredients).toHaveText(['eggs', 'rice']);
  await expect(kitchen.input).toHaveValue(`${LINE.join(', ')}, te`);

  await kitchen.input.pressSequentially('a');
  await kitchen.input.press('Enter');
  await kitchen.requestButton.click();
  await expect(kitchen.requestButton).toHaveAttribute('aria-disabled', 'true');
  expect(standIn.router.requests).toEqual([]);
  release();
  await until(() => standIn.router.requests.length === 1);
  expect(ingredientsOf(standIn.router.requests[0])).toEqual(LINE);
  await expect(kitchen.ingredients).toHaveText(['eggs', 'rice', ...LINE, 'tea']);
});

test('a line of foods reaches list and request if the browser stores nothing and the page cannot fetch its reader', async ({
  openPage,
  page,
  standIn,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await page.route(TYPING, (route) => route.abort());
  const kitchen = await openPage();
  await kitchen.add('eggs', 'rice', LINE.join(', '));
  await kitchen.requestButton.click();
  await until(() => standIn.router.requests.length === 1);
  expect(ingredientsOf(standIn.router.requests[0])).toEqual(LINE);
  await expect(kitchen.ingredients).toHaveText(['eggs', 'rice', ...LINE]);
});

test('lines that the form has sent before the script came are all there, and split at their commas', async ({
  page,
  sites,
  kitchen,
}) => {
  const release = await hold(page, /\/assets\/index-[^/]+\.js$/);
  await page.goto(sites.token.url, { waitUntil: 'commit' });
  await kitchen.input.fill(LINE.join(', '));
  await kitchen.input.press('Enter');
  await page.waitForURL(/\?ingredient=flour/, { waitUntil: 'commit' });
  for (const words of ['tea, salt', 'oats'])
    await test.step(words, async () => {
      await expect(kitchen.input).toHaveValue('');
      await kitchen.input.pressSequentially(words);
      await kitchen.input.press('Enter');
      await page.waitForURL(/&ingredient=/, { waitUntil: 'commit' });
    });
  await expect(kitchen.input).toHaveValue('');
  release();
  await expect(kitchen.ingredients).toHaveText([...LINE, 'tea', 'salt', 'oats']);
  await expect(page).toHaveURL(sites.token.url);
});

/** Drops a text that may be no recipe. Gives whether the page has taken it. */
const dropDoubtful = (page: Page) =>
  page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Soup'], 'soup.txt', { type: 'text/plain' }));
    const options = { bubbles: true, cancelable: true, dataTransfer };
    document.body.dispatchEvent(new DragEvent('dragenter', options));
    const takes = !document.body.dispatchEvent(new DragEvent('dragover', options));
    if (takes) document.body.dispatchEvent(new DragEvent('drop', options));
    return takes;
  });

const finder = (page: Page) => page.getByRole('dialog', { name: 'Compare with the text' });

test('the field takes letters at its caret again after the visitor has closed the dialog of a dropped file', async ({
  page,
  sites,
  kitchen,
}) => {
  await page.goto(sites.sample.url);
  await kitchen.input.pressSequentially('tea');
  await kitchen.input.press('ArrowLeft');
  await expect.poll(() => dropDoubtful(page)).toBe(true);
  await expect(finder(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(finder(page)).toBeHidden();
  await page.keyboard.type('xy');
  await expect(kitchen.input).toHaveValue('texya');
});

const STEPS = 200;

/** What the page shows of the visitor's words. */
const readWords = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('form');
    const rows = [...document.querySelectorAll('section li')];
    return {
      list: rows
        .filter((row) => row.querySelector('[aria-label^="Remove "]'))
        .map((row) => row.textContent)
        .join('\n'),
      waiting: form?.querySelector('p')?.textContent ?? '',
      field: form?.querySelector('input')?.value ?? '',
      address: decodeURIComponent(location.search),
    };
  });

/** The minimal standard generator of Park and Miller. Gives whole numbers. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** A visitor in a hurry, on a slow line. `words` has each word that must not get lost. */
class Walker {
  readonly words = new Set<string>();
  private count = 0;
  private readonly page: Page;
  private readonly kitchen: Kitchen;

  constructor(page: Page, kitchen: Kitchen) {
    this.page = page;
    this.kitchen = kitchen;
  }

  /** None is a part of another one. */
  private newWord(isCertain = true) {
    this.count += 1;
    const letters = [...String(this.count)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');
    const word = `z${letters}oz`;
    if (isCertain) this.words.add(word);
    return word;
  }

  /** Waits until each word is in one place. */
  async check(step: string) {
    // While the browser goes to another page, it answers nothing.
    await expect(async () => {
      const text = Object.values(await readWords(this.page)).join('\n');
      const counts = [...this.words].map((word) => [word, text.split(word).length - 1] as const);
      expect(
        counts.filter(([, count]) => count !== 1),
        step,
      ).toEqual([]);
    }).toPass({ timeout: 20_000 });
  }

  /** What a press takes away from the list, and what else is on its way there, may go. */
  private async forget(press: () => Promise<unknown>) {
    const before = await readWords(this.page);
    await press();
    const { list } = await readWords(this.page);
    for (const word of this.words) {
      // On its way to the list, a word is nowhere for a moment.
      const isTyped = before.field.includes(word) || before.address.includes(word);
      if (!isTyped && !list.includes(word)) this.words.delete(word);
    }
  }

  readonly steps: Record<string, () => Promise<unknown>> = {
    type: () => this.page.keyboard.type(`${this.newWord()} `),
    typeLine: () => this.page.keyboard.type(`${this.newWord()}, ${this.newWord()}`),
    enter: () => this.page.keyboard.press('Enter'),
    enterLine: async () => {
      await this.page.keyboard.type(`, ${this.newWord()}, ${this.newWord()}`);
      await this.page.keyboard.press('Enter');
    },
    paste: async () => {
      const words = [this.newWord(false), this.newWord(false)];
      await this.kitchen.input.evaluate((input, lines) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', lines.map((line) => `- ${line}`).join('\n'));
        const options = { clipboardData, bubbles: true, cancelable: true };
        // Before the script has come, the browser pastes.
        if (input.dispatchEvent(new ClipboardEvent('paste', options)))
          document.execCommand('insertText', false, ` ${lines.join(' ')}`);
      }, words);
      for (const word of words) this.words.add(word);
    },
    drop: async () => {
      if (await dropDoubtful(this.page)) await expect(finder(this.page)).toBeVisible();
    },
    reload: () => this.page.reload({ waitUntil: 'commit' }),
    otherTab: async () => {
      const other = await this.page.context().newPage();
      await other.goto(this.page.url().replace(/\?.*/, ''), { waitUntil: 'commit' });
      await other.getByLabel('Add more than one ingredient', { exact: true }).fill('elsewhere');
      await other.keyboard.press('Enter');
      await other.close();
      await this.page.bringToFront();
    },
    undo: () => this.forget(() => this.press('Undo')),
    request: () => this.press('Get a recipe'),
    startOver: () => this.forget(() => this.press('Start over')),
  };

  /** If it is there. React works on the press at once. */
  private press(name: string) {
    return this.page.evaluate((text) => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === text)?.click();
    }, name);
  }

  /** A dialog that the step before has opened would take the keys. */
  async comeBack() {
    const dialog = this.page.locator('dialog[open]');
    while ((await dialog.count()) > 0) await this.page.keyboard.press('Escape');
    await this.kitchen.input.focus();
    await this.page.keyboard.press('End');
  }
}

test(`nothing that a visitor types in a hurry on a slow line gets lost or comes twice (${STEPS} steps, seed ${SEED})`, {
  tag: '@alone',
}, async ({ page, sites, kitchen }) => {
  test.setTimeout(600_000);
  const walker = new Walker(page, kitchen);
  const choose = createRandom(SEED);
  const delay = createRandom(SEED);
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay(400)));
    await route.continue().catch(() => {});
  });
  await page.goto(sites.sample.url, { waitUntil: 'commit' });
  // What a visitor does often comes often.
  const often = [
    'type',
    'typeLine',
    'enter',
    'enter',
    'enterLine',
    'enterLine',
    'paste',
    'request',
  ];
  const names = [...Object.keys(walker.steps), ...often];
  const walk: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const name = names[choose(names.length)] ?? 'type';
    walk.push(name);
    await walker.comeBack();
    await walker.steps[name]?.().catch((error) => {
      if (!/context was destroyed/.test(String(error))) throw error;
    });
    if (step % 5 === 4) await walker.check(walk.slice(-8).join(' '));
  }
  await walker.check(walk.slice(-8).join(' '));
});
