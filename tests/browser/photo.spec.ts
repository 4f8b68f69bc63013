import {
  enlarged,
  gifOf,
  HIDING_RESTART,
  heicHead,
  LONG_DESCRIPTION,
  markersOf,
  pictureIn,
  pngHead,
  readColours,
  SECRETS,
  withStray,
} from '../support/photo';
import { later } from '../support/standIn';
import { expect, test } from './fixtures';
import { VISION_MODEL } from './globalSetup';
import { giveLanguageModel } from './languageModel';
import { bring, PHOTO_WORDS, PhotoDialog } from './PhotoDialog';
import { RECIPE_PHOTOS, takePhotos } from './recipePhotos';
import { objections } from './scenesAxe';

test('a photo of the fridge becomes foods on the list, after the visitor has seen who gets it', {
  tag: '@rare',
}, async ({ openPage, page, standIn, foreignRequests }) => {
  standIn.hub.always({
    kind: 'mapping',
    providers: { together: { providerId: VISION_MODEL, task: 'conversational' } },
  });
  const kitchen = await openPage();
  const photo = new PhotoDialog(page);
  await kitchen.prefer({ allergens: ['milk'] });
  await kitchen.add('eggs');

  await test.step('opening the dialog asks no model', async () => {
    await photo.opener.focus();
    await page.keyboard.press('Enter');
    await expect(photo.dialog).toBeVisible();
    expect(foreignRequests).toEqual([]);
    expect(await objections(page)).toEqual([]);
  });

  const refused = {
    'a PDF': [Buffer.from('%PDF-1.7 hello'), /can't read this picture/],
    'a broken photo': [(await photo.takePhoto(40, 30)).subarray(0, 300), /damaged/],
    'a HEIC that this browser cannot decode': [heicHead(4_000, 3_000), /HEIC/],
    '200 megapixels in 33 bytes': [pngHead(20_000, 10_000), /64 megapixels/],
    'a GIF of 100 pixels with a frame of 400 million': [gifOf(20_000, 20_000), /64 megapixels/],
    'a JPEG of 400 megapixels that seems to have one': [
      withStray(enlarged(await photo.takePhoto(40, 30), 20_000), HIDING_RESTART),
      /64 megapixels/,
    ],
    'a JPEG that ends before its size': [
      withStray(await photo.takePhoto(40, 30), Buffer.from([0xff, 0xd9, 0, 2])),
      /damaged/,
    ],
  } as const;
  for (const [name, [bytes, words]] of Object.entries(refused)) {
    await test.step(`${name} gets a sentence`, async () => {
      await photo.choose(bytes);
      await expect(photo.dialog.getByRole('alert')).toHaveText(words);
      await expect(photo.send).toHaveCount(0);
    });
  }

  await test.step('the dialog shows the picture, however long its description is, and says who would get it', async () => {
    const stray = Buffer.from('stray bytes, which browsers skip');
    await photo.choose(withStray(await photo.takePhoto(), LONG_DESCRIPTION, stray));
    await expect(photo.picture).toBeVisible();
    await expect(photo.dialog.getByRole('alert')).toHaveText('');
    await expect(photo.dialog).toContainText(
      `Sends this picture to ${VISION_MODEL} at Hugging Face and “together”, without place or time. This page doesn't keep it; they may. Leave out people, letters and medicine.`,
    );
    expect(foreignRequests).toEqual([]);
    expect(await objections(page)).toEqual([]);
  });

  await test.step('while the model looks, Stop ends the call, and the picture can be sent again', async () => {
    const answer = later();
    standIn.router.next(answer);
    await expect(photo.send).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(photo.stop).toBeFocused();
    await expect.poll(() => standIn.router.requests.length).toBe(1);
    await page.keyboard.press('Enter');
    await expect(photo.send).toBeFocused();
    await expect.poll(() => standIn.underWay).toBe(0);
  });

  await test.step('the request holds a new picture, upright and small, and nothing else of the visitor', async () => {
    standIn.router.next({
      kind: 'completion',
      content: 'eggs\nLurpak butter\ntomatoes\ntofu ?\ncooked rice\na woman\nwild mushrooms',
      streams: true,
    });
    await page.keyboard.press('Enter');
    await expect(photo.dialog.getByText(PHOTO_WORDS.guessed)).toBeFocused();
    const { body } = standIn.router.requests.at(-1) ?? {};
    const { model, messages, stream, max_tokens, temperature, ...rest } = Object(body);
    expect([model, messages.length, stream, rest]).toEqual([VISION_MODEL, 1, true, {}]);
    expect(JSON.stringify(messages[0].content[0])).not.toMatch(/eggs|milk/i);
    const bytes = pictureIn(body);
    expect(bytes.length).toBeLessThan(300_000);
    for (const secret of [...SECRETS, 'Exif', 'ICC_PROFILE', 'IMG_1'])
      expect(JSON.stringify(body) + bytes.toString('latin1')).not.toContain(secret);
    const extras = markersOf(bytes).filter((marker) => marker > 0xe0 && marker < 0xff);
    expect(extras.filter((marker) => marker !== 0xee)).toEqual([]);
    expect(await page.evaluate(readColours, bytes.toString('base64'))).toEqual({
      size: [768, 1_024],
      top: 'red',
      bottom: 'blue',
    });
  });

  await test.step('certain foods are ticked, what is avoided is marked, and cooked food could not be checked', async () => {
    await expect(photo.dialog.getByRole('listitem')).toHaveText([
      'Lurpak butter (contains milk)',
      'tomatoes',
      'tofu ?',
      'cooked rice (could not be checked for milk) · cooked or unlabelled',
      'a woman',
      'wild mushrooms · only an expert can tell what this is',
    ]);
    // Red is certain, amber is for the cook to look at.
    const colourOf = (food: string) =>
      photo.dialog
        .getByRole('listitem')
        .filter({ hasText: food })
        .locator('strong')
        .evaluate((note) => getComputedStyle(note).color);
    expect(await colourOf('cooked rice')).not.toBe(await colourOf('Lurpak butter'));
    const ticked = photo.boxes.evaluateAll((boxes) =>
      boxes.map((box) => (box as HTMLInputElement).checked),
    );
    expect(await ticked).toEqual([true, true, false, false, false]);
    expect(await objections(page)).toEqual([]);
  });

  await test.step('the ticked foods join the list at a press, and one undo takes them back', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await photo.boxes.nth(3).check();
    await photo.add.click();
    await expect(photo.dialog).toBeHidden();
    await expect(kitchen.ingredients).toHaveText([/^eggs/, /^tomatoes/, /^cooked rice/]);
    await expect(kitchen.ingredients.last()).toContainText('could not be checked for milk');
    await kitchen.undoButton.click();
    await expect(kitchen.ingredients).toHaveText([/^eggs/]);
  });
});

