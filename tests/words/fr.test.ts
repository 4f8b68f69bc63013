import { expect, it } from 'vitest';
import { words as first } from '../../src/words/fr/first';
import { words } from '../../src/words/fr/rest';

const { askAgain, contains, foundIn, isNot, nothing } = words.allergens;
const { leftOutBy } = first.pending;
const { notChecked } = words.outcome;

it.each([
  [contains(['lait, kiwi et œufs']), 'contient du lait, «\u202fkiwi\u202f» et des œufs'],
  [foundIn(isNot('vegan', true), ['miel']), 'Non végan\u202f: miel.'],
  [foundIn(isNot('vegan', false), ['vin']), 'Peut-être pas végan\u202f: vin.'],
  [
    notChecked('lait, œufs ou yaourt'),
    'Pas vérifié\u202f: la présence de lait, d’œufs ou de yaourt.',
  ],
  [nothing(['huile']).slice(0, 44), 'Cette page n’a trouvé aucune mention d’huile'],
  [
    nothing([], ['fruits à coque']).slice(0, 60),
    'Cette page n’a trouvé aucune autre mention de fruits à coque',
  ],
  [contains([first.language.allergen('pine nuts')]), 'contient des pignons de pin'],
  [askAgain([leftOutBy('no pork'), 'lait']), 'Redemander sans porc ni lait'],
  [words.changes.without('lait, ail ou sel'), 'sans lait, ail ni sel'],
  [words.allergens.mayContain(['œufs']), 'contient peut-être des œufs'],
  [
    words.preferences.standsFor('produits laitiers', ['milk']),
    '«\u202fproduits laitiers\u202f»\u202f: tout ce qui contient du lait.',
  ],
])('the French page says it with the right article: %s', (said, expected) => {
  expect(said).toBe(expected);
});
