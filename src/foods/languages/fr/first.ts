import type { First } from '../FoodLanguage';

export const FRENCH: First = {
  entries:
    /(?<!\p{L})(?:lait|farine|œufs?|oeufs?|beurre|sucre|crème|fromage|pâtes|poulet|riz|pommes? de terre|oignons?|ail|sel)(?!\p{L})/iu,
  and: 'et',
  plurals: ['s', 'x', 'e', 'es'],
  traces: [[/^creme/, 'milk']],
};
