import type { Locator, Page } from '@playwright/test';
import { sample } from '../support/sample';
import { later } from '../support/standIn';
import { COOKBOOK_WORDS, cookbookFile } from './CookbookPage';
import { expect, test } from './fixtures';
import { MODEL_WORDS } from './ModelDialog';
import { sceneOf } from './scenes';
import { WORDS } from './words';

/** Presses Tab until an element has the focus. */
async function tabTo(target: Locator) {
  for (let presses = 0; presses < 30; presses += 1) {
    await target.page().keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('a visitor who has only a keyboard adds, removes, asks, stops and asks again', async ({
  openPage,
  standIn,
  page,
}) => {
  const answer = later();
  standIn.router.next({ kind: 'hang' }, answer);
  const kitchen = await openPage();
  const { keyboard } = page;

  await tabTo(kitchen.input);
  await keyboard.type('eggs');
  await keyboard.press('Enter');
  await keyboard.type('rice');
  await tabTo(kitchen.addButton);
  await keyboard.press('Space');
  await expect(kitchen.input).toBeFocused();
  await keyboard.type('milk');
  await keyboard.press('Enter');
  await expect(kitchen.ingredients).toHaveText(['eggs', 'rice', 'milk']);

  await tabTo(kitchen.removeButton('milk'));
  await keyboard.press('Enter');
  await expect(kitchen.ingredients).toHaveText(['eggs', 'rice']);
  await expect(kitchen.removeButton('rice')).toBeFocused();
  await tabTo(kitchen.undoButton);
  await keyboard.press('Space');
  await expect(kitchen.removeButton('milk')).toBeFocused();

  await tabTo(kitchen.requestButton);
  await keyboard.press('Enter');
  await expect(kitchen.spinnerText).toBeVisible();
  await expect(kitchen.requestButton).toBeFocused();
  await expect.poll(() => standIn.router.requests.length).toBe(1);
  await tabTo(kitchen.stopButton);
  await keyboard.press('Space');
  await expect(kitchen.spinnerText).toHaveCount(0);
  await expect(kitchen.requestButton).toBeFocused();

  await keyboard.press('Space');
  await expect(kitchen.spinnerText).toBeVisible();
  const content =
    '# Omelette\n\nServes 2\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Fry it, [so](https://example.com/).';
  answer.release({ kind: 'completion', content });
  await expect(kitchen.recipe).toContainText('Fry it');
  await expect(kitchen.requestButton).toBeFocused();

  await tabTo(kitchen.recipe.getByRole('spinbutton', { name: WORDS.servings }));
  await keyboard.press('ArrowUp');
  await expect(kitchen.recipe).toContainText('3 eggs');
  await tabTo(kitchen.recipe.getByRole('button', { name: WORDS.originalAmounts }));
  await keyboard.press('Enter');
  await expect(kitchen.recipe).toContainText('2 eggs');
  await expect(kitchen.recipe.getByRole('spinbutton')).toBeFocused();
  await tabTo(kitchen.recipe.getByRole('link', { name: 'so', exact: true }));
});

/** The element that has the focus: its name, whether it can be seen, and whether it has an outline. */
function readFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    const hit = document.elementFromPoint(x, y);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent,
      isSeen: bottom > 0 && hit !== null && element.contains(hit),
      hasOutline: outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2,
    };
  });
}

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

for (const viewport of sample(VIEWPORTS, 1)) {
  test(`Tab goes through the page in reading order and back, and its place is always seen (${viewport.width} px)`, async ({
    openScene,
    page,
  }) => {
    await page.setViewportSize(viewport);
    const kitchen = await openScene(sceneOf('recipe-wide-table'));
    const spices = Array.from({ length: 8 }, (_, index) => `spice ${index + 1}`);
    await kitchen.add(...spices);
    const expected = [
      'Add ingredient',
      WORDS.startOver,
      ...['eggs', 'rice', 'peas', 'spring onions', ...spices].flatMap((name) => [
        name,
        WORDS.remove(name),
      ]),
      'Preferences: any recipe',
      'Get a recipe',
      ...[WORDS.cook, WORDS.save, WORDS.more],
      ...[WORDS.table, `${WORDS.table} 2`, ...[1, 2, 3].map(WORDS.step)],
    ];

    await expect(kitchen.input).toBeFocused();
    for (const [key, names] of [
      ['Tab', expected],
      ['Shift+Tab', ['Add more than one ingredient', ...expected.slice(0, -1)].reverse()],
    ] as const) {
      const seen = [];
      for (const _ of names) {
        await page.keyboard.press(key);
        seen.push(await readFocus(page));
      }
      expect(seen).toEqual(names.map((name) => ({ name, isSeen: true, hasOutline: true })));
    }
  });
}