test('a picture that is pasted or dropped opens the dialog, and pasted words stay words', {
  tag: '@rare',
}, async ({ openPage, page, foreignRequests }) => {
  const kitchen = await openPage();
  const photo = new PhotoDialog(page);
  const base64 = (await photo.takePhoto(40, 30)).toString('base64');
  await kitchen.dragOver();
  for (const type of ['paste', 'drop'] as const) {
    await page.evaluate(bring, [type, base64, '']);
    await expect(photo.send).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(photo.dialog).toBeHidden();
  }
  await page.evaluate(bring, ['paste', base64, 'eggs']);
  await kitchen.add('rice');
  await expect(photo.dialog).toBeHidden();
  expect(foreignRequests).toEqual([]);
});

test('without a model that sees, the dialog names live ones and sends nothing; the browser’s own looks on the device', {
  tag: '@rare',
}, async ({ openPage, page, standIn }) => {
  const kitchen = await openPage('sample');
  const photo = new PhotoDialog(page);
  await kitchen.dragOver();
  await photo.paste();
  await expect(photo.opener).toHaveCount(0);
  await expect(photo.dialog).toContainText('No model is connected that accepts pictures.');
  await expect(photo.dialog).toContainText('Most phones can copy the text from a photo.');
  await expect(photo.dialog.getByLabel(PHOTO_WORDS.file)).toHaveCount(0);
  expect(standIn.models.requests[0]?.headers.authorization).toBeUndefined();
  expect(await objections(page)).toEqual([]);
  await photo.dialog.getByRole('button', { name: 'Choose a model' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Where recipes come from', exact: true }),
  ).toBeVisible();
  await expect(photo.dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  // A closing dialog goes back in the history, which would abort the reload.
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  standIn.models.next({ kind: 'status', status: 500 });
  await giveLanguageModel(page, { state: 'available', parts: ['milk\n', 'tofu ?'] });
  await page.reload();
  await kitchen.dragOver();
  await photo.open();
  await photo.choose(await photo.takePhoto(40, 30));
  await expect(photo.dialog).toContainText(
    "Shows this picture to the browser's own model, on this device and nowhere else.",
  );
  await photo.send.click();
  await expect(photo.boxes).toHaveCount(2);
  expect(standIn.router.requests).toEqual([]);
});

test('a photo of a recipe comes into the field beside its picture, and never with the verdict that nothing is there', {
  tag: '@rare',
}, async ({ openPage, page, browser, standIn, foreignRequests }) => {
  standIn.hub.always({
    kind: 'mapping',
    providers: { together: { providerId: VISION_MODEL, task: 'conversational' } },
  });
  const pictures = await takePhotos(browser, RECIPE_PHOTOS);
  const kitchen = await openPage();
  await kitchen.prefer({ allergens: ['nuts', 'milk', 'fish'] });
  const photo = page.getByRole('dialog', { name: 'From a photo' });
  const field = photo.getByRole('textbox', { name: 'Recipe' });

  for (const [at, { title, answer }] of RECIPE_PHOTOS.entries()) {
    await test.step(title, async () => {
      await page.getByRole('button', { name: 'Add a recipe' }).press('Enter');
      await page.getByRole('button', { name: 'From a photo' }).press('Enter');
      const buffer = pictures[at] ?? Buffer.alloc(0);
      const before = foreignRequests.length;
      await photo
        .getByLabel('Picture of your food')
        .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer });
      await expect(photo).toContainText(`Sends this picture to ${VISION_MODEL} at Hugging Face`);
      await expect(photo).toContainText('Cover names and addresses.');
      expect(foreignRequests.slice(before)).toEqual([]);
      if (at === 0) expect(await objections(page)).toEqual([]);
      standIn.router.next({ kind: 'completion', content: answer, streams: true });
      await photo.getByRole('button', { name: 'Send picture' }).press('Enter');
      await expect(field).toHaveValue(answer);
      await expect(
        photo.getByText(
          'Compare every line with the picture. A model can misread a number or skip a line.',
        ),
      ).toBeVisible();
      await expect(photo.getByRole('img', { name: 'The picture' })).toBeVisible();
      if (at === 0) expect(await objections(page)).toEqual([]);
      await photo.getByRole('button', { name: 'Done' }).press('Enter');
      await expect(kitchen.recipeTitle).toHaveText(title);
      const check = kitchen.recipe.getByRole('region', { name: 'Allergy and diet check' });
      await expect(check).toContainText(
        /Read from a photo, so not completely checked for .*\. A line may be missing\./,
      );
      await expect(kitchen.recipe).not.toContainText('no mention');
      await page.getByRole('button', { name: 'Start over' }).press('Enter');
    });
  }
});
