import { expect, it } from 'vitest';
import { readFiles } from '../../../src/cookbook/bring/readFiles';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { readAttacks } from '../../hostile/readCases';
import { growthOf, MOST_GROWTH } from '../../support/timeOf';

const attacks = readAttacks();

it.each(attacks)('$name: every text comes through the door, or is refused', async ({ cases }) => {
  const files = cases.map((text, at) => new File([text], `${at}.txt`));
  const { found, refused, cookbooks } = await readFiles(files);
  expect(found.length + refused.length).toBeGreaterThanOrEqual(cases.length);
  expect(cookbooks).toEqual([]);
});

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
  'a sentence of capitals': (size) => `SAUCE ${'A'.repeat(size)}\n\n2 eggs\n\nFry.`,
};

const ofSize = (size: number, texts: typeof LINES) =>
  Object.entries(texts).map(([name, make]) => ({ name, size, make }));

// The page refuses some thousand lines at once, so these texts are shorter.
it.each([...ofSize(125, LINES), ...ofSize(500, LINE)])(
  'the time for $name grows in proportion',
  ({ size, make }) => {
    const texts = new Map([size, 8 * size].map((length) => [length, make(length)]));
    const growth = growthOf((length) => readDocument(texts.get(length) ?? ''), size);
    expect(growth).toBeLessThan(MOST_GROWTH);
  },
  120_000,
);
