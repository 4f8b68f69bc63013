import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { compare } from '../../src/amounts/compare';
import { needsOf } from '../../src/amounts/needsOf';
import { scaleRecipe } from '../../src/amounts/scaling/scaleRecipe';
import { applyEdits, showAmounts } from '../../src/amounts/scaling/showAmounts';
import { mergeDinners } from '../../src/amounts/shopping/mergeDinners';
import { readFoods } from '../../src/foods';
import { parseRecipe, readAmounts, readText } from '../../src/reading';
import { aKitchen, LIST_TOOLS } from '../support/kitchens';

const rows = readFileSync('src/amounts/weights/weights.txt', 'utf8')
  .split('\n')
  .filter((row) => row.includes(' | ') && !row.startsWith('#'));

/** The first rows hold words. */
const WORDS = /^(?:a little|pack|plain|smaller|small pack) \|/;
const foods = rows.filter((row) => !WORDS.test(row));

it('each weight names its source', () => {
  expect(foods.length).toBeGreaterThan(100);
  for (const row of foods) expect(row).toMatch(/ \/\/ (?:USDA \d{5}|(?:KA|CL|BBC): \w)/);
});

it('each name of the table is a food as the page calls it', () => {
  const names = foods.flatMap((row) => row.split(' | ')[0]?.split(', ') ?? []);
  for (const name of names) {
    const [[found] = []] = readFoods(name, null, []).groups;
    expect([found?.identity, found?.name], name).toContain(name);
  }
  expect(new Set(names).size).toBe(names.length);
});

const textOf = (line: string, steps = '1. Cook it all in a pan.\n2. Serve it.') =>
  `# Dish\n\nServes 4\n\n## Ingredients\n\n- ${line}\n- 1 tsp salt\n\n## Method\n\n${steps}\n`;

const useOf = (have: string, line: string) =>
  compare(needsOf(parseRecipe(textOf(line))), aKitchen(have.split('; '))).needs[0]?.use;

