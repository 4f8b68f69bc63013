import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { ANIMATED, hostilePictures, PRINTED } from '../support/hostilePictures';
import { markersOf, SECRETS } from '../support/photo';
import { COOKBOOK_WORDS, cookbookFile } from './CookbookPage';
import { DishPictures, PICTURE_WORDS } from './DishPictures';
import { expect, test } from './fixtures';
import { bring } from './PhotoDialog';
import { objections } from './scenesAxe';

const PIE =
  '# Apple pie\n\n## Ingredients\n\n- 2 apples\n- 1 egg\n\n## Method\n\n1. Bake for 40 minutes.\n';

test('a visitor gives a recipe a picture, sees it in the cookbook and above the title, and can take it back', async ({
  openRecipe,
  cookbook,
  page,
  standIn,
  foreignRequests,
}) => {
  const kitchen = await openRecipe(PIE);
  await kitchen.prefer({ allergens: ['eggs'] });
  const dish = new DishPictures(page);
  const row = cookbook.view.getByRole('listitem');
  const small = row.getByRole('img', { name: 'Apple pie' });
  const large = kitchen.recipeText.getByRole('img', { name: 'Apple pie' });
  let before = foreignRequests.length;

  await test.step('from the menu of a saved recipe', async () => {
    await cookbook.saveButton.click();
    await dish.openFromMenu();
    expect(await objections(page)).toEqual([]);
    await dish.choose(await dish.takePhoto(1_600, 1_200));
    await expect(dish.dialog.getByText(PICTURE_WORDS.saved)).toBeVisible();
    await expect(dish.shown).toBeVisible();
    expect(await objections(page)).toEqual([]);
    await dish.close();
  });

  await test.step('drawn anew, in two sizes, without place, time and remarks', async () => {
    const [kept] = Object.values(await dish.kept());
    const [big, little] = [kept?.large, kept?.small].map((bytes) => Buffer.from(bytes ?? []));
    expect(big?.length).toBeLessThan(160_000);
    expect(little?.length).toBeLessThan(12_000);
    for (const bytes of [big, little]) {
      expect(bytes?.subarray(0, 2).toString('hex')).toBe('ffd8');
      for (const secret of [...SECRETS, 'Exif', 'ICC_PROFILE'])
        expect(bytes?.toString('latin1')).not.toContain(secret);
      const extras = markersOf(bytes ?? Buffer.alloc(0)).filter((one) => one > 0xe0 && one < 0xff);
      expect(extras.filter((one) => one !== 0xee)).toEqual([]);
    }
  });

  await test.step('above the title, at most a third of a phone’s height, with the verdict in view', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await kitchen.recipeHeading.scrollIntoViewIfNeeded();
    await expect(large).toBeVisible();
    const [picture, title, verdict, heading] = await Promise.all(
      [large, kitchen.recipeTitle, kitchen.statements, kitchen.recipeHeading].map((one) =>
        one.boundingBox(),
      ),
    );
    expect(picture?.height).toBeLessThanOrEqual(844 / 3);
    expect(picture?.y).toBeLessThan(title?.y ?? 0);
    const bottom = (verdict?.y ?? 0) + (verdict?.height ?? 0);
    expect(bottom - (heading?.y ?? 0)).toBeLessThan(844);
    expect(await objections(page)).toEqual([]);
    await page.setViewportSize({ width: 1_280, height: 900 });
  });

  await test.step('on paper only if the visitor ticks that', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(large).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await kitchen.moreButton.click();
    await page.getByRole('button', { name: 'Print, file…' }).click();
    await page.getByRole('checkbox', { name: PICTURE_WORDS.print }).press('Space');
    await page.keyboard.press('Escape');
    await page.emulateMedia({ media: 'print' });
    await expect(large).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('small in the cookbook, also after a reload', async () => {
    await page.reload();
    await cookbook.open();
    await expect(small).toBeVisible();
    expect(await objections(page)).toEqual([]);
  });

  await test.step('Remove takes it along, and Undo brings both back', async () => {
    await cookbook.button(`Remove Apple pie`).click();
    await expect(small).toHaveCount(0);
    await expect.poll(async () => Object.keys(await dish.kept())).toEqual([]);
    await cookbook.button(COOKBOOK_WORDS.restore('Apple pie')).click();
    await expect(small).toBeVisible();
    await cookbook.button('Apple pie').click();
    await expect(large).toBeVisible();
  });

  await test.step('an edit keeps it', async () => {
    await kitchen.moreButton.click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const editing = page.getByRole('dialog', { name: 'Edit recipe' });
    await editing.getByRole('textbox', { name: 'Recipe' }).press('Control+End');
    await editing.getByRole('textbox', { name: 'Recipe' }).pressSequentially('\nServe it.');
    await editing.getByRole('button', { name: COOKBOOK_WORDS.done }).click();
    await expect(kitchen.recipeText).toContainText('Serve it.');
    await expect(large).toBeVisible();
  });

  await test.step('what a model has made of it keeps it, once that is saved, also after a reload', async () => {
    standIn.router.next({ kind: 'completion', content: PIE.replace('pie', 'cake') });
    const line = page.getByRole('textbox', { name: 'Change or ask something…' });
    await line.fill('as a cake');
    await line.press('Enter');
    await expect(kitchen.recipeTitle).toHaveText('Apple cake');
    expect(foreignRequests.slice(before).join()).not.toContain('image');
    before = foreignRequests.length;
    await page.reload();
    await expect(kitchen.recipeTitle).toHaveText('Apple cake');
    await cookbook.saveButton.click();
    await expect(kitchen.recipeText.getByRole('img', { name: 'Apple cake' })).toBeVisible();
    await cookbook.open();
    await cookbook.button('Remove Apple cake').click();
    await expect.poll(async () => Object.keys(await dish.kept())).toHaveLength(1);
    await cookbook.button('Apple pie').click();
    await expect(large).toBeVisible();
  });

  await test.step('another one, pasted, and Undo', async () => {
    await dish.openFromMenu(PICTURE_WORDS.change);
    const first = Object.values(await dish.kept())[0]?.large;
    // What takes it has arrived.
    await kitchen.dragOver();
    await page.evaluate(bring, ['paste', (await dish.takePhoto(40, 30)).toString('base64'), '']);
    await expect(dish.dialog.getByText(PICTURE_WORDS.saved)).toBeVisible();
    expect(Object.values(await dish.kept())[0]?.large).not.toEqual(first);
    await dish.button(COOKBOOK_WORDS.undo).click();
    await expect.poll(async () => Object.values(await dish.kept())[0]?.large).toEqual(first);
    await dish.button(PICTURE_WORDS.remove).click();
    await expect(dish.dialog.getByText(PICTURE_WORDS.removed)).toBeVisible();
    await expect(dish.shown).toHaveCount(0);
    await dish.button(COOKBOOK_WORDS.undo).click();
    await expect(dish.shown).toBeVisible();
  });

  await test.step('a file that is no picture gets a sentence, and changes nothing', async () => {
    const first = Object.values(await dish.kept())[0]?.large;
    await dish.choose(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a.svg',
      'image/svg+xml',
    );
    await expect(dish.dialog.getByRole('alert')).toContainText("can't read this picture");
    expect(Object.values(await dish.kept())[0]?.large).toEqual(first);
    await dish.close();
  });

  expect(foreignRequests.length).toBe(before);
});

