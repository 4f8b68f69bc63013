/** What replaces a token in a text. */
const STAND_IN = '[token]';

/** A token with fewer letters and digits might be part of a text by chance. */
const FEWEST_CHARACTERS = 12;

/** What may divide a token unseen: tags, and the targets of links. */
const UNSEEN = /<[^<>]{0,500}>|\]\([^()]{0,500}\)/g;

/** References to characters: `&#104;`, `&#x68;`, `%68`, `&shy;`. */
const REFERENCE = '&#(\\d{1,7});?|&#x([\\da-f]{1,6});?|%([\\da-f]{2})|&\\w{1,31};';
const REFERENCES = new RegExp(REFERENCE, 'gi');
const CHARACTERS = new RegExp(`${REFERENCE}|[^]`, 'giu');

const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]+/gu;

/**
 * Takes a token out of a text, even if blanks, marks of markdown or tags divide it, or references
 * replace some of its characters. It does not find a token in another encoding or order, or one with
 * other letters between its parts.
 *
 * @param token empty for none
 */
export function hideToken(text: string, token: string): string {
  const wanted = spell(token);
  if (wanted.length < FEWEST_CHARACTERS) return token ? text.replaceAll(token, STAND_IN) : text;
  const once = hideIn(text, wanted, text);
  const seen = once.replace(UNSEEN, (unseen) => ' '.repeat(unseen.length));
  return seen === once ? once : hideIn(once, wanted, seen);
}

/** @param read the text as it is read: of the same length */
function hideIn(text: string, wanted: string, read: string): string {
  if (!spell(read).includes(wanted)) return text;
  let spelled = '';
  const ends: number[] = [];
  const starts: number[] = [];
  for (const { 0: match, index } of read.matchAll(CHARACTERS)) {
    for (const character of spell(match)) {
      spelled += character;
      for (let unit = 0; unit < character.length; unit += 1) {
        starts.push(index);
        ends.push(index + match.length);
      }
    }
  }
  let hidden = '';
  let from = 0;
  for (let at = spelled.indexOf(wanted); at >= 0; at = spelled.indexOf(wanted, at + 1)) {
    hidden += text.slice(from, Math.max(starts[at] ?? 0, from)) + STAND_IN;
    from = ends[at + wanted.length - 1] ?? text.length;
  }
  return hidden + text.slice(from);
}

/** The letters and digits of a text alone, in their plainest form. */
function spell(text: string): string {
  return (
    text
      .replace(REFERENCES, (_, decimal, hex, percent) => {
        const code = Number.parseInt(decimal ?? hex ?? percent, decimal ? 10 : 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
      })
      // Without marks, for `normalize` takes quadratic time for a run of them.
      .replace(NEITHER_LETTER_NOR_DIGIT, '')
      .normalize('NFKD')
      .replace(NEITHER_LETTER_NOR_DIGIT, '')
  );
}
