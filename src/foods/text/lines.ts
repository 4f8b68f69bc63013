import { isSpoken } from '../languages/spoken';
import { MOST_CORRECTIONS } from '../limits';
import { isPlainWord } from './descriptions';
import { type FoodLine, NO_SEARCH, readLine, type Search, wordsOf } from './reading';
import { byLetter, correctionOf } from './spelling';

/** An ingredient, or a title, lead, step, tip, note or heading. */
export interface RecipeLine {
  text: string;
  isIngredient: boolean;
  /** Not of the recipe, but an entry of the list that it uses without its name, or may use. */
  listed?: 'used' | 'perhaps';
  /** It only names entries of the list that the recipe says it does not use. What they contain is found all the same. */
  isUnused?: boolean;
  /** For a line that names the dish or a part of it. */
  heading?: 'title' | 'part';
  /** As the page shows the step's number. */
  step?: number | undefined;
}

export interface ReadLine extends RecipeLine {
  line: FoodLine;
  /** Without corrections; null if there were none. */
  asWritten: FoodLine | null;
}

/** Each line is read once. */
export type ReadLines = ReturnType<typeof readFoodLines>;

function isPartHeading(text: string): boolean {
  return /:\s*$/.test(text) || /^\W*for (?:the|a|your)\b[^,\d]*$/i.test(text);
}

/**
 * `clearsNothing`: claims and denials do not count, because the language has not passed.
 * `isFromPhoto`: a letter may be wrong anywhere, and not only in the list of ingredients.
 */
export function readFoodLines(
  lines: readonly RecipeLine[],
  search: Search = NO_SEARCH,
  language: string | null = null,
  clearsNothing = false,
  isFromPhoto = false,
) {
  const looked = new Set<string>();
  let hasMore = false;
  const correct = (key: string) => {
    if (!looked.has(key) && looked.size >= MOST_CORRECTIONS) {
      hasMore = true;
      return undefined;
    }
    looked.add(key);
    return correctionOf(key);
  };
  const all = lines.map((one): ReadLine => {
    const words = (language === null && byLetter(one.text)) || wordsOf(one.text, language);
    const read = (correction = correct) => ({
      ...readLine(one.text, words, correction, search),
      clearsNothing,
    });
    const line = read();
    return {
      ...one,
      isIngredient: one.isIngredient && !isPartHeading(line.text),
      line,
      asWritten: line.isMisspelt ? read(() => undefined) : null,
    };
  });
  /** In another language, or with more unknown words than any recipe. */
  const isForeign = hasMore || !isSpoken(language) || hasFewEnglishWords(all);
  // In another language a word is not a slip of an English one: "pizca" is a pinch, and not pizza.
  const asTold = (one: ReadLine) => ({ ...one, line: one.asWritten ?? one.line, asWritten: null });
  return {
    lines: isForeign ? all.map(asTold) : all,
    isForeign,
    isFromPhoto,
    asked: search.contents,
  };
}

/** Fewer English words than any English text. */
function hasFewEnglishWords(lines: readonly ReadLine[]): boolean {
  let [all, english] = [0, 0];
  for (const { line } of lines) {
    for (const { isNumber, key } of line.words) {
      if (isNumber || key.length < 2) continue;
      all += 1;
      if (isPlainWord(key)) english += 1;
    }
  }
  return all >= 25 && english < all * 0.12;
}
