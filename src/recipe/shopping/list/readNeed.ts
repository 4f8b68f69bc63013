import { type ClaimedLine, readClaimed } from '../../../foods/claims/claimed';
import type { Content } from '../../../foods/contents';
import { foodNamed } from '../../../foods/foods';
import { speakerOf } from '../../../foods/languages/spoken';
import { wordsOf } from '../../../foods/text/reading';
import { keysOf } from '../../../foods/words';
import type { LanguageCode } from '../../../reading/languages/Language';
import { lex } from '../../../reading/quantities/lex';
import type { Amount, readAmounts } from '../../../reading/quantities/readAmounts';
import { type Place, unitAt } from '../../../reading/quantities/units';
import { explains, isExample } from './explained';
import { BUNDLES, CONTAINERS, type Counted, measureOf, plusOf } from './measures';
import { nameIn } from './names';
import { restates, splitNotes, tokensOf } from './notes';
import { plainLine } from './plainLine';
import { type Shelf, shelfOf } from './shelves';
import { CUTS, VAGUE } from './words';

/** What a line of a recipe asks somebody to buy. */
export interface Need {
  line: string;
  language: LanguageCode | null;
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
  /** The same amount in another unit, if the line gives it for certain: "225 g" of "8 oz (225 g)". */
  other: Counted | null;
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
  const read = readClaimed(line, avoided, language);
  const main = read.foods.find(({ role }) => role === 'main' || role === 'alternative');
  const shelf = shelfOf(main);
  const isNut =
    main?.food.contents.get('nuts') === 'contains' || /\b(?:nut|seed)s?$/.test(main?.words ?? '');
  const others = read.foods.filter(({ food }) => food !== main?.food && food.name !== 'water');
  // "Clotted" makes another food of cream.
  const makesOther = (key: string) =>
    !CUTS.has(key) && ![main?.food, undefined].includes(foodNamed(`${key} ${main?.food.name}`));
  const isOther = (key: string) =>
    others.some(({ words }) => keysOf(words).includes(key)) || makesOther(key);
  const plain = () => ({
    line,
    language,
    food: '',
    name: line,
    aside: '',
    extra: '',
    shelf,
    counted: null,
    other: null,
    isVague: findAmounts(line, language)?.length !== 0 || /^(?:an?|some|few|several)\b/i.test(line),
    read,
  });
  const isEnglish = language === null || language === 'en';
  const shop = speakerOf(language)?.toShop(line, wordsOf(line, language));
  if (!isEnglish && !shop) return plain();
  const { part, share, text } = plainLine(shop?.text ?? line);
  const counted = countedOf(text, findAmounts(text, 'en') ?? []);
  if (part && (shop || counted?.unit !== '')) return plain();
  // Both languages read the same number, or nobody knows.
  if (shop && findAmounts(line, language)?.[0]?.from !== counted?.value) return plain();
  const isSaidBy = (note: string) =>
    isExample(note, counted?.split.front ?? '', main, shelf) || explains(note, main);
  const named =
    counted && nameIn(counted.split, { unit: counted.unit, shelf, isNut, isOther, isSaidBy });
  if (!named) return plain();
  const { value, unit, written, pack, aside, other } = counted;
  const need = {
    line,
    language,
    shelf,
    isVague: false,
    read,
    food: [part && `${part} of `, named.key, share].join(' ').trim(),
    name: [named.name, ...[part, share].filter(Boolean).map((one) => `(${one})`)].join(' '),
    aside,
    extra: named.extra,
    other: named.piece ? null : other,
    counted: { value, unit: named.piece ?? unit, written: named.pieceWritten ?? written, pack },
  };
  return shop?.inOwnWords(need, named) ?? need;
}

/** Takes the amount, its unit and the size of its pack out of a line; null if it is no certain amount. */
function countedOf(line: string, [lead, other]: readonly Amount[]) {
  const [first, ...more] = lead?.numbers ?? [];
  if (!lead || !first || more.length > 0 || Number.isNaN(lead.from)) return null;
  if (lead.to !== null || lead.isAbout) return null;
  const length = lengthOf(line, lead);
  if (lead.unit?.measures === 'length' && !length) return null;
  const sum = other ? plusOf(line, lead, other) : null;
  const cut = [first, lead.unit, sum && other && { start: lead.end, end: other.end }, length];
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
  const whole = sum ? { from: sum.value, unit: sum.unit } : lead;
  const twice = isMeasured ? endOfTwice(rest, lead) : lead.end;
  const { front, notes } = splitNotes(blank(rest, [{ start: lead.end, end: twice }]));
  const isAside = (note: string) => !isSized && restates(note, whole, front);
  const asides = notes.filter(isAside);
  const split = { front, notes: notes.filter((note) => !isAside(note)) };
  return {
    value: whole.from,
    unit: size + found.id + (length ? ' piece' : ''),
    written: found.written + (length ? ' piece' : ''),
    pack,
    aside: asides.join(', ').trim(),
    other: otherOf([...asides, rest.slice(lead.end, twice)], lead),
    split,
  };
}

/** Where a line says that its length is that of a piece: "2-inch piece of ginger". */
function lengthOf(line: string, { unit, end }: Amount): Place | null {
  const piece = /^\s*(?:piece|knob|chunk|length)\b(?:\s+of\b)?/i.exec(line.slice(end));
  return piece && unit?.measures === 'length' ? { start: end, end: end + piece[0].length } : null;
}

const NO_PACK = { size: '', pack: '' };

/** The amount of a line in its other unit. */
function otherOf(texts: readonly string[], { unit }: Amount): Counted | null {
  const [one, ...more] = texts.flatMap(tokensOf);
  if (!one?.unit || more.length > 0 || one.isAbout || one.to !== null) return null;
  // "c. 225 g"
  const isExact = texts.every((text) => /^[\s/|]*(?:[\d½¼¾⅓⅔⅛]|$)/.test(text));
  if (one.unit.measures !== unit?.measures || !isExact) return null;
  return { value: one.from, unit: measureOf(one.unit.id), written: one.unit.id, pack: '' };
}

/** Where the second of two amounts ends: "225 g/8 oz butter". */
function endOfTwice(rest: string, lead: Amount): number {
  let end = lead.end;
  if (!/[/|]/.test(rest)) return end;
  for (const token of tokensOf(rest)) {
    const isTwice = /^\s*[/|]\s*$/.test(rest.slice(end, token.start));
    if (!isTwice || !restates(rest.slice(token.start, token.end), lead, '')) break;
    end = token.end;
  }
  return end;
}

/** The size of one pack: "400 g" of "2 x 400 g/14 oz tins". */
function packIn(rest: string) {
  const [packed, second] = lex(rest, 'en');
  const isMeasured = /mass|volume/.test(packed?.unit?.measures ?? '');
  if (!packed?.unit || !isMeasured || packed.isAbout || packed.to !== null)
    return { ...NO_PACK, rest };
  const isTwice = second && /^\s*[/(]\s*$/.test(rest.slice(packed.end, second.start));
  const end = isTwice
    ? second.end +
      Number(rest[second.end] === ')' && /\([^)]*$/.test(rest.slice(packed.end, second.end)))
    : packed.end;
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
  if (!isUnit || !/^\s+(?:\([^()]*\)\s*)?\p{L}/u.test(rest.slice(end)))
    return { id: '', written: '', rest };
  const place = { start: before.length - size.length, end };
  return { id, written: rest.slice(before.length, end), rest: blank(rest, [place]) };
}

const blank = (text: string, places: readonly Place[]) =>
  places.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