test('where the browser writes another kind, noise or white for what is drawn, there is no picture, and never the original', {
  tag: '@rare',
}, async ({ context, openRecipe, page, cookbook }) => {
  await context.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      const way = localStorage.getItem('way');
      const context = this.getContext('2d');
      if (way === 'white') context?.clearRect(0, 0, this.width, this.height);
      if (way === 'noise') {
        for (let at = 0; at < 4_000 && context; at += 1) {
          context.fillStyle = `hsl(${(at * 97) % 360} 90% 50%)`;
          context.fillRect((at * 31) % this.width, (at * 17) % this.height, 1, 1);
        }
      }
      toBlob.call(this, done, way === 'png' ? 'image/png' : type, quality);
    };
  });
  await openRecipe(PIE);
  await cookbook.saveButton.click();
  await expect(cookbook.savedButton).toBeVisible();
  const dish = new DishPictures(page);
  for (const way of ['png', 'white', 'noise']) {
    await page.evaluate((name) => localStorage.setItem('way', name), way);
    await page.reload();
    await dish.openFromMenu();
    await dish.choose(await dish.takePhoto());
    await expect(dish.dialog.getByRole('alert')).toContainText(/let pages draw pictures/);
    await dish.close();
    expect(
      await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
    ).toEqual(['saffron.cookbook']);
  }
});

