import { describe, expect, it, test } from 'vitest';
import { readText } from '../../../src/reading/document/marks/readText';
import { findKept } from '../../../src/recipe/allergens/droppedFoods';

interface Parts {
  title?: string;
  before?: string;
  item?: string;
  step?: string;
  note?: string;
}

const recipe = ({ title = 'Chicken rice', before, item, step, note }: Parts) =>
  [
    before && `${before}\n`,
    `# ${title}\n\nServes 2 · 20 minutes\n\n## Ingredients\n\n- 2 chicken breasts\n- 200 g rice`,
    item && `- ${item}`,
    '\n## Method\n\n1. Boil the rice for 10 minutes.\n2. Fry the chicken for 8 minutes.',
    step && `3. ${step}`,
    note && `\n## Notes\n\n- ${note}`,
  ]
    .filter(Boolean)
    .join('\n');

const look = (text: string, changed = 'without paprika', cut = false) =>
  findKept(readText(text), { changed, cut });

const NONE = { kept: [], possible: [], unclear: [], gone: [] };
const KEPT = { ...NONE, kept: [{ name: 'paprika', foods: [] }] };
const UNCLEAR = { ...NONE, unclear: ['paprika'] };
const GONE = { ...NONE, gone: [{ name: 'paprika', isSure: true }] };

describe('paprika is', () => {
  it.each<[string, Parts]>([
    ['an ingredient', { item: '1 tsp paprika' }],
    ['an ingredient by a longer name', { item: '1 tsp smoked paprika' }],
    ['optional', { item: 'paprika (optional)' }],
    ['in a step', { step: 'Stir in the paprika and serve.' }],
    ['far after another order', { step: 'Remove from the heat and stir in the paprika.' }],
    ['in a step, whatever a remark says', { before: 'No paprika now:', step: 'Add the paprika.' }],
  ])('kept if it is %s', (_, parts) => {
    expect(look(recipe(parts))).toMatchObject(KEPT);
  });

  it.each<[string, Parts]>([
    ['nothing names it', {}],
    ['the title denies it', { title: 'Paprika-free chicken rice' }],
    ['a remark denies it', { before: 'Here is the recipe without paprika:' }],
    ['a remark says so', { before: "I've left out the paprika and used cumin instead." }],
    ['a note says so', { note: 'I removed the paprika as you asked.' }],
    ['a step takes another food in its place', { step: 'Add cumin instead of the paprika.' }],
    ['a step names it after "instead of"', { step: 'Stir in cumin instead of paprika.' }],
    ['a step does without', { step: 'Season without paprika.' }],
  ])('gone if %s', (_, parts) => {
    expect(look(recipe(parts))).toMatchObject(GONE);
  });

  it.each<[string, Parts]>([
    ['an ingredient is to be left out', { item: '1 tsp paprika (omit)' }],
    ['an ingredient is struck through', { item: '~~1 tsp paprika~~' }],
    ['an ingredient takes its place', { item: '1 tsp cumin (instead of paprika)' }],
    ['a step leaves it out', { step: 'Season. Leave out the paprika.' }],
    ['only the title names it', { title: 'Paprika chicken' }],
    ['only a note names it', { note: 'Paprika goes well with it.' }],
    ['the page does not know a food', { item: '1 tsp blorptail' }],
  ])('unclear if %s', (_, parts) => {
    expect(look(recipe(parts))).toEqual(UNCLEAR);
  });
});

it('a cut answer, one in another language and one without a recipe are unclear', () => {
  expect(look(recipe({}), undefined, true)).toEqual(UNCLEAR);
  const denied = recipe({ before: 'Here is the recipe without paprika:' });
  expect(look(denied, undefined, true)).toEqual(UNCLEAR);
  expect(
    look(
      '# Riso\n\n## Ingredienti\n\n- 200 g di riso\n- 1 cucchiaino di paprica\n\n## Preparazione\n\n1. Cuocere il riso per 10 minuti.\n2. Unire la paprica e servire con il prezzemolo.',
    ),
  ).toEqual(UNCLEAR);
  expect(look('I am sorry, I cannot change this recipe.')).toEqual(UNCLEAR);
});

it('only a label tells whether a broth has onions, unless the page could not read all lines', () => {
  const broth = recipe({ item: '500 ml chicken broth' });
  expect(look(broth, 'without onions')).toMatchObject({
    ...NONE,
    possible: [{ name: 'onions', foods: ['chicken broth'] }],
  });
  const onions = { ...NONE, unclear: ['onions'] };
  expect(look(broth, 'without onions', true)).toMatchObject(onions);
  const unknown = recipe({ item: '500 ml chicken broth\n- 1 tsp blorptail' });
  expect(look(unknown, 'without onions')).toMatchObject(onions);
});

it('is never sure that an allergen or an unknown word is gone', () => {
  const gone = (name: string) => ({ ...NONE, gone: [{ name, isSure: false }] });
  expect(look(recipe({}), 'without milk')).toMatchObject(gone('milk'));
  expect(look(recipe({ item: '1 tsp salt' }), 'without pork')).toMatchObject({
    ...NONE,
    gone: [{ name: 'pork', isSure: true }],
  });
  const text = readText(recipe({}));
  const change = { changed: 'without grains of blorp', without: ['blorptail'], cut: false };
  expect(findKept(text, change)).toMatchObject(gone('blorptail'));
});

it('two foods are judged apart, and a kept one names what has it', () => {
  const text = recipe({ item: '30 g butter\n- 1 tsp blorptail' });
  expect(look(text, 'no milk and no paprika')).toMatchObject({
    kept: [{ name: 'milk', foods: ['butter'] }],
    unclear: ['paprika'],
  });
});

it('a wish for less, or no change at all, is not judged', () => {
  expect(look(recipe({ item: '1 tsp salt' }), 'less salt')).toBeNull();
  expect(look(recipe({ item: '1 tsp paprika' }), '')).toBeNull();
});

it('what a model has read from a photo is never surely without a food', () => {
  const reading = readText(
    '# Rice\n\n## Ingredients\n\n- 200 g rice\n\n## Method\n\n1. Boil the rice.\n',
  );
  const change = { changed: 'without milk', cut: false };
  expect(findKept(reading, change)?.gone).toHaveLength(1);
  const ofPhoto = findKept(reading, { ...change, source: { isPhoto: true } });
  expect(ofPhoto).toMatchObject({ gone: [], unclear: ['milk'] });
});

test('a food with another name is named, even if its word holds the name of the thing left out', () => {
  expect(look(recipe({ item: '100 ml buttermilk' }), 'without milk')).toMatchObject({
    kept: [{ name: 'milk', foods: ['buttermilk'] }],
  });
  expect(look(recipe({ item: '2 eggs' }), 'without egg')).toMatchObject({
    kept: [{ foods: [] }],
  });
});

test('a food is kept if only a longer word that holds it is struck through', () => {
  const text = recipe({ item: '~~100 ml buttermilk~~\n- 100 ml milk' });
  expect(look(text, 'without milk')).toMatchObject({ kept: [{ name: 'milk' }] });
});
