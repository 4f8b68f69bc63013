import { describe, expect, it } from 'vitest';
import { foodsOfList, listedFoods, splitFoods, suggestFoods } from '../../src/foods/entries';

describe('suggestions', () => {
  it('have a word that begins with what is typed, the shortest first, six at most', () => {
    expect(suggestFoods('Papr')[0]).toBe('paprika');
    expect(suggestFoods('chick')).toHaveLength(6);
    expect(suggestFoods('oni')).toEqual(expect.arrayContaining(['onion', 'red onion']));
  });

  it('end once the text is a food', () => {
    expect(suggestFoods('onion')).toEqual([]);
    expect(suggestFoods('2 eggs')).toEqual([]);
  });

  it('need two letters, and name no tools', () => {
    expect(suggestFoods('e')).toEqual([]);
    expect(suggestFoods('  ')).toEqual([]);
    expect(suggestFoods('cake ti')).toEqual([]);
  });
});

describe('an ingredient that reads as several', () => {
  it.each([
    ['chicken breast, pasta, cream', ['chicken breast', 'pasta', 'cream']],
    ['2 eggs and 200 g flour', ['2 eggs', '200 g flour']],
    ['eggs + rice; milk', ['eggs', 'rice', 'milk']],
    ['salt & pepper', ['salt', 'pepper']],
    ['eggs, egg', ['eggs', 'egg']],
    ['milk; butter; and cheese', ['milk', 'butter', 'cheese']],
  ])('%s', (text, pieces) => {
    expect(splitFoods(text)).toEqual(pieces);
  });

  it.each([
    'tomatoes, chopped',
    'eggs',
    'half and half',
    'rice pudding',
    'leftover chicken and rice',
    'chicken, rice (leftovers)',
    'chicken, Zorblax',
    'butter or oil',
    'sweet and sour sauce',
    'the rest of the roast chicken, and its gravy boat',
    '',
    'eggs, '.repeat(40),
  ])('not "%s"', (text) => {
    expect(splitFoods(text)).toEqual([]);
  });
});

describe('a line with commas lists', () => {
  it.each([
    ['eggs, rice and milk', ['eggs', 'rice', 'milk']],
    ['eggs,rice;  salt & pepper,', ['eggs', 'rice', 'salt', 'pepper']],
    ['Zorblax, eggs, and Quorblix', ['Zorblax', 'eggs', 'Quorblix']],
    ['eggs, macaroni and cheese', ['eggs', 'macaroni and cheese']],
    ['butter, unsalted', ['butter, unsalted']],
    ['tomatoes, 400 g', ['tomatoes, 400 g']],
    ['garlic, 2 cloves, eggs, 1,5 kg rice', ['garlic, 2 cloves', 'eggs', '1,5 kg rice']],
    ['eggs, carrots, peeled and diced', ['eggs', 'carrots, peeled and diced']],
    ['cake, no nuts, tea', ['cake, no nuts', 'tea']],
    ['sausages (pork, beef), tea', ['sausages (pork, beef)', 'tea']],
    ['eggs, leftover chicken and rice', ['eggs', 'leftover chicken and rice']],
    ['rice and milk', ['rice and milk']],
    [',', [',']],
  ])('%s', (line, foods) => {
    expect(listedFoods(line)).toEqual(foods);
  });

  it('thousands of foods soon', () => {
    const foods = Array.from({ length: 50_000 }, (_, at) => `zorblax ${at}`);
    const start = performance.now();
    expect(listedFoods(foods.join(', '))).toEqual(foods);
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});

it('a list counts as its foods, each once', () => {
  expect(foodsOfList(['eggs and rice', 'chicken, Zorblax', 'rice'])).toEqual([
    'eggs',
    'rice',
    'chicken, Zorblax',
  ]);
});
