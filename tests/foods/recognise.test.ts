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

  test.each([
    ['dried basil, parsley', ['dried'], []],
    ['tomatoes (dried), basil', ['dried'], []],
  ])('a state belongs to its own food: %s', (text, first, second) => {
    expect(recognise(text).foods.map(({ states }) => [...states])).toEqual([first, second]);
  });

  test.each([
    ['vegan biscuits and butter', true, false],
    ['vegan (soft) biscuits, butter', true, false],
    ['gluten-free Zorblax crackers and bread', true, false],
    ['crackers (gluten-free) and bread', true, false],
    ['crackers (gluten-free) on bread', true, false],
  ])('a claim belongs to its own food: %s', (text, ...claimed) => {
    expect(readClaimed(text, new Set()).foods.map(({ claims }) => claims.length > 0)).toEqual(
      claimed,
    );
  });

  test('the form of a food reaches only the next food', () => {
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

  test('a find says between which characters of the line the food is', () => {
    const [found] = recognise('200 g Crème fraîche, cold').foods;
    expect(found).toMatchObject({ start: 6, end: 19, words: 'Crème fraîche' });
  });

  test.each(['optional', 'if you like'])('"%s" is optional', (words) => {
    expect(recognise(`parsley, ${words}`).isOptional).toBe(true);
    expect(recognise('parsley').isOptional).toBe(false);
  });

  test.each(['to serve', 'to taste', 'as needed'])('"%s" is as much as is needed', (words) => {
    expect(recognise(`parsley, ${words}`)).toMatchObject({ isOptional: false, isToServe: true });
    expect(recognise('parsley').isToServe).toBe(false);
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

  test.each(['hello', 'plaster', 'bleach', 'unobtainium', 'candle'])('%s is not a food', (word) => {
    expect(recognise(word)).toMatchObject({ foods: [], unknown: [word] });
  });
});

describe('words that the page does not understand', () => {
  test('are reported as written', () => {
    expect(recognise('Death cap mushrooms').unknown).toEqual(['Death']);
    expect(recognise('1 packet Zorblax, chopped').unknown).toEqual(['Zorblax']);
    expect(recognise('red Zorblax with milk').unknown).toEqual(['Zorblax']);
    expect(recognise('tomato box').unknown).toEqual(['box']);
    expect(recognise('2 x 400 g tins tomatoes').unknown).toEqual([]);
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

const read = (text: string) =>
  recognise(text).foods.map(({ role, food, name, modifiers, states, isMisspelt, words }) => {
    const as = name === food.name ? '' : ` as ${name}`;
    const of = modifiers.length > 0 ? ` of ${modifiers.map((one) => one.name)}` : '';
    const state = states.size > 0 ? `, ${[...states]}` : '';
    return `${role} ${food.name}${as}${of}${state}${isMisspelt ? ', misspelt' : ''} "${words}"`;
  });

describe('each food of a line has a role', () => {
  test.each<[string, string[]]>([
    ['2 eggs, beaten', ['main egg "eggs"']],
    ['tomatoes, dried', ['main tomato, dried "tomatoes"']],
    ['dried tomatoes', ['main sun dried tomato as dried tomato "dried tomatoes"']],
    ['fresh tomatoes', ['main tomato, fresh "tomatoes"']],
    ['smoked salmon', ['main smoked salmon "smoked salmon"']],
    ['1 can (400 g) tomatoes', ['main tinned tomato "tomatoes"']],
    ['tuna in oil', ['main tuna "tuna"', 'aside oil "oil"']],
    ['sardines with lemon', ['main sardine "sardines"', 'aside lemon "lemon"']],
    [
      'steak (with butter), salt',
      ['main beef steak as steak "steak"', 'aside butter "butter"', 'main salt "salt"'],
    ],
    [
      'rice (or pasta) and peas',
      ['main rice "rice"', 'alternative pasta "pasta"', 'main pea "peas"'],
    ],
    ['butter/margarine', ['main butter "butter"', 'alternative margarine "margarine"']],
    [
      'chicken or vegetable stock',
      ['main chicken stock "chicken"', 'alternative vegetable stock "vegetable stock"'],
    ],
    ['zest and juice of 1 lemon', ['main lemon "lemon"']],
    ['lemon zest and juice', ['main lemon zest "lemon zest"', 'main juice "juice"']],
    ['juice or zest of 1 lemon', ['main juice "juice"', 'alternative lemon zest "lemon"']],
    ['or rice', ['main rice "rice"']],
    ['cheese of cheddar', ['main Cheddar "cheese of cheddar"']],
    ['zest of 1 lime', ['main lime zest "lime"']],
    ['peel of 1 orange and 1 lime', ['main orange zest "orange"', 'main lime "lime"']],
    ['lemon chicken', ['main chicken of lemon "chicken"']],
    ['tomato and onion sauce', ['main tomato "tomato"', 'main onion sauce "onion sauce"']],
    ['without milk', ['negated milk "milk"']],
    ['no milk, but eggs', ['negated milk "milk"', 'main egg "eggs"']],
    ['milk (no sugar)', ['main milk "milk"', 'negated sugar "sugar"']],
    [
      'gluten-free flour and bread',
      ['main gluten free flour "gluten-free flour"', 'main bread "bread"'],
    ],
    ['vegan butter', ['main plant butter as vegan butter "vegan butter"']],
    ['cheddar cheese', ['main Cheddar as Cheddar cheese "cheddar cheese"']],
    ['Zorblax with milk', ['main milk "milk"']],
    ['red Zorblax', []],
    ['For the sauce:', ['aside sauce "sauce"']],
    ['For the onion sauce:', ['aside onion sauce "onion sauce"']],
    ['for the pot', []],
    ['butter, for greasing', ['main butter "butter"']],
    ['chilli flakes (optional)', ['main chilli flake "chilli flakes"']],
    ['lemon wedges to serve', ['main lemon as lemon wedge "lemon wedges"']],
    ['chicken [with skin] and rice', ['main chicken "chicken"', 'main rice "rice"']],
    ['cake tin', []],
    ['milk, egg and flour', ['main milk "milk"', 'main egg "egg"', 'main flour "flour"']],
    ['roast chicken', ['main cooked chicken as roast chicken "roast chicken"']],
    ['leftover rice', ['main cooked rice as leftover rice "leftover rice"']],
    ['2 x 400 g tins tomatoes', ['main tinned tomato "tomatoes"']],
    ['cream such as creme fraiche', ['main cream "cream"', 'aside creme fraiche "creme fraiche"']],
    ['butter, like ghee', ['main butter "butter"', 'aside ghee "ghee"']],
  ])('"%s": %j', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });
});

test.each<[string, boolean]>([
  ['onion, tomato', false],
  ['for the pot', false],
  ['2 tbsp oil, plus extra for greasing', false],
  ['butter, for greasing', true],
  ['parsley, to serve', true],
  ['chilli flakes (optional)', true],
  ['lemon wedges to serve', true],
  ['salt, as needed', true],
  ['sugar, for dusting', true],
  ['cream, optionally', true],
  ['2 lemons, with extra wedges to serve', false],
])('"%s" without an amount can be left out: %s', (text, isOptional) => {
  const read = recognise(text);
  expect(read.isOptional || read.isToServe).toBe(isOptional);
});
