import { expect, it } from 'vitest';
import type { SavedRecipe } from '../../machines/cookbook/CookbookContext';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import { judgeSaved } from '../../src/recipe/judge';

const STEPS = '## Method\n\n1. Cook everything in a pan.\n2. Serve it hot.';

const saved = (
  lines: string,
  more: Partial<SavedRecipe> & { steps?: string } = {},
): SavedRecipe => ({
  id: 'dish',
  recipe: `# Dish\n\n## Ingredients\n\n${lines}\n\n${more.steps ?? STEPS}`,
  cut: false,
  model: null,
  ingredients: [],
  savedAt: 0,
  ...more,
});

const judge = (recipe: SavedRecipe, foods: string[] = []) =>
  judgeSaved({ ...NO_PREFERENCES, allergens: ['peanuts', 'gluten'] })(recipe, foods);

const RICE = '- 100 g rice\n- 2 eggs';

it.each<[string, SavedRecipe, string[]]>([
  ['in its list', saved(`${RICE}\n- 50 g peanuts`), []],
  ['in a step', saved(RICE, { steps: '## Method\n\n1. Fry all.\n2. Top with peanuts.' }), []],
  [
    'in its title',
    { ...saved(RICE), recipe: saved(RICE).recipe.replace('Dish', 'Peanut rice') },
    [],
  ],
  ['in what the page keeps of it', saved(RICE), ['rice', 'peanut butter']],
])('something avoided is found in a saved recipe %s', (_, recipe, foods) => {
  const { isFound, mayContain } = judge(recipe, foods);
  expect(isFound || mayContain.length > 0).toBe(true);
});

it('a saved recipe is checked whatever the page keeps of it', () => {
  expect(judge(saved(`${RICE}\n- 50 g peanuts`), ['rice', 'egg']).isFound).toBe(true);
});

it('a saved recipe says what it may contain, and what it could not be checked for', () => {
  expect(judge(saved(RICE))).toEqual({ isFound: false, mayContain: [], notChecked: [] });
  expect(judge(saved(`${RICE}\n- 1 stock cube`)).mayContain).toEqual(['gluten']);
  expect(judge(saved(RICE, { cut: true })).notChecked).toEqual(['peanuts', 'gluten']);
  const ofPhoto = saved(RICE, { source: { isPhoto: true } });
  expect(judge(ofPhoto).notChecked).toEqual(['peanuts', 'gluten']);
  const ofLeftovers = ['leftover chicken', 'rice', 'eggs'];
  expect(judge(saved(`${RICE}\n- 200 g chicken`)).notChecked).toEqual([]);
  expect(judge(saved(`${RICE}\n- 200 g chicken`, { ingredients: ofLeftovers })).notChecked).toEqual(
    ['peanuts', 'gluten'],
  );
});

it('for a visitor who avoids nothing, the page checks nothing', () => {
  expect(judgeSaved(NO_PREFERENCES)(saved('- 50 g peanuts'), ['peanut'])).toEqual({
    isFound: false,
    mayContain: [],
    notChecked: [],
  });
});
