import { describe, expect, test } from 'vitest';
import { readClaimed } from '../../src/foods/claims/claimed';
import { recognise } from '../../src/foods/recognise';
import { isRecognised, pairsOf } from './blindLines';

const namesIn = (text: string, ...roles: string[]) =>
  recognise(text).foods.flatMap(({ food, role }) => (roles.includes(role) ? [food.name] : []));

describe('the foods of a line', () => {
  test.each([
    ['2 large free-range eggs, beaten', 'egg'],
    ['1 (14 oz) can chopped tomatoes', 'tinned tomato'],
    ['leftover roast chicken', 'cooked chicken'],
    ['juice of 1 lemon', 'lemon juice'],
    ['half a loaf of sourdough', 'sourdough'],
    ['600 g oyster blade of beef', 'beef steak'],
  ])('%s: %s', (text, name) => {
    expect(namesIn(text, 'main')).toEqual([name]);
    expect(recognise(text).unknown).toEqual([]);
  });

  test('an alternative is told apart from a second food', () => {
    const text = 'a handful of parsley (or coriander), salt';
    expect(namesIn(text, 'main')).toEqual(['parsley', 'salt']);
    expect(namesIn(text, 'alternative')).toEqual(['coriander']);
  });

  test.each([
    ['tuna (in oil), salt', 'tuna, oil: aside, salt'],
    ['eggs, no milk, butter', 'egg, milk: negated, butter'],
    ['butter (no milk) or oil', 'butter, milk: negated, oil: alternative'],
    ['milk/cream', 'milk, cream: alternative'],
    ['salt (or pepper), thyme', 'salt, pepper: alternative, thyme'],
  ])('brackets, commas and small words tell the roles of %s', (text, expected) => {
    const roles = recognise(text).foods.map(({ food, role }) =>
      role === 'main' ? food.name : `${food.name}: ${role}`,
    );
    expect(roles.join(', ')).toBe(expected);
  });

  test.each([
    ['dried basil, parsley', ['dried'], []],
    ['tomatoes (dried), basil', ['dried'], []],
  ])('a state belongs to its own food: %s', (text, first, second) => {
    expect(recognise(text).foods.map(({ states }) => [...states])).toEqual([first, second]);
  });

  test.each([
    ['vegan (soft) biscuits, butter', true, false],
    ['gluten-free Zorblax crackers and bread', true, false],
    ['crackers (gluten-free) and bread', true, false],
  ])('a claim belongs to its own food: %s', (text, ...claimed) => {
    expect(readClaimed(text, new Set()).foods.map(({ claims }) => claims.length > 0)).toEqual(
      claimed,
    );
  });

  test('the form of a food reaches the next food alone', () => {
    expect(namesIn('juice of 1 lemon and 1 orange', 'main')).toEqual(['lemon juice', 'orange']);
    expect(namesIn('zest and juice of 1 lemon, juice of 1 lime', 'main')).toEqual([
      'lemon',
      'lime juice',
    ]);
  });

  test('a negated food does not count', () => {
    expect(namesIn('no milk', 'main')).toEqual([]);
    expect(namesIn('0 eggs', 'main')).toEqual([]);
    expect(namesIn('For the sauce:', 'main')).toEqual([]);
  });

  test('a place counts characters', () => {
    const [found] = recognise('200 g Crème fraîche, cold').foods;
    expect(found).toMatchObject({ start: 6, end: 19, words: 'Crème fraîche' });
  });

  test.each(['to serve', 'optional', 'to taste', 'if you like'])('"%s" is optional', (words) => {
    expect(recognise(`parsley, ${words}`).isOptional).toBe(true);
    expect(recognise('parsley').isOptional).toBe(false);
  });
});

describe('misspellings', () => {
  test.each([
    ['brocolli', 'broccoli'],
    ['mozzerella', 'mozzarella'],
    ['peanut buter', 'peanut butter'],
  ])('%s is %s', (written, name) => {
    const [found] = recognise(written).foods;
    expect([found?.food.name, found?.isMisspelt]).toEqual([name, true]);
  });

  test.each(['hello', 'plaster', 'bleach', 'unobtainium', 'candle'])('%s is no food', (word) => {
    expect(recognise(word)).toMatchObject({ foods: [], unknown: [word] });
  });
});

describe('words that the page does not understand', () => {
  test('are reported as written', () => {
    expect(recognise('Death cap mushrooms').unknown).toEqual(['Death']);
    expect(recognise('1 packet Zorblax, chopped').unknown).toEqual(['Zorblax']);
    expect(recognise('tomato box').unknown).toEqual(['box']);
    expect(recognise('a box of tomatoes').unknown).toEqual([]);
  });

  test.each(['egg box', 'cake tin', 'butter knife'])('%s names no food', (thing) => {
    expect(recognise(thing).foods).toEqual([]);
  });
});

test('the foods of lines that other people wrote are recognised', () => {
  const lines = pairsOf('recognise.txt');
  expect(lines.filter(([text, expected]) => !isRecognised(text, expected))).toEqual([]);
});
