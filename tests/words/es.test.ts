import { expect, it } from 'vitest';
import * as firstWords from '../../src/words/en/first';
import { words as first } from '../../src/words/es/first';
import { words } from '../../src/words/es/rest';

Object.assign(firstWords.language, first.language);

const { askAgain, kept, notChecked } = words.allergens;

it.each([
  [askAgain(['leche', 'huevo']), 'Pedir otra vez sin leche ni huevo'],
  [
    words.allergens.nothing(['leche', 'soja'], ['frutos de cáscara']).slice(0, 110),
    'Esta página no ha encontrado ninguna mención de leche o soja y ninguna otra mención de frutos de cáscara. Pued',
  ],
  [kept([{ name: 'ajo', foods: [] }], true), 'El modelo no ha quitado «\u2068ajo\u2069».'],
  [notChecked(['leche'], ['«pesto»']), 'No se ha podido comprobar si hay leche en: «pesto».'],
  [
    words.preferences.standsFor('lácteos', ['milk', 'meat']),
    '«lácteos»: todo lo que contiene leche o carne.',
  ],
  [
    words.preferences.looksFor('marisco', ['marisco', 'crustaceans'], false, []),
    '«marisco»: busca marisco, crustáceos y lo que se hace con eso.',
  ],
  [
    words.allergens.notComplete(['leche']),
    'No se ha comprobado del todo si esta receta contiene leche.',
  ],
  [
    words.files.incomplete(3, ['name', 'note']),
    'La entrada 3 ha llegado sin el nombre ni la nota.',
  ],
])('the Spanish page says %s in words with one meaning', (said, expected) => {
  expect(said).toBe(expected);
});
