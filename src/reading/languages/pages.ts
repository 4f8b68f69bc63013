import { cutList } from '.';
import de from './pages/de.txt?raw';
import en from './pages/en.txt?raw';
import es from './pages/es.txt?raw';
import fr from './pages/fr.txt?raw';
import it from './pages/it.txt?raw';
import nl from './pages/nl.txt?raw';
import pt from './pages/pt.txt?raw';
import { readWords } from './readWords';

/** What pastes and pages of a language have beside a recipe, and the other files have not. */
interface PageWords {
  /** How buttons, advertisements and other words of a page begin. */
  furniture: string;
  /** A whole line of a page: "menu". */
  labels: string;
  /** A whole line above the comments of a page: "reviews". */
  comments: string;
  /** What a page sells, or has a list for: "ingredients". */
  goods: string;
  /** How a line begins that is above what else a page has to offer: "you may also like". */
  offers: string;
  /** How people end a message. What follows is their name, and what they quote. */
  greetings: string;
  /** Before what a list contains for people with allergies. */
  contains: string;
  /** Before the name of who wrote the recipe. */
  credit: string;
  /** An amount without a number: "to taste". */
  some: string;
  /** After a heading: "of the recipe". */
  ofRecipe: string;
  /** Before who is quoted: "wrote". */
  wrote: string;
  /** What warns other readers: "beware". */
  warnings: string;
  /** What a page wants from its readers, and what it earns. */
  adverts: string;
  /** Above what is in a portion. */
  nutrition: string;
  /** How a remark below the steps begins: "this keeps for a week". */
  remarks: string;
  /** After the time of a day: "pm". */
  clock?: string;
  /** What a page counts: "votes". */
  ratings?: string;
  /** How a word begins for what is in a portion: "protein". */
  nutrients?: string;
}

const LANGUAGES = [en, de, fr, es, it, pt, nl].map((file) => readWords<PageWords>(file));

export const anyOf = (name: keyof PageWords): string =>
  `(?:${LANGUAGES.flatMap((words) => cutList(words[name] ?? '')).join('|')})`;
