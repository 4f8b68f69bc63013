import type { Page } from '@playwright/test';
import { addressOf, hold } from './chunks';
import { expect, test } from './fixtures';
import { OWN_TOKEN } from './ModelDialog';
import { PhotoDialog } from './PhotoDialog';

const open = (page: Page) => page.locator('dialog[open]');

test('on a slow line only the last press opens its dialog, and what is typed there stays', async ({
  openPage,
  cookbook,
  model,
  page,
}) => {
  await openPage();
  await model.button.click();
  await model.close();
  const release = await hold(page, addressOf('cookbook'));
  await cookbook.openButton.click();
  await page.clock.runFor(300);
  await expect(cookbook.openButton).toHaveText('Cookbook – one moment…');
  await model.choose('token');
  await model.token.fill(OWN_TOKEN);
  release();
  await expect(cookbook.openButton).toHaveText('Cookbook');
  await expect(open(page)).toHaveCount(1);
  await expect(model.token).toHaveValue(OWN_TOKEN);
  await expect(model.token).toBeFocused();
});

test('a picture that is pasted over a dialog closes alone, and leaves text and focus below it', async ({
  openPage,
  model,
  page,
}) => {
  const kitchen = await openPage();
  // The part that takes drops and pastes.
  await kitchen.dragOver();
  const photo = new PhotoDialog(page);
  await model.choose('token');
  await model.token.fill(OWN_TOKEN);
  await photo.paste();
  await expect(open(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(photo.dialog).toBeHidden();
  await expect(model.token).toHaveValue(OWN_TOKEN);
  await expect(model.token).toBeFocused();
});

test('the page below a dialog neither scrolls nor shows a scrollbar beside it', async ({
  openPage,
  model,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 320 });
  await openPage();
  await model.button.click();
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await expect(open(page)).toHaveCount(1);
  await page.mouse.move(4, 160);
  await page.mouse.wheel(0, 200);
  expect(await overflow()).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(open(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await overflow()).toBe('visible');
});
