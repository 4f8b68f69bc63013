import { strToU8, zipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { refusalText } from '../../../src/cookbook/bring/Refusals';
import { readFiles, readPaste } from '../../../src/cookbook/bring/readFiles';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { readAttacks } from '../../hostile/readCases';
import { growthOf, MOST_GROWTH } from '../../support/timeOf';

afterEach(() => vi.restoreAllMocks());

const recipe = (name: string, more = {}) => ({
  name,
  ingredients: ['2 eggs'],
  directions: 'Boil.',
  ...more,
});

const refusalsOf = (text: string) =>
  readDocument(text).map((one) => ('code' in one ? refusalText(one) : `found ${one.name}`));

it.each<[string, string, string]>([
  ['elements 600 deep', `${'<div>'.repeat(600)}2 eggs`, 'more markup'],
  ['elements without end', '<div>'.repeat(400_000), 'more markup'],
  ['ends of tags alone', `<p>${'</x>'.repeat(250_000)}`, 'more markup'],
  ['a page with more words than a recipe', `<p>${'2 eggs '.repeat(60_000)}`, '65,536 bytes'],
  ['a text that is too long', '2 eggs\n'.repeat(60_000), '65,536 bytes'],
  ['JSON 50 deep', `${'['.repeat(50)}${']'.repeat(50)}`, 'damaged'],
  ['open brackets', '['.repeat(60_000), 'damaged'],
  ['JSON of nothing', `[${'[],'.repeat(200_000)}1]`, 'damaged'],
  ['JSON of very many parts', `[${'1,'.repeat(3_100_000)}1]`, 'damaged'],
  [
    'a recipe in JSON with too many words',
    JSON.stringify(recipe('Pie', { directions: 'Boil. '.repeat(60_000) })),
    '65,536 bytes',
  ],
])('refuses %s with a sentence', (_, text, words) => {
  const [sentence, ...more] = refusalsOf(text);
  expect(more).toEqual([]);
  expect(sentence).toContain(words);
});

it.each<[string, string]>([
  ['elements 500 deep', `${'<div>'.repeat(500)}<h1>Pie</h1><ul><li>2 eggs</ul><ol><li>Boil.</ol>`],
  ['a page of 10,000 elements', `<h1>Pie</h1>${'<p><b>Boil</b></p>'.repeat(5_000)}`],
  [
    'a page with much white space',
    `<h1>Pie</h1>${`<p>${' '.repeat(5_000)}2 eggs</p>`.repeat(200)}`,
  ],
  ['a picture in JSON', JSON.stringify(recipe('Pie', { image: 'A'.repeat(900_000) }))],
  ['much white space in JSON', `${JSON.stringify(recipe('Pie'))}${' '.repeat(3_100_000)}`],
  ['a long string with marks', JSON.stringify(recipe('Pie', { id: '\\" '.repeat(900_000) }))],
])('reads a recipe with %s', { tags: 'rare' }, (_, text) => {
  expect(refusalsOf(text)).toEqual([expect.stringMatching(/^found/)]);
});

it('if one recipe of a list is too long, the page takes the others', () => {
  const list = [recipe('A'), recipe('B', { directions: 'Boil. '.repeat(60_000) }), recipe('C')];
  expect(refusalsOf(JSON.stringify(list))).toEqual([
    'found A',
    expect.stringContaining('“\u2068B\u2069” is longer'),
    'found C',
  ]);
});

const names = Array.from({ length: 8 }, (_, at) => `Pie ${at}`);

it.each<[string, () => Promise<unknown>]>([
  ['a file', () => readFiles([new File([JSON.stringify(names.map((name) => recipe(name)))], 'a')])],
  ['a paste', () => readPaste(JSON.stringify(names.map((name) => recipe(name))))],
  [
    'an archive',
    () => {
      const files = names.map((name) => [`${name}.json`, strToU8(JSON.stringify(recipe(name)))]);
      return readFiles([new File([zipSync(Object.fromEntries(files)) as BlobPart], 'a.zip')]);
    },
  ],
])('lets the browser work between the recipes of %s, if they take long', async (_, run) => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 60;
    return now;
  });
  const pauses = vi.spyOn(globalThis, 'setTimeout');
  expect(await run()).toMatchObject({ found: { length: 8 }, refused: [] });
  expect(pauses.mock.calls.length).toBeGreaterThanOrEqual(8);
});

