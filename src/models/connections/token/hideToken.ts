import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { type SeenWords, seenText } from '../../../reading/document/markdown/seenText';

const STAND_IN = '[token]';

/** A shorter token might be part of a text by chance. In letters and digits. */
export const FEWEST_CHARACTERS = 12;

/** How often to look again at what is left. Only a text made to trick this function needs more. */
const MOST_LOOKS = 4;

/** The quick test reads the text once for each note, so it is for a few. */
const MOST_ORDERS = 10;

/** References to characters: `&#104;`, `&#x68;`, `\u{68}`, `\u0068`, `%68`, `%2568`, `&shy;`. */
const REFERENCE =
  '&#(\\d{1,7});?|(?:&#x|\\\\u\\{)([\\da-f]{1,6})[;}]?|\\\\u([\\da-f]{4})|%(?:25){0,9}([\\da-f]{2})|&(\\w{1,31});';
const REFERENCES = new RegExp(REFERENCE, 'gi');
const CHARACTERS = new RegExp(`${REFERENCE}|[^]`, 'giu');

/** Invisible characters, and marks: `normalize` takes quadratic time for a run of marks. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{M}]+/gu;
const NO_WORD = /[^\p{L}\p{N}]+/gu;

/**
 * Takes a token out of a text, even one that blanks, marks, tags, link targets or list numbers
 * divide, or that references spell. It does not find other encodings or orders, or a token with
 * other letters between its parts.
 * @param token empty for none
 * @param read gives the words that a reader sees; `seenWords` for markdown
 */
export function hideToken(text: string, token: string, read = seenText): string {
  const wanted = spell(token, false);
  if (wanted.length < FEWEST_CHARACTERS) return token ? text.replaceAll(token, STAND_IN) : text;
  if (!mayHold(text, wanted)) return text;
  let rest = text;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const written = [{ value: rest, start: 0, end: rest.length }];
    const plain = hideIn(rest, wanted, written);
    const hidden = hideIn(plain, wanted, read(plain));
    if (hidden === rest) return rest;
    rest = hidden;
  }
  return STAND_IN;
}

/** A quick test that hardly any recipe passes, so the page rarely parses one for `hideToken`. */
function mayHold(text: string, wanted: string): boolean {
  // A reader sees the words of each note after the text, in any order.
  const orders = text.split(']:').length;
  // A reference may hold another reference.
  if (/&\S/.test(text) || orders > MOST_ORDERS) return true;
  return [true, false].some((decodes) => {
    const spelled = spell(text, decodes).repeat(orders);
    let at = -1;
    return [...wanted].every((letter) => {
      at = spelled.indexOf(letter, at + 1);
      return at >= 0;
    });
  });
}

type Span = Omit<SeenWords, 'value'>;

function hideIn(text: string, wanted: string, words: SeenWords[]): string {
  // The signs of references may also divide a token.
  const ways = /[&%\\]/.test(text) ? [true, false] : [true];
  const spans = ways.flatMap((decodes) => findIn(text, wanted, words, decodes));
  let hidden = '';
  let from = 0;
  for (const { start, end } of spans.sort((one, other) => one.start - other.start)) {
    if (start >= from) hidden += text.slice(from, start) + STAND_IN;
    from = Math.max(from, end);
  }
  return hidden + text.slice(from);
}

function findIn(
  text: string,
  wanted: string,
  words: readonly SeenWords[],
  decodes: boolean,
): Span[] {
  const spelled = words.map(({ value }) => spell(value, decodes));
  const all = spelled.join('');
  let at = all.indexOf(wanted);
  if (at < 0) return [];
  const places = words.flatMap((one, index) => placesOf(text, one, spelled[index] ?? '', decodes));
  const spans: Span[] = [];
  for (; at >= 0; at = all.indexOf(wanted, at + 1)) {
    let last: Place | undefined;
    for (const place of places.slice(at, at + wanted.length)) {
      if (last?.of === place.of) {
        last.end = place.end;
      } else {
        last = { ...place };
        spans.push(last);
      }
    }
  }
  return spans;
}

interface Place extends Span {
  of: SeenWords;
}

function placesOf(text: string, of: SeenWords, spelled: string, decodes: boolean): Place[] {
  const { value, start, end } = of;
  const isAsWritten = value.length === end - start;
  const written = isAsWritten ? value : text.slice(start, end);
  const lengths = new Map<string, number>();
  const places: Place[] = [];
  for (const { 0: match, index } of written.matchAll(CHARACTERS)) {
    const place = { of, start: start + index, end: start + index + match.length };
    const length = lengths.get(match) ?? spell(match, decodes || !isAsWritten).length;
    lengths.set(match, length);
    for (let unit = 0; unit < length; unit += 1) places.push(place);
  }
  // If the source spells the words differently, each letter gets the place of all the words.
  return places.length === spelled.length
    ? places
    : Array.from({ length: spelled.length }, () => ({ of, start, end }));
}

/** The letters and digits of a text, in their plainest form. */
export function spell(text: string, decodes: boolean): string {
  return (decodes ? text.replace(REFERENCES, decode) : text)
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(NO_WORD, '')
    .toLowerCase();
}

function decode(
  _: string,
  decimal?: string,
  braced?: string,
  four?: string,
  two?: string,
  name?: string,
): string {
  if (name) return decodeNamedCharacterReference(name) || '';
  const code = decimal ? Number(decimal) : Number.parseInt(braced ?? four ?? two ?? '', 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}
