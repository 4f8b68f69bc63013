import { learn, learnedOf } from '../../foods/languages/learn';
import * as english from './dishes/en';
import { type Dish, type Join, readDish } from './readDish';

export type BookWords = typeof english.words;

/** What the `index.ts` of a language exports: its dishes, and what the kitchen says in it. */
interface Chapter {
  words: BookWords;
  /** The texts of the dishes, by the paths of their files. */
  dishes: Record<string, string>;
  join?: Join;
}

/** The languages with dishes. Each is a chunk of its own, and a new one is one line here. */
const CHAPTERS: Partial<Record<string, () => Promise<Chapter>>> = {
  de: () => import('./dishes/de'),
  es: () => import('./dishes/es'),
  fr: () => import('./dishes/fr'),
};

export interface Book {
  /** Those in the language of the page come first. */
  dishes: readonly Dish[];
  words: BookWords;
}

const read = ({ dishes, join }: Chapter, language: string) =>
  Object.values(dishes).map((source) => readDish(source, language, join));

export const ENGLISH: Book = { dishes: read(english, 'en'), words: english.words };

/** The English book if the page's language has no dishes or no foods. */
export async function openBook(language: string): Promise<Book> {
  const [chapter] = await Promise.all([
    CHAPTERS[language]?.().catch(() => undefined),
    learn(language),
  ]);
  if (!chapter || learnedOf(language) !== 'known') return ENGLISH;
  return { dishes: [...read(chapter, language), ...ENGLISH.dishes], words: chapter.words };
}
