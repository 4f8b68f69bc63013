import GERMAN from '../de/families.txt?raw';
import SPANISH from '../es/families.txt?raw';
import type { FoodLanguage } from '../FoodLanguage';
import FRENCH from '../fr/families.txt?raw';
import PICTURES from './pictures.txt?raw';

/** What people mean by words that they avoid. It is not a language, and comes with all of them. */
export const language: FoodLanguage = {
  code: 'zxx',
  families: GERMAN + FRENCH + SPANISH + PICTURES,
  grammar: 'endings | s e n en',
};
