import { expect, it } from 'vitest';
import { stepLines } from '../../../src/recipe/amounts/findStepIngredients';

it('a step names the part of an ingredient that it takes, the whole of another, and only the food if its part is not clear', () => {
  const lines = ['100 g butter', '2 eggs', '1 tbsp oil', 'salt'];
  const shown = stepLines(
    [
      { index: 0, share: 0.5 },
      { index: 1, share: 1 },
      { index: 2, share: null },
      { index: 3, share: 1 },
    ],
    {
      lineOf: (index) => lines[index] ?? '',
      partOf: (index, share) => (index === 0 && share === 0.5 ? '50 g butter' : 'another part'),
      foodOf: (index) => (index === 2 ? 'oil' : ''),
    },
  );
  expect(shown.map(({ line }) => line)).toEqual(['50 g butter', '2 eggs', 'oil']);
});
