import { expect, it } from 'vitest';
import { words as cookbook } from '../../../src/app/languages/es/cookbook';
import { words as recipe } from '../../../src/app/languages/es/recipe';

const { askAgain, kept, notChecked } = recipe.allergens;

it.each([
  [askAgain(['leche', 'huevo']), 'Pedir otra vez sin leche ni huevo'],
  [kept([{ name: 'ajo', foods: [] }], true), 'El modelo no ha quitado «\u2068ajo\u2069».'],
  [notChecked(['leche'], ['«pesto»']), 'No se ha podido comprobar si hay leche en: «pesto».'],
  [
    cookbook.files.incomplete(3, ['name', 'note']),
    'La entrada 3 ha llegado sin el nombre ni la nota.',
  ],
])('the Spanish page says so that nobody reads it the other way: %s', (said, expected) => {
  expect(said).toBe(expected);
});
