import { describe, expect, test, vi } from 'vitest';
import type { RecipeLine } from '../../src/foods/avoided/allergens';
import { checkRecipe } from '../../src/foods/avoided/checkRecipe';
import { type ThingToAvoid, thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';
import { correctionOf } from '../../src/foods/text/spelling';
import { timeOf } from '../support/timeOf';

const avoidingWords = (avoid: readonly string[]) =>
  thingsToAvoid({ allergens: ['milk', 'nuts'], diet: 'vegan', avoid });
const ONE = avoidingWords(['kiwi']);
const MANY = avoidingWords(
  'kiwi mango okra zorblax lychee durian quince salsify turnip swede kale chard leek'.split(' '),
);

const ingredients = (count: number, text: string): RecipeLine[] =>
  Array.from({ length: count }, () => ({ text, isIngredient: true }));

/** Words that no other text has, all with "c" in front. */
const unknown = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const letters = [at % 20, Math.floor(at / 20) % 20, Math.floor(at / 400)];
    return `cruz${letters.map((letter) => 'bcdfghjklmnpqrstvwxz'[letter]).join('')}q`;
  });

function textsRead(things: readonly ThingToAvoid[], lines: readonly RecipeLine[]): number {
  const matchAll = vi.spyOn(String.prototype, 'matchAll');
  checkRecipe(things, lines, { isReadable: true });
  const { length } = matchAll.mock.calls;
  matchAll.mockRestore();
  return length;
}

describe('the check of a recipe', () => {
  test.each(['200 g rice', '200 g crumbule'])(
    'reads "%s" as often for many words as for one',
    (text) => {
      const more = (count: number) =>
        textsRead(MANY, ingredients(count, text)) - textsRead(ONE, ingredients(count, text));
      expect(more(200)).toBe(more(100));
    },
  );

  test('looks up a limited number of misspellings, and calls a text with more not checked', () => {
    const check = (count: number) => {
      const steps = [...unknown(count), 'parmasan'].map((word) => ({
        text: `Stir the ${word} into the pan and cook it until it is soft.`,
        isIngredient: false,
      }));
      const lines = [...ingredients(1, '1 onion'), ...steps];
      const { results, unchecked } = checkRecipe(ONE, lines, { isReadable: true });
      return [results[0]?.places.map(({ words }) => words), unchecked];
    };
    expect(check(50)).toEqual([['parmasan'], null]);
    expect(check(1_000)).toEqual([[], 'all']);
  });

  test('names a limited number of unknown words, and calls a text with more not checked', () => {
    const check = (count: number) => {
      const lines = unknown(count).map((word) => ({
        text: `2 large fresh ${word}, peeled and finely chopped`,
        isIngredient: true,
      }));
      const { results, unchecked } = checkRecipe(MANY, lines, { isReadable: true });
      return [results[0]?.places.length, unchecked];
    };
    expect(check(20)).toEqual([20, null]);
    expect(check(200)).toEqual([0, 'all']);
  });
});

test('the page looks up a misspelt word once, and remembers its correction', () => {
  // More different words than the page remembers.
  const words = unknown(6_000);
  const others = timeOf(() => words.map(correctionOf));
  const same = timeOf(() => words.map(() => correctionOf('parmasan')));
  expect(correctionOf('parmasan')).toBe('parmesan');
  expect(others / same).toBeGreaterThan(3);
});
