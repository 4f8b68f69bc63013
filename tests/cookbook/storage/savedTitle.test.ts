import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  loadTitleReader,
  TITLE_VERSION,
  TitleSchema,
} from '../../../src/cookbook/storage/savedTitle';

it.each([
  ['Here is a recipe:\n\n## Lentil soup\n\n1. Boil', 'Lentil soup'],
  ['Boil water. Add the rice, stir it and wait until it is done.', null],
  [`# ${'x'.repeat(118)}𝒳𝒳`, `${'x'.repeat(118)}…`],
  [
    'Here is a recipe for you:\n\n- salt\n- 200 g rice\n- 2 eggs, beaten\n- 1 onion\n- 1 egg',
    'Rice, eggs, onion',
  ],
  // The page shows these as plain text.
  [`# Soup\n\n${'>'.repeat(40_000)}`, null],
])('the recipe reader finds the title of %j', async (recipe, text) => {
  const { needs: _, ...title } = (await loadTitleReader())(recipe);
  expect(title).toEqual({ text, version: TITLE_VERSION });
});

it.each([
  ['# Pie\n\nServes 2–3 · 80 minutes', { servings: '2–3 servings', minutes: 80 }],
  ['# Bread\n\nServes 1', { servings: '1 serving' }],
  ['# Bread\n\n- **Yield:** 2 loaves', { servings: '2 loaves' }],
  // The text does not say what the number counts.
  ['# Bread\n\n- **Yield:** 12', {}],
])('the recipe reader finds the servings and the time of %j', async (recipe, facts) => {
  const { text: _, version: __, ...found } = (await loadTitleReader())(recipe);
  expect(found).toEqual(facts);
});

it('the recipe reader finds the foods that a recipe needs, if it can compare it with a list', async () => {
  const read = await loadTitleReader();
  const steps = '## Method\n\n1. Boil.\n2. Serve.';
  const soup = read(`# Soup\n\n## Ingredients\n\n- 2 onions\n- 50 g butter\n\n${steps}`);
  expect(soup.needs).toEqual({
    needs: [
      { ...NEED, foods: 'onion', amount: { value: 2, to: null, unit: '' } },
      { ...NEED, foods: 'butter', amount: { value: 50, to: null, unit: 'gram' } },
    ],
    language: 'en',
    servings: null,
  });
  expect(v.parse(TitleSchema, soup)).toEqual(soup);
  expect(read('# Soup\n\nBoil.').needs).toBeUndefined();
});

const NEED = { foods: 'egg', amount: null, isOptional: false, isSure: true };
const needing = (...needs: unknown[]) => ({
  ...CURRENT,
  needs: { needs, language: null, servings: 4 },
});

const CURRENT = { text: 'Soup', version: TITLE_VERSION };

it.each([
  CURRENT,
  { text: null, version: TITLE_VERSION },
  { ...CURRENT, servings: '4 servings', minutes: 30 },
  needing(NEED, { ...NEED, foods: '2 tbsp zorblax oil', place: 0, isSure: false }),
  { text: 'x'.repeat(120), version: TITLE_VERSION },
  // A newer page in another tab has read it.
  { text: 'Soup', version: TITLE_VERSION + 1 },
])('%j is a valid title in the database', (title) => {
  expect(v.parse(TitleSchema, title)).toEqual(title);
});

it.each([
  undefined,
  null,
  'Soup',
  { ...CURRENT, version: TITLE_VERSION - 1 },
  { ...CURRENT, version: '9' },
  { ...CURRENT, version: Number.POSITIVE_INFINITY },
  { ...CURRENT, text: 7 },
  { ...CURRENT, servings: 'x'.repeat(41) },
  { ...CURRENT, minutes: '30' },
  { ...CURRENT, needs: ['egg'] },
  needing({ ...NEED, amount: { value: Number.POSITIVE_INFINITY, to: null, unit: '' } }),
  needing({ ...NEED, foods: 'x'.repeat(201) }),
  needing(...Array(201).fill(NEED)),
  { ...CURRENT, text: ' \u200b' },
  { ...CURRENT, text: 'x'.repeat(121) },
  { version: TITLE_VERSION },
])('%j is no valid title', (title) => {
  expect(v.is(TitleSchema, title)).toBe(false);
});