describe('whether it is enough', () => {
  test.each([
    // Even the low weight covers it.
    ['4 chicken breasts', '500 g chicken breast', 'yes'],
    ['1 tin chopped tomatoes', '400 g chopped tomatoes', 'yes'],
    ['2 tins chickpeas', '400 g chickpeas', 'yes'],
    ['5 carrots', '200 g carrots', 'yes'],
    ['250 g butter', '1 stick butter', 'yes'],
    ['1 l milk', '2 cups milk', 'yes'],
    ['500 ml milk', '2 cups milk', 'yes'],
    ['1 head garlic', '3 cloves garlic', 'yes'],
    ['200 g cheddar', '1 cup grated cheddar', 'yes'],
    ['400 g mushrooms', '10 mushrooms', 'yes'],
    ['4 salmon fillets', '400 g salmon', 'yes'],
    ['8 chicken thighs', '700 g chicken thighs', 'yes'],
    ['1 jar passata', '400 g strained tomatoes', 'yes'],
    ['2 tins coconut milk', '400 ml coconut milk', 'yes'],
    // Tins hold cooked food, and are as heavy as what is drained.
    ['2 tins chickpeas', '240 g cooked chickpeas (drained weight)', 'yes'],
    // The table has no weight of such a food, or of such a tin.
    ['10 baby carrots', '400 g carrots', 'check'],
    ['10 mini bagels', '600 g bagels', 'check'],
    ['1 small tin chopped tomatoes', '400 g chopped tomatoes', 'check'],
    ['1 small jar passata', '500 g passata', 'check'],
    ['100 g spinach', '2 cups packed spinach', 'check'],
    // Even the high one does not.
    ['2 chicken breasts', '900 g chicken breast', 'no'],
    ['1 tin chopped tomatoes', '800 g chopped tomatoes', 'no'],
    ['1 tin tuna', '300 g tuna', 'no'],
    ['200 g flour', '2 cups flour', 'no'],
    ['1 cup rice', '300 g rice', 'no'],
    ['2 onions', '500 g onions', 'no'],
    ['500 g chicken breast', '4 chicken breasts', 'no'],
    ['4 chicken thighs', '1.5 kg chicken thighs', 'no'],
    ['1 jar passata', '1.5 kg passata', 'no'],
    ['2 tins chickpeas', '1 kg cooked chickpeas', 'no'],
    ['1 can coconut milk', '1200 ml coconut milk', 'no'],
    // In between, or without a row.
    ['2 carrots', '150 g carrots (grated)', 'check'],
    ['1 can sweetcorn', '200 g sweetcorn, drained', 'check'],
    ['1 tin chickpeas', '240 g cooked chickpeas', 'check'],
    ['1 x 400 g tin chickpeas', '400 g cooked chickpeas', 'check'],
    ['300 g chickpeas', '300 g cooked chickpeas', 'check'],
    ['2 chicken breasts', '500 g chicken breasts', 'check'],
    ['250 g flour', '2 cups flour', 'check'],
    ['1 tin chickpeas', '400 g chickpeas', 'check'],
    ['1 bag flour', '500 g flour', 'check'],
    ['1 can coconut milk', '400 ml coconut milk', 'check'],
    ['2 chicken breasts', '600 g chicken', 'check'],
    ['1 chicken', '600 g chicken breast', 'check'],
    ['2 salmon fillets', '300 g salmon', 'check'],
    ['1 pack bacon', '200 g bacon', 'check'],
    // A kitchen counts none of it.
    ['1 bottle olive oil', '100 ml olive oil', 'unknown'],
    ['1 jar cumin', '2 tsp cumin', 'unknown'],
    ['1 jar pesto', '4 tbsp pesto', 'unknown'],
    ['1 bunch parsley', '3 sprigs parsley', 'unknown'],
    ['some rice', '200 g rice', 'unknown'],
    // What is certain
    ['6 eggs', '6 eggs', 'yes'],
    ['1 onion', '2 onions', 'no'],
    ['1 tin chickpeas', '1 x 400 g tin chickpeas', 'yes'],
  ])('of %s, "%s": %s', (have, line, enough) => {
    expect(useOf(have, line)?.enough).toBe(enough);
  });

  it('a usual weight says that it is one, and uses up nothing', () => {
    expect(useOf('2 chicken breasts', '900 g chicken breast')).toMatchObject({
      enough: 'no',
      isAbout: true,
      isWhole: false,
      short: { unit: 'gram', value: 483 },
    });
    expect(useOf('2 chicken breasts', '500 g chicken breast')?.isWhole).toBe(false);
    expect(useOf('2 onions', '3 onions')).toMatchObject({ isAbout: false, isWhole: true });
  });
});

describe('the shopping list', () => {
  const listOf = (have: string, line: string, units: 'original' | 'metric' = 'original') =>
    mergeDinners([{ id: '1', title: 'Dish', text: textOf(line), servings: null }], {
      ...LIST_TOOLS,
      units,
      kitchen: aKitchen([...have.split('; '), 'salt']),
    });

  it('has what is too little by its usual weight, with about how much is missing', () => {
    const [line] = listOf('2 chicken breasts', '900 g chicken breast').buy;
    expect(line).toMatchObject({ text: 'chicken breast, about 480 g more' });
    expect(line?.note).toBe('You have 2 chicken breasts and need 900 g.');
  });

  it('has what a cook has to look at, and says so', () => {
    const [line] = listOf('1 bag flour', '500 g flour').buy;
    expect(line?.note).toBe('Check: you have 1 bag flour, and it takes 500 g.');
  });

  it('says of what is about enough that it is about', () => {
    const { buy, atHand } = listOf('4 chicken breasts', '500 g chicken breast');
    expect(buy).toEqual([]);
    expect(atHand.map(({ text }) => text)).toContain('chicken breast, 500 g (about enough)');
  });
});

