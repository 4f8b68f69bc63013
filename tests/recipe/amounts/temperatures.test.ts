import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/recipe/amounts/edits';
import { showOvenTemperatures } from '../../../src/recipe/amounts/ovenTemperatures';

/** How many sentences may stay unchanged although their author would convert them. */
const MOST_LEFT = 0;

const rows = readFileSync(join(import.meta.dirname, 'temperatures.txt'), 'utf8')
  .split('\n')
  .filter((row) => row && !row.startsWith('#'))
  .flatMap((row) => {
    const [start = '', ...fields] = row.split(' | ');
    const sentence = start.replace(/^\[\w\w\] /, '');
    return fields.map((field) => {
      const [units = '', ...rest] = field.split(': ');
      const accepted = rest
        .join(': ')
        .split(' // ')
        .map((one) => (one.trim() === 'as is' ? sentence : one));
      return { sentence, units: units.trim() as 'us' | 'metric', accepted };
    });
  });

const plain = (text: string) => text.replace(/\s*°\s*/g, '°').replace(/(\d)\s(?=[CF]\b)/g, '$1');

const those = (wanted: string) =>
  rows.flatMap(({ sentence, units, accepted }) => {
    const shown = applyEdits(sentence, showOvenTemperatures(sentence, units));
    const isRight = accepted.some((one) => plain(one) === plain(shown));
    const verdict = isRight ? 'right' : shown === sentence ? 'left' : 'wrong';
    return verdict === wanted ? [{ sentence, units, shown, accepted }] : [];
  });

describe('temperatures.txt, written before it was tried', () => {
  it('has no wrong temperature', () => {
    expect(those('wrong')).toEqual([]);
  });

  it('leaves few temperatures alone that could be converted', () => {
    expect(those('left').length).toBeLessThanOrEqual(MOST_LEFT);
  });

  it('has been read', () => {
    expect(rows.length).toBeGreaterThan(100);
  });
});
