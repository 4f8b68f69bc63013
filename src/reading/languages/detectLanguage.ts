import { LANGUAGES, listOf } from '.';
import type { LanguageCode } from './Language';

/** So many words tell the language of any text. */
const MOST_CHARACTERS = 12_000;
const FEWEST_HITS = 3;
/** Frequent words are a good part of any text, even of a list. */
const LEAST_SHARE = 0.07;

const codesByWord = new Map<string, LanguageCode[]>();
for (const { code, commonWords } of LANGUAGES) {
  for (const word of new Set(listOf(commonWords))) {
    codesByWord.set(word, [...(codesByWord.get(word) ?? []), code]);
  }
}

/** How much words say for each language. A word of several languages says less. */
function scoresOf(words: Iterable<string>): Map<LanguageCode, number> {
  const scores = new Map<LanguageCode, number>();
  for (const word of words) {
    const codes = codesByWord.get(word) ?? [];
    for (const code of codes) scores.set(code, (scores.get(code) ?? 0) + 1 / codes.length);
  }
  return scores;
}

/** Tells the language of a text by its frequent words; null if two come close. */
export function detectLanguage(text: string): LanguageCode | null {
  const words = text.slice(0, MOST_CHARACTERS).toLowerCase().match(/\p{L}+/gu) ?? [];
  const [first, second] = [...scoresOf(words)].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < FEWEST_HITS || first[1] <= 1.2 * (second?.[1] ?? 0)) return null;
  // "A" is a word of many languages, however often it comes.
  const different = new Set(words);
  const share = (scoresOf(different).get(first[0]) ?? 0) / different.size;
  return share < LEAST_SHARE ? null : first[0];
}
