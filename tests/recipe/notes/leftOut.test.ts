import { expect, it } from 'vitest';
import { compare, needsOf } from '../../../src/amounts';
import { parseRecipe } from '../../../src/reading';
import { isRefuted } from '../../../src/recipe/notes/LeftOut';
import { aKitchen } from '../../support/kitchens';

const comparison = compare(
  needsOf(
    parseRecipe(
      '# Rice\n\nServes 2\n\n## Ingredients\n\n- 200 g rice\n- 2 onions\n\n## Method\n\n1. Boil the rice.\n2. Fry the onions.\n',
    ),
  ),
  aKitchen(['rice', 'onions', 'milk']),
);

it.each([
  [['milk'], false],
  [['paprika'], false],
  [['milk', 'Onions'], true],
  [['the rice'], true],
])(
  'a recipe that says it leaves out %j, and uses rice and onions, contradicts itself: %s',
  (lines, is) => {
    expect(isRefuted(lines, comparison)).toBe(is);
  },
);

it('a recipe that the page cannot compare is not contradicted', () => {
  expect(isRefuted(['rice'], null)).toBe(false);
});