/** An archive as this page writes it, with these pictures. */
function cookbookWith(pictures: Record<string, Buffer>) {
  const files = Object.values(pictures).map((bytes, at) => [`pictures/${at}.jpg`, bytes] as const);
  const recipes = Object.keys(pictures).map((name, at) => ({
    recipe: `# Dish with ${name}\n\n- 1 egg\n`,
    picture: `pictures/${at}.jpg`,
  }));
  const zip: Zippable = { 'cookbook.json': Buffer.from(cookbookFile(recipes)) };
  for (const [path, bytes] of files) zip[path] = bytes;
  return { name: 'cookbook.zip', mimeType: 'application/zip', buffer: Buffer.from(zipSync(zip)) };
}

test('hostile and broken pictures are left out by name, show nothing, and keep out no recipe and no other picture', {
  tag: '@rare',
}, async ({ openRecipe, cookbook, page, foreignRequests }) => {
  await openRecipe(PIE);
  const dish = new DishPictures(page);
  const jpeg = await dish.takePhoto();
  const bad = hostilePictures(jpeg);
  const count = Object.keys(bad).length;
  expect(count).toBeGreaterThanOrEqual(40);
  const before = foreignRequests.length;
  await cookbook.open();
  await cookbook.importFile(
    cookbookWith({ ...bad, movement: ANIMATED, 'four colours': PRINTED, 'a good one': jpeg }),
  );
  await expect(cookbook.view.getByText(`${count + 3} recipes added.`)).toBeVisible();
  await expect(cookbook.view.getByText(`3 pictures added, ${count} left out.`)).toBeVisible({
    timeout: 60_000,
  });
  // Each by its recipe.
  await expect(cookbook.view.getByText(/Dish with an SVG\W*: /)).toBeAttached();
  const kept = Object.values(await dish.kept());
  expect(kept).toHaveLength(3);
  for (const { large } of kept) {
    const bytes = Buffer.from(large);
    expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(markersOf(bytes).filter((one) => one > 0xe0 && one < 0xff && one !== 0xee)).toEqual([]);
    for (const original of [jpeg, ANIMATED, PRINTED]) expect(bytes.equals(original)).toBe(false);
  }
  const good = cookbook.view.getByRole('img', { name: 'Dish with a good one' });
  await cookbook.titles.filter({ hasText: 'a good one' }).scrollIntoViewIfNeeded();
  await expect(good).toBeVisible();
  for (const name of ['an SVG', 'a film', 'noise'])
    await expect(
      cookbook.view.getByRole('img', { name: `Dish with ${name}`, exact: true }),
    ).toHaveCount(0);
  expect(foreignRequests.length).toBe(before);
});