test.describe('a dialog', () => {
  /** Closes the dialog and presses the button before the browser reports the closing. */
  const closeAndPress = (opener: Locator) =>
    opener.evaluate((button: HTMLElement) => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
      const reported = new Promise((resolve) => dialog?.addEventListener('close', resolve));
      dialog?.close();
      button.click();
      return reported;
    });

  test('opens again at once, and gives the focus back when it closes', async ({
    openPage,
    model,
    cookbook,
    page,
  }) => {
    const kitchen = await openPage('sample');
    await kitchen.add('eggs', 'rice');
    await kitchen.askAndGet(WORDS.fromTheBook);
    await model.connectToken('hf_short');
    await expect(model.trial).toContainText(MODEL_WORDS.noToken);
    await closeAndPress(model.button);
    await expect(model.radio('sample')).toBeFocused();
    await expect(model.radio('sample')).toBeChecked();
    await expect(model.dialog.getByText(MODEL_WORDS.noToken)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(model.button).toBeFocused();

    for (const [opener, dialog] of [
      [cookbook.openButton, cookbook.view],
      [kitchen.cookButton, page.getByRole('dialog', { name: /^Cook/ })],
    ] as const) {
      await opener.click();
      await expect(dialog).toBeVisible();
      await closeAndPress(opener);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });

  test('gives the focus back where a press does not focus a button, as in Safari', async ({
    openPage,
    model,
    cookbook,
    page,
  }) => {
    const kitchen = await openPage('sample');
    await expect(kitchen.input).toBeFocused();
    for (const [opener, dialog] of [
      [model.button, model.dialog],
      [cookbook.openButton, cookbook.view],
    ] as const) {
      await kitchen.input.focus();
      await opener.evaluate((button: HTMLElement) => button.click());
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    }
  });

  test('about the model is used by keyboard, and a press beside it closes it', async ({
    openPage,
    model,
    page,
  }) => {
    const kitchen = await openPage('sample');
    await expect(kitchen.input).toBeFocused();
    const { keyboard } = page;
    await keyboard.press('Shift+Tab');
    await expect(model.button).toBeFocused();
    await keyboard.press('Enter');
    await expect(model.radio('sample')).toBeFocused();
    while (!(await model.radio('token').isChecked())) await keyboard.press('ArrowDown');
    await keyboard.press('Tab');
    await expect(model.tokenLink).toBeFocused();
    await keyboard.press('Tab');
    await expect(model.token).toBeFocused();
    await keyboard.type('hf_short');
    await keyboard.press('Enter');
    await expect(model.trial).toContainText(MODEL_WORDS.noToken);
    await page.mouse.click(4, 4);
    await expect(model.dialog).toBeHidden();
    await expect(model.button).toBeFocused();
    await model.choose('token');
    await expect(model.token).toHaveValue('');
  });

  test('with the cookbook is used by keyboard, and a held Enter on Remove does not undo itself', async ({
    openPage,
    cookbook,
    page,
  }) => {
    const kitchen = await openPage();
    await expect(kitchen.input).toBeFocused();
    const { keyboard } = page;
    await cookbook.openButton.focus();
    await keyboard.press('Enter');
    await expect(cookbook.view.getByRole('heading', { name: 'Cookbook' })).toBeFocused();
    await cookbook.import(
      cookbookFile(
        [...Array(400).keys()].map((count) => ({ recipe: `# Dish ${count}\n\nCrème.` })),
      ),
    );
    await expect(cookbook.notice).toContainText(COOKBOOK_WORDS.added(400));

    await cookbook.filter.focus();
    await keyboard.type('creme 37');
    await expect(cookbook.count).toHaveText(COOKBOOK_WORDS.found(14, 400));
    const { exportAll, import: importFile, undo, edit } = COOKBOOK_WORDS;
    for (const name of [exportAll, importFile, undo, 'Dish 379', edit('Dish 379')]) {
      await keyboard.press('Tab');
      await expect(cookbook.button(name)).toBeFocused();
    }
    await keyboard.press('Tab');
    await kitchen.holdKey('Enter');
    await expect(cookbook.notice).toHaveText(COOKBOOK_WORDS.removed('Dish 379'));
    await expect(cookbook.button(COOKBOOK_WORDS.restore('Dish 379'))).toBeFocused();
    await expect(cookbook.count).toHaveText(COOKBOOK_WORDS.found(13, 399));
    await keyboard.press('Enter');
    await expect(cookbook.notice).toHaveText(COOKBOOK_WORDS.restored('Dish 379'));
    await expect(cookbook.button(COOKBOOK_WORDS.remove('Dish 379'))).toBeFocused();

    await cookbook.filter.focus();
    await keyboard.press('Escape');
    await expect(cookbook.titles).toHaveCount(100);
    await cookbook.button('Dish 398').focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: WORDS.fromTheCookbook })).toBeFocused();
    await expect(kitchen.recipe).toContainText('Dish 398');
    await expect(cookbook.view).toHaveCount(0);
  });
});
