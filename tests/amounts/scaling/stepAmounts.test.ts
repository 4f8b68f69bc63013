import { beforeAll, describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/amounts/scaling/showAmounts';
import { scaleStep } from '../../../src/amounts/scaling/stepAmounts';
import { learn } from '../../../src/foods/languages/learn';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';

beforeAll(() => learn('de'));

const CASSEROLE = `# Casserole

Serves 4

## Ingredients

- 300 g grated cheese
- 4 cups broth
- 2 eggs
- 8 tbsp jam
- 2 cloves garlic
- 1 clove garlic, crushed
- 1 tin beans (400 g)
- 100 g butter

## Method

1. Cook it.
`;

function double(step: string, recipe = CASSEROLE) {
  const document = parseRecipe(recipe);
  const view = { factor: 2, units: 'original', language: document.language } as const;
  const { edits, unscaled } = scaleStep(step, document, view);
  return [applyEdits(step, edits), unscaled];
}

describe('for twice the servings', () => {
  it.each([
    ['Layer with 200 g of the cheese.', 'Layer with 400 g of the cheese.'],
    ['Add the remaining 100 g cheese.', 'Add the remaining 200 g cheese.'],
    ['Add 2 cups of the broth.', 'Add 4 cups of the broth.'],
    ['Beat 2 eggs for 2 minutes.', 'Beat 4 eggs for 2 minutes.'],
    ['Beat two eggs.', 'Beat 4 eggs.'],
  ])('"%s" says "%s"', (step, shown) => {
    expect(double(step)).toEqual([shown, []]);
  });

  it.each([
    ['is more than the list has', 'Add 500 g cheese.', '500 g cheese'],
    ['cannot be compared with the list', 'Melt 2 tbsp butter.', '2 tbsp butter'],
    ['may be of two lines', 'Fry 2 cloves garlic.', '2 cloves garlic'],
    ['may be for each piece', 'Place 1 egg in it.', '1 egg'],
    ['is small beside the list', 'Add 1 tbsp of the jam.', '1 tbsp of the jam'],
    ['says what an amount makes', '1 cup broth makes plenty.', '1 cup broth'],
    ['is for each piece', 'Put 1 tbsp of the jam on each.', '1 tbsp of the jam'],
    ['is of a food that is not on the list', 'Add 1 cup boiling water.', '1 cup boiling water'],
    ['has words after it', 'Simmer 2 cups water for 12 minutes.', '2 cups water'],
    ['is of pieces', 'Divide the mixture between 12 muffin cases.', '12 muffin cases'],
    ['is in words', 'Add half a teaspoon of salt.', 'half a teaspoon of salt'],
  ])('an amount that %s stays, and the step names it', (_, step, named) => {
    expect(double(step)).toEqual([step, [named]]);
  });

  it.each([
    'The brown rice takes 25 minutes, or 20.',
    'Use 2 forks to shred it in 3 batches.',
    'Place one egg in a food processor.',
    'Heat it to 180c. Add the cheese.',
    'Bake at 200 °C in a 20 cm tin.',
    'Cut the cheese into 8 pieces.',
  ])('"%s" has no amount of a food', (step) => {
    expect(double(step)).toEqual([step, []]);
  });

  it('a German step scales too', () => {
    const suppe =
      '# Suppe\n\nFür 2 Personen\n\n## Zutaten\n\n- 1 l Milch\n\n## Zubereitung\n\n1. Kochen.';
    expect(double('600 ml von der Milch mit 10 g Salz erhitzen.', suppe)).toEqual([
      '1,2 l von der Milch mit 10 g Salz erhitzen.',
      ['10 g Salz'],
    ]);
  });
});

it('a German food takes its plural in a step, whatever the cook does with it', () => {
  const recipe =
    '# Eierkuchen\n\nFür 2 Personen\n\n## Zutaten\n\n- 1 Ei\n- 200 g Mehl\n\n## Zubereitung\n\n1. Kochen.\n';
  expect(double('1 Ei verquirlen.', recipe)[0]).toBe('2 Eier verquirlen.');
});
