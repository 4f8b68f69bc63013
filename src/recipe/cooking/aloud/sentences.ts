import type { Sentence } from '../../../../machines/readAloud/readAloudMachine';

/** In characters: some browsers stop a voice after 15 s. */
const LONGEST = 180;

/** Browsers take more than linear time to find the sentences of a long text. */
const PIECES = /[\s\S]{1,2000}\S{0,100}/g;

/** Cuts long ones between words, and leaves out parts without a letter or digit. */
export function sentencesOf({ text, language }: Sentence): Sentence[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return (text.match(PIECES) ?? [])
    .flatMap((piece) => [...segmenter.segment(piece)])
    .flatMap(({ segment }) => cut(segment.trim()))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => ({ text: part, language }));
}

/** Cuts after the last comma, else before the last word, else anywhere. */
function cut(sentence: string): string[] {
  const parts: string[] = [];
  let from = 0;
  while (sentence.length - from > LONGEST) {
    const piece = sentence.slice(from, from + LONGEST);
    const comma = Math.max(piece.lastIndexOf(', '), piece.lastIndexOf('; '));
    const end = comma > 0 ? comma + 1 : piece.lastIndexOf(' ');
    const length = end > 0 ? end : wholeCharacters(piece);
    parts.push(sentence.slice(from, from + length).trim());
    from += length;
  }
  return [...parts, sentence.slice(from).trim()];
}

/** The length of a piece without half a character at its end. */
function wholeCharacters(piece: string): number {
  return /[\ud800-\udbff]$/.test(piece) ? piece.length - 1 : piece.length;
}
