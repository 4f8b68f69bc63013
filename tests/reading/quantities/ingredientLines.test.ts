import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../../src/reading/languages/Language';
import { readIngredient } from '../../../src/reading/quantities/readIngredient';

/** Amount, upper end, unit, food and note. */
type Read = [number | null, number | null, string | null, string, string | null];

describe('the amount, unit, food and note of a line', () => {
  it.each<[LanguageCode | null, string, Read | null]>([
    [
      'en',
      '2 eggs (beaten) (cold), at room temperature',
      [2, null, null, 'eggs', 'beaten, cold, at room temperature'],
    ],
    ['en', '2 eggs ( beaten )', [2, null, null, 'eggs', 'beaten']],
    ['en', '2 eggs – beaten', [2, null, null, 'eggs', 'beaten']],
    ['en', '2 eggs; beaten', [2, null, null, 'eggs', 'beaten']],
    ['en', '1⁄2 cup milk', [0.5, null, 'cup', 'milk', null]],
    ['en', '1 cup\u00a0milk', [1, null, 'cup', 'milk', null]],
    ['en', '200 g type 550 flour', [200, null, 'g', 'type 550 flour', null]],
    ['it', '500 g farina tipo 00', [500, null, 'g', 'farina tipo 00', null]],
    ['it', '200 g farina 0', [200, null, 'g', 'farina 0', null]],
    ['en', '2 packs 10 minute rice', [2, null, 'packs', '10 minute rice', null]],
    ['en', '2–3 eggs', [2, 3, null, 'eggs', null]],
    ['en', '2 or 3 eggs', [2, 3, null, 'eggs', null]],
    ['en', '1 x 2 eggs', null],
    ['en', '1 cup + 1 tbsp milk', null],
    ['en', '2 cups plus 1 tbsp', null],
    ['en', 'about 2 eggs', [2, null, null, 'eggs', null]],
    ['en', '~2 eggs', [2, null, null, 'eggs', null]],
    ['en', 'some salt', null],
    ['en', 'a few eggs', null],
    ['en', 'several eggs', null],
    ['en', 'half an egg', null],
    ['en', 'a handful of rice', [1, null, 'handful', 'rice', null]],
    ['en', '2" stick', null],
    ['en', '12', null],
    ['en', '2 %', null],
    ['en', '- eggs', null],
    ['en', 'eggs', [null, null, null, 'eggs', null]],
    ['en', '1.234 kg flour', null],
    ['en', '1.25 kg flour', [1.25, null, 'kg', 'flour', null]],
    ['de', '1,25 kg Mehl', [1.25, null, 'kg', 'Mehl', null]],
    ['de', 'etwa 250 g Mehl', [250, null, 'g', 'Mehl', null]],
    ['de', 'etwas Salz', null],
    ['de', 'einige Eier', null],
    ['de', '1-2 EL Öl', [1, 2, 'EL', 'Öl', null]],
    ['fr', 'quelques œufs', null],
    ['fr', '1 pincée d’ail', [1, null, 'pincée', 'ail', null]],
    ['fr', '1 c. à soupe d’huile', [1, null, 'c. à soupe', 'huile', null]],
    ['es', 'algunos huevos', null],
    ['es', '1 cda. de aceite', [1, null, 'cda.', 'aceite', null]],
    ['it', '1 cucchiaio di olio', [1, null, 'cucchiaio', 'olio', null]],
    ['pt', '1 xícara (chá) de arroz', [1, null, 'xícara (chá)', 'arroz', null]],
    ['nl', 'enkele eieren', null],
    ['nl', '2 el olie', [2, null, 'el', 'olie', null]],
    [null, '2 eggs', [2, null, null, 'eggs', null]],
    ['en', 'Sauce:', null],
    ['en', '1 large egg', [1, null, null, 'large egg', null]],
    ['en', '½ cup milk', [0.5, null, 'cup', 'milk', null]],
    ['en', '1 ½ cups milk', [1.5, null, 'cups', 'milk', null]],
    ['en', '1½ to 2 cups milk', [1.5, 2, 'cups', 'milk', null]],
    ['en', '1 cup milk, 2 tbsp reserved', [1, null, 'cup', 'milk', '2 tbsp reserved']],
    ['en', `2 eggs ${'x'.repeat(193)}`, [2, null, null, `eggs ${'x'.repeat(193)}`, null]],
    ['en', `2 eggs ${'x'.repeat(194)}`, null],
  ])('in %s, "%s": %j', (language, line, read) => {
    const found = readIngredient(line, language);
    expect(found && [found.amount, found.amountTo, found.unit, found.food, found.note]).toEqual(
      read,
    );
  });
});
