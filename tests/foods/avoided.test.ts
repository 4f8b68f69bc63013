import { describe, expect, test } from 'vitest';
import { findAllergens } from '../../src/foods/allergens';
import { checkRecipe } from '../../src/foods/checkRecipe';
import { thingsToAvoid } from '../../src/foods/thingsToAvoid';

const ingredient = (text: string) => ({ text, isIngredient: true });
const wordsFor = (word: string, ...texts: string[]) =>
  checkRecipe(thingsToAvoid({ allergens: [], diet: null, avoid: [word] }), texts.map(ingredient), {
    isReadable: true,
  })
    .results.flatMap(({ places }) => places)
    .filter(({ presence }) => presence === 'contains')
    .map(({ words }) => words);

describe('"Also avoid"', () => {
  test.each<[string, string]>([
    ['dairy', 'panna cotta'],
    ['milk', 'cheesy pasta bake'],
    ['lactose', 'German chocolate cake'],
    ['shellfish', 'crab, mussels'],
    ['seafood', 'Worcestershire sauce, prawns, mussels'],
    ['wheat', 'ribollita'],
    ['gluten', 'spoonbread'],
    ['nuts', 'praline'],
    ['tree nuts', 'tarta de Santiago'],
    ['peanuts', 'satay chicken'],
    ['eggs', 'mayonnaise'],
    ['fish', 'Worcestershire sauce'],
    ['crustaceans', 'toast Skagen'],
    ['molluscs', 'conch fritters'],
    ['soy', 'Tofurky'],
    ['celery', 'ribollita'],
    ['mustard', 'dijonaise'],
    ['sesame', 'sesame bagel'],
    ['sulphites', 'sulphured apricots'],
    ['lupin', 'tarwi'],
    ['meat', 'chicken stock'],
    ['pork', 'chorizo'],
    ['alcohol', 'saison'],
    ['gelatin', 'marshmallows'],
    ['honey', 'honey'],
  ])('%s finds foods that contain it: %s', (word, foods) => {
    const names = foods.split(', ');
    const found = wordsFor(word, '1 onion', ...names.map((name) => `50 g ${name}`));
    // What it contains in two ways is found twice.
    expect([...new Set(found)].sort()).toEqual(names.sort());
  });

  test.each([
    ['a kind of the food', 'mushrooms', '200 g shiitake', ['shiitake']],
    ['the food under another name', 'coriander', '1 bunch cilantro', ['cilantro']],
    ['a word that is no food', 'blue Zorblax', '1 blue Zorblax', ['blue Zorblax']],
    ['the food with a slip in its name', 'mushrooms', '1 mushrom, sliced', ['mushrom']],
    ['each place of it', 'kiwi', '1 kiwi and half a kiwi', ['kiwi', 'kiwi']],
  ])('finds %s', (_, word, text, words) => {
    expect(wordsFor(word, text)).toEqual(words);
  });

  test.each([
    ['a part of a word that is no food', 'blue Zorblax', '1 red Zorblax, blue'],
    ['another food', 'kiwi', '1 lemon'],
    ['what a food is a kind of', 'shiitake', '200 g mushrooms'],
    ['a text without words', '…', '1 lemon'],
  ])('does not find %s', (_, word, text) => {
    expect(wordsFor(word, text)).toEqual([]);
  });
});

describe('a misspelt food', () => {
  test.each([
    ['milk', '200 ml cocomut milk'],
    ['milk', '200 ml almnd milk'],
    ['milk', '2 tbsp penut butter'],
    ['nuts', '200 ml almnd milk'],
    ['peanuts', '2 tbsp penut butter'],
    ['eggs', '1 egg plnt'],
  ] as const)('still warns of %s: "%s", whichever way it is read', (content, text) => {
    const { verdict } = findAllergens([ingredient('1 onion'), ingredient(text)]).get(content) ?? {};
    expect(['contains', 'may contain']).toContain(verdict);
  });

  test('counts as not checked, even if the food that it seems to be contains nothing', () => {
    const found = findAllergens([ingredient('1 onion'), ingredient('1 cocomut')]);
    expect(found.get('milk')?.verdict).toBe('not checked');
  });
});
