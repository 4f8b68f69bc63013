import { type SeenWords, seenText } from '../../../reading/document/markdown/seenText';

const STAND_IN = '[token]';

/** A shorter token might be part of a text by chance, once blanks are left out. */
const FEWEST_CHARACTERS = 12;

/**
 * Takes a token out of a text: as it is written, and where only marks that no reader sees divide
 * it.
 * @param token empty for none
 * @param read gives the words that a reader sees; `seenWords` for markdown
 */
export function hideToken(text: string, token: string, read = seenText): string {
  if (!token) return text;
  const rest = text.replaceAll(token, STAND_IN);
  if (token.length < FEWEST_CHARACTERS || !mayShow(rest, token)) return rest;
  const letters = read(rest).flatMap((words) => lettersOf(words, rest));
  const seen = letters.map(({ letter }) => letter).join('');
  const gone = new Uint8Array(rest.length);
  for (let at = seen.indexOf(token); at >= 0; at = seen.indexOf(token, at + 1))
    for (const { start, end } of letters.slice(at, at + token.length)) {
      // Blanks between two letters go with them.
      const before = rest.slice(0, start).trimEnd().length;
      gone.fill(1, gone[before - 1] ? before : start, end);
    }
  const write = (letter: string, at: number) => {
    if (!gone[at]) return letter;
    return gone[at - 1] ? '' : STAND_IN;
  };
  return rest.split('').map(write).join('');
}

/** Each letter that a reader sees, with its place in the source. */
function lettersOf({ value, start, end }: SeenWords, text: string) {
  const source = text.slice(start, end);
  const signs = value.length === source.length ? source.split('') : source.match(SIGNS);
  const isKnown = signs?.length === value.length;
  let at = start;
  return value.split('').flatMap((letter, index) => {
    const from = isKnown ? at : start;
    at += signs?.[index]?.length ?? 0;
    return letter.trim() ? { letter, start: from, end: isKnown ? at : end } : [];
  });
}

/** Signs of a source: a reference to a character, or a letter that may have a backslash. */
const SIGNS = /&#?\w{1,31};|\\?[\s\S]/g;

/** Whether the text has all signs of the token in their order, or a reference to a character. */
function mayShow(text: string, token: string): boolean {
  let at = -1;
  const isInOrder = [...token].every((sign) => {
    at = text.indexOf(sign, at + 1);
    return at >= 0;
  });
  return isInOrder || /&[#\w]/.test(text);
}

/** Signs that may be between two letters of a token: "hf_**abc**". */
const MARKS = '[^\\p{L}\\p{N}]{0,9}';

/**
 * Hands the pieces of a growing text on without the token, and holds back an end that may be the
 * beginning of one.
 */
export function holdToken(token: string, handOn: (text: string) => void): (text: string) => void {
  const letters = token.match(/[\p{L}\p{N}]/gu) ?? [];
  if (letters.length === 0) return handOn;
  const whole = new RegExp(letters.join(MARKS), 'gu');
  // "a(?:b(?:c…)?)?" matches each beginning of the token.
  const [first, ...others] = letters;
  const rest = others.reduceRight((after, letter) => `(?:${MARKS}${letter}${after})?`, '');
  const begun = new RegExp(`${first}${rest}${MARKS}$`, 'u');
  let held = '';
  return (text) => {
    const all = (held + text).replace(whole, STAND_IN);
    const end = begun.exec(all)?.index ?? all.length;
    held = all.slice(end);
    if (end > 0) handOn(all.slice(0, end));
  };
}
