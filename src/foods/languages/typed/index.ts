import { FAMILIES as GERMAN } from '../de/families';
import { FAMILIES as SPANISH } from '../es/families';
import type { FoodLanguage } from '../FoodLanguage';
import { FAMILIES as FRENCH } from '../fr/families';
import { PICTURES } from './pictures';

/** What people mean by words that they type to avoid them. It is no language, and comes with all of them. */
export const language: FoodLanguage = {
  code: 'zxx',
  foods: '',
  families: GERMAN + FRENCH + SPANISH + PICTURES,
  foodWords: [],
  words: [],
  endings: ['s', 'e', 'n', 'en'],
  links: [],
  of: null,
  particles: [],
  beforeVerbs: [],
  noFood: /^$/,
  pluralOf: (unit) => unit,
  respell: (word) => word,
  hasCapitalNouns: false,
};
