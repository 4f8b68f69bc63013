import type { Locator } from '@playwright/test';
import { later } from '../support/standIn';
import { expect, test } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Presses Tab until the focus is where it is to be. */
async function tabTo(target: Locator) {
  for (let presses = 0; presses < 30; presses += 1) {
    await target.page().keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('the whole way can be gone by keyboard alone', async ({ openTokenPage, standIn, page }) => {
  const answer = later();
  standIn.router.next({ kind: 'hang' }, answer);
  const kitchen = await openTokenPage();
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
  await expect(kitchen.ingredients).toHaveText(['eggs', 'rice', 'milk']);
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
  answer.release({ kind: 'completion', content: 'Fry it, [so](https://example.com/).' });
  await expect(kitchen.recipe).toContainText('Fry it');
  await expect(kitchen.requestButton).toBeFocused();
  await tabTo(kitchen.recipe.getByRole('link', { name: 'so', exact: true }));
});

test('a dialog can be opened again at once: Chromium tells of its closing with the next frame only', async ({
  openSamplePage,
  page,
}) => {
  const kitchen = await openSamplePage();
  await kitchen.add('eggs', 'rice');
  await kitchen.askAndGet('built-in recipe book');
  const closeAndPress = (opener: Locator) =>
    opener.evaluate((button: HTMLElement) => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
      const told = new Promise((resolve) => dialog?.addEventListener('close', resolve));
      dialog?.close();
      button.click();
      return told;
    });

  const modelButton = page.getByRole('button', { name: /^Model/ });
  await modelButton.click();
  await page.getByRole('radio', { name: 'Your own access token' }).check();
  await page.getByRole('textbox', { name: 'Access token' }).fill('hf_short');
  await page.getByRole('button', { name: 'Try and use it' }).click();
  await expect(page.getByText('no access token of Hugging Face')).toBeVisible();
  await closeAndPress(modelButton);
  await expect(page.getByRole('radio', { name: "This page's model" })).toBeFocused();
  await expect(page.getByRole('radio', { name: "This page's model" })).toBeChecked();
  await expect(page.getByText('no access token of Hugging Face')).toHaveCount(0);
  await page.keyboard.press('Escape');

  for (const name of ['Cookbook', 'Cook']) {
    const opener = page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${name}`) });
    await opener.click();
    await expect(dialog).toBeVisible();
    await closeAndPress(opener);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});
