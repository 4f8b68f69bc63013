import { gzipSync, strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readFiles } from '../../../src/cookbook/bring/readFiles';
import { readPlace } from '../../../src/cookbook/pictures/readPlace';
import { cookbookFiles, filesFor } from '../../../src/cookbook/share/exportRecipes';
import { zipWithPictures } from '../../../src/cookbook/share/zipWithPictures';
import { SOUP } from '../recipes';
import { aJpeg } from './aJpeg';

const PIE = { name: 'Pie', ingredients: '2 eggs\n1 cup milk', directions: 'Whisk.\nFry.' };
const recipe = (more = {}) => strToU8(JSON.stringify({ ...PIE, ...more }));
const picture = Buffer.concat([aJpeg(), Buffer.alloc(600, 7)]);
const base64 = picture.toString('base64');
const JPG = new Uint8Array(picture);

const zipOf = (files: Record<string, Uint8Array>, level: 0 | 6 = 6) =>
  new File([zipSync(files, { level })], 'export.zip');

async function picturesOf(file: File) {
  const { found, refused } = await readFiles([file]);
  expect(refused).toEqual([]);
  return Promise.all(
    found.map(
      async ({ place }) => place && Buffer.from(await (await readPlace(place)).arrayBuffer()),
    ),
  );
}

const page = (src: string) =>
  strToU8(
    `<meta name="copymethat_class_id_version" content="2"><div class="recipe"><div id="name">Pie</div><img class="recipeImage" src="${src}"><li class="recipeIngredient">2 eggs</li><li class="instruction">Bake.</li></div>`,
  );
const keeper = (src: string) =>
  strToU8(
    `<html><body><div class="recipe-details"><meta itemprop="recipeId" content="1"><h2 itemprop="name">Pie</h2><div itemprop="recipeIngredients"><p>2 eggs</p></div><div itemprop="recipeDirections"><p>Bake.</p></div><img src="${src}" class="recipe-photo"></div></body></html>`,
  );

it.each<[string, File]>([
  [
    'Paprika',
    zipOf({ 'Pie.paprikarecipe': gzipSync(recipe({ photo: 'a.jpg', photo_data: base64 })) }),
  ],
  [
    'Paprika, one recipe',
    new File([gzipSync(recipe({ photo_data: base64 }))], 'Pie.paprikarecipe'),
  ],
  ['Mela', zipOf({ 'Pie.melarecipe': recipe({ images: [base64] }) })],
  ['Mela, one recipe', new File([recipe({ images: [base64] })], 'Pie.melarecipe')],
  ['Crouton', zipOf({ 'Pie.crumb': recipe({ images: [base64] }) })],
  [
    'Mealie',
    zipOf({
      'recipes/pie/pie.json': recipe({ image: 'kE' }),
      'recipes/pie/images/original.webp': JPG,
    }),
  ],
  ['Tandoor', zipOf({ 'recipe_1.zip': zipSync({ 'recipe.json': recipe(), 'image.jpg': JPG }) }, 0)],
  ['Nextcloud Cookbook', zipOf({ 'Pie/full.jpg': JPG, 'Pie/recipe.json': recipe() })],
  ['an archive of Windows', zipOf({ 'Pie\\full.jpg': JPG, 'Pie\\recipe.json': recipe() })],
  [
    'RecipeSage',
    new File(
      [recipe({ '@type': 'Recipe', image: [`data:image/jpeg;base64,${base64}`] })],
      'r.json',
    ),
  ],
  ['Copy Me That', zipOf({ 'recipes.html': page('images/pie.jpg'), 'images/pie.jpg': JPG })],
  ['Recipe Keeper', zipOf({ 'recipes.html': keeper('images/1_0.jpg'), 'images/1_0.jpg': JPG })],
])('the picture of a recipe comes with it from %s', async (_, file) => {
  expect(await picturesOf(file)).toEqual([picture]);
});

