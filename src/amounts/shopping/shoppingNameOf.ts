import {
  type FoodLine,
  foodNamed,
  readFoods,
  type Shelf,
  shelfOf,
  shopKeys,
  type Word,
} from '../../foods';
import { amountWords, type LanguageCode, readAmounts, type Span } from '../../reading';
import { type Measured, measuredIn } from '../amountOf';
import type { WrittenAmount } from '../Comparison';
import { isWork, isWorkNote } from './work';
import { NOTE_STARTS } from './workWords';

export interface Goods {
  /** The same for lines that name the same thing to buy. */
  key: string;
  name: string;
  shelf: Shelf;
  /** Null if the page cannot tell what to add up: the list shows the line as written. */
  counted: WrittenAmount | null;
  /** The line's amount cannot be added up: "a handful". */
  isVague: boolean;
}

/** Words that the page cannot interpret keep two lines apart. */
export function shoppingNameOf(line: string, language: LanguageCode | null): Goods {
  const read = readFoods(line, language, []);
  const shelf = shelfOf(read.foods.find(({ role }) => role === 'main'));
  const measured = measuredIn(line, language);
  const named = measured && namedIn(line, read, language, measured);
  if (named) {
    const { amount } = measured;
    const written = named.name.includes(amount.written) ? '' : amount.written;
    return { ...named, shelf, isVague: false, counted: { ...amount, written } };
  }
  const isVague =
    readAmounts(line, language)?.length !== 0 || /^(?:an?|some|few|several)\b/i.test(line);
  return { key: '', name: line, shelf, counted: null, isVague };
}

/** Null if that is not certain. */
function namedIn(
  line: string,
  read: FoodLine,
  language: LanguageCode | null,
  { amount, places }: Measured,
): Pick<Goods, 'key' | 'name'> | null {
  const main = read.foods.find(({ role }) => role === 'main');
  const shelf = shelfOf(main);
  const notes = notesOf(line, main?.end ?? 0);
  const isDone = ({ start, end }: Span) => isWorkNote(line.slice(start, end), main?.food, shelf);
  const { words } = read;
  const done = [...notes.filter(isDone), ...aimIn(line, words, main?.end ?? 0, language)];
  const asked = read.groups.flat().filter((found) => !isIn(found, done));
  const [found] = asked;
  const inFood = words.filter((word) => found && word.key !== 'of' && isIn(word, [found]));
  // "Garlic, 3 cloves", but "bay leaves, 3"
  const named = inFood.filter((word) => amount.unit !== 'leaf' && !isIn(word, places));
  const isFood = (word: Word) => (named.length > 0 ? named : inFood).includes(word);
  const around = { food: found?.food, shelf, unit: amount.unit };
  const isBoneIn = ({ key }: Word) => key === 'in' && /\bbone[- ]in\b/i.test(line);
  const kept = words.filter(
    (word) =>
      !inFood.includes(word) &&
      !isIn(word, [...places, ...done]) &&
      !(isWork(word.key, { ...around, isNote: isIn(word, notes) }) && !isBoneIn(word)),
  );
  // "93% lean", "Type 405"
  const isName = ({ text, start }: Word) =>
    text.endsWith('%') || /\btype\s$/i.test(line.slice(0, start));
  const isOpen = (word: Word) => (word.isNumber && !isName(word)) || word.key === 'or';
  if (asked.length > 1 || kept.some(isOpen)) return null;
  const shown = words.filter((word) => isFood(word) || kept.includes(word));
  // Shops sell dried onion minced, but no dried herb.
  const isLeaf = isWork('leaf', { ...around, isNote: false });
  const isCut = words.some(
    ({ key }) => /^(?:chopped|leaf|grated|torn|fresh)$/.test(key) || (isLeaf && key === 'minced'),
  );
  const sold = shown.flatMap(({ soldAs }) => soldAs ?? []);
  const told = shopKeys(
    words.filter(isFood).map(({ key }) => key),
    kept.map(({ key }) => key),
    found?.food,
    shelf,
  );
  const keys = inShop(told, { ...around, isCut });
  // For the juice of two limes, a cook buys two limes.
  if (amount.unit === '' && !keys.has('zest')) keys.delete('juice');
  return {
    key: [...new Set([...keys, ...sold])].sort().join(' '),
    name: nameOf(line, shown, notes, found?.start ?? 0),
  };
}

