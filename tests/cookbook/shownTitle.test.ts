import { describe, expect, it } from 'vitest';
import { shownTitle } from '../../src/cookbook/shownTitle';
import { SOUP } from './recipes';

const LONG = 'x'.repeat(118);

it('is the saved title', () => {
  expect(shownTitle({ ...SOUP, title: { text: 'Soup of lentils', version: 1 } })).toBe(
    'Soup of lentils',
  );
});

describe.each([
  ['no title was read yet', SOUP],
  ['the recipe has no title', { ...SOUP, title: { text: null, version: 1 } }],
])('if %s, it is the first line with words', (_, saved) => {
  it.each([
    ['# Lentil soup\n\nBoil.', 'Lentil soup'],
    ['\n\n  Lentil soup  \r\nBoil.', 'Lentil soup'],
    ['```\n---\n> - **Lentil** _soup_ ##', 'Lentil _soup'],
    ['1. Lentil soup', 'Lentil soup'],
    ['2 * 2 eggs & &constructor;', '2 2 eggs & &constructor;'],
    ['# snake_case_soup', 'snake_case_soup'],
    ['# 茶碗蒸し', '茶碗蒸し'],
    ['\u200b\n***', 'Recipe'],
    [`# ${LONG}ab`, `${LONG}ab`],
    [`# ${LONG}🧄🧄`, `${LONG}…`],
    [`# ${' '.repeat(3_000)}\u2028Soup`, 'Soup'],
  ])('%j is called %j', (recipe, title) => {
    expect(shownTitle({ ...saved, recipe })).toBe(title);
  });
});

/** The processor's time for the title of a text of 100 or 300 kB, in ms: the least of some tries. */
function timeOf(piece: string, end: string, length: number): number {
  const saved = { ...SOUP, recipe: piece.repeat(length / piece.length) + end };
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 3; count += 1) {
    const began = process.cpuUsage();
    shownTitle(saved);
    const { user, system } = process.cpuUsage(began);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

it.each([' ', '# ', '*', '_', '1. ', '1', '`', '\n', '> \n', '\u200b', 'a ', '[', '\u{1f3fb}'])(
  'a text of three times the length takes about three times the time: %j',
  (piece) => {
    for (const end of ['', '\u2028', 'x']) {
      const [short, long] = [timeOf(piece, end, 100_000), timeOf(piece, end, 300_000)];
      // Readings of some milliseconds are too short for a ratio. Quadratic time would make it nine.
      expect(long < 20 ? 1 : long / Math.max(short, 7)).toBeLessThan(6);
    }
  },
);
