import { foodNamed } from '../../../foods/foods';
import { readWords, type Word } from '../../../foods/words';
import { CONTAINERS, pieceOf } from './measures';
import { EXTRA, isDone, ownWordsOf, type Split } from './notes';
import type { Shelf } from './shelves';
import { withoutSynonyms } from './synonyms';
import {
  CUTS,
  EMPTY_WORDS,
  FINE,
  FISH_WORK,
  FRUIT_PARTS,
  MEAT_CUTS,
  NUT_CUTS,
  SIZES,
  SPICE_CUTS,
} from './words';

interface Bought {
  unit: string;
  shelf: Shelf;
  isNut: boolean;
  /** Whether a word belongs to another food of the line. */
  isOther(key: string): boolean;
  /** Whether a note only says what the food is, or names an example. */
  isSaidBy(note: string): boolean;
}

const BONED = ['boneless', 'skinless', 'skinned'];
/** Meat and fish that shops mostly sell without bones. */
const SOLD_BONED = /chicken|turkey|breast|thigh|fillet|salmon|cod|haddock|tuna/i;

/** Of pastry, this is work. Spinach may be frozen or not. */
const THAWED = /^\s*(?:thawed|defrosted) if (?:frozen|necessary)\s*$/i;

const NO_WORDS: ReadonlySet<string> = new Set();
const keysIn = (words: readonly Word[]) => words.map(({ key }) => key);

/** The name in front of the notes, and the key of all that says what to buy; null if it asks for a part of a fruit, or has another number. */
export function nameIn({ front, notes: all }: Split, bought: Bought) {
  const { unit } = bought;
  const extra = all.find((note) => EXTRA.test(note))?.trim() ?? '';
  const notes = all.filter((note) => !EXTRA.test(note));
  const text = front
    .replace(/^[\s.x×-]*(?:of\s)?(?:extra[- ](?=large)|ice[- ](?=cold)|very (?=ripe))?/i, '')
    .replace(isLiquid(front) ? /\b(?:hot|boiling) /i : '', '');
  const words = readWords(text);
  if (/[+/&:()]/.test(text) || words.some((word) => isOpen(word, unit))) return null;
  const made = madeOf(text, bought);
  const shown = shownWords(text, words, bought, made);
  const last = shown.at(-1);
  const hasName = shown.length > 1 && shown[0]?.key !== 'whole';
  const piece = last && hasName && unit === '' ? pieceOf(last.key) : undefined;
  const named = piece ? shown.slice(0, -1) : shown;
  // "Bone-in, skin-on", "leg of lamb"
  const filler = bought.shelf === 'meat and fish' ? /^(?:skin|in|on|of)$/ : /^(?:skin|in|on)$/;
  const whole = withoutSynonyms(keysIn(shown).filter((key) => !filler.test(key)));
  const keys = piece && pieceOf(whole.at(-1) ?? '') === piece ? whole.slice(0, -1) : whole;
  const own = ownOf(notes, { front, keys, made, bought });
  if (!own || keys.length === 0) return null;
  const told = [...keys, ...own.flat()];
  const isCut = keysIn([...words, ...notes.flatMap(readWords)]).some(
    (key) => key === 'fresh' || key === 'leaf' || CUTS.has(key),
  );
  const name = shownName(text, named);
  const shownNotes = notes.filter((_, at) => own[at]?.length).map((note) => note.trim());
  return {
    key: `${inShop(told, bought, isCut).sort().join(' ')}, ${bought.shelf}`,
    name: shownNotes.length > 0 ? `${name} (${shownNotes.join(', ')})` : name,
    extra,
    piece,
    pieceWritten: piece && last?.text,
    told: [...keysIn(shown), ...own.flat()],
    shown: [...keysIn(named), ...own.flat()],
  };
}

const isLiquid = (front: string) => /\b(?:stock|broth|bouillon|milk|water)\s*$/i.test(front);
const isSoldFresh = ({ shelf }: Bought) => /^(?:veg|meat)/.test(shelf);

/** Whether a note that says something changes nothing as a whole: an example, what the food is, or work that only this food takes. */
function isNoKind(note: string, front: string, bought: Bought): boolean {
  if (bought.isSaidBy(note)) return true;
  if (!isSoldFresh(bought) && THAWED.test(note)) return true;
  return /\bdried\b/i.test(front) && /^\s*soaked\b/i.test(note);
}

/** The work that makes another product: minced beef, a boneless shoulder of lamb, a tin of whole tomatoes. */
function madeOf(text: string, { shelf, unit }: Bought): string[] {
  if (shelf !== 'meat and fish') return isPacked(unit) ? ['whole', 'peeled'] : [];
  return [
    'minced',
    ...(SOLD_BONED.test(text) ? [] : BONED),
    ...(/cooked|rotisserie|leftover/i.test(text) ? [] : ['shredded']),
  ];
}