test('a picture of the visitor’s own comes back from a backup below the verdict, until they say that it is theirs, and then byte for byte', {
  tag: '@rare',
}, async ({ openRecipe, cookbook, page }) => {
  const kitchen = await openRecipe(PIE);
  const dish = new DishPictures(page);
  await cookbook.saveButton.click();
  await dish.openFromMenu();
  const keptPicture = async () => Buffer.from(Object.values(await dish.kept())[0]?.large ?? []);
  await dish.choose(await dish.takePhoto());
  await expect(dish.dialog.getByText(PICTURE_WORDS.saved)).toBeVisible();
  await dish.close();
  const first = await keptPicture();
  await cookbook.open();
  await cookbook.openFiles();
  const download = page.waitForEvent('download');
  await cookbook.button(COOKBOOK_WORDS.everything).click();
  const buffer = await readFile(await (await download).path());
  await cookbook.button(COOKBOOK_WORDS.remove('Apple pie')).click();
  await expect.poll(async () => Object.keys(await dish.kept())).toEqual([]);
  await cookbook.importFile({ name: 'all.zip', mimeType: 'application/zip', buffer });
  const tick = cookbook.view.getByRole('checkbox', { name: PICTURE_WORDS.claim });
  // The recipe is on the page below the cookbook.
  const caption = page.getByText(PICTURE_WORDS.unchecked);
  await expect(tick).not.toBeChecked();
  await expect(caption).toBeVisible();
  expect(await objections(page)).toEqual([]);
  for (const isTicked of [true, false, true]) {
    await tick.press('Space');
    await expect(tick).toBeChecked({ checked: isTicked });
    await expect(caption).toHaveCount(isTicked ? 0 : 1);
    // Byte for byte only if it is theirs.
    expect((await keptPicture()).equals(first)).toBe(isTicked);
  }
  await cookbook.button('Apple pie').click();
  await expect(kitchen.recipeText.getByRole('img', { name: 'Apple pie' })).toBeVisible();
  await page.reload();
  // Its code comes in idle time, which the page's clock has stopped, or with a press.
  await cookbook.open();
  await cookbook.button('Apple pie').click();
  await expect(kitchen.recipeText.getByRole('img', { name: 'Apple pie' })).toBeVisible();
  await expect(caption).toHaveCount(0);
});

test('recipes go out with their pictures as one archive, and come back from it, also from one for other programs', {
  tag: '@rare',
}, async ({ openRecipe, cookbook, page }) => {
  await openRecipe(PIE);
  const dish = new DishPictures(page);
  await cookbook.open();
  const photo = await dish.takePhoto(900, 600);
  await cookbook.importFile(cookbookWith({ apples: photo, plums: photo }));
  await expect(cookbook.view.getByText('2 pictures added.')).toBeVisible();
  await cookbook.openFiles();
  for (const form of [COOKBOOK_WORDS.everything, COOKBOOK_WORDS.forManagers]) {
    // Each import draws them anew, so other bytes go out the second time.
    const kept = Object.values(await dish.kept()).map(({ large }) => Buffer.from(large));
    const download = page.waitForEvent('download');
    await cookbook.button(form).click();
    const path = await (await download).path();
    const files = unzipSync(await readFile(path));
    const pictures = Object.entries(files).filter(([name]) => name.endsWith('.jpg'));
    expect(pictures).toHaveLength(2);
    // A difference of whole files would take minutes to print.
    for (const [at, [, bytes]] of pictures.entries()) expect(kept[at]?.equals(bytes)).toBe(true);
    const texts = Object.entries(files).filter(([name]) => name.endsWith('.json'));
    expect(strFromU8(texts[0]?.[1] ?? new Uint8Array())).toContain('Dish with');
    for (const name of ['apples', 'plums'])
      await cookbook.button(COOKBOOK_WORDS.remove(`Dish with ${name}`)).click();
    await expect.poll(async () => Object.keys(await dish.kept())).toEqual([]);
    await cookbook.button('Add a recipe').click();
    await page.getByLabel('Files with recipes').setInputFiles({
      ...{ name: 'all.zip', mimeType: 'application/zip', buffer: await readFile(path) },
    });
    await expect(cookbook.view.getByText('2 pictures added.')).toBeVisible();
    await expect(cookbook.view.getByRole('listitem').getByRole('img')).toHaveCount(2);
    await cookbook.openFiles();
  }
});
