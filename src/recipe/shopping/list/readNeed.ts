import { type ClaimedLine, readClaimed } from '../../../foods/claims/claimed';
import type { Content } from '../../../foods/contents';
import { keysOf } from '../../../foods/words';
import type { LanguageCode } from '../../../reading/languages/Language';
import { lex } from '../../../reading/quantities/lex';
import type { Amount, readAmounts } from '../../../reading/quantities/readAmounts';
import { type Place, unitAt } from '../../../reading/quantities/units';
import { BUNDLES, CONTAINERS, type Counted, measureOf, plusOf } from './measures';
import { nameIn } from './names';
import { restates, splitNotes } from './notes';
import { type Shelf, shelfOf } from './shelves';
import { VAGUE } from './words';

/** What a line of a recipe asks somebody to buy. */
export interface Need {
  line: string;
  /** The same for lines that name the same thing to buy; empty if the page cannot tell. */
  food: string;
  /** What the list calls it: "red onions". */
  name: string;
  /** The same amount in another unit: "about 1 kg". */
  aside: string;
  /** What nobody can count: "plus extra for dusting". */
  extra: string;
  shelf: Shelf;
  counted: Counted | null;
  /** Whether the line names an amount that the list cannot add: "2-3 leeks", "a handful". */
  isVague: boolean;
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
  const main = read.foods.find(({ role }) => role === 'main' || role === 'alternative');
  const shelf = shelfOf(main);
  const isNut =
    main?.food.contents.get('nuts') === 'contains' || /\bseeds?$/.test(main?.words ?? '');
  const others = read.foods.filter(({ food }) => food !== main?.food && food.name !== 'water');
  const isOther = (key: string) => others.some(({ words }) => keysOf(words).includes(key));
  const found = findAmounts(line, language);
  const isVague = found === null || found.length > 0 || /^(?:an?|some|few|several)\b/i.test(line);
  const plain = {
    line,
    food: '',
    name: line,
    aside: '',
    extra: '',
    shelf,
    counted: null,
    isVague,
    read,
  };
  // The words that change nothing are English.
  if (language !== null && language !== 'en') return plain;
  const counted = countedOf(line, (language === 'en' ? found : findAmounts(line, 'en')) ?? []);
  const named = counted && nameIn(counted.split, { unit: counted.unit, shelf, isNut, isOther });
  if (!named) return plain;
  const { value, unit, written, pack, aside } = counted;
  return {
    ...plain,
    food: named.key,
    name: named.name,
    aside,
    extra: named.extra,
    counted: { value, unit: named.piece ?? unit, written: named.pieceWritten ?? written, pack },
  };
}

/** Takes the amount, its unit and the size of its pack out of a line; null if it is no certain amount. */
function countedOf(line: string, [lead, other]: readonly Amount[]) {
  const [first, ...more] = lead?.numbers ?? [];
  if (!lead || !first || more.length > 0 || Number.isNaN(lead.from)) return null;
  if (lead.to !== null || lead.isAbout || lead.unit?.measures === 'length') return null;
  const sum = other ? plusOf(line, lead, other) : null;
  const cut = [first, lead.unit, sum && other && { start: lead.end, end: other.end }];
  const found = unitIn(
    line,
    cut.filter((place) => place !== null && place !== undefined),
    sum?.unit ?? lead.unit,
  );
  if (VAGUE.has(found.id)) return null;
  const isMeasured = /mass|volume/.test(lead.unit?.measures ?? '');
  // "2 (400 g) tins" and "4 (6 oz) steaks" say the size of each, "4 steaks (24 oz)" that of all.
  const isSized =
    CONTAINERS.has(found.id) ||
    (!isMeasured && /^[\s.]*[x×]/i.test(found.rest)) ||
    (found.id === '' && /^\s*\(/.test(found.rest)) ||
    first.start === first.end;
  const { size, pack, rest } = isSized ? packIn(found.rest) : { ...NO_PACK, rest: found.rest };
  const { front, notes } = splitNotes(isMeasured ? withoutTwice(rest, lead) : rest);
  const isAside = (note: string) => !isSized && restates(note, lead, front);
  const split = { front, notes: notes.filter((note) => !isAside(note)) };
  return {
    value: sum?.value ?? lead.from,
    unit: size + found.id,
    written: found.written,
    pack,
    aside: notes.filter(isAside).join(', ').trim(),
    split,
  };
}

const NO_PACK = { size: '', pack: '' };

/** The line without the second of two amounts: "225 g/8 oz butter". */
function withoutTwice(rest: string, lead: Amount): string {
  if (!/[/|]/.test(rest)) return rest;
  let end = lead.end;
  for (const token of lex(rest, 'en')) {
    const isTwice = /^\s*[/|]\s*$/.test(rest.slice(end, token.start));
    if (!isTwice || !restates(rest.slice(token.start, token.end), lead, '')) break;
    end = token.end;
  }
  return blank(rest, [{ start: lead.end, end }]);
}

/** The size of one pack: "400 g" of "2 x 400 g/14 oz tins". */
function packIn(rest: string) {
  const [packed, second] = lex(rest, 'en');
  const isMeasured = /mass|volume/.test(packed?.unit?.measures ?? '');
  if (!packed?.unit || !isMeasured || packed.isAbout || packed.to !== null)
    return { ...NO_PACK, rest };
  const isTwice = second && /^\s*\/\s*$/.test(rest.slice(packed.end, second.start));
  const end = isTwice ? second.end : packed.end;
  const each = /^\s*each\b/i.exec(rest.slice(end))?.[0];
  return {
    size: `${packed.from} ${measureOf(packed.unit.id)} `,
    pack: rest.slice(packed.start, packed.end),
    rest: blank(rest, [{ start: packed.start, end: each ? end + each.length : end }]),
  };
}

/** The unit of an amount, also behind a size: "1 small head of broccoli", and the line without both. */
function unitIn(line: string, cut: readonly Place[], unit: Amount['unit']) {
  const rest = blank(line, cut);
  if (unit) {
    return { id: measureOf(unit.id), written: line.slice(unit.start, unit.end), rest };
  }
  const [before = '', size = ''] =
    /^\s*(?:\([^()]*\)\s*)?((?:(?:extra[- ])?(?:large|medium|small|big|fat|plump|little)\s+)*)/i.exec(
      rest,
    ) ?? [];
  const behind = unitAt(rest, before.length, 'en');
  const word = /^\p{L}+/u.exec(rest.slice(before.length))?.[0] ?? '';
  const end = behind?.end ?? before.length + word.length;
  const id = measureOf(behind?.id ?? word);
  const isUnit = behind ? behind.measures === 'other' : BUNDLES.has(id) || CONTAINERS.has(id);
  if (!isUnit || !/^\s+\p{L}/u.test(rest.slice(end))) return { id: '', written: '', rest };
  const place = { start: before.length - size.length, end };
  return { id, written: rest.slice(before.length, end), rest: blank(rest, [place]) };
}

const blank = (text: string, places: readonly Place[]) =>
  places.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