const isIn = ({ start }: Pick<Word, 'start'>, places: readonly Span[]) =>
  places.some((place) => place.start <= start && start < place.end);

function inShop(
  told: readonly string[],
  { shelf, unit, isCut }: { shelf: Shelf; unit: string; isCut: boolean },
): Set<string> {
  const keys = new Set(told);
  // "Red bell pepper"
  if (keys.size > 2) keys.delete('bell');
  const isGround = keys.delete('ground');
  if (shelf === 'meat and fish') {
    if (keys.delete('minced') || isGround) keys.add('mince');
  } else if (shelf === 'spices') {
    // "Ginger powder" is ground ginger, and "ground cumin" is cumin.
    const isPowder = keys.delete('powder') || isGround;
    const name = [...keys].join(' ');
    const makesAnother = ![foodNamed(name), undefined].includes(foodNamed(`ground ${name}`));
    if (isPowder && makesAnother) keys.add('ground');
  } else {
    if (isGround) keys.add('ground');
    // Herbs in spoons may be dried.
    const mayBeDried = /^veg/.test(shelf) && /spoon/.test(unit) && !keys.has('juice');
    if (mayBeDried && isCut) keys.add('fresh');
    else if (/^veg/.test(shelf) && !mayBeDried) keys.delete('fresh');
  }
  return keys;
}

const BETWEEN_NOTES = new RegExp(
  String.raw`[()]|[,;](?!\d)|\s[–—-]\s|\s(?=(?:${NOTE_STARTS.join('|')})(?!\p{L}))`,
  'giu',
);

function notesOf(line: string, foodEnd: number): Span[] {
  const notes: Span[] = [];
  let start = 0;
  let isBehind = false;
  let isBracket = false;
  for (const { 0: sign, index } of [
    ...line.matchAll(BETWEEN_NOTES),
    { 0: '', index: line.length },
  ]) {
    // Once the notes have begun, a word such as "for" begins no other one.
    if (sign === ' ' && isBehind) continue;
    const whole = { start, end: index };
    if (isBehind || isBracket) notes.push(...splitNote(line, whole));
    isBracket = sign === '(' || (isBracket && sign !== ')');
    // "Plump, juicy limes" has no note.
    isBehind ||= !/[()]/.test(sign) && !isBracket && index >= foodEnd;
    start = index + sign.length;
  }
  return notes;
}

/** "Zucker zum Backen", "huile pour la cuisson". `isWorkNote` knows the English ones. */
function aimIn(
  line: string,
  words: readonly Word[],
  foodEnd: number,
  language: LanguageCode | null,
): Span[] {
  const aim = words.find(({ key, start }) => key === 'for' && start >= foodEnd);
  const clause = aim && amountWords(language).aim.exec(line.slice(aim.start));
  return clause ? [{ start: aim.start, end: aim.start + clause[0].length }] : [];
}

/** "Rinsed and patted dry" are two notes, "stalk and roots removed" is one. */
function splitNote(line: string, { start, end }: Span): Span[] {
  const text = line.slice(start, end);
  const at = isWorkNote(text) ? -1 : text.search(/\s(?:and|then|&)\s/);
  if (at < 0) return [{ start, end }];
  const rest = start + at + (/^\s\S+/.exec(text.slice(at))?.[0].length ?? 0);
  return [{ start, end: rest }, ...splitNote(line, { start: rest, end })];
}

function nameOf(
  line: string,
  words: readonly Word[],
  notes: readonly Span[],
  foodStart: number,
): string {
  // "limes (juice)" for "juice of 2 limes"
  const isNote = ({ key, start, end }: Word) =>
    isIn({ start }, notes) ||
    (/^(?:juice|zest|rind)$/.test(key) && / of /.test(line.slice(end, foodStart)));
  const write = (some: readonly Word[]) =>
    some
      .filter(({ start }, at) => some[at - 1]?.start !== start)
      .map(({ start, end }, at, all) => {
        const gap = line.slice(all[at - 1]?.end ?? start, start);
        const isJoined = /^(?:[-'’]|\s(?:de|of)\s|\sd['’])$/.test(gap);
        return (isJoined ? gap : at > 0 ? ' ' : '') + line.slice(start, end);
      })
      .join('');
  const note = write(words.filter(isNote));
  return [write(words.filter((word) => !isNote(word))), note && `(${note})`].join(' ').trim();
}
