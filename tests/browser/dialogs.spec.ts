import type { Page } from '@playwright/test';
import { addressOf, hold } from './chunks';
import { expect, test } from './fixtures';
import { OWN_TOKEN } from './ModelDialog';
import { bring, PhotoDialog } from './PhotoDialog';

const open = (page: Page) => page.locator('dialog[open]');

/** The names of the open dialogs, and where the focus is. */
const look = (page: Page) =>
  page.evaluate(() => ({
    names: [...document.querySelectorAll('dialog[open]')].map((dialog) =>
      document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent?.trim(),
    ),
    focus: document.activeElement?.tagName.toLowerCase(),
    hasFocusOnTop:
      [...document.querySelectorAll('dialog[open]')].at(-1)?.contains(document.activeElement) ??
      true,
  }));

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
  await cookbook.opener.click();
  await page.clock.runFor(300);
  await expect(cookbook.opener).toHaveText('Cookbook – one moment…');
  await model.choose('token');
  await model.token.fill(OWN_TOKEN);
  await release();
  await expect(cookbook.opener).toHaveText('Cookbook');
  await expect(open(page)).toHaveCount(1);
  await expect(model.token).toHaveValue(OWN_TOKEN);
  await expect(model.token).toBeFocused();
});

test('a picture that is pasted over a dialog closes alone, and leaves text and focus below it', async ({
  openPage,
  model,
  page,
}) => {
  await openPage();
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

test('after 200 presses, drops, pastes and keys in any order no dialog is open twice, the focus is in the one on top, and nothing typed is lost', async ({
  openPage,
  cookbook,
  model,
  page,
}) => {
  test.setTimeout(300_000);
  const kitchen = await openPage();
  const photo = new PhotoDialog(page);
  await kitchen.add('eggs', 'rice');
  await kitchen.input.fill('spring o');
  const picture = (await photo.takePhoto(40, 30)).toString('base64');
  let seed = 20_261_128;
  const below = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * limit);
  };
  const openers = [cookbook.opener, model.button, kitchen.preferencesButton];
  const acts = [
    // A press on the page below a dialog reaches the dialog's backdrop, as a visitor's would.
    () => openers[below(openers.length)]?.click({ force: true, timeout: 2_000 }).catch(() => {}),
    () => page.evaluate(bring, [below(2) ? 'paste' : 'drop', picture, '']),
    () => page.evaluate(bringRecipe),
    () => page.keyboard.press('Escape'),
    () => page.evaluate(pressInside, below(1_000)),
    () => page.evaluate(typeInside, `word ${below(1_000)}`),
  ];
  const visited = new Set<string>();
  for (let step = 0; step < 200; step += 1) {
    const typed = await page.evaluate(typedTexts);
    await acts[below(acts.length)]?.();
    await page.clock.runFor(50);
    await expect(async () => {
      const { names, focus, hasFocusOnTop } = await look(page);
      for (const name of names) visited.add(name ?? '');
      expect(new Set(names).size).toBe(names.length);
      expect([focus, hasFocusOnTop]).not.toContainEqual('body');
      expect(hasFocusOnTop).toBe(true);
      if (names.length > 0) expect(focus).not.toBe('body');
    }).toPass();
    const after: Record<string, string> = await page.evaluate(typedTexts);
    for (const [place, text] of Object.entries(typed))
      if (place in after) expect(after[place]?.length ?? 0).toBeGreaterThanOrEqual(text ? 1 : 0);
  }
  await expect(kitchen.input).toHaveValue('spring o');
  expect(visited.size).toBeGreaterThanOrEqual(4);
});

/** These run in the page. */
function bringRecipe() {
  const data = new DataTransfer();
  data.items.add(new File(['A recipe?'], 'recipe.txt', { type: 'text/plain' }));
  const init = { bubbles: true, cancelable: true, dataTransfer: data };
  document.body.dispatchEvent(new DragEvent('drop', init));
}

/** Presses a button of the dialog on top that neither leaves the page nor downloads. */
function pressInside(at: number) {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  const buttons = [...(top?.querySelectorAll<HTMLElement>('button, summary, label') ?? [])];
  const names = /^(close|add a recipe|write one|photo|cancel|keep editing|more)/i;
  const safe = buttons.filter(({ textContent }) => names.test(textContent?.trim() ?? ''));
  const button = safe[at % Math.max(safe.length, 1)];
  button?.focus();
  button?.click();
}

function typeInside(text: string) {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  const field = top?.querySelector<HTMLInputElement>(
    'textarea, input[type=text], input[type=search]',
  );
  if (!field) return;
  field.focus();
  document.execCommand('insertText', false, text);
}

/** What is typed in each open dialog and on the page. */
function typedTexts() {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'textarea, input[type=text], input[type=search]',
  );
  return Object.fromEntries(
    [...fields].map((field) => [
      `${field.closest('dialog')?.getAttribute('aria-labelledby') ?? 'page'} ${field.getAttribute('aria-label') ?? field.name}`,
      field.value,
    ]),
  );
}
