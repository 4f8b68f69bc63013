import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkRecipe } from '../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';
import { type Allergen, type Diet, isAllergen } from '../../src/foods/contents';
import { learn } from '../../src/foods/languages/learn';

const SALT: Readonly<Record<string, string>> = {
  en: '1 pinch of salt',
  xx: '1 pinch of salt',
  de: '1 Prise Salz',
  fr: '1 pincée de sel',
  es: '1 pizca de sal',
};

/**
 * Rows `language | avoided | verdict | lines`. A tick begins with a plus. `xx` is English once a visitor
 * has typed a word, which fetches the names of all additives.
 */
const CASES = readFileSync(new URL('./relations.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .flatMap((row) => {
    const [code = '', word = '', verdict = '', lines = ''] = row.split(' | ');
    return lines.split('; ').map((line) => [word, verdict, line, code] as const);
  });

function verdictOn(code: string, word: string, line: string) {
  const tick = word.startsWith('+') ? (word.slice(1) as Allergen | Diet) : undefined;
  const things = thingsToAvoid({
    allergens: tick && isAllergen(tick) ? [tick] : [],
    diet: tick && !isAllergen(tick) ? tick : null,
    avoid: tick ? [] : [word],
  });
  const lines = [SALT[code] ?? '', line].map((text) => ({ text, isIngredient: true }));
  return checkRecipe(things, lines, {
    isReadable: true,
    language: code === 'xx' ? 'en' : code,
    hasAllIngredients: true,
  }).results[0]?.verdict;
}

describe('what is the same, a kind of it, or made of it is found in both directions', () => {
  describe('before any other language has arrived', () => {
    const english = CASES.filter(([, , , code]) => code === 'en');

    test.each(english)('%s: %s, in "%s"', (word, verdict, line, code) => {
      expect(verdictOn(code, word, line)).toBe(verdict);
    });
  });

  describe('in four languages', () => {
    beforeAll(() => Promise.all(['de', 'fr', 'es', 'zxx'].map(learn)), 60_000);

    test.each(CASES)('%s: %s, in "%s" (%s)', (word, verdict, line, code) => {
      expect(verdictOn(code, word, line)).toBe(verdict);
    });
  });
});
