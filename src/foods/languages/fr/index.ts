import type { FoodLanguage } from '../FoodLanguage';
import { DAIRY_AND_MEAT } from './dairyAndMeat';
import { FOODS } from './foods';
import { GRAINS } from './grains';
import { PANTRY } from './pantry';
import { PLANTS } from './plants';
import { WORDS } from './words';

/** French. */
export const language: FoodLanguage = {
  code: 'fr',
  checks: false,
  foods: FOODS,
  foodWords: [DAIRY_AND_MEAT, GRAINS, PLANTS, PANTRY],
  words: [WORDS],
  endings: ['s', 'x', 'e', 'es'],
  links: [],
  of: /^(?:(?:à|aux?|de|en|une?|des)\s+(?:la\s+)?|[^\s,;.:()]+\s+(?:(?:de\s+la|de|du|des)\s+|(?:de\s+)?d'))$/i,
  particles: [],
  beforeVerbs: [],
  noFood: /(?:é|ée|és|ées|ments?|tions?|ants?|antes?|ez|er|ir|iques?)$/,
  respell: (word) => word,
  hasCapitalNouns: false,
};
