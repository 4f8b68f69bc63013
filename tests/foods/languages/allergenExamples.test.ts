import { beforeAll, expect, test } from 'vitest';
import { words as de } from '../../../src/app/languages/de/rest';
import { words as en } from '../../../src/app/languages/english/preferences';
import { words as es } from '../../../src/app/languages/es/rest';
import { words as fr } from '../../../src/app/languages/fr/rest';
import { ALLERGENS } from '../../../src/foods/contents';
import { learn } from '../../../src/foods/languages/learn';
import { findAllergens } from '../findAllergens';

beforeAll(() => Promise.all(['de', 'fr', 'es'].map(learn)), 60_000);

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
