import type { FoodLanguage } from '../FoodLanguage';
import { DAIRY_AND_MEAT } from './dairyAndMeat';
import { FOODS } from './foods';
import { GRAINS } from './grains';
import { HEADS } from './heads';
import { PANTRY } from './pantry';
import { PLANTS } from './plants';
import { WORDS } from './words';

/** What the page needs to understand Spanish. */
export const language: FoodLanguage = {
  code: 'es',
  checks: false,
  foods: FOODS,
  foodWords: [DAIRY_AND_MEAT, GRAINS, HEADS, PLANTS, PANTRY],
  words: [WORDS],
  endings: ['s', 'es'],
  links: [],
  of: /^(?:sin|para|al?|del?|la|los|las|una?|como|tamaño|color|forma|textura|consistencia)\s+$|\s(?:del?(?: (?:la|los|las|un|una))?)\s+$/i,
  particles: [],
  beforeVerbs: [],
  // "Troceado", "finamente", "amasar", "añadimos"
  noFood:
    /(?:[ai]d[oa]s?|mente|ci[oó]n|ciones|[ai]ble|isim[oa]s?|[aeií]ndo|[aeií]r(?:l[aeo]s?)?|[aei]mos|idad|ense|eñ[oa]s?)$/,
  // "Rallada" is "rallado", and "nueces" are "nuez".
  respell: (word) => word.replace(/ces$/, 'z').replace(/(?:as?|os)$/, 'o'),
  hasCapitalNouns: false,
};
