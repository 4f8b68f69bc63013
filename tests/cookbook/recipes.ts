import type { SavedRecipe } from '../../machines/cookbook/CookbookContext';

export const SOUP: SavedRecipe = {
  id: 'soup',
  recipe: '# Lentil soup\n\nBoil.',
  cut: false,
  model: 'a-model',
  ingredients: ['lentils', 'onions'],
  savedAt: Date.UTC(2026, 0, 1),
};

export const PIE: SavedRecipe = {
  id: 'pie',
  recipe: '# Pie',
  cut: true,
  model: null,
  ingredients: [],
  savedAt: Date.UTC(2026, 0, 2),
};
