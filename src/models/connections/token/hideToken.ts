import { type SeenWords, seenText } from '../../../reading/document/markdown/seenText';

const STAND_IN = '[token]';

/** Without blanks, a text may hold a shorter token by chance. */
const FEWEST_CHARACTERS = 12;

/**
 * Removes a token from a text, wherever it is written out or a reader would see it.
 * @param token empty for none
 * @param read gives the words that a reader sees; `seenWords` for markdown
 */
export function hideToken(text: string, token: string, read = seenText): string {
  if (!token) return text;
  const rest = text.replaceAll(token, STAND_IN);
  const mayShow = [...token].every((sign) => rest.includes(sign)) || /&[#\w]/.test(rest);
  if (token.length < FEWEST_CHARACTERS || !mayShow) return rest;
  const signs = read(rest).flatMap((words) => signsOf(words, rest));
  const seen = signs.map(({ sign }) => sign).join('');
  let hidden = '';
  let from = 0;
  for (let at = seen.indexOf(token); at >= 0; at = seen.indexOf(token, at + token.length)) {
    hidden += rest.slice(from, signs[at]?.start) + STAND_IN;
    from = signs[at + token.length - 1]?.end ?? from;
  }
  return hidden + rest.slice(from);
}

/** A reference to a character, or a sign that may have a backslash before it. */
const SIGNS = /&#?\w{1,31};|\\?[!-/:-@[-`{-~]|[\s\S]/g;

/** Each sign that a reader sees, with its place in the text. */
function signsOf({ value, start, end }: SeenWords, text: string) {
  const written = text.slice(start, end).match(SIGNS) ?? [];
  const isKnown = written.length === value.length;
  let at = start;
  return value.split('').flatMap((sign, index) => {
    const from = at;
    at += written[index]?.length ?? 0;
    return sign.trim() ? { sign, ...(isKnown ? { start: from, end: at } : { start, end }) } : [];
  });
}

/** Signs that may be between two letters of a token: "hf_**abc**". */
const MARKS = '[^\\p{L}\\p{N}]{0,9}';

/** Hands pieces on, and holds back an end that may be the beginning of the token. */
export function holdToken(token: string, handOn: (text: string) => void): (text: string) => void {
  const [first, ...others] = token.match(/[\p{L}\p{N}]/gu) ?? [];
  if (!first) return handOn;
  const whole = new RegExp([first, ...others].join(MARKS), 'gu');
  // "a(?:b(?:c…)?)?" matches each beginning of the token.
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
