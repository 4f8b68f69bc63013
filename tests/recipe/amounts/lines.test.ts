import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAmounts } from '../../../src/reading/quantities/readAmounts';
import { showOvenTemperatures } from '../../../src/recipe/amounts/ovenTemperatures';
import { applyEdits, showAmounts, type View } from '../../../src/recipe/amounts/showAmounts';
import { once } from '../../support/once';

const VIEWS = {
  half: { factor: 0.5, units: 'original' },
  double: { factor: 2, units: 'original' },
  triple: { factor: 3, units: 'original' },
  metric: { factor: 1, units: 'metric' },
  us: { factor: 1, units: 'us' },
} as const satisfies Record<string, Omit<View, 'language'>>;

const NOT_SCALED = 'not scaled';

/** Base units are g, ml, °C and inches; other units are counted. */
const UNITS: Record<string, [string, number]> = {
  g: ['g', 1],
  kg: ['g', 1_000],
  oz: ['g', 28.35],
  lb: ['g', 453.6],
  ml: ['ml', 1],
  cl: ['ml', 10],
  dl: ['ml', 100],
  l: ['ml', 1_000],
  tsp: ['ml', 4.93],
  tbsp: ['ml', 14.79],
  cup: ['ml', 236.6],
  pint: ['ml', 473.2],
  quart: ['ml', 946.4],
  'fl oz': ['ml', 29.57],
};
const NAMES: [RegExp, string][] = [
  [/\bgrams?\b/g, 'g'],
  [/\blit(?:re|er)s?\b/g, 'l'],
  [/\blbs?\.?(?!\p{L})|\bpounds?\b/gu, 'lb'],
  [/\bfluid ounces?\b/g, 'fl oz'],
  [/\bounces?\b|\boz\b\.?/g, 'oz'],
  [/\btablespoons?\b|\bTbsp\b|\btbsps\b/g, 'tbsp'],
  [/\bteaspoons?\b/g, 'tsp'],
  [/\b(cup|pint|quart)s\b/g, '$1'],
  [/\bqts?\b/g, 'quart'],
];
const SIGNS: Record<string, number> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
};

function amountsOf(line: string): { base: string; value: number }[] {
  let text = line.replace(/(\d)(?=\p{L})/gu, '$1 ');
  for (const [pattern, name] of NAMES) text = text.replace(pattern, name);
  const numbers =
    /(\d+\/\d+|\d+(?:\.\d+)?)?\s?(?:([¼½¾⅓⅔⅛⅜⅝⅞])|(\d+)\/(\d+)(?!\d))?(?:\s?(fl oz|kg|g|oz|lb|ml|cl|dl|l|tsp|tbsp|cup|pint|quart)(?!\p{L}))?/gu;
  const found: { base: string; value: number }[] = [];
  let end = -1;
  for (const match of text.matchAll(numbers)) {
    const [whole, digits = '', sign = '', above, below, unit = ''] = match;
    if (!digits && !sign) continue;
    const [top, bottom] = digits.split('/').map(Number);
    const integer = bottom ? (top ?? 0) / bottom : Number(digits);
    const fraction = sign ? (SIGNS[sign] ?? 0) : below ? Number(above) / Number(below) : 0;
    const [base, size] = UNITS[unit] ?? ['count', 1];
    const value = (integer + fraction) * size;
    const last = found.at(-1);
    const isJoined = /^[\s+]*$/.test(text.slice(end, match.index)) && last?.base === base;
    if (last && isJoined && base !== 'count') last.value += value;
    else found.push({ base, value });
    end = match.index + whole.length;
  }
  return found;
}

/** Rounding may differ. */
function areAlike(one: string, other: string): boolean {
  const [mine, theirs] = [amountsOf(one), amountsOf(other)];
  return (
    mine.length === theirs.length &&
    mine.every(({ base, value }, at) => {
      const their = theirs[at];
      return their?.base === base && Math.abs(value - their.value) <= 0.07 * their.value;
    })
  );
}

/** How many lines may stay unchanged although their author would change them. */
const MOST_LEFT = 4;

function readRows() {
  return readFileSync(new URL('lines.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((row) => {
      if (!row || row.startsWith('#')) return [];
      const [line = '', ...fields] = row.split(' | ');
      const expected = new Map(
        fields.map((field) => {
          const [name = '', ...rest] = field.split(': ');
          return [name, rest.join(': ').split(' // ')];
        }),
      );
      // The page leaves such a line alone, but marks a digit in it.
      const isUnscaled = fields[0] === NOT_SCALED;
      return { line, expected, isUnscaled };
    });
}

/** The author lists only what changes. */
function acceptedOf(
  { line, expected, isUnscaled }: ReturnType<typeof readRows>[number],
  name: string,
): string[] {
  return isUnscaled ? [line, NOT_SCALED] : (expected.get(name) ?? [line]);
}

function show(line: string, view: View): string {
  const edits = showAmounts(line, readAmounts(line, view.language), view);
  if (!edits) return NOT_SCALED;
  if (edits.length > 0 || view.units === 'original') return applyEdits(line, edits);
  return applyEdits(line, showOvenTemperatures(line, view.units));
}

const plain = (line: string) =>
  line
    .replace(/(\d)(?=(?:g|kg|ml|cl|l|oz|lb)\b)/g, '$1 ')
    .replace(/\babout (?=[\d½¼¾⅓⅔⅛⅜⅝⅞])/g, '');

describe.each(Object.entries(VIEWS))('lines.txt, written before it was tried: %s', (name, view) => {
  const judged = once(() =>
    readRows().map((row) => {
      const { line } = row;
      const accepted = acceptedOf(row, name);
      const shown = show(line, { ...view, language: 'en' });
      if (accepted.some((one) => plain(one) === plain(shown)))
        return { verdict: 'right', shown, line };
      const stays = shown === NOT_SCALED || (view.factor === 1 && shown === line);
      if (stays) return { verdict: NOT_SCALED, shown, line, accepted };
      const isAlike = accepted.some((one) => one !== line && areAlike(one, shown));
      return { verdict: isAlike ? 'right amount' : 'wrong', shown, line, accepted };
    }),
  );

  it('has no wrong amount', () => {
    expect(judged().filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  });

  it('leaves few lines alone that could be scaled or converted', () => {
    const left = judged().filter(({ verdict }) => verdict === NOT_SCALED);
    const steps = left.filter(({ line }) => /°|degrees|\d+ ?[CF]\b/.test(line));
    expect(left.length - steps.length).toBeLessThanOrEqual(MOST_LEFT);
  });
});
