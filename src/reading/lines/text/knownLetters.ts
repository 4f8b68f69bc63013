import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { withoutFormulas } from './withoutFormulas';

/** Letters that a PDF has in one sign: "ﬁ". */
const JOINED = /[\ufb00-\ufb06]/g;
/** Breaks a word, has no width, or turns its direction. Emoji and some scripts need joiners. */
const UNSEEN = /[\0\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** The first half of a sign that a program has written twice over: "1Â½ cups". */
const HALF_SIGN = /Â(?=[\u00a0-\u00bf])/g;
/** Ends a line in a PDF or a word processor. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Writes the same words with the letters, fractions and line ends that the reader knows. */
export function knownLetters(text: string): string {
  return withoutFormulas(text.toWellFormed())
    .replace(LINE_ENDS, '\n')
    .replace(UNSEEN, '')
    .replace(HALF_SIGN, '')
    .replace(JOINED, (sign) => sign.normalize('NFKC'))
    .normalize('NFC');
}

const REFERENCE = /&(?:#x([\da-f]+)|#(\d+)|([a-z][\da-z]*))(;?)/gi;

/** Browsers take control characters from 128 to 159 for these: "&#146;" is an apostrophe. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** "&frac12; &amp; &#189;". Other words stay as they are. */
export function decodeReferences(text: string): string {
  return text.replace(REFERENCE, (whole, hex, decimal, name, end) => {
    if (!name) return charOf(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
    const character = decodeNamedCharacterReference(name) || whole;
    // Only the oldest names may lack the semicolon: "1&nbsp cup".
    return end || character === whole || character.charCodeAt(0) < 256 ? character : whole;
  });
}

function charOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10_ffff;
  return (
    WINDOWS[code - 128] ?? (isCharacter ? String.fromCodePoint(code).toWellFormed() : '\ufffd')
  );
}
