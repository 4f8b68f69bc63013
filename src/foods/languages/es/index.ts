import type { FoodLanguage } from '../FoodLanguage';
import DAIRY_AND_MEAT from './dairyAndMeat.txt?raw';
import FOODS from './foods.txt?raw';
import GRAINS from './grains.txt?raw';
import GRAMMAR from './grammar.txt?raw';
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
  inTexts: IN_TEXTS,
  grammar: GRAMMAR,
};
