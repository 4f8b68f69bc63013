import { inWords, LANGUAGES, readWords } from '.';
import type { Lists } from './Language';
import de from './pages/de.txt?raw';
import en from './pages/en.txt?raw';
import es from './pages/es.txt?raw';
import fr from './pages/fr.txt?raw';
import it from './pages/it.txt?raw';
import nl from './pages/nl.txt?raw';
import pt from './pages/pt.txt?raw';

/** What pastes and pages of a language have beside a recipe, and the other files have not. */
type PageWords = Lists<
  'furniture banners labels comments goods offers greetings contains credit some ofRecipe wrote corrections memories ofDish',
  'clock ratings nutrients fetches hands works denials'
> &
  Lists<'adverts'>;

const FILES = [en, de, fr, es, it, pt, nl];
const WORDS = FILES.map((file, at) => ({ ...LANGUAGES[at], ...readWords<PageWords>(file) }));

/** A pattern with words of pages too: "$furniture". */
export const pagePattern = (source: string, flags = 'iu'): RegExp =>
  new RegExp(inWords(source, WORDS), flags);
