import type { First } from '../FoodLanguage';

export const SPANISH: First = {
  entries:
    /(?<!\p{L})(?:leche|harina|huevos?|azúcar|azucar|queso|arroz|patatas?|papas?|cebollas?|ajos?|pollo|tomates?)(?!\p{L})/iu,
  and: 'y',
  plurals: ['s', 'es'],
  traces: [],
  accented: [[/^maní$/i, 'peanuts']],
};
