import type { Word } from '../words';

/**
 * Marks what a hedge is about: its clause, or the one beside it if it is alone, "Parmesan (nach
 * Belieben)"; and a whole list after "may contain traces of".
 */
export function doubted(words: readonly Word[]): Word[] {
  let clause = 0;
  const clauses = words.map(({ gap }) => {
    if (/[.,;:!?()]|\s[-–—]\s/.test(gap)) clause += 1;
    return clause;
  });
  const doubtful = new Set<number>();
  let isOfAll: boolean | undefined;
  const listed = words.map((word) => {
    if (/[.;:!?()]/.test(word.gap)) isOfAll = false;
    isOfAll ||= word.isOfAll;
    return isOfAll;
  });
  words.forEach((word, at) => {
    const own = clauses[at] ?? 0;
    if (!word.isHedge || word.isOfAll) return;
    const isAlone = words.every((word, other) => clauses[other] !== own || word.isHedge);
    doubtful.add(isAlone ? (own === 0 ? 1 : own - 1) : own);
  });
  return words.map((word, at) => ({
    ...word,
    isDoubtful: listed[at] || doubtful.has(clauses[at] ?? 0),
  }));
}
