import GERMAN from '../de/families.txt?raw';
import SPANISH from '../es/families.txt?raw';
import FRENCH from '../fr/families.txt?raw';
import PICTURES from './pictures.txt?raw';

/** What people mean by words that they avoid. It is no language, and comes with all of them. */
export const language = {
  './families.txt': GERMAN + FRENCH + SPANISH + PICTURES,
  './grammar.txt': 'endings | s e n en',
};
