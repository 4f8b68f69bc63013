import { expect, it } from 'vitest';
import { readNeeds } from '../../../src/reading/document/needs';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';

const STEPS = '## Method\n\n1. Cook everything.\n2. Serve it.';

const needsOf = (...lines: string[]) =>
  readNeeds(parseRecipe(`# Dish\n\n## Ingredients\n\n${lines.join('\n')}\n\n${STEPS}`));

it.each<[string, string[]]>([
  ['- 200 g red lentils', ['red lentil']],
  ['- 2 cloves garlic, crushed', ['garlic']],
  ['- 400 g tin chopped tomatoes', ['tinned tomato']],
  ['- 1 tsp dried thyme', ['dried thyme']],
  ['- 50 g butter or margarine', ['butter or margarine']],
  ['- salt and pepper', ['salt', 'pepper']],
  ['- 200 ml gluten-free soy sauce', ['gluten free soy sauce']],
  ['- 6 scallops, roe removed', ['scallop']],
])('of %j, the page keeps the foods %j', (line, foods) => {
  expect(needsOf('- 100 g rice', line)).toEqual({ foods: ['rice', ...foods], unclear: 0 });
});

it('what a recipe needs names a food of two lines once, and no part of a food that it needs anyway', () => {
  expect(
    needsOf('- 2 eggs plus 1 egg yolk', '- 50 g butter', '- 20 g butter, melted')?.foods,
  ).toEqual(['egg', 'butter']);
});

it('what a recipe needs has nothing that the cook can leave out, or makes from the rest', () => {
  const lines = [
    '- 100 g rice',
    '- parsley, to serve',
    '',
    '### Dough',
    '- 1 egg',
    '',
    '### Pie',
    '- the dough',
  ];
  expect(needsOf(...lines)).toEqual({ foods: ['rice', 'egg'], unclear: 0 });
});

it('a line whose food the page does not know counts as one thing more', () => {
  expect(needsOf('- 100 g rice', '- 2 eggs', '- 50 g zibblewort')).toEqual({
    foods: ['rice', 'egg'],
    unclear: 1,
  });
});

it.each([
  ['without ingredients', '# Soup\n\nBoil.'],
  [
    'mostly of unknown foods',
    '# Soup\n\n- 1 zibblewort\n- 2 grommets\n- 1 egg\n\n1. Boil.\n2. Eat.',
  ],
  [
    'in another language',
    '# Pasta\n\n## Ingredienti\n\n- 200 g di pasta\n- 100 g di mozzarella\n- 50 g di burro\n\n## Preparazione\n\n1. Cuocere la pasta in acqua e scolarla bene.\n2. Servire con il burro e il prezzemolo.',
  ],
])('the page does not compare a recipe %s', (_, text) => {
  expect(readNeeds(parseRecipe(text))).toBeUndefined();
});
