import type { SeenWords } from '../../../reading';

const STAND_IN = '[token]';

/** Without blanks, a text may hold a shorter token by chance. */
const FEWEST_CHARACTERS = 12;

/**
 * Removes a token from a text, wherever it is written out or a reader would see it.
 * @param token empty for none
 * @param read gives the words that a reader sees; `seenWords` for markdown, null for a text that is shown as it came
 */
export function hideToken(
  text: string,
  token: string,
  read: (text: string) => SeenWords[] | null = () => null,
): string {
  if (!token) return text;
  const rest = text.replaceAll(token, STAND_IN);
  const mayShow = [...token].every((sign) => rest.includes(sign)) || /&[#\w]/.test(rest);
  if (token.length < FEWEST_CHARACTERS || !mayShow) return rest;
  return withoutToken(
    rest,
    token,
    (read(rest) ?? [wholeOf(rest)]).flatMap((words) => signsOf(words, rest)),
  );
}

/** A reader sees all of it, without tags. */
const wholeOf = (text: string): SeenWords => ({
  value: text,
  start: 0,
  end: text.length,
  isMarkup: true,
});

/** Comments, tags with `>` in their quotes, link targets. No match fails after its beginning. */
const UNSEEN = /<!--[\s\S]*?(?:-->|$)|<(?:"[^"]*"|'[^']*'|[^<>"'])*>?|\]\([^()]*\)|\]\[[^[\]]*\]/g;

/** Keeps the length of the text. */
const withoutUnseen = (text: string): string =>
  text.replace(UNSEEN, (unseen) => ' '.repeat(unseen.length));

interface Sign {
  sign: string;
  start: number;
  end: number;
}

/** `signs` are those of the text that count, in UTF-16 units each. */
function withoutToken(text: string, token: string, signs: readonly Sign[]): string {
  const seen = signs.map(({ sign }) => sign).join('');
  let hidden = '';
  let from = 0;
  for (let at = seen.indexOf(token); at >= 0; at = seen.indexOf(token, at + token.length)) {
    hidden += text.slice(from, signs[at]?.start) + STAND_IN;
    from = signs[at + token.length - 1]?.end ?? from;
  }
  return hidden + text.slice(from);
}

/** A reference to a character, or a sign that may have a backslash before it. */
const SIGNS = /&#?\w{1,31};|\\?[!-/:-@[-`{-~]|[\s\S]/g;

/** Each sign that a reader sees, with its place in the text. */
function signsOf({ value: own, start, end, isMarkup }: SeenWords, text: string): Sign[] {
  const value = isMarkup ? withoutUnseen(own) : own;
  const written = text.slice(start, end).match(SIGNS) ?? [];
  const isKnown = written.length === value.length;
  let at = start;
  return value.split('').flatMap((sign, index) => {
    const from = at;
    at += written[index]?.length ?? 0;
    return sign.trim() ? { sign, ...(isKnown ? { start: from, end: at } : { start, end }) } : [];
  });
}

const OTHER_SIGNS = /[^a-z\d]/gi;

/** Compares only letters: other signs may be between those of a token, as in "hf_**abc**". */
const lettersOf = (text: string): Sign[] =>
  Array.from(text.matchAll(/[a-z\d]/gi), ({ 0: sign, index: start }) => {
    return { sign, start, end: start + 1 };
  });

/** How many signs an end may have for each letter of the token, so a model's endless row of dashes is not held. */
const MOST_SIGNS = 10;

/** Hands pieces on, and holds back an end that may be the beginning of the token. */
export function holdToken(token: string, handOn: (text: string) => void): (text: string) => void {
  const letters = token.replace(OTHER_SIGNS, '');
  if (!letters) return handOn;
  const longest = MOST_SIGNS * letters.length;
  let held = '';
  return (text) => {
    const whole = held + text;
    // A list of all letters takes long: a piece may have a million of them.
    const mayHide = whole.replace(OTHER_SIGNS, '').includes(letters);
    const all = mayHide ? withoutToken(whole, letters, lettersOf(whole)) : whole;
    const before = Math.max(0, all.length - longest);
    const last = lettersOf(all.slice(before)).slice(-letters.length);
    const written = last.map(({ sign }) => sign).join('');
    const begun = last.find((_, at) => letters.startsWith(written.slice(at)));
    const end = begun ? before + begun.start : all.length;
    held = all.slice(end);
    if (end > 0) handOn(all.slice(0, end));
  };
}
