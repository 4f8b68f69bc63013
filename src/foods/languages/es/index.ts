import type { FoodLanguage } from '../FoodLanguage';
import DAIRY_AND_MEAT from './dairyAndMeat.txt?raw';
import FOODS from './foods.txt?raw';
import GRAINS from './grains.txt?raw';
import HEADS from './heads.txt?raw';
import IN_TEXTS from './inTexts.txt?raw';
import PANTRY from './pantry.txt?raw';
import PLANTS from './plants.txt?raw';
import WORDS from './words.txt?raw';

export const language: FoodLanguage = {
  code: 'es',
  foods: FOODS,
  foodWords: [DAIRY_AND_MEAT, GRAINS, HEADS, PLANTS, PANTRY],
  words: [WORDS],
  endings: ['s', 'es'],
  alike: /[es]+$/,
  of: /^(?:sin|para|al?|del?|el|la|los|las|una?|como|tamaño|color|forma|textura|consistencia)\s+$|\s(?:del?(?: (?:la|los|las|un|una))?)\s+$/i,
  inTexts: IN_TEXTS,
  describesBehind: true,
  // "Troceado", "finamente", "amasar", "añadimos", "panadería", "exprimidor", "siguiente"
  noFood:
    /(?:[ai]d[oa]s?|mente|ci[oó]n|ciones|[ai]ble|isim[oa]s?|(?:[aeií]ndo|[aeií]r)(?:l[aeo]s?|se)?|[aei]mos|[ai]dad|ense|eñ[oa]s?|eria|[aei]dor(?:a|es|as)?|os[oa]s?|[aeiou]tic[oa]s?|tiv[oa]s?|[aeo]tura|antes?|ientes?|[aei]der[oa]s?|encias?|[ai]mientos?|ari[oa]s?|ajes?|ional(?:es)?)$/,
  // "Cebollitas" are "cebolla", "rallada" is "rallado", and "nueces" are "nuez".
  respell: (word) =>
    word
      .replace(/ces$/, 'z')
      .replace(/([nr])cit[oa]s?$/, '$1')
      .replace(/it([oa])s?$/, '$1:')
      .replace(/(?:as?|os)$/, 'o')
      .replace(':', ''),
};
