import { expect, it } from 'vitest';
import { keepNeeds } from '../../src/needs/keepNeeds';
import { needsOf } from '../../src/needs/needsOf';
import { parseRecipe } from '../../src/reading/document/parseRecipe';

const STEPS = '## Method\n\n1. Cook everything.\n2. Serve it.';

const documentOf = (...lines: string[]) =>
  parseRecipe(`# Dish\n\n## Ingredients\n\n${lines.join('\n')}\n\n${STEPS}`);
const read = (...lines: string[]) => needsOf(documentOf(...lines));
const foodsOf = (...lines: string[]) =>
  (keepNeeds(documentOf(...lines))?.needs ?? [])
    .filter(({ isOptional, isSure }) => isSure && !isOptional)
    .map(({ foods }) => foods);

it.each<[string, string[]]>([
  ['- 200 g red lentils', ['red lentil']],
  ['- 2 cloves garlic, crushed', ['garlic']],
  ['- 400 g tin chopped tomatoes', ['tinned tomato']],
  ['- 1 tsp dried thyme', ['dried thyme']],
  ['- 50 g butter or margarine', ['butter or margarine']],
  ['- salt and pepper', ['salt', 'pepper']],
  ['- 200 ml gluten-free soy sauce', ['gluten free soy sauce']],
  ['- 6 scallops, roe removed', ['scallop']],
])('of %j, a need names the foods %j', (line, foods) => {
  expect(foodsOf('- 100 g rice', line)).toEqual(['rice', ...foods]);
});

it.each([
  ['- 2 eggs', 2, null, ''],
  ['- 2-3 eggs', 2, 3, ''],
  ['- 1 kg flour', 1, null, 'kilogram'],
  ['- 2 tins tomatoes', 2, null, 'can'],
  ['- 2 x 400 g tins tomatoes', 2, null, '400 gram can'],
  ['- 2-inch piece ginger', 2, null, 'inch piece'],
  ['- a dozen eggs', 12, null, ''],
  ['- 1 cup plus 4 tbsp flour', 1.25, null, 'cup'],
  ['- 8 oz (225 g) butter', 8, null, 'ounce'],
  ['- 3 garlic cloves', 3, null, 'clove'],
  ['- juice of 2 limes', 2, null, ''],
])('of "%s", it knows the amount: %d, %s %s', (line, value, to, unit) => {
  expect(read(line, '- 1 tsp salt').needs[0]?.amount).toMatchObject({ value, to, unit });
});

it.each(['- eggs', '- about 3 eggs', '- a handful of spinach', '- 2-inch ginger'])(
  'of "%s", it knows no amount',
  (line) => {
    expect(read(line, '- 1 tsp salt').needs[0]?.amount).toBeNull();
  },
);

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
    '',
    '### Pesto',
    '- 20 g basil',
    '',
    '### To assemble',
    '- the pesto',
    '- 2 tbsp mayonnaise (see note)',
  ];
  expect(foodsOf(...lines)).toEqual(['rice', 'egg', 'basil']);
});

it('a line whose food the page does not know is one need of which it is not sure', () => {
  const { needs } = read('- 100 g rice', '- 2 eggs', '- 50 g zibblewort');
  expect(needs.map(({ isSure }) => isSure)).toEqual([true, true, false]);
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
  expect(needsOf(parseRecipe(text)).isKnown).toBe(false);
});