const inMetric = (line: string) => {
  const view = { factor: 1, units: 'metric', language: null } as const;
  return applyEdits(line, showAmounts(line, readAmounts(line, null), view) ?? []);
};

describe('metric units', () => {
  test.each([
    ['1½ cups flour', 'about 180 g flour'],
    ['1 cup all-purpose flour, sifted', 'about 120 g all-purpose flour, sifted'],
    ['1-2 cups sugar', 'about 200-400 g sugar'],
    ['1 cup packed light brown sugar', 'about 210 g packed light brown sugar'],
    ['2 tbsp unsalted butter', 'about 28 g unsalted butter'],
    ['½ cup (1 stick) butter, melted', 'about 115 g butter, melted'],
    ['1 cup basmati rice', 'about 185 g basmati rice'],
    ['1 cup rolled oats', 'about 90 g rolled oats'],
    ['2 cups old-fashioned rolled oats', 'about 180 g old-fashioned rolled oats'],
    ['½ cup cornstarch', 'about 64 g cornstarch'],
    ['1 cup quinoa, rinsed', 'about 170 g quinoa, rinsed'],
    ['½ cup cocoa powder', 'about 42 g cocoa powder'],
    ['1 cup chopped walnuts', 'about 117 g chopped walnuts'],
    ['1 cup pecan halves', 'about 100 g pecan halves'],
    ['1 cup sliced almonds', 'about 92 g sliced almonds'],
    ['1 cup cheddar, grated', 'about 113 g cheddar, grated'],
  ])('show cups of dry food in grams: %s', (line, shown) => {
    expect(inMetric(line)).toBe(shown);
  });

  test.each([
    ['1 cup milk', '240 ml milk'],
    ['4 cups chicken broth', '960 ml chicken broth'],
    ['1 cup yoghurt', '240 ml yoghurt'],
    ['½ cup olive oil', '120 ml olive oil'],
    ['1 cup water', '240 ml water'],
  ])('leave liquids in millilitres: %s', (line, shown) => {
    expect(inMetric(line)).toBe(shown);
  });

  test.each([
    '1 cup cooked rice',
    '1 cup cooked quinoa',
    '1 cup oat groats',
    '1 cup oat bran',
    '1 cup loosely packed brown sugar',
    '2 heaped tbsp flour',
    '1 tbsp curing salt',
    '1 tsp instant yeast',
    '1 tbsp powdered gelatine',
    '3 tsp infant formula',
    '2 tbsp honey',
    '1 cup spinach',
    '½ cup chocolate chips',
    '1 tbsp walnuts or pecans',
    '1½ cups all-purpose flour (190 g)',
  ])('keep what is another thing, or another state: %s', (line) => {
    expect(inMetric(line)).toBe(line);
  });

  it('change no amount by more than 2 %', () => {
    for (let quarters = 1; quarters < 40; quarters += 1) {
      const shown = inMetric(`${quarters / 4} cups milk`);
      const [, number = '', unit = ''] = /^([\d.]+) (ml|l) milk$/.exec(shown) ?? [];
      const value = Number(number) * (unit === 'l' ? 1_000 : 1);
      expect(Math.abs(value / ((quarters / 4) * 236.588) - 1), shown).toBeLessThanOrEqual(0.02);
    }
  });

  it('are the same in the steps as in the list', () => {
    const reading = readText(
      textOf('1½ cups flour', '1. Mix 1 cup flour with the salt.\n2. Add ½ cup flour and bake.'),
    );
    const view = { factor: 1, units: 'metric', language: reading.document.language } as const;
    const shown = scaleRecipe(reading, () => view);
    expect(shown.lineOf(0)).toBe('about 180 g flour');
    expect(shown.stepText('Mix 1 cup flour with the salt.')).toBe(
      'Mix about 120 g flour with the salt.',
    );
    expect(shown.stepText('Add ½ cup flour and bake.')).toBe('Add about 60 g flour and bake.');
  });
});
