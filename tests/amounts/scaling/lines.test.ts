import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { showOvenTemperatures } from '../../../src/amounts/scaling/ovenTemperatures';
import { applyEdits, showAmounts, type View } from '../../../src/amounts/scaling/showAmounts';
import { readAmounts } from '../../../src/reading/quantities/readAmounts';
import { once } from '../../support/once';

const VIEWS = {
  half: { factor: 0.5, units: 'original' },
  double: { factor: 2, units: 'original' },
  triple: { factor: 3, units: 'original' },
  metric: { factor: 1, units: 'metric' },
  us: { factor: 1, units: 'us' },
} as const satisfies Record<string, Omit<View, 'language'>>;

const NOT_SCALED = 'not scaled';

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
      return { verdict: 'wrong', shown, line, accepted };
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
