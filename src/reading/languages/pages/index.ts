import { listOf } from '..';
import { readWords } from '../readWords';
import de from './de.txt?raw';
import en from './en.txt?raw';
import es from './es.txt?raw';
import fr from './fr.txt?raw';
import it from './it.txt?raw';
import nl from './nl.txt?raw';
import type { PageWords } from './PageWords';
import pt from './pt.txt?raw';

const LANGUAGES = [en, de, fr, es, it, pt, nl].map((file) => readWords<PageWords>(file));

/** The alternatives that all languages have for one thing. */
export const anyOf = (name: keyof PageWords): string =>
  `(?:${LANGUAGES.flatMap((words) => listOf(words[name])).join('|')})`;
