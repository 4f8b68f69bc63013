import GERMAN_ADDITIVES from '../de/additives.txt?raw';
import GERMAN from '../de/families.txt?raw';
import SPANISH_ADDITIVES from '../es/additives.txt?raw';
import SPANISH from '../es/families.txt?raw';
import type { FoodLanguage } from '../FoodLanguage';
import FRENCH_ADDITIVES from '../fr/additives.txt?raw';
import FRENCH from '../fr/families.txt?raw';
import ADDITIVES from './additives.txt?raw';
import FAMILIES from './families.txt?raw';
import MADE_OF from './madeOf.txt?raw';
import NAMES from './names.txt?raw';
import PICTURES from './pictures.txt?raw';

/** What people mean by words that they avoid. It is not a language, and comes with all of them. */
export const language: FoodLanguage = {
  code: 'zxx',
  foods: ADDITIVES,
  otherNames: [NAMES, GERMAN_ADDITIVES, FRENCH_ADDITIVES, SPANISH_ADDITIVES].join('\n'),
  meanings: FAMILIES,
  products: MADE_OF,
  families: GERMAN + FRENCH + SPANISH + PICTURES,
  grammar: 'endings | s e n en',
};
