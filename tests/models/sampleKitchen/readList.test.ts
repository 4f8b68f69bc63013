import { describe, expect, it, test } from 'vitest';
import { readList } from '../../../src/models/sampleKitchen/readList';
import { HOSTILE, STRANGERS } from './lists';

const read = (...askedWith: string[]) => readList({ askedWith, useUp: [] });
const wordFor = (entry: string) => read(entry).known[0]?.word;

test.each([
  ['2 eggs', 'eggs'],
  ['a can of chickpeas', 'chickpeas'],
  ['2 x 400g tins of chickpeas', 'chickpeas'],
  ['2 tins of tuna', 'tuna'],
  ['1.5 lb boneless, skinless chicken breasts', 'chicken breasts'],
  ['tomatoes, chopped', 'tomatoes'],
  ['tomatos', 'tomatoes'],
  ['parmesean', 'Parmesan'],
  ['half an onion', 'onion'],
  ['frozen peas', 'frozen peas'],
  ['gluten-free pasta', 'gluten-free pasta'],
  ['leftover chicken', 'leftover chicken'],
  ['GREEK YOGURT', 'Greek yogurt'],
  ['some cheddar', 'Cheddar'],
  ['**eggs**', 'eggs'],
])('%s is called %s', (entry, word) => {
  expect(wordFor(entry)).toBe(word);
});

test.each([
  ...STRANGERS.filter(
    (entry) => !['vegan sausage', 'rice paper', 'chocolate eggs'].includes(entry),
  ),
  ...HOSTILE.filter((entry) => entry !== '**bold** eggs'),
  'raw kidney beans',
  'green potato',
  'frozen eggs',
  'egg cup',
  'without eggs',
  'eggs?',
  '-2 eggs',
  '{eggs}',
  'eggs | milk',
  'sauce',
  'pasta or rice',
])('%j fills no slot', (entry) => {
  expect(read(entry).known).toEqual([]);
});

describe('a list', () => {
  it('counts what reads as several foods as these, also to use up', () => {
    const { known } = readList({
      askedWith: ['2 eggs and some rice', 'leek, soap'],
      useUp: ['2 eggs and some rice'],
    });
    expect(known.map(({ food, isUsedUp }) => [food.food.name, isUsedUp])).toEqual([
      ['egg', true],
      ['rice', true],
    ]);
  });

  it('is the same in any order, case and spacing', () => {
    expect(read(' Rice ', 'EGGS', 'rice').key).toBe(read('eggs', 'rice').key);
  });

  it('with thousands of entries has at most a hundred foods', () => {
    const many = Array.from({ length: 3_000 }, (_, at) => `${at} eggs`);
    expect(read(...many).known).toHaveLength(100);
  });
});
