import type { FoodLanguage } from '../FoodLanguage';
import DAIRY_AND_MEAT from './dairyAndMeat.txt?raw';
import FOODS from './foods.txt?raw';
import GRAINS from './grains.txt?raw';
import IN_TEXTS from './inTexts.txt?raw';
import PANTRY from './pantry.txt?raw';
import PLANTS from './plants.txt?raw';
import WORDS from './words.txt?raw';

export const language: FoodLanguage = {
  code: 'fr',
  foods: FOODS,
  foodWords: [DAIRY_AND_MEAT, GRAINS, PLANTS, PANTRY],
  words: [WORDS],
  endings: ['s', 'x', 'e', 'es'],
  alike: /[esx]+$/,
  of: /^(?:(?:à|aux?|de|en|une?|des)\s+(?:la\s+)?|[^\s,;.:()]+\s+(?:(?:de\s+la|de|du|des)\s+|(?:de\s+)?d'))$/i,
  describesBehind: true,
  besides:
    'selon suivant voir facon type style chez rayon qualite epicerie magasin variete origine'.split(
      ' ',
    ),
  neither: ['contient', 'ni'],
  inTexts: IN_TEXTS,
  noFood:
    /(?:é|ée|és|ées|ments?|tions?|ants?|antes?|ez|er|ir|iques?|eux|euses?|ifs?|ives?|[ai]bles?|[inrv](?:al|ales?|aux)|iel(?:le)?s?|i[èe]res?|eurs?|oirs?|oires?|[tz]aines?|ais|aises?|ois|oises?|iens?|iennes?|[dnt]ues?|colores?|ismes?)$/,
};
