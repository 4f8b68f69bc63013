import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextLimiter, limitText } from '../../src/ui/limitText';
import { isFull } from '../support/sample';

const SKIN = '\u{1f3fb}';
const MARKS = /(?:\p{M}|\p{Emoji_Modifier}|[\u0e33\u0eb3\u200c]|\u200d)+/gu;
const NOT_JOINING = /\p{M}|\p{Emoji_Modifier}|[\u0e33\u0eb3\u200c]/gu;

describe('a text that fits is shown whole', () => {
  it.each([
    ['a recipe', '# Soup\n\n1. Boil **500 g** of leeks for 10 minutes.\n'],
    ['marks that a language writes', 'e\u0301 👩\u{1f3fd}\u200d🍳 n\u0e49\u0e33 Z͑ͫ̓a'],
    ['a long address', `https://example.com/${'recipe/'.repeat(25)}`],
    ['Chinese without a blank', '水烧开后下面条，煮三分钟。'.repeat(100)],
    ['Japanese without a blank', 'おいしいカレーのつくりかた。'.repeat(100)],
    ['broken characters', '\ud800 a \udc00'],
  ])('if it is %s', (_, text) => expect(limitText(text)).toBe(text));
});

it.each([
  ['accents', `a${'\u0301'.repeat(1_000)}b`, `a${'\u0301'.repeat(30)}b`],
  ['colours of skin', `👍${SKIN.repeat(16_000)}`, `👍${SKIN.repeat(30)}`],
  ['joiners', `a${'\u200d\u200c'.repeat(500)}b`, `a${'\u200d\u200c'.repeat(15)}b`],
  ['vowels', `\u0e01${'\u0e33'.repeat(500)}`, `\u0e01${'\u0e33'.repeat(30)}`],
])('of a run of %s, 30 are shown', (_, text, shown) =>
  expect(limitText(text, Infinity)).toBe(shown),
);

it.each([
  ['dots and slashes', './'],
  ['stars and letters', '*a'],
  ['Arabic letters', 'ب'],
  ['joined emoji', '👩\u200d'],
  ['word joiners', '\u2060a'],
])('a run of %s gets a line break after 200 characters', (_, unit) => {
  const shown = limitText(unit.repeat(30_000), Infinity);
  // A joiner stays with the last character.
  expect(longestRun(shown)).toBeLessThanOrEqual(200 + 1);
  expect(shown.replaceAll('\n', '')).toBe(unit.repeat(30_000));
});

it('a run that goes on in the next element is one run', () => {
  const limit = createTextLimiter();
  const shown = Array.from({ length: 1_000 }, () => limit('.a.')).join('');
  expect(longestRun(shown)).toBe(200);
  const marks = createTextLimiter();
  const marked = `a${Array.from({ length: 1_000 }, () => marks('\u0301')).join('')}`;
  expect(marked).toHaveLength(1 + 30);
});

it('the end of an endless name is not shown', () => {
  const shown = limitText('soup '.repeat(200_000));
  expect(shown).toHaveLength(2_000 + 1);
  expect(shown.endsWith('…')).toBe(true);
});

it('whatever the text, no run is longer, and nothing else of the text changes', () => {
  const character = fc.oneof(
    fc.constantFrom('.', 'a', ' ', '\n', '\u0301', SKIN, '\u200d', '漢', '\u0e33', '\ud800'),
    fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(character, fc.integer({ min: 1, max: 300 }))), (parts) => {
      const text = parts.map(([unit, count]) => unit.repeat(count)).join('');
      const shown = limitText(text, Infinity);
      expect(longestRun(shown)).toBeLessThanOrEqual(200 + 30);
      expect(longestMarks(shown)).toBeLessThanOrEqual(30);
      const bare = (value: string) => value.replace(MARKS, '').replaceAll('\n', '');
      expect(bare(shown)).toBe(bare(text));
    }),
    { numRuns: isFull ? 100 : 8 },
  );
});

/** Counts the characters between two blanks, or two Chinese or Japanese ones. */
function longestRun(text: string): number {
  return Math.max(
    ...text
      .replace(NOT_JOINING, '')
      .split(/[\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u)
      .map((run) => [...run].length),
  );
}

function longestMarks(text: string): number {
  return Math.max(0, ...(text.match(MARKS) ?? []).map((run) => [...run].length));
}
