import { beforeAll, expect, test } from 'vitest';
import { ALLERGENS } from '../../../src/foods/contents';
import { learn } from '../../../src/foods/languages/learn';
import { words as de } from '../../../src/words/de/rest';
import * as en from '../../../src/words/en/rest';
import { words as es } from '../../../src/words/es/rest';
import { words as fr } from '../../../src/words/fr/rest';
import { findAllergens } from '../findAllergens';

beforeAll(() => Promise.all(['de', 'fr', 'es'].map(learn)));

test.each(Object.entries({ en, de, fr, es }))(
  'the check knows each example of the dialog in %s',
  (language, { allergenNames }) => {
    const passed = ALLERGENS.flatMap((allergen) =>
      allergenNames[allergen][1].split(/ ?[,:…] ?| (?:and|und|y|et) /).filter((text) => {
        const found = findAllergens([{ text, isIngredient: true }], language).get(allergen);
        return text !== '' && found?.verdict === 'nothing';
      }),
    );
    expect(passed).toEqual([]);
  },
);
