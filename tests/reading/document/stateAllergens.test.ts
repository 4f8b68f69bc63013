import { expect, it } from 'vitest';
import { stateAllergens } from '../../../src/reading/document/stateAllergens';

it.each<[string[], boolean[]]>([
  [
    ["This dish contains wheat gluten, cow's milk, hen's eggs and", 'sesame', 'Serves 4'],
    [true, true, false],
  ],
  [
    ['Allergens:', 'milk', 'Serves 4'],
    [true, true, false],
  ],
  [
    ["This dish contains wheat gluten, cow's milk and hen's eggs.", 'Serves 4'],
    [true, false],
  ],
])(
  'a statement about allergens goes on in the line below if its own line was broken: %j',
  (lines, said) => {
    expect(stateAllergens(lines)).toEqual(said);
  },
);
