import { expect, test } from './fixtures';

const LIST = ['eggs', 'rice', 'tea', 'oats', 'milk', 'leeks'];

test('a list and its preferences are in reach, and do not move', { tag: '@rare' }, async ({
  openPage,
  page,
}) => {
  test.slow();
  const kitchen = await openPage();

  await test.step('on a phone the question is above the field, and the button beside it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { input, addButton } = kitchen;
    const question = await page.getByText("What's in your kitchen?").boundingBox();
    const [field, button] = [await input.boundingBox(), await addButton.boundingBox()];
    expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
    expect(button?.y).toBe(field?.y);
    expect(button?.x).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0));
  });

  for (const width of [320, 390, 1280]) {
    await test.step(`Undo comes under the finger that removed a row, and no other row moves (${width} px)`, async () => {
      await page.setViewportSize({ width, height: 1000 });
      await kitchen.pasteList(LIST);
      await expect(kitchen.ingredients).toHaveCount(LIST.length);
      for (const [name, other] of [
        ['rice', 'leeks'],
        ['oats', 'leeks'],
        ['eggs', 'milk'],
      ] as const) {
        const remove = page.getByRole('button', { name: `Remove ${name}`, exact: true });
        await remove.scrollIntoViewIfNeeded();
        const finger = await remove.boundingBox();
        const rest = page.getByRole('button', { name: `Remove ${other}`, exact: true });
        const before = await rest.boundingBox();
        await remove.click();
        const undo = await kitchen.undoButton.boundingBox();
        expect(undo?.y).toBeCloseTo(finger?.y ?? 0, 0);
        expect(undo?.x).toBeLessThanOrEqual((finger?.x ?? 0) + (finger?.width ?? 0) / 2);
        expect(await rest.boundingBox()).toEqual(before);
      }
      await kitchen.undoButton.click();
      await expect(kitchen.ingredients).toHaveCount(LIST.length - 2);
      await kitchen.startOverButton.click();
    });
  }

  await test.step('Done is in reach in the preferences, and covers nothing that has the focus', async () => {
    await kitchen.pasteList(LIST);
    await page.setViewportSize({ width: 390, height: 700 });
    await kitchen.preferencesButton.click();
    const done = page.getByRole('button', { name: 'Done', exact: true });
    await expect(done).toBeInViewport({ ratio: 1 });
    const bar = await done.boundingBox();
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        return { top, bottom, isDone: document.activeElement?.textContent === 'Done' };
      });
      if (focused.isDone) break;
      expect(focused.bottom).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    await expect(done).toBeFocused();
  });
});

test('a press on a button counts although it closes the field of an ingredient', {
  tag: '@rare',
}, async ({ openPage, page }) => {
  const kitchen = await openPage();
  await kitchen.add(...LIST.slice(0, 4));
  await page.getByRole('button', { name: 'eggs', exact: true }).click();
  // The part with the field comes in idle time.
  const isOpen = async () => {
    await page.clock.runFor(500);
    return page.getByLabel('Eat by').isVisible();
  };
  await expect.poll(isOpen).toBe(true);
  const button = await kitchen.requestButton.boundingBox();
  await page.mouse.move((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.up();
  await expect(kitchen.recipeTitle).toBeVisible();
  await expect(page.getByLabel('Eat by')).toBeHidden();
});
