import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkRecipe } from '../../src/foods/checkRecipe';
import * as reading from '../../src/foods/reading';
import * as spelling from '../../src/foods/spelling';
import { thingsToAvoid } from '../../src/foods/thingsToAvoid';
import { timeOf } from '../support/timeOf';

vi.mock('../../src/foods/reading', async (importOriginal) => {
  const original = await importOriginal<typeof reading>();
  return { ...original, readLine: vi.fn(original.readLine) };
});
vi.mock('../../src/foods/spelling', async (importOriginal) => {
  const original = await importOriginal<typeof spelling>();
  return { ...original, correctionOf: vi.fn(original.correctionOf) };
});

const readLine = vi.mocked(reading.readLine);
const correctionOf = vi.mocked(spelling.correctionOf);

const avoid =
  'kiwi mango okra zorblax lychee durian quince salsify turnip swede kale chard leek'.split(' ');
const things = thingsToAvoid({ allergens: ['milk', 'nuts'], diet: 'vegan', avoid });

/** Lines of five words each. */
const linesOf = (words: readonly string[]) =>
  Array.from({ length: words.length / 5 }, (_, at) => ({
    text: words.slice(5 * at, 5 * at + 5).join(' '),
    isIngredient: true,
  }));

/** Words that nobody has used, all with the letter "c" in front. */
const unknown = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const letters = [at % 20, Math.floor(at / 20) % 20, Math.floor(at / 400)];
    return `cruz${letters.map((letter) => 'bcdfghjklmnpqrstvwxz'[letter]).join('')}q`;
  });

beforeEach(() => {
  readLine.mockClear();
  correctionOf.mockClear();
});

describe('the check of a recipe', () => {
  test('reads each line once, however many words are avoided', () => {
    const lines = linesOf(Array.from({ length: 500 }, () => 'onions'));
    checkRecipe(things, lines, { isReadable: true });
    expect(readLine).toHaveBeenCalledTimes(lines.length);
  });

  test('reads a line with a misspelling twice, corrected and as it is', () => {
    const lines = linesOf(Array.from({ length: 500 }, () => 'parmasan'));
    checkRecipe(things, lines, { isReadable: true });
    expect(readLine).toHaveBeenCalledTimes(2 * lines.length);
  });

  test('reads nothing of a language that it cannot check, and says so', () => {
    const lines = linesOf(Array.from({ length: 500 }, () => 'Zwiebeln'));
    const { results, unchecked } = checkRecipe(things, lines, { isReadable: 'foreign' });
    expect(readLine).not.toHaveBeenCalled();
    expect(unchecked).toBe('all');
    expect(new Set(results.map(({ verdict }) => verdict))).toEqual(new Set(['not checked']));
  });

  test('looks up so many unknown words as misspellings, and calls a text with more not checked', () => {
    const check = (count: number) => {
      const steps = unknown(count).map((word) => ({
        text: `Stir the ${word} into the pan and cook it until it is soft.`,
        isIngredient: false,
      }));
      const lines = [{ text: '1 onion', isIngredient: true }, ...steps];
      return checkRecipe(things, lines, { isReadable: true }).unchecked;
    };
    expect(check(50)).toBeNull();
    expect(new Set(correctionOf.mock.calls.flat()).size).toBe(50);
    correctionOf.mockClear();
    expect(check(1_000)).toBe('all');
    expect(new Set(correctionOf.mock.calls.flat()).size).toBeLessThanOrEqual(400);
  });

  test('names so many words that it did not understand, and calls a text with more not checked', () => {
    const check = (count: number) => {
      const lines = unknown(count).map((word) => ({
        text: `2 large fresh ${word}, peeled and finely chopped`,
        isIngredient: true,
      }));
      const { results, unchecked } = checkRecipe(things, lines, { isReadable: true });
      return [results[0]?.places.length, unchecked];
    };
    expect(check(20)).toEqual([20, null]);
    expect(check(200)).toEqual([0, 'all']);
  });
});

test('a misspelt word is searched for once, and its correction is remembered', () => {
  // More different words than are remembered.
  const words = unknown(3_000);
  const others = timeOf(() => words.map(spelling.correctionOf));
  const same = timeOf(() => words.map(() => spelling.correctionOf('parmasan')));
  expect(spelling.correctionOf('parmasan')).toBe('parmesan');
  expect(others / same).toBeGreaterThan(3);
});
