import { beforeAll, expect, test } from 'vitest';
import type { Verdict } from '../../src/foods/avoided/allergens';
import { ALLERGENS, type Allergen } from '../../src/foods/contents';
import { learn } from '../../src/foods/languages/learn';
import { pairsOf } from './blindLines';
import { findAllergens } from './findAllergens';

beforeAll(() => Promise.all(['de', 'fr', 'es'].map(learn)), 60_000);

const SAID: readonly [word: string, verdict: Verdict][] = [
  ['contains', 'contains'],
  ['may', 'may contain'],
  ['none', 'nothing'],
];

/** The verdicts of a row by allergen. */
function verdictsIn(expected: string): [Allergen, Verdict][] {
  if (expected === 'clear') return ALLERGENS.map((allergen) => [allergen, 'nothing']);
  return SAID.flatMap(([word, verdict]) => {
    const named = new RegExp(`\\b${word}: ([^;]+)`).exec(expected)?.[1]?.split(', ') ?? [];
    return named.map((name): [Allergen, Verdict] => [name as Allergen, verdict]);
  });
}

function check(row: string) {
  const [, language = 'en', text = ''] = /^(?:(de|fr|es): )?(.*)$/s.exec(row) ?? [];
  const [, sign, line = ''] = /^(>>? )?(.*)$/s.exec(text) ?? [];
  const lines = [{ text: sign ? '1 onion, chopped' : line, isIngredient: true }];
  const heading = sign === '>> ' ? { heading: 'part' as const } : {};
  if (sign) lines.push({ text: line, isIngredient: false, ...heading });
  return findAllergens(lines, language === 'en' ? null : language);
}

test.each(pairsOf('usual.txt'))('"%s" says %s', (row, expected) => {
  const found = check(row);
  const wanted = verdictsIn(expected);
  const said = wanted.map(([allergen]) => [allergen, found.get(allergen)?.verdict]);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(wanted));
  const isUnchecked = [...found.values()].some(({ verdict }) => verdict === 'not checked');
  expect(isUnchecked).toBe(/\bunchecked\b/.test(expected));
});