interface Told {
  front: string;
  /** The keys of the name. */
  keys: readonly string[];
  made: readonly string[];
  bought: Bought;
}

/** What each note says of the product; null if one leaves it open. */
function ownOf(notes: readonly string[], { front, keys, made, bought }: Told) {
  const { unit, shelf, isOther } = bought;
  const isIgnored = (key: string) =>
    (/^(?:hot|boiling)$/.test(key) && isLiquid(front)) ||
    (keys.includes('frozen') && /^(?:thawed|defrosted)$/.test(key)) ||
    ((shelf === 'meat and fish' || isPacked(unit)) && FISH_WORK.has(key));
  // Peas that somebody thaws are frozen, and only berries are hulled at home.
  const isProduct = (key: string) =>
    isOther(key) || (isSoldFresh(bought) ? /^(?:thawed|defrosted)$/ : /^(?:un)?hulled$/).test(key);
  const said = notes.map((note) => ownWordsOf(note, isIgnored, isProduct));
  if (said.includes(null)) return null;
  return said.map((one, at) => {
    const noted = keysIn(readWords(notes[at] ?? ''));
    const isTold = one?.length && !isSame(one, keys) && !isNoKind(notes[at] ?? '', front, bought);
    return [...(isTold ? one : []), ...made.filter((key) => noted.includes(key))];
  });
}

const isPacked = (unit: string) => CONTAINERS.has(unit.split(' ').at(-1) ?? '');

/** Whether a word of a name is a second number, or asks for a part of a fruit. */
function isOpen({ key, isNumber }: Word, unit: string): boolean {
  const isPoured = /^(?:teaspoon|tablespoon|cup|milliliter|cl|deciliter|liter)$/.test(unit);
  return isNumber || (FRUIT_PARTS.has(key) && !isPoured);
}

/** The words that the list shows of a name. */
function shownWords(
  text: string,
  words: readonly Word[],
  { unit, shelf, isNut }: Bought,
  made: readonly string[],
) {
  const isPiece = /^(?:veg|meat|bread)/.test(shelf) || /\beggs?\b/i.test(text);
  const cuts = /^(?:veg|chilled)/.test(shelf)
    ? CUTS
    : shelf === 'meat and fish'
      ? MEAT_CUTS
      : isNut && !/oil|butter|paste|milk|flour/i.test(text)
        ? NUT_CUTS
        : shelf === 'spices'
          ? SPICE_CUTS
          : NO_WORDS;
  // "2 whole star anise", but "whole cumin" is no powder.
  const isWhole = shelf === 'spices' && (unit === '' || /peppercorn|seeds?\b|pods?\b/i.test(text));
  const isFine = /^veg/.test(shelf) || /\beggs?\b/i.test(text);
  return words.filter(
    ({ key }) =>
      !EMPTY_WORDS.has(key) &&
      !(isWhole && key === 'whole') &&
      !(isPiece && SIZES.has(key)) &&
      !(isFine && FINE.has(key) && !isPacked(unit)) &&
      !(
        (cuts.has(key) || (/^veg/.test(shelf) && isDone(key))) &&
        !isPacked(unit) &&
        !made.includes(key)
      ),
  );
}

/** Whether two names mean the same food, maybe fresh: "aubergine (eggplant)". */
function isSame(one: readonly string[], other: readonly string[]): boolean {
  const [some, others] = [withoutSynonyms(one), other].map((keys) =>
    keys.filter((key) => key !== 'fresh').join(' '),
  );
  return some === others;
}

/** The words that tell products of a shop apart. */
function inShop(keys: readonly string[], { unit, shelf }: Bought, isCut: boolean): string[] {
  if (shelf === 'meat and fish')
    // "Minced beef", "ground beef", "beef mince", "beef, minced"
    return keys.map((key) => (/^(?:minced|ground)$/.test(key) ? 'mince' : key));
  const plain = keys.filter((key) => key !== 'ground' && (shelf !== 'spices' || key !== 'powder'));
  if (shelf === 'spices')
    // "Ginger powder" is ground ginger, and "ground cumin" is cumin.
    return plain.length === keys.length || isGroundAnyway(plain) ? plain : [...plain, 'ground'];
  if (shelf !== 'vegetables and fruit' || keys.includes('dried')) return [...keys];
  // Herbs in spoons may be dried. Juice is in bottles.
  const isSpoon = /^(?:tea|table)spoon$/.test(unit);
  const isJuice = keys.some((key) => FRUIT_PARTS.has(key));
  const isFresh = !isJuice && ((isSpoon && isCut) || unit === 'cup');
  return [...keys.filter((key) => key !== 'fresh'), ...(isFresh ? ['fresh'] : [])];
}

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
