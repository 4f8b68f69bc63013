import { describe, expect, test } from 'vitest';
import type { Preferences } from '../../../machines/preferences';
import { checkRecipe } from '../../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../../src/foods/avoided/thingsToAvoid';
import { createSampleKitchen } from '../../../src/models/sampleKitchen/createSampleKitchen';
import { multiply } from '../../../src/models/sampleKitchen/quantity';
import { linesOf } from '../../../src/models/sampleKitchen/recipeLines';
import { requestOf } from '../../support/requestOf';
import { sample } from '../../support/sample';
import { makeLists } from './lists';

async function cook(ingredients: readonly string[], preferences: Partial<Preferences>, times = 1) {
  const kitchen = createSampleKitchen();
  const texts: string[] = [];
  for (let time = 0; time < times; time++) {
    const request = requestOf(ingredients, preferences);
    texts.push((await kitchen.generate(request, new AbortController().signal)).text);
  }
  return texts;
}

test.each<[string[], Partial<Preferences>, RegExp, RegExp]>([
  [['pasta', 'tomatoes', 'cheddar', 'garlic'], { allergens: ['milk'] }, /Pasta/, /cheddar|butter/i],
  [['chicken', 'potatoes', 'carrots'], { diet: 'vegetarian' }, /otato/, /chicken/i],
  [['rice', 'eggs', 'peas', 'kiwi'], { avoid: ['peas'] }, /rice/i, /\bpeas?\b/i],
  [['bread', 'cheese', 'tomatoes'], { allergens: ['gluten'] }, /tomato/i, /bread|toast/i],
])('%j with %j', async (list, preferences, wanted, unwanted) => {
  const [text] = await cook(list, preferences);
  expect(text).toMatch(wanted);
  expect(text).not.toMatch(unwanted);
});

test.each([['leftover chicken'], ["yesterday's chicken and rice"], ['chicken leftovers']])(
  'a visitor who avoids something gets no dish with %s, of which nobody knows the recipe',
  async (leftover) => {
    const list = [leftover, 'potatoes', 'carrots'];
    const [plain] = await cook(list, {});
    expect(plain).toMatch(/chicken/i);
    for (const text of await cook(list, { allergens: ['peanuts'] }, 5)) {
      expect(text).toMatch(/potato/i);
      expect(text).not.toMatch(/chicken|\brice\b/i);
    }
  },
);

test.each([
  ['with peanuts', { peanuts: ['contains'] }, false],
  ['that may have peanuts', { peanuts: ['may contain'] }, false],
  ['that could not be checked for peanuts', { peanuts: ['not checked'] }, false],
  ['of which nothing is known', {}, false],
  ['in which no peanuts were found', { peanuts: [], milk: ['contains'] }, true],
] as const)('a leftover %s is left out if it conflicts', async (_, findings, isUsed) => {
  const entry = 'leftover chicken';
  const leftover = { entry, name: entry, cookedAt: '', hasRice: false, findings };
  const request = {
    ...requestOf([entry, 'potatoes', 'carrots'], { allergens: ['peanuts'] }),
    leftovers: [leftover],
  };
  const { text } = await createSampleKitchen().generate(request, new AbortController().signal);
  expect(/chicken/i.test(text)).toBe(isUsed);
});

test('its time and its equipment are kept to', async () => {
  const list = ['chicken', 'potatoes', 'carrots', 'salad', 'tomatoes', 'bread', 'eggs'];
  const quick = await cook(list, { minutes: 15 }, 5);
  for (const text of quick) {
    expect(Number(/ready in about (\d+) minutes/.exec(text)?.[1])).toBeLessThanOrEqual(15);
  }
  const withoutOven = await cook(list, { equipment: ['stove'] }, 5);
  for (const text of withoutOven) expect(text).not.toMatch(/\boven\b/i);
});

