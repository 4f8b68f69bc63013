import type { Page } from '@playwright/test';
import { cookbookFile } from './CookbookPage';
import { expect, test } from './fixtures';
import { bring } from './PhotoDialog';

const SOUP =
  '# Pea soup\n\n## Ingredients\n\n- 200 g peas\n- 2 onions\n\n1. Boil them for 20 minutes.\n2. Eat.';
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const STEPS = 200;

/** Another number is another walk. */
const SEED = Number(process.env.SEED ?? 3);

/** Typed on the page before the first dialog opens. */
const DRAFT = 'spring o';

const FIELDS = 'textarea:visible, input:is([type=text], [type=password], [type=search]):visible';

/** They leave the page, or would need a file. */
const LEAVES = /Sign in|Export|Import|Choose|Download|Print|Send|Test and use/;

/** The same numbers in every run. */
function createNumbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

/** Marks the dialog on top. */
function look() {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  const top = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog');
  for (const dialog of open) dialog.toggleAttribute('data-top', dialog === top);
  const { activeElement } = document;
  const nameOf = (dialog: Element) =>
    dialog.getAttribute('aria-label') ??
    document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent ??
    '';
  const below = open.filter((dialog) => dialog !== top);
  return {
    names: open.map(nameOf),
    isFocusLost: activeElement === null || activeElement === document.body,
    isFocusBelow: Boolean(top && !top.contains(activeElement)),
    draft: document.querySelector<HTMLInputElement>('main input')?.value,
    typedBelow: Object.fromEntries(
      below.map((dialog) => [
        nameOf(dialog),
        [...dialog.querySelectorAll<HTMLInputElement>('textarea, input')].map(({ value }) => value),
      ]),
    ),
  };
}

const dropText = (page: Page) =>
  page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'soup.txt', { type: 'text/plain' }));
    const init = { bubbles: true, cancelable: true, dataTransfer };
    document.activeElement?.dispatchEvent(new DragEvent('drop', init));
  }, SOUP);

const dropPicture = (page: Page, type: string) => page.evaluate(bring, [type, PICTURE, '']);

test('presses, drops, pastes and keys in any order open no dialog twice, and lose neither the focus nor a word', {
  tag: '@rare',
}, async ({ openPage, cookbook, page }) => {
  test.setTimeout(300_000);
  const kitchen = await openPage();
  await kitchen.add('eggs', 'rice');
  await kitchen.dragOver();
  await cookbook.open();
  await cookbook.import(cookbookFile([{ recipe: SOUP }]));
  await cookbook.view.getByRole('button', { name: 'Plan Pea soup' }).click();
  await cookbook.titles.first().click();
  await expect(kitchen.cookButton).toBeVisible();
  // The walk looks where its presses lead before a slow machine has fetched a dialog's code.
  const openers = page.locator('button[aria-haspopup=dialog]:visible');
  const presses = Array.from(
    { length: await openers.count() },
    (_, at) => () => openers.nth(at).click(),
  );
  for (const open of [...presses, () => dropPicture(page, 'drop'), () => dropText(page)]) {
    await open();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await kitchen.input.fill(DRAFT);
  const opened = new Set<string>();
  const below = createNumbers(SEED);
  const top = page.locator('dialog[data-top]');

  async function press() {
    const isOpen = (await top.count()) > 0;
    const buttons = isOpen
      ? top.locator('button:visible:not([aria-disabled=true])')
      : page.locator('button[aria-haspopup=dialog]:visible');
    const names = await buttons.allTextContents();
    const usable = names.flatMap((name, at) => (LEAVES.test(name) ? [] : [at]));
    const button = buttons.nth(usable[below(usable.length)] ?? 0);
    // The second click on a button that closes its dialog would be one on the page.
    if (!isOpen && below(3) === 0) await button.dblclick();
    else await button.click();
  }

  async function type(words: string) {
    const field = top.locator(FIELDS).first();
    if (!(await field.isVisible())) return;
    await field.focus();
    await page.keyboard.type(words);
  }

  const acts: ((step: number) => Promise<unknown>)[] = [
    press,
    press,
    press,
    () => dropPicture(page, below(2) ? 'paste' : 'drop'),
    () => dropText(page),
    (step) => type(`word ${step} `),
    () => page.keyboard.press('Escape'),
    async () => {
      await page.keyboard.press('Escape');
      await dropPicture(page, 'drop');
    },
    () => page.goBack(),
  ];

  for (let step = 0; step < STEPS; step += 1) {
    const before = await page.evaluate(look);
    const isOpen = before.names.length > 0;
    // Without a dialog, Back would leave the page.
    const kind = below(isOpen ? acts.length : 5);
    await test.step(`${step}: ${kind} over ${before.names.join(', ')}`, async () => {
      await acts[kind]?.(step);
      await page.waitForTimeout(150);
      await page.clock.runFor(500);
      const after = await page.evaluate(look);
      expect(new Set(after.names).size, after.names.join()).toBe(after.names.length);
      expect(after.isFocusLost).toBe(false);
      expect(after.isFocusBelow).toBe(false);
      expect(after.draft).toBe(DRAFT);
      for (const name of after.names) opened.add(name);
      for (const name of after.names.filter((one) => one in before.typedBelow)) {
        const now = after.typedBelow[name];
        if (now) expect(now).toEqual(before.typedBelow[name]);
      }
    });
  }
  expect([...opened]).toEqual(expect.arrayContaining(['Shopping list', 'Cooking: Pea soup']));
});
