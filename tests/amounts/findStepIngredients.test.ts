import { expect, it } from 'vitest';
import { findStepIngredients } from '../../src/amounts/findStepIngredients';
import { parseRecipe } from '../../src/recipe/document/parseRecipe';

/** The ingredients that the one step of a recipe names. */
function namedIn(step: string, ...lines: string[]): string[] {
  const list = lines.map((line) => `- ${line}`).join('\n');
  const text = `# Dish\n\n## Ingredients\n\n${list}\n\n## Method\n\n1. ${step}\n2. Serve.`;
  return (findStepIngredients(parseRecipe(text))[0] ?? []).map((at) => lines[at] ?? '');
}

it.each([
  ['the same food', 'Fry the onion.', ['1 onion', '2 eggs'], ['1 onion']],
  [
    'a kind of it',
    'Add the lentils and stock.',
    ['150 g red lentils', '500 ml chicken stock'],
    ['150 g red lentils', '500 ml chicken stock'],
  ],
  [
    'the exact food before its kinds',
    'Add the onion.',
    ['1 onion', '2 spring onions'],
    ['1 onion'],
  ],
])('a step names %s', (_, step, lines, named) => {
  expect(namedIn(step, ...lines)).toEqual(named);
});

it.each([
  ['one of two oils', 'Heat the oil.', ['2 tbsp olive oil', '1 tsp sesame oil']],
  ['a food of two lines', 'Rub in the butter.', ['100 g butter', '20 g butter, melted']],
  ['another food of the same name', 'Pour in the coconut milk.', ['200 ml milk']],
  ['water that nobody measured', 'Cook in boiling water.', ['150 ml water']],
  ['a verb', 'Toast the seeds.', ['4 slices toast']],
  ['what it leaves out', 'Cook without the onion.', ['1 onion']],
])('a step names no line for %s', (_, step, lines) => {
  expect(namedIn(step, ...lines)).toEqual([]);
});

it('other languages name none', () => {
  const text =
    '# Suppe\n\nFür 2 Personen\n\n## Zutaten\n\n- 1 Zwiebel\n- 200 g Linsen\n\n## Zubereitung\n\n1. Die Zwiebel braten und mit den Linsen kochen.\n2. Servieren.';
  expect(findStepIngredients(parseRecipe(text))).toEqual([[], []]);
});
