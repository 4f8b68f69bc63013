import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../../src/reading/languages/Language';
import { readIngredient } from '../../../src/reading/quantities/readIngredient';

describe('a line is understood as amount, unit, food and note', () => {
  it.each<[LanguageCode, string, unknown[]]>([
    ['en', '2 large eggs, beaten', [2, null, null, 'large eggs', 'beaten']],
    ['en', '1 cup (200 g) long-grain rice', [1, null, 'cup', 'long-grain rice', '200 g']],
    ['en', '2–3 tbsp olive oil', [2, 3, 'tbsp', 'olive oil', null]],
    ['en', '1½ cups milk', [1.5, null, 'cups', 'milk', null]],
    ['en', 'two eggs', [2, null, null, 'eggs', null]],
    ['en', 'a pinch of salt', [1, null, 'pinch', 'salt', null]],
    ['en', 'salt and pepper, to taste', [null, null, null, 'salt and pepper', 'to taste']],
    ['en', '2 packs 2-minute noodles', [2, null, 'packs', '2-minute noodles', null]],
    ['de', '1,5 kg Mehl', [1.5, null, 'kg', 'Mehl', null]],
    ['de', '2 EL Öl', [2, null, 'EL', 'Öl', null]],
    ['de', 'eine Prise Salz', [1, null, 'Prise', 'Salz', null]],
    ['fr', "2 cuillères à soupe d'huile", [2, null, 'cuillères à soupe', 'huile', null]],
    ['fr', '200 g de farine', [200, null, 'g', 'farine', null]],
    ['es', '2 cucharadas de aceite', [2, null, 'cucharadas', 'aceite', null]],
    ['it', '500 g di farina 00', [500, null, 'g', 'farina 00', null]],
    ['pt', '2 colheres (sopa) de azeite', [2, null, 'colheres (sopa)', 'azeite', null]],
    ['nl', '1 teentje knoflook, fijngehakt', [1, null, 'teentje', 'knoflook', 'fijngehakt']],
  ])('%s: %s', (code, line, [amount, amountTo, unit, food, note]) => {
    expect(readIngredient(line, code)).toEqual({ amount, amountTo, unit, food, note });
  });
});

it.each<[string, LanguageCode, string]>([
  ['a decimal comma in English', 'en', '1,5 kg flour'],
  ['two units for one amount', 'en', '250 g/9 oz butter'],
  ['a sum with a sign', 'en', '1 cup + 2 tbsp sugar'],
  ['a sum in words', 'en', '1 cup plus 2 tbsp sugar'],
  ['thousands with a point', 'de', '1.000 g Mehl'],
  ['thousands with a comma', 'en', '1,000 g flour'],
  ['a product', 'en', '2 x 400 g cans of tomatoes'],
  ['a share', 'en', '2% milk'],
  ['a size with a hyphen', 'en', '1-inch piece of ginger'],
  ['a number in a name', 'en', '7-Up'],
  ['an amount within the line', 'en', 'juice of 1 lemon'],
  ['a vague amount', 'en', 'half an onion'],
  ['a heading', 'en', 'For the sauce:'],
  ['a sentence', 'en', `${'very '.repeat(60)}long`],
])('%s is not understood', (_, code, line) => {
  expect(readIngredient(line, code)).toBeNull();
});
