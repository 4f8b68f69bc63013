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

/** Texts that take long if anything in the reading is more than linear. */
const LONG: Record<string, (size: number) => string> = {
  'lines of ingredients': (size) => '1 egg\n'.repeat(size),
  'short lines': (size) => 'a\n'.repeat(size),
  'lines of numbers': (size) => '1\n2\n'.repeat(size),
  'a long line': (size) => `2 eggs ${'a '.repeat(size)}`,
  'blanks and a bracket': (size) => `2 eggs${' '.repeat(size)}(`,
  'stamps of messages': (size) => '[1/1/2024, 10:00] A: b\n'.repeat(size),
  'open tags': (size) => `<p>${'<b>'.repeat(size)}`,
  'a comment that never ends': (size) => `<!--${'-'.repeat(size)}`,
  'open strings of JSON': (size) => `["${'\\"'.repeat(size)}`,
  'tables in tables': (size) => `<p>${'<table><tr><td><p>a<p>b'.repeat(size)}`,
  'bullets alone': (size) => '-\n\n'.repeat(size),
  'foods between dashes': (size) => `2 eggs${' – 1 egg'.repeat(size)}`,
  'captions between steps': (size) => '1. Fry it.\n\nThey look well like this.\n\n'.repeat(size),
  commas: (size) => `Ingredients\n${'1 egg, '.repeat(size)}`,
  'a sentence of capitals': (size) => `SAUCE ${'A'.repeat(size)}\n\n2 eggs\n\nFry.`,
};

it.each(Object.entries(LONG))(
  'the time for %s grows in proportion',
  (_, make) => {
    const texts = new Map([500, 4_000].map((size) => [size, make(size)]));
    expect(growthOf((size) => readDocument(texts.get(size) ?? ''), 500)).toBeLessThan(MOST_GROWTH);
  },
  120_000,
);
