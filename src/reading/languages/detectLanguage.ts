import { cutList, LANGUAGES } from '.';
import type { LanguageCode } from './Language';

/** So many words tell the language of any text. */
const MOST_CHARACTERS = 12_000;
const FEWEST_HITS = 3;
/** Frequent words are a good part of any text, even of a list. */
const LEAST_SHARE = 0.07;

const codesByWord = new Map<string, LanguageCode[]>();
for (const { code, commonWords } of LANGUAGES) {
  for (const word of new Set(cutList(commonWords))) {
    codesByWord.set(word, [...(codesByWord.get(word) ?? []), code]);
  }
}

/** Counts frequent words. Null if two languages come close. */
export function detectLanguage(text: string): LanguageCode | null {
  const { scores, words } = scoresOf(text);
  const [first, second] = scores;
  if (!first || first[1] < Math.max(FEWEST_HITS, LEAST_SHARE * words)) return null;
  return first[1] > 1.2 * (second?.[1] ?? 0) ? first[0] : null;
}

/** Parts of a text may be in these, the likeliest first. */
export const languagesIn = (text: string): LanguageCode[] =>
  scoresOf(text).scores.flatMap(([code, score]) => (score < FEWEST_HITS ? [] : code));

/** Counts each language's frequent words, the likeliest first, and all words of the text. */
function scoresOf(text: string) {
  const score = new Map<LanguageCode, number>();
  // "A" is a word of many languages, however often it comes.
  const words = new Set(
    text
      .slice(0, MOST_CHARACTERS)
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
  for (const word of words) {
    // A word of several languages says less.
    const codes = codesByWord.get(word) ?? [];
    for (const code of codes) score.set(code, (score.get(code) ?? 0) + 1 / codes.length);
  }
  return { scores: [...score].sort((a, b) => b[1] - a[1]), words: words.size };
}
