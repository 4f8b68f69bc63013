import type { FoodLanguage } from '../FoodLanguage';
import DAIRY_AND_MEAT from './dairyAndMeat.txt?raw';
import FOODS from './foods.txt?raw';
import GRAINS from './grains.txt?raw';
import HEADS from './heads.txt?raw';
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
  links: [],
  of: /^(?:sin|para|al?|del?|el|la|los|las|una?|como|tamaño|color|forma|textura|consistencia)\s+$|\s(?:del?(?: (?:la|los|las|un|una))?)\s+$/i,
  particles: [],
  beforeVerbs: [],
  inTexts: [
    // The bottom, and no stock.
    {
      text: /fondo de una? |fondo de (?:la|las) (?!carne)|fondo del (?:molde|plato|vaso|bol|recipiente)/i,
      words: ['fondo'],
      says: 'recipe',
      isFirst: true,
    },
    // "Sin mantequilla no hay hojaldre": it has some.
    { text: /\bsin [^.,;:!?]{2,40} no\b/i, words: ['sin'], says: 'not without', isFirst: true },
    // "Sin huevo, leche ni gluten"
    {
      text: /\bsin [^,.;:()]{2,30}(?:, (?!sin )[^,.;:()]{2,30})+ ni /i,
      words: ['sin'],
      says: 'without',
      isFirst: true,
    },
    { text: /\b(?:sin|no|nada|tampoco) [^.;:()]*,[^.;:()]* ni /i, words: ['ni'], says: 'nor' },
    // "Pasas el tomate por un colador"
    {
      text: /^pasas (?!.*pasas)(?:el|la|los|las|lo) (?!que)[^,]*\b(?:por|al?)\b/i,
      words: ['pasas'],
    },
    // Elsewhere "dorada" says how something looks.
    { text: /^\W*[\d½]+ doradas?(?![\wáéíóú])/i, words: ['dorada', 'doradas'], says: 'sea bream' },
    // Elsewhere it is toast.
    {
      text: /ma[ií]z|ceviche|tinga|frijol|aguacate|pulpo|mexican|nixtamal/i,
      words: ['tostada', 'tostadas'],
      says: 'corn tortilla',
    },
  ],
  describesBehind: true,
  // "Troceado", "finamente", "amasar", "añadimos", "panadería", "exprimidor", "siguiente"
  noFood:
    /(?:[ai]d[oa]s?|mente|ci[oó]n|ciones|[ai]ble|isim[oa]s?|(?:[aeií]ndo|[aeií]r)(?:l[aeo]s?|se)?|[aei]mos|[ai]dad|ense|eñ[oa]s?|eria|[aei]dor(?:a|es|as)?|os[oa]s?|[aeiou]tic[oa]s?|tiv[oa]s?|[aeo]tura|antes?|ientes?|[aei]der[oa]s?|encias?|[ai]mientos?|ari[oa]s?|ajes?|ional(?:es)?)$/,
  // "Cebollitas" are "cebolla", "rallada" is "rallado", and "nueces" are "nuez".
  pluralOf: (unit) => unit.replace(/^\p{L}{3,}[^sxz]$/u, '$&s'),
  respell: (word) =>
    word
      .replace(/ces$/, 'z')
      .replace(/([nr])cit[oa]s?$/, '$1')
      .replace(/it([oa])s?$/, '$1:')
      .replace(/(?:as?|os)$/, 'o')
      .replace(':', ''),
};
