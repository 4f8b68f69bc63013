import { expect, it } from 'vitest';
import { separateSections } from '../../../../src/models/connections/answer/separateSections';

it.each([
  [
    'on one line',
    'Title: Rice Dip Servings: 2 Ingredients: 200 g rice, 2 eggs, salt Instructions: 1. Boil the rice for 10 min. 2. Stir in 2 eggs. Tips: Salt it.',
    'Title: Rice Dip\n\nServings: 2\n\nIngredients: 200 g rice, 2 eggs, salt\n\nInstructions:\n\n1. Boil the rice for 10 min.\n2. Stir in 2 eggs.\n\nTips: Salt it.',
  ],
  [
    'below a title, in bold',
    '# Rice\n\n**Ingredients:** - 200 g rice - 2 eggs **Cooking Instructions:** 1. Boil the rice. 2. Stir in the eggs.',
    '# Rice\n\n**Ingredients:**\n\n- 200 g rice\n- 2 eggs\n\n**Cooking Instructions:**\n\n1. Boil the rice.\n2. Stir in the eggs.',
  ],
  [
    'in German, with steps without numbers',
    'Milchreis Zutaten: 200 g Reis, 1 l Milch Zubereitung: Die Milch aufkochen und den Reis darin garen.',
    'Milchreis\n\nZutaten: 200 g Reis, 1 l Milch\n\nZubereitung: Die Milch aufkochen und den Reis darin garen.',
  ],
  [
    'in a table',
    '# Rice\n\n| Part | Content |\n|---|---|\n| **Ingredients** | 200 g rice<br>• 2 eggs |\n| Method | 1. Boil.<br/>2. Stir. |\n\nEnjoy.',
    '# Rice\n\n\n## Ingredients\n\n- 200 g rice\n- 2 eggs\n\n## Method\n\n1. Boil.\n2. Stir.\n\nEnjoy.',
  ],
  [
    'with other numbers in its method',
    'Ingredients: 200 g rice, 2 eggs Method: Boil the rice as in step 3. Then add the eggs of 2. Serve it.',
    'Ingredients: 200 g rice, 2 eggs\n\nMethod: Boil the rice as in step 3. Then add the eggs of 2. Serve it.',
  ],
  [
    'in a table whose first row is a section',
    '| Ingredients | 200 g rice<br>2 eggs |\n|---|---|\n| Method | 1. Boil.<br>2. Stir. |',
    '\n## Ingredients\n\n- 200 g rice\n- 2 eggs\n\n## Method\n\n1. Boil.\n2. Stir.',
  ],
])('a recipe %s gets lines for its sections', (_, answer, lines) => {
  expect(separateSections(answer)).toBe(lines);
});

it.each([
  '# Rice\n\n## Ingredients\n\n- 200 g rice\n\n## Method\n\n1. Boil the rice in plenty of water. 2. Serve.',
  'Ingredients: 200 g rice, 2 eggs, 1 onion, 3 carrots, salt, pepper and a little oil',
  'Rice Servings: 2 Ingredients: 200 g rice, 2 eggs, 1 onion, 3 carrots, salt and pepper',
  'Ingredients: rice, eggs Method: boil, stir',
  'The ingredients: rice and eggs. The method: boil them for a while, then serve them both.',
  '| Ingredients | Method |\n|---|---|\n| rice | boil |',
  '| Ingredients | 200 g |\n|---|---|\n| Method | a | b |',
  '',
])('%j stays to the letter', (answer) => {
  expect(separateSections(answer)).toBe(answer);
});