it.each<[string, File]>([
  ['an address', zipOf({ 'Pie/recipe.json': recipe({ image: 'https://a.example/full.jpg' }) })],
  ['a file outside of the archive', zipOf({ 'recipes.html': page('../../etc/a.jpg') })],
  ['a file on this device', zipOf({ 'recipes.html': page('file:///etc/a.jpg') })],
  ['a folder', zipOf({ 'Pie/recipe.json': recipe(), 'Pie/': new Uint8Array() })],
  ['another recipe’s folder', zipOf({ 'Pie/recipe.json': recipe(), 'Flan/full.jpg': JPG })],
])('%s gives a recipe no picture', async (_, file) => {
  expect(await picturesOf(file)).toEqual([undefined]);
});

it('a recipe’s limit counts its words without its pictures', { tags: 'rare' }, async () => {
  const large = Buffer.alloc(3_000_000, 5).toString('base64');
  const images = [base64, `/9j/${large.slice(4)}`];
  expect(await picturesOf(zipOf({ 'Pie.melarecipe': recipe({ images }) }))).toEqual([picture]);
  const { refused } = await readFiles([
    zipOf({ 'Pie.melarecipe': recipe({ images, notes: 'word '.repeat(300_000) }) }),
  ]);
  expect(refused).toEqual([{ name: 'Pie.melarecipe', code: 'tooLong' }]);
});

it.each<[string, Uint8Array, RegExp]>([
  ['damaged', zipSync({ 'a.jpg': JPG }).subarray(0, 40), /missing/],
  ['empty', new Uint8Array(), /missing/],
  ['with another file', zipSync({ 'b.jpg': JPG }), /missing/],
])('an archive that is %s gives no picture', async (_, bytes, reason) => {
  const place = { file: new Blob([bytes as BlobPart]), path: ['a.jpg'] };
  await expect(readPlace(place)).rejects.toThrow(reason);
});

it('a picture that would unpack to more than 30 MB is not unpacked', { tags: 'rare' }, async () => {
  const zip = zipSync({ 'a.jpg': new Uint8Array(31_000_000) });
  const place = { file: new Blob([zip]), path: ['a.jpg'] };
  await expect(readPlace(place)).rejects.toMatchObject({ problem: 'tooLarge' });
  // One that says less than it unpacks to stays at that length.
  new DataView(zip.buffer).setUint32(zip.length - 22 - 46 - 5 + 24, 1_000, true);
  const cut = await readPlace({ file: new Blob([zip]), path: ['a.jpg'] });
  expect(cut.size).toBe(1_000);
});

const packed = async (
  files: Parameters<typeof zipWithPictures>[0],
  onCount = (_: number) => {},
) => {
  const following = {
    readPicture: async () => JPG,
    onCount,
    signal: new AbortController().signal,
  };
  return new File([await zipWithPictures(files, following)], 'out.zip');
};
const SOUPS = Array.from({ length: 130 }, (_, at) => ({
  ...SOUP,
  id: `${at}`,
  name: `Soup ${at}`,
}));

it('an archive of several portions is one that any program unpacks, with a folder and a picture for each recipe', {
  tags: 'rare',
}, async () => {
  const counts: number[] = [];
  const all = filesFor('managers', SOUPS, 'Kitchen', 'cookbook', () => true);
  const zip = await packed(all, (count) => counts.push(count));
  // None has more than 40 pictures, as a phone holds one in its memory.
  expect(counts.every((count, at) => count - (counts[at - 1] ?? 0) <= 40)).toBe(true);
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(files)).toHaveLength(260);
  expect(files['Recipes/Soup 129/full.jpg']).toEqual(JPG);
  expect(strFromU8(files['Recipes/Soup 129/recipe.json'] ?? JPG)).toContain('"name": "Soup 129"');
  expect(await picturesOf(zip)).toEqual(SOUPS.map(() => picture));
});

it('a cookbook with its pictures goes to the cookbook whole, and another program’s archive does not', async () => {
  const own = await packed(cookbookFiles([SOUP], new Map([[SOUP.id, {}]])));
  expect(await readFiles([own])).toMatchObject({ found: [], refused: [], cookbooks: [own] });
  const other = zipOf({ 'cookbook.json': recipe() });
  expect(await readFiles([other])).toMatchObject({ found: [{ name: 'Pie' }], cookbooks: [] });
});
