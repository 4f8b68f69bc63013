import { tellsServings } from '../../document/facts/readFacts';
import { stateAllergens } from '../../document/stateAllergens';
import { namesFood } from '../../document/textTraits';
import { isPlainSection } from '../../document/vocabulary';
import { pagePattern } from '../../languages/pages';
import { tellsWork } from '../roles/propose';
import { areSurelyBeside } from './areSurelyBeside';
import { pairWords } from './pairWords';
import { type SaidWord, wordsOfCopy, wordsOfSource } from './wordsOf';

/** What a copy of a text says otherwise. */
export interface CopyMarks {
  /** Words, numbers, units and signs of the copy that its line of the source does not have; places in the copy. */
  different: readonly { start: number; end: number }[];
  /** Lines of the source that the copy lacks, or lacks words of, and that a cook would miss. */
  missing: readonly number[];
}

const NEEDS = pagePattern('(?<!\\p{L})(?:$needs|$fetches)$');
const DENIES = pagePattern('(?<!\\p{L})(?:$denials|$allergens.claims)(?!\\p{L})');

/** A food, an allergen, a number, a time, a temperature, a denial, a claim or work in the kitchen. */
const matters = (text: string): boolean =>
  /\p{N}/u.test(text) ||
  DENIES.test(text) ||
  tellsWork(text) ||
  namesFood(text) ||
  stateAllergens([text])[0] === true;

/**
 * Pairs each line of a copy with words in a row of its source, in order, and says what differs. Readers' comments and links
 * of the source are no source of a copy.
 */
export function compareCopy(source: string, copy: string): CopyMarks {
  const rows = source.split('\n');
  const isBeside = areSurelyBeside(rows);
  const said = wordsOfSource(rows, isBeside);
  const lines = wordsOfCopy(copy);
  const own = lines.filter((line) => !isHeading(line.text));
  const { isPaired, isTaken } = pairWords(said, own);
  const servings = new Set(servingsIn(rows));
  const different = own.flatMap((line, at) => {
    const words = tellsServings(line.text)
      ? // The copy writes "Serves 4" where the text has "4 people".
        line.words.filter(({ key }) => /\d/.test(key) && !servings.has(key))
      : line.words.filter((_, place) => !isPaired[at]?.[place]);
    return words.map(({ start, end }) => ({ start, end }));
  });
  return { different: joinRuns(different, copy), missing: linesMissing(said, isTaken) };
}

/** The page writes "Ingredients" and "Method" itself. */
const isHeading = (text: string) => isPlainSection(text) && !/\d/.test(text);

/** Numbers of servings, beside their label or below it: "Chicken pie    Serves 6", "Oats (for 2)". */
const servingsIn = (rows: readonly string[]): string[] =>
  rows.flatMap((row, at) => {
    const pieces = [
      row,
      ...row.split(/\s{2,}|[()|·,;]/),
      ...(/^\W*\d/.test(row) ? [`${rows[at - 1]}: ${row}`] : []),
    ];
    return pieces.some((piece) => tellsServings(piece.trim())) ? (row.match(/\d+/g) ?? []) : [];
  });

/** Words in a row are one place. */
function joinRuns(places: readonly { start: number; end: number }[], copy: string) {
  const joined: { start: number; end: number }[] = [];
  for (const place of places.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && /^[^\S\n]*-?$/.test(copy.slice(last.end, place.start))) last.end = place.end;
    else joined.push({ ...place });
  }
  return joined;
}

function linesMissing(said: readonly SaidWord[], isTaken: readonly boolean[]): number[] {
  const lines = new Map<number, { key: string; isTaken: boolean }[]>();
  for (const [at, { key, line }] of said.entries()) {
    const words = lines.get(line) ?? [];
    words.push({ key, isTaken: isTaken[at] === true });
    lines.set(line, words);
  }
  const textOf = (words: readonly { key: string }[]) => words.map(({ key }) => key).join(' ');
  const taken = [...lines.values()].filter((words) => words.every((word) => word.isTaken));
  // A page says its title, and a line of the list, more than once.
  const known = new Set(taken.map(textOf));
  const lacks = (words: readonly { key: string; isTaken: boolean }[]) => {
    const first = words.findIndex((word) => word.isTaken);
    // "For the curry you need", before the foods of a message
    const lead = NEEDS.test(textOf(words.slice(0, Math.max(0, first)))) ? first : 0;
    const left = words.slice(lead).filter((word) => !word.isTaken);
    if (left.length === 0 || known.has(textOf(words))) return false;
    // Without its end, a line says something else: "until golden". Its beginning may be a greeting.
    const isEndLost = !words.at(-1)?.isTaken && left.length * 2 < words.length;
    return isEndLost || matters(textOf(left));
  };
  return [...lines].filter(([, words]) => lacks(words)).map(([line]) => line);
}
