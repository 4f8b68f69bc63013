import { type ClaimedLine, readClaimed } from '../../../foods/claims/claimed';
import type { Content } from '../../../foods/contents';
import { foodNamed } from '../../../foods/foods';
import { readWords } from '../../../foods/words';
import type { LanguageCode } from '../../../reading/languages/Language';
import { lex } from '../../../reading/quantities/lex';
import type { Amount, readAmounts } from '../../../reading/quantities/readAmounts';
import type { Place } from '../../../reading/quantities/units';
import { CONTAINERS, type Counted, measureOf, pieceOf } from './measures';
import { type Shelf, shelfOf } from './shelves';
import { BREAKS, CUTS, JOINTS, PREPARED, SIZES, VAGUE, withoutSynonyms } from './words';

/** What a line of a recipe asks somebody to buy. */
export interface Need {
  line: string;
  /** The same for lines that name the same thing to buy; empty if the page cannot tell. */
  food: string;
  /** What the list calls it: "red onions". */
  name: string;
  shelf: Shelf;
  counted: Counted | null;
  read: ClaimedLine;
}

/** Reads what a line asks for. What it cannot tell for certain, it leaves out. */
export function readNeed(
  line: string,
  language: LanguageCode | null,
  avoided: Pick<ReadonlySet<Content>, 'has'>,
  findAmounts: typeof readAmounts,
): Need {
  const read = readClaimed(line, avoided);
  const shelf = shelfOf(read.foods.find(({ role }) => role === 'main' || role === 'alternative'));
  const plain = { line, food: '', name: line, shelf, counted: null, read };
  // The words that change nothing are English.
  if (language !== null && language !== 'en') return plain;
  const [amount, ...others] = findAmounts(line, 'en') ?? [];
  if (!amount || others.length > 0 || amount.to !== null || amount.isAbout) return plain;
  const counted = countedOf(line, amount);
  if (!counted) return plain;
  const words = nameIn(counted.rest, counted.unit, shelf);
  if (!words) return plain;
  const { value, unit, written, pack } = counted;
  const of = words.piece && unit === '' ? words.piece : unit;
  return {
    ...plain,
    food: words.key,
    name: words.name,
    counted: {
      value,
      unit: of,
      written: words.piece && unit === '' ? words.pieceWritten : written,
      pack,
    },
  };
}

/** Takes the amount, its unit and the size of its pack out of a line; null if it has more numbers. */
function countedOf(line: string, { from, numbers, unit }: Amount) {
  const [first, ...more] = [...numbers];
  if (!first || more.length > 0 || Number.isNaN(from)) return null;
  const cut = unit ? [first, unit] : [first];
  let rest = blank(line, cut);
  const tokens = lex(rest, 'en').filter(({ start }) => rest[start] !== ' ');
  const [packed] = tokens;
  if (tokens.length > 1) return null;
  let pack = '';
  if (packed) {
    const measure = packed.unit?.measures;
    if (packed.to !== null || !(measure === 'mass' || measure === 'volume')) return null;
    pack = rest.slice(packed.start, packed.end);
    // "1 carrot (about 100 g)"
    if (packed.isAbout) return null;
    rest = blank(rest, [packed]);
  }
  const written = unit ? line.slice(unit.start, unit.end) : '';
  const id = unit ? measureOf(unit.id) : '';
  if (VAGUE.has(id)) return null;
  const size = packed?.unit ? `${packed.from} ${measureOf(packed.unit.id)} ` : '';
  return { value: from, unit: size + id, written, pack, rest };
}

const blank = (text: string, places: readonly Place[]) =>
  places.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

/** The name at the beginning of a text, and the notes behind it; null if it may name two foods. */
function splitName(rest: string) {
  const notes: string[] = [];
  const text = rest
    .replace(/\(([^()]*)\)/g, (_, note: string) => {
      notes.push(note);
      return ' ';
    })
    .replace(/^[\s.x×-]*(?:of\s)?/i, '');
  const at = text.search(/[,;]|\s[–—-]\s/);
  const front = (at < 0 ? text : text.slice(0, at)).trim();
  if (at >= 0) notes.push(text.slice(at + 1));
  const words = readWords(front);
  const note = readWords(notes.join(' '));
  const isOpen =
    /[+/&:()]/.test(front) ||
    words.some(({ key }) => JOINTS.has(key)) ||
    [...words, ...note].some(({ key, isNumber }) => isNumber || BREAKS.has(key));
  return isOpen ? null : { front, words, note, notes };
}

/** What is left of a line names the food, and then says how to prepare it. */
function nameIn(rest: string, unit: string, shelf: Shelf) {
  const split = splitName(rest);
  if (!split) return null;
  const { front, words, note, notes } = split;

  const isPacked = CONTAINERS.has(unit.split(' ').at(-1) ?? '');
  const isCut = !isPacked && (shelf === 'vegetables and fruit' || shelf === 'chilled');
  const shown = words.filter(({ key }) => !SIZES.has(key) && !(isCut && CUTS.has(key)));
  const last = shown.at(-1);
  const piece = shown.length > 1 && last && pieceOf(last.key);
  const named = piece && (unit === '' || last.key === 'leaf') ? shown.slice(0, -1) : shown;
  const isFresh = shelf === 'vegetables and fruit' && !isSpoon(unit);
  const bought = (list: readonly string[]) => list.filter((key) => !(isFresh && key === 'fresh'));
  const keys = bought(withoutSynonyms(bought(named.map(({ key }) => key))));
  const own = note.map(({ key }) => key).filter((key) => !PREPARED.has(key) && !SIZES.has(key));
  const all = [...keys, ...own];
  const plain = all.filter((key) => key !== 'ground');
  const isGround = shelf === 'spices' && isGroundAnyway(plain);
  if (keys.length === 0) return null;
  const name = shownName(front, unit === '' && piece ? named : shown);
  return {
    key: `${(isGround ? plain : all).sort().join(' ')}, ${shelf}`,
    name:
      own.length > 0
        ? `${name} (${notes
            .map((one) => one.trim())
            .filter(Boolean)
            .join(', ')})`
        : name,
    piece: unit === '' ? piece : undefined,
    pieceWritten: last?.text ?? '',
  };
}

const isSpoon = (unit: string) => /^(?:tea|table)spoon$|^cup$/.test(unit);

/** Whether a spice is the same without "ground": cumin, but not ginger. */
function isGroundAnyway(keys: readonly string[]): boolean {
  const food = foodNamed(keys.join(' '));
  return food !== undefined && [food, undefined].includes(foodNamed(`ground ${keys.join(' ')}`));
}

/** The words of a name with what is between them: "stir-fry vegetables". */
function shownName(text: string, words: readonly { start: number; end: number }[]): string {
  return words
    .map(({ start, end }, at) => {
      const before = words[at - 1]?.end;
      const gap = before === undefined ? '' : text.slice(before, start);
      return (gap && /^[-'’]$/.test(gap) ? gap : gap && ' ') + text.slice(start, end);
    })
    .join('')
    .trim();
}