it('reading an archive says how far it is, also without recipes, and ends where a visitor stops it', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 60;
    return now;
  });
  const pictures = Array.from({ length: 500 }, (_, at) => [`${at}.jpg`, strToU8('x')]);
  const file = new File([zipSync(Object.fromEntries(pictures)) as BlobPart], 'a.zip');
  const stopping = new AbortController();
  const counts: number[] = [];
  const reading = readFiles([file], {
    signal: stopping.signal,
    onCount(count) {
      counts.push(count);
      if (count > 100) stopping.abort();
    },
  });
  await expect(reading).rejects.toThrow('aborted');
  expect(counts.length).toBeGreaterThan(3);
  expect(counts.at(-1)).toBeLessThan(150);
});

const attacks = readAttacks();

it.each(attacks)(
  '$name: every text comes through the door, or is refused',
  { tags: 'rare' },
  async ({ cases }) => {
    const files = cases.map((text, at) => new File([text], `${at}.txt`));
    const { found, refused, cookbooks } = await readFiles(files);
    expect(found.length + refused.length).toBeGreaterThanOrEqual(cases.length);
    expect(cookbooks).toEqual([]);
  },
);

/** Their reading takes long if any part of it is more than linear. */
const LINES: Record<string, (size: number) => string> = {
  'lines of ingredients': (size) => '1 egg\n'.repeat(size),
  'short lines': (size) => 'a\n'.repeat(size),
  'lines of numbers': (size) => '1\n2\n'.repeat(size / 2),
  'stamps of messages': (size) => '[1/1/2024, 10:00] A: b\n'.repeat(size / 2),
  'bullets alone': (size) => '-\n\n'.repeat(size / 2),
  'captions between steps': (size) =>
    '1. Fry it.\n\nThey look well like this.\n\n'.repeat(size / 4),
};

const LINE: Record<string, (size: number) => string> = {
  'a long line': (size) => `2 eggs ${'a '.repeat(size)}`,
  'blanks and a bracket': (size) => `2 eggs${' '.repeat(size)}(`,
  'open tags': (size) => `<p>${'<b>'.repeat(size)}`,
  'a comment that never ends': (size) => `<!--${'-'.repeat(size)}`,
  'open strings of JSON': (size) => `["${'\\"'.repeat(size)}`,
  'tables in tables': (size) => `<p>${'<table><tr><td><p>a<p>b'.repeat(size)}`,
  'foods between dashes': (size) => `2 eggs${' – 1 egg'.repeat(size)}`,
  commas: (size) => `Ingredients\n${'1 egg, '.repeat(size)}`,
  'a long word': (size) =>
    `Rice\n\n200 g rice\n2 eggs\n\nFry the eggs.\nAdd the rice.\n\nNotes\n${'a'.repeat(8 * size)}.`,
  'a sentence of capitals': (size) => `SAUCE ${'A'.repeat(size)}\n\n2 eggs\n\nFry.`,
};

const ofSize = (size: number, texts: typeof LINES) =>
  Object.entries(texts).map(([name, make]) => ({ name, size, make }));

// The page refuses some thousand lines at once, so these texts are shorter.
it.each([...ofSize(125, LINES), ...ofSize(500, LINE)])(
  'the time for $name grows in proportion',
  { tags: 'rare', timeout: 120_000 },
  ({ size, make }) => {
    const texts = new Map([size, 8 * size].map((length) => [length, make(length)]));
    const growth = growthOf((length) => readDocument(texts.get(length) ?? ''), size);
    expect(growth).toBeLessThan(MOST_GROWTH);
  },
);
