import { learn, learnedOf } from '../../foods/languages/learn';
import * as english from './dishes/en';
import { type Dish, type Join, readDish } from './readDish';

/** What the sample kitchen says in a language, with `{names}` for what it puts there. */
export type BookWords = typeof english.words;

/** The dishes of a language and what the sample kitchen says in it, as the `index.ts` of its folder exports them. */
interface Chapter {
  words: BookWords;
  /** The files of the dishes, by their paths. */
  dishes: Record<string, string>;
  join?: Join;
}

/** The languages whose dishes are a chunk of their own. A new one is one line. */
const CHAPTERS: Partial<Record<string, () => Promise<Chapter>>> = {
  de: () => import('./dishes/de'),
  es: () => import('./dishes/es'),
  fr: () => import('./dishes/fr'),
};

/** What the sample kitchen cooks from, and its words. */
export interface Book {
  /** Those in the language of the page come first. */
  dishes: readonly Dish[];
  words: BookWords;
}

const read = ({ dishes, join }: Chapter, language: string) =>
  Object.values(dishes).map((source) => readDish(source, language, join));

export const ENGLISH: Book = { dishes: read(english, 'en'), words: english.words };

/** Opens the book for a page in a language. Without the dishes or the foods of that language, it is the English one. */
export async function openBook(language: string): Promise<Book> {
  const [chapter] = await Promise.all([
    CHAPTERS[language]?.().catch(() => undefined),
    learn(language),
  ]);
  if (!chapter || learnedOf(language) !== 'known') return ENGLISH;
  return { dishes: [...read(chapter, language), ...ENGLISH.dishes], words: chapter.words };
}
