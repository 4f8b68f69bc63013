import { gzipSync, strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { MOST_BROUGHT_BYTES } from '../../../machines/cookbook/CookbookContext';
import { refusalText } from '../../../src/cookbook/bring/Refusals';
import { readFiles, readPaste } from '../../../src/cookbook/bring/readFiles';
import * as restWords from '../../../src/words/en/rest';

const SOUP = 'Soup\n\n2 onions\n1 l water\n\nBoil the onions in water for 5 minutes.';
const PIE = { name: 'Pie', ingredients: '2 eggs\n1 cup milk', directions: 'Whisk.\nFry.' };
const json = (name: string, more = {}) => strToU8(JSON.stringify({ ...PIE, name, ...more }));
const fileOf = (content: Uint8Array | string, name: string) =>
  new File([content as BlobPart], name);
const utf16 = (text: string, isLittle: boolean, hasMark: boolean) => {
  const units = hasMark ? `\ufeff${text}` : text;
  const bytes = new Uint8Array(2 * units.length);
  for (let at = 0; at < units.length; at += 1) {
    new DataView(bytes.buffer).setUint16(2 * at, units.charCodeAt(at), isLittle);
  }
  return bytes;
};
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

async function read(...files: File[]) {
  const { found, refused, cookbooks } = await readFiles(files);
  return { found, refused, cookbooks, names: found.map(({ name }) => name) };
}

describe('a file is read', () => {
  const cyrillic = ' суп'.repeat(200);
  const crepe = 'Crêpes\n\n2 œufs\n1 l lait\n\nBattre les œufs.';
  it.each<[string, Uint8Array | string, string]>([
    ['as text', SOUP, 'Boil the onions'],
    ['in UTF-16 with its mark', utf16(SOUP + cyrillic, true, true), 'Boil the onions'],
    ['in UTF-16 with the other mark', utf16(SOUP + cyrillic, false, true), 'Boil the onions'],
    ['in UTF-16 without a mark', utf16(SOUP, false, false), 'Boil the onions'],
    [
      'in Windows-1252',
      latin('Crêpes\n\n2 ufs fraîches\n1 l lait\n\nBattre 5 minutes à la main.'),
      'à la main',
    ],
    ['in UTF-8 with its mark', `\ufeff${crepe}`, 'Battre les œufs'],
    ['as HTML', '<h1>Soup</h1><ul><li>2 onions</ul><ol><li>Boil.</ol>', 'Boil.'],
    ['as one packed recipe', gzipSync(json('Soup')), 'Whisk.'],
  ])('%s', async (_, content, words) => {
    const { found, refused } = await read(fileOf(content, 'recipe.txt'));
    expect(refused).toEqual([]);
    expect(found[0]?.text).toContain(words);
  });

  it('that this page has exported as a cookbook goes to the cookbook', async () => {
    const file = fileOf(
      '{\n  "format": "saffron-cookbook",\n  "version": 1, "recipes": []}',
      'c.json',
    );
    expect((await read(file)).cookbooks).toEqual([file]);
  });
});

describe('an archive', () => {
  it('of Paprika gives its recipes without their pictures, each of at most 1 MB', async () => {
    const photo = Array.from(
      { length: 600_000 },
      (_, at) => 'ABCDEFGHIJKLMNOP'[(Math.imul(at, at * 40_503) >>> 20) % 16],
    ).join('');
    const packed = gzipSync(
      json('Pancakes', { photo_data: photo, photos: [{ data: `${photo}\\"x` }] }),
    );
    const zip = zipSync({
      'Pancakes.paprikarecipe': packed,
      'Pie.paprikarecipe': gzipSync(json('Pie')),
      'Long.paprikarecipe': gzipSync(json('Long', { x: photo + photo })),
    });
    const { names, found, refused } = await read(fileOf(zip, 'all.paprikarecipes'));
    expect(names).toEqual(['Pancakes', 'Pie']);
    expect(refused).toEqual([{ name: 'Long', code: 'tooLong' }]);
    // The page reads many recipes out of one file of JSON, so it takes a longer one.
    const many = Array.from({ length: 24 }, () => ({ ...PIE, x: photo.slice(550_000) }));
    expect((await read(fileOf(JSON.stringify(many), 'many.json'))).names).toHaveLength(24);
    expect(found[0]?.text).not.toContain('ABCD');
  });

  it.each<[string, Record<string, Uint8Array>]>([
    [
      'of Nextcloud Cookbook',
      { 'Pie/recipe.json': json('Pie'), 'Pie/full.jpg': latin('\xff\xd8\xff') },
    ],
    [
      'of Mealie',
      { 'recipes/pie/pie.json': json('Pie'), 'recipes/pie/images/original.webp': latin('RIFF') },
    ],
    [
      'of markdown',
      { 'pie.md': strToU8('# Pie\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Bake.') },
    ],
    ['with paths that lead out of it', { '../../../etc/pie.json': json('Pie') }],
    ['with paths of Windows', { '..\\..\\pie.json': json('Pie') }],
    ['with paths from here', { './pie.json': json('Pie') }],
    ['with files of a Mac', { '__MACOSX/._pie.json': latin('\0\0'), 'pie.json': json('Pie') }],
  ])('%s gives its recipe', async (_, files) => {
    const { found, refused } = await read(fileOf(zipSync(files), 'export.zip'));
    expect({ count: found.length, refused }).toEqual({ count: 1, refused: [] });
  });

  it('may have one page with all recipes, of more than 1 MB', { tags: 'rare' }, async () => {
    const recipe =
      '<div class="recipe"><div id="name">Pie</div><li class="recipeIngredient">2 eggs</li>';
    const one = `${recipe}<li class="instruction">Bake. ${'Wait a while. '.repeat(150)}</li></div>`;
    const page = `<meta name="copymethat_class_id_version" content="2">${one.repeat(600)}`;
    const { names, found } = await read(
      fileOf(zipSync({ 'recipes.html': strToU8(page) }), 'c.zip'),
    );
    expect(names).toHaveLength(600);
    expect(found.at(-1)?.text).toContain('- 2 eggs\n');
  });

  it('gives its other recipes if some cannot come, and says which', async () => {
    const zip = zipSync({
      'a/recipe.json': json('A'),
      'empty.json': new Uint8Array(),
      'evil\u202e/gpj.json': strToU8('{"x":1}'),
      'long.md': strToU8('word '.repeat(14_000)),
      'huge.txt': strToU8('word '.repeat(300_000)),
      'read me.txt': strToU8('These are my recipes.\n\nUnpack them with care.'),
      'menu.txt': strToU8('%PDF-1.7'),
      'card.pdf': strToU8('%PDF-1.7'),
      'broken.paprikarecipe': gzipSync(json('B')).subarray(0, 40),
      'z/recipe.json': json('Z'),
    });
    const { names, refused } = await read(fileOf(zip, 'export.zip'));
    expect(names).toEqual(['A', 'Z']);
    expect(refused).toEqual([
      { name: 'empty.json', code: 'empty' },
      { name: 'gpj.json', code: 'noRecipe' },
      { name: 'long.md', code: 'tooLong' },
      { name: 'huge.txt', code: 'tooLong' },
      { name: 'read me.txt', code: 'noRecipe' },
      { name: 'menu.txt', code: 'pdf' },
      { name: 'card.pdf', code: 'pdf' },
      { name: 'broken.paprikarecipe', code: 'damaged' },
    ]);
  });

  it('stops before a bomb is in memory, and keeps what came before it', {
    tags: 'rare',
  }, async () => {
    const bomb = new Uint8Array(MOST_BROUGHT_BYTES + 8_000_000);
    const files = { 'a.json': json('A'), 'bomb.json': bomb, 'b.json': json('B') };
    const zip = zipSync(files);
    const { names, refused } = await read(fileOf(zip, 'export.zip'));
    expect(names).toEqual(['A']);
    expect(refused.map(({ code }) => code)).toEqual(['tooLong', 'bomb']);
  });

  it('stops at packed recipes that inflate like bombs', { tags: 'rare' }, async () => {
    const zeros = new Uint8Array(MOST_BROUGHT_BYTES / 2 + 3_500_000);
    const files = { 'a.json': json('A'), 'b.paprikarecipe': zeros, 'c.paprikarecipe': zeros };
    const zip = zipSync(files);
    const { names, refused } = await read(fileOf(zip, 'export.zip'));
    expect(names).toEqual(['A']);
    expect(refused.at(-1)).toEqual({ name: 'export.zip', code: 'bomb' });
  });

  it('stops at archives in it that inflate like bombs', { tags: 'rare' }, async () => {
    const bomb = zipSync({ 'a.json': new Uint8Array(3_000_000) });
    const files = Array.from({ length: 20 }, (_, at) => [`${at}.zip`, bomb]);
    const zip = zipSync(Object.fromEntries(files));
    const codes = (await read(fileOf(zip, 'export.zip'))).refused.map(({ code }) => code);
    expect(codes.slice(0, 2)).toEqual(['tooLong', 'tooLong']);
    expect(codes.at(-1)).toBe('bomb');
  });

  it('within an archive that is itself in an archive is not read', async () => {
    const deep = zipSync({ 'b.zip': zipSync({ 'a.zip': zipSync({ 'pie.json': json('Pie') }) }) });
    const { names, refused } = await read(fileOf(deep, 'export.zip'));
    expect({ names, codes: refused.map(({ code }) => code) }).toEqual({
      names: [],
      codes: ['noRecipe'],
    });
  });

  it('stops a picture that inflates like a bomb', async () => {
    const packed = gzipSync(json('A', { photo_data: 'A'.repeat(3_000_000) }));
    const zip = zipSync({ 'a.paprikarecipe': packed, 'b.paprikarecipe': gzipSync(json('B')) });
    const { names, refused } = await read(fileOf(zip, 'export.zip'));
    expect({ names, refused }).toEqual({
      names: ['B'],
      refused: [{ name: 'a.paprikarecipe', code: 'bomb' }],
    });
  });

  it('gives at most 25 MB of recipes', { tags: 'rare' }, async () => {
    const long = json('A', { x: ' '.repeat(950_000) });
    const files = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}.json`, long]));
    const { found, refused } = await read(fileOf(zipSync(files, { level: 0 }), 'export.zip'));
    expect(found.length).toBe(26);
    expect(refused).toEqual([{ name: 'export.zip', code: 'tooLarge' }]);
  });

  it('gives the recipes of at most 5,000 files, and says how many it did not read', {
    tags: 'rare',
  }, async () => {
    const recipes = [1, 4_999, 5_000, 5_001];
    const files = Array.from({ length: 5_007 }, (_, at) => [
      `${at + 1}.json`,
      recipes.includes(at + 1) ? json(`${at + 1}`) : new Uint8Array(),
    ]);
    const pictures = Array.from({ length: 300 }, (_, at) => [`${at}.jpg`, strToU8('1 egg')]);
    const zip = zipSync(Object.fromEntries([...pictures, ...files]), { level: 0 });
    const { names, refused } = await read(fileOf(zip, 'export.zip'));
    expect(names).toEqual(['1', '4999', '5000']);
    const unread = refused.filter(({ code }) => code !== 'empty');
    expect(unread).toEqual([{ name: 'export.zip', code: 'tooManyFiles', count: 7 }]);
    expect(unread.map(refusalText)).toEqual([
      '“\u2068export.zip\u2069” holds more than 5,000 files with recipes. 7 were not read. Export fewer at a time.',
    ]);
  });

  it('gives at most 10,000 recipes', { tags: 'rare' }, async () => {
    const one = { name: 'A', ingredients: '1 egg', directions: 'Fry.' };
    const file = fileOf(JSON.stringify(Array(10_001).fill(one)), 'all.json');
    const { found, refused } = await read(file);
    expect({ count: found.length, refused }).toEqual({
      count: 10_000,
      refused: [{ name: 'all.json', code: 'tooMany' }],
    });
  });
});

describe('a file is refused with what would work', () => {
  const locked = zipSync({ 'a.json': json('A') });
  locked[6] = 1;
  it.each<[string, Uint8Array | string, RegExp]>([
    ['that is empty', '', /is empty/],
    ['with a picture', latin('\x89PNG\r\n\x1a\n'), /is a picture.*From a photo/],
    ['that is a photo', latin('\xff\xd8\xff\xe0'), /is a picture/],
    ['that is a PDF', '%PDF-1.4', /is a PDF. Open it, copy the recipe, and paste it here/],
    ['with a password', locked, /is locked with a password. Export it again without one/],
    [
      'that is cut',
      zipSync({ 'a.json': json('A'.repeat(900)) }, { level: 0 }).subarray(0, 300),
      /is damaged/,
    ],
    [
      'from a word processor',
      zipSync({ '[Content_Types].xml': strToU8('x'), 'word/a.xml': strToU8('x') }),
      /is a document. Open it, copy/,
    ],
    [
      'in another encoding',
      latin('\xcf\xe8\xf0\xee\xe3 \xf1 \xff\xe1\xeb\xee\xea\xe0\xec\xe8'),
      /is in an old encoding. Save it as UTF-8/,
    ],
    [
      'with an address',
      'https://soup.example/',
      /can't read other sites. Open the page, copy the recipe/,
    ],
    ['without a recipe', zipSync({ 'a.jpg': strToU8('x') }), /holds no recipe/],
    [
      'of Meal-Master, in an encoding that the page cannot read',
      latin('MMMMM----- Recipe via Meal-Master (tm)\r\n\r\n     Title: Cr\x8ame br\x96l\x82e\r\n'),
      /is a Meal-Master or RezKonv file/,
    ],
    [
      'of RezKonv',
      '========== REZKONV-Rezept - RezkonvSuite v1.4\n\n     Titel: Brühe\n',
      /is a Meal-Master or RezKonv file/,
    ],
    [
      'of MasterCook, in XML',
      '<?xml version="1.0"?>\n<!DOCTYPE mx2 SYSTEM "mx2.dtd">\n<mx2 source="MasterCook">',
      /is a MasterCook file/,
    ],
    [
      'of MasterCook, as text',
      '\n                     *  Exported from  MasterCook  *\n\n   Soup\n\nServing Size  : 4\n',
      /is a MasterCook file/,
    ],
    [
      'that is a table',
      'title,description,quantity,ingredients,instructions,\nSoup,,,"1 onion\n1 l water","1. Boil."\n',
      /is a table \(CSV\).*Export JSON, HTML or text/,
    ],
    [
      'with a Mealie backup',
      zipSync({ 'database.json': strToU8('{"recipes":[]}'), 'data/a.webp': latin('RIFF') }),
      /is a Mealie backup.*select the recipes/,
    ],
    ['of deep JSON', '['.repeat(5_000), /is damaged/],
    ['of other bytes', Uint8Array.from({ length: 500 }, (_, at) => at % 7), /holds no recipe/],
  ])('%s', async (_, content, reason) => {
    const { found, refused } = await read(fileOf(content, 'one.xyz'));
    expect(found).toEqual([]);
    const [refusal] = refused;
    expect(refusal && refusalText(refusal)).toMatch(reason);
  });

  it.each(['Suppen.csv', 'Suppen.TSV'])('by its name: %s', async (name) => {
    const { refused } = await read(fileOf('Suppe;Zwiebeln;Kochen', name));
    expect(refused).toEqual([{ name, code: 'csv' }]);
  });

  it('that is a table, even if a visitor pastes it', async () => {
    const table = 'Name;Zutaten;Zubereitung\n"Suppe";"1 Zwiebel";"Kochen."';
    expect((await readPaste(table)).refused).toEqual([{ name: '', code: 'csv' }]);
  });

  it('that is pasted, by the name of its program', () => {
    expect(refusalText({ name: '', code: 'tooLong' })).toContain(restWords.bring.pasted);
  });
});
