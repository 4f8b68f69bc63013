import { alternativesOf } from '../../languages';

/** How far to look back from an amount, in characters. A limit keeps each look short. */
const LOOK_BACK = 200;

/** An abbreviation does not end a sentence: "ca. 10", "c. à soupe". */
const ABBREVIATION = new RegExp(
  `(?:^|[^\\p{L}])(?:${alternativesOf(({ abbreviations }) => abbreviations)})$`,
  'u',
);

/** Blanks replace what brackets say: that is no part of the sentence. */
export function sentenceBefore(text: string, place: number): string {
  const before = text
    .slice(Math.max(0, place - LOOK_BACK), place)
    .replace(/\([^()]*\)/g, (all) => ' '.repeat(all.length));
  for (let at = before.length - 2; at >= 0; at -= 1) {
    if (!/[.!?]/.test(before[at] ?? '') || before[at + 1] !== ' ') continue;
    if (!ABBREVIATION.test(before.slice(Math.max(0, at - 10), at))) return before.slice(at + 2);
  }
  return before;
}

/** Letter case, and kinds of blanks, dashes, quotes and slashes. Each character stays in place. */
export function normalizeText(text: string): string {
  return text
    .replace(/\s/g, ' ')
    .replace(/[‐‑‒–−]/g, '-')
    .replace(/―/g, '—')
    .replace(/∼|～/g, '~')
    .replace(/[’ʼ]/g, "'")
    .replace(/⁄/g, '/')
    .replace(/\p{Lu}/gu, (letter) => {
      const small = letter.toLowerCase();
      return small.length === letter.length ? small : letter;
    });
}
