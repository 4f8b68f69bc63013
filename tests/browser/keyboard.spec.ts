import type { Locator, Page } from '@playwright/test';
import { sample } from '../support/sample';
import { COOKING_WORDS, CookingPage } from './CookingPage';
import { expect, test } from './fixtures';
import { MODEL_WORDS } from './ModelDialog';
import { sceneOf } from './scenes';
import { WORDS } from './words';

/** The name of the focused element, and whether it and its outline are visible. */
function readFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    const hit = document.elementFromPoint(x, y);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name:
        element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent,
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
    const names = ['eggs', 'rice', 'peas', 'spring onions', ...spices];
    const expected = [
      'Add ingredient',
      WORDS.startOver,
      ...names.flatMap((name) => [name, WORDS.remove(name)]),
      'Allergies or diet? None set',
      'Get a recipe',
      ...[WORDS.table, WORDS.cook, WORDS.save, WORDS.more],
      ...[`${WORDS.table} 2`, ...[1, 2, 3].map(WORDS.step)],
    ];

    await expect(kitchen.input).toBeFocused();
    for (const [key, order] of [
      ['Tab', expected],
      ['Shift+Tab', ['Add more than one ingredient', ...expected.slice(0, -1)].reverse()],
    ] as const) {
      const seen = [];
      for (const _ of order) {
        await page.keyboard.press(key);
        seen.push(await readFocus(page));
      }
      expect(seen).toEqual(order.map((name) => ({ name, isSeen: true, hasOutline: true })));
    }
  });
}

test.describe('a dialog', () => {
  /** Presses before the browser reports that the dialog is closed. */
  const closeAndPress = (opener: Locator) =>
    opener.evaluate((button: HTMLElement) => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
      const reported = new Promise((resolve) => dialog?.addEventListener('close', resolve));
      dialog?.querySelector('button')?.click();
      button.click();
      return reported;
    });

  test('works by keyboard, opens again at once, and gives the focus back when it closes, even to a button that a press did not focus', async ({
    openPage,
    model,
    cookbook,
    page,
  }) => {
    const kitchen = await openPage('sample');
    await test.step('the one about the model is used by keyboard, and a press beside it closes it', async () => {
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
      await page.keyboard.press('Escape');
    });
    await model.connectToken('hf_short');
    await expect(model.trial).toContainText(MODEL_WORDS.noToken);
    await closeAndPress(model.button);
    await expect(model.radio('sample')).toBeFocused();
    await expect(model.radio('sample')).toBeChecked();
    await expect(model.dialog.getByText(MODEL_WORDS.noToken)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(model.button).toBeFocused();

    // In Safari a press does not focus a button.
    const { openButton, view } = cookbook;
    await kitchen.input.focus();
    await openButton.evaluate((button: HTMLElement) => button.click());
    await expect(view).toBeVisible();
    await closeAndPress(openButton);
    await expect(view).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(view).toHaveCount(0);
    await expect(openButton).toBeFocused();
  });
});

const SOUP = `# Lentil soup

## Ingredients

- 200 g lentils

## Method

1. Fry the lentils for 5 minutes.
2. Simmer them for 25 minutes.
`;

test('in Cook, the focus goes to the way on once the last timer stops', async ({
  openRecipe,
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  const { cookButton } = await openRecipe(SOUP);
  const view = new CookingPage(page);
  await cookButton.press('Enter');
  await view.nextButton.press('Enter');
  const starter = view.button(WORDS.startTimer('5 minutes'));
  await starter.press('Enter');
  await view.nextButton.press('Enter');
  const row = view.button('Step 1 · lentils');
  await row.press('Enter');
  await view.button('Stop Step 1 · lentils').press('Enter');
  await expect(row).toHaveCount(0);
  await expect(view.button(COOKING_WORDS.cooked)).toBeFocused();
});

test('the timers do not cover a button that has the focus when their room grows', async ({
  openRecipe,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const { recipe } = await openRecipe(SOUP);
  const bar = page.getByRole('region', { name: 'Timers' });
  await recipe.getByRole('button', { name: WORDS.startTimer('5 minutes') }).press('Enter');
  const button = recipe.getByRole('button', { name: WORDS.startTimer('25 minutes') });
  await button.focus();
  const roomBelow = async () => {
    const [one, timers] = await Promise.all([button.boundingBox(), bar.boundingBox()]);
    return one && timers && timers.y - one.y - one.height;
  };
  await page.evaluate((by) => scrollBy(0, 2 - by), (await roomBelow()) ?? 0);
  expect(await roomBelow()).toBeLessThan(8);
  await page.clock.fastForward(300_000);
  await expect(bar).toContainText('Time is up');
  await expect.poll(roomBelow).toBeGreaterThan(0);
});
