import { basename, dirname } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Preferences } from '../../../machines/kitchen/preferences';
import type { Answer } from '../../../machines/kitchen/recipe';
import { checkRecipe } from '../../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../../src/foods/avoided/thingsToAvoid';
import { learn } from '../../../src/foods/languages/learn';
import { createSampleKitchen } from '../../../src/models/sampleKitchen/createSampleKitchen';
import { readText } from '../../../src/reading/document/marks/readText';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { requestOf } from '../../support/requestOf';
import { isFull, sample } from '../../support/sample';
import { problemsOfDish } from './dishProblems';
import { USUAL_LISTS } from './usualLists';

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
  [['pasta', 'tomatoes', 'cheddar', 'garlic'], { allergens: ['milk'] }, /pasta/, /cheddar|butter/i],
  [['chicken', 'potatoes', 'carrots'], { diet: 'vegetarian' }, /otato/, /chicken/i],
  [['rice', 'eggs', 'peas', 'kiwi'], { avoid: ['peas'] }, /rice/i, /\bpeas?\b/i],
  [['bread', 'cheese', 'tomatoes'], { allergens: ['gluten'] }, /tomato/i, /bread|toast/i],
])('%j with %j', async (list, preferences, wanted, unwanted) => {
  const [text] = await cook(list, preferences);
  expect(text).toMatch(wanted);
  expect(text).not.toMatch(unwanted);
});

test.each([
  ['Chicken (leftover; contains milk)'],
  ["yesterday's chicken and rice"],
  ['chicken leftovers'],
])(
  'a visitor who avoids something gets no dish with %s, whose recipe the page does not know',
  async (leftover) => {
    const list = [leftover, 'potatoes', 'carrots'];
    for (const text of await cook(list, { allergens: ['peanuts'] }, 3)) {
      expect(text).toMatch(/potato/i);
      expect(text).not.toMatch(/leftover|yesterday/i);
    }
  },
);

test('its time and its equipment are kept to', async () => {
  const list = ['chicken', 'potatoes', 'carrots', 'tomatoes', 'bread', 'eggs'];
  for (const text of await cook(list, { minutes: 15 }, 3))
    expect(parseRecipe(text).times.total).toBeLessThanOrEqual(15);
  for (const text of await cook(list, { equipment: ['stove'] }, 3))
    expect(text).not.toMatch(/\boven\b/i);
});

test.each([
  [6, 6],
  [null, undefined],
])('for %s people the page shows it for %s', async (people, servings) => {
  const request = requestOf(['rice', 'eggs', 'peas'], { people });
  const answer = await createSampleKitchen().generate(request, new AbortController().signal);
  expect(answer.servings).toBe(servings);
});

describe('if no dish keeps to all that is asked for, it says what is in the way', () => {
  test.each<[string[], Partial<Preferences>, RegExp, Answer['waive']]>([
    [['chicken', 'potatoes'], { minutes: 10 }, /ready in 10 minutes/, [['minutes']]],
    [['lamb chops', 'garlic'], { equipment: ['microwave'] }, /a microwave alone/, [['equipment']]],
    [
      ['lamb chops', 'garlic'],
      { equipment: ['microwave'], minutes: 10 },
      /10 minutes.*microwave/,
      [['minutes', 'equipment']],
    ],
    [['eggs', 'milk'], { allergens: ['eggs', 'milk'] }, /You avoid eggs and milk/, undefined],
    [['eggs', 'milk'], { avoid: ['eggs', '_milk_'] }, /You avoid eggs and \\_milk\\_/, undefined],
    [['chicken', 'bacon'], { diet: 'vegan', minutes: 5 }, /You avoid what is not vegan/, undefined],
  ])('%j with %j', async (list, preferences, words, waive) => {
    const request = requestOf(list, preferences);
    const answer = await createSampleKitchen().generate(request, new AbortController().signal);
    expect(parseRecipe(answer.text).title?.text).toBe('Nothing here fits what you asked for');
    expect(answer.text).toMatch(words);
    expect(answer.waive).toEqual(waive);
  });
});

const AVOIDED: Partial<Preferences>[] = [
  { allergens: ['milk', 'gluten'] },
  { allergens: ['eggs', 'nuts', 'soya', 'celery'] },
  { allergens: ['fish', 'crustaceans', 'molluscs', 'mustard', 'sulphites'] },
  { diet: 'vegan' },
  { diet: 'halal', allergens: ['sesame'] },
  { diet: 'kosher', avoid: ['dairy', 'chicken'] },
];

function foundIn(text: string, preferences: Partial<Preferences>) {
  const things = thingsToAvoid(requestOf([], preferences).preferences);
  const { lines } = readText(text);
  const { results } = checkRecipe(things, lines, { isReadable: true, hasAllIngredients: true });
  return results.filter(({ verdict }) => verdict !== 'nothing');
}

test.each(AVOIDED)(
  'with %j no dish for many lists has any of it, as the page itself checks',
  async (preferences) => {
    let cooked = 0;
    for (const list of sample(USUAL_LISTS, 2).map((one) => one.split(', '))) {
      for (const text of await cook(list, preferences, isFull ? 2 : 1)) {
        if (!text.includes('## Ingredients')) continue;
        cooked += 1;
        expect(foundIn(text, preferences), text).toEqual([]);
      }
    }
    expect(cooked).toBeGreaterThan(isFull ? 2 : 0);
  },
  120_000,
);

test('a swap puts nothing that the visitor avoids in the place of a food', async () => {
  let swapped = 0;
  for (const preferences of AVOIDED.slice(0, 3)) {
    for (const list of USUAL_LISTS.slice(0, isFull ? 40 : 1).map((one) => one.split(', '))) {
      const [recipe = ''] = await cook(list, preferences);
      const [food = ''] = list;
      const wish = { kind: 'change', words: `without ${food}`, without: [food] } as const;
      const request = requestOf(list, preferences, { wish, recipe });
      const { text } = await createSampleKitchen().generate(request, new AbortController().signal);
      if (!text.includes('## Ingredients')) continue;
      swapped += 1;
      const avoid = [...(preferences.avoid ?? []), food];
      expect(foundIn(text, { ...preferences, avoid }), text).toEqual([]);
    }
  }
  expect(swapped).toBeGreaterThan(0);
}, 240_000);

const FILES = import.meta.glob<string>('../../../src/models/sampleKitchen/dishes/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

beforeAll(async () => {
  await Promise.all(['de', 'fr', 'es'].map(learn));
});

/** A full run tries foods in all dishes, which takes minutes. */
const FILLED = sample(Object.keys(FILES), 2);

it.each(Object.entries(FILES))('%s reads and cooks well', { tags: 'rare' }, (path, source) => {
  const language = basename(dirname(path));
  const file = `src/models/sampleKitchen/dishes/${language}/${basename(path)}`;
  const each = FILLED.includes(path) ? 2 : 0;
  const problems = problemsOfDish(source, language, each).map((problem) =>
    /^\d/.test(problem) ? `${file}:${problem}` : `${file}: ${problem}`,
  );
  expect(problems.join('\n')).toBe('');
});