test('people are served by larger amounts, unless the list has less', async () => {
  const [two = ''] = await cook(['rice', 'eggs', 'peas'], {});
  const [six = ''] = await cook(['rice', 'eggs', 'peas'], { people: 6 });
  const amount = (text: string, food: string) =>
    Number(new RegExp(`\\| ${food}[^|]*\\| (\\d+)`, 'i').exec(text)?.[1]);
  expect(amount(six, 'eggs')).toBe(3 * amount(two, 'eggs'));
  expect(six).toContain('Serves 6');
  const [short] = await cook(['rice', '2 eggs', 'peas'], { people: 6 });
  expect(short).toContain('Serves 2');
  expect(short).toContain("For 6 you'd need more eggs.");
});

test.each<[string[], Partial<Preferences>, string]>([
  [['eggs', 'milk'], { allergens: ['eggs', 'milk'] }, 'what you avoid'],
  [['chicken', 'potatoes'], { minutes: 15 }, 'the time'],
  [['pasta', 'tomatoes'], { equipment: ['microwave'] }, 'the equipment'],
])('%j with %j: it says what is in the way', async (list, preferences, part) => {
  const [text] = await cook(list, preferences);
  expect(text).toContain('# Nothing here fits your preferences');
  expect(text).toContain(`if you change ${part}.`);
});

const AVOIDED: Partial<Preferences>[] = [
  { allergens: ['milk', 'gluten'] },
  { allergens: ['eggs', 'nuts', 'soya', 'celery'] },
  { allergens: ['fish', 'crustaceans', 'molluscs', 'mustard', 'sulphites'] },
  { diet: 'vegan' },
  { diet: 'halal', allergens: ['sesame'] },
  { diet: 'kosher', avoid: ['dairy', 'chicken'] },
];

describe.each(AVOIDED)('with %j', (preferences) => {
  test('no dish for many lists has any of it, as the page itself checks', async () => {
    const things = thingsToAvoid(requestOf([], preferences).preferences);
    let cooked = 0;
    for (const list of sample(makeLists(200, 12), 4)) {
      for (const text of await cook(list, preferences, 2)) {
        if (!text.includes('## Ingredients')) continue;
        cooked += 1;
        const { results } = checkRecipe(things, linesOf(text).slice(1), {
          isReadable: true,
        });
        const found = results.filter(
          ({ verdict, places }) => verdict !== 'nothing' && places.length > 0,
        );
        expect(found, text).toEqual([]);
      }
    }
    expect(cooked).toBeGreaterThan(0);
  });
});

test('a swap puts nothing that the visitor avoids in the place of a food, and proposes none', async () => {
  let swapped = 0;
  for (const preferences of AVOIDED) {
    const things = thingsToAvoid(requestOf([], preferences).preferences);
    for (const list of sample(makeLists(60, 12), 2)) {
      const [recipe = ''] = await cook(list, preferences);
      for (const food of list.slice(0, 3)) {
        const wish = { kind: 'change', words: `without ${food}`, without: [food] } as const;
        const request = requestOf(list, preferences, { wish, recipe });
        const { text } = await createSampleKitchen().generate(
          request,
          new AbortController().signal,
        );
        const proposed = [...text.matchAll(/^- With ([^:]+):/gm)].map(([, name = '']) => name);
        const isDish = text.includes('## Ingredients');
        const lines = isDish
          ? linesOf(text).slice(1)
          : proposed.map((name) => ({ text: name, isIngredient: true }));
        swapped += lines.length;
        const { results } = checkRecipe(things, lines, { isReadable: true });
        expect(
          results.filter(({ places }) => places.length > 0),
          text,
        ).toEqual([]);
        expect(text).not.toContain('if you change what you avoid');
      }
    }
  }
  expect(swapped).toBeGreaterThan(0);
}, 60_000);

test.each([
  ['200 g', 3, '600 g'],
  ['15 g', 0.5, '8 g'],
  ['1 tin (400 g), drained', 2, '2 tins (400 g), drained'],
  ['2 slices', 0.5, '1 slice'],
  ['½', 3, '1½'],
  ['1 tbsp', 1.5, '1½ tbsp'],
  ['1', 0.5, '½'],
  ['a pinch', 6, 'a pinch'],
  ['1 litre', 3, '3 litres'],
])('%s times %d is %s', (amount, factor, result) => {
  expect(multiply(amount, factor)).toBe(result);
});
