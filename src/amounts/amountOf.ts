import { keysOf, readFoods } from '../foods';
import {
  type Amount,
  convertUnit,
  inflect,
  kindOfUnit,
  type LanguageCode,
  readAmounts,
  readStep,
  type Span,
} from '../reading';
import { timesAmount } from './adding';
import type { NeedAmount, WrittenAmount } from './Comparison';

export interface Measured {
  amount: WrittenAmount;
  places: readonly Span[];
}

/** The same for singular and plural. */
const keyOf = (word: string) => keysOf(word).join(' ');

/** Names of one unit, the first of which counts. */
const NAMES = [
  'can tin',
  'package pack packet',
  'stick stalk rib',
  'slice rasher strip',
  ' head bulb',
  'ear cob',
  'loaf',
].map((row) => row.split(' '));

/** Pieces of a food that a line may name after it: "garlic cloves". */
const PIECES = new Set(
  'clove stick stalk rib rasher slice fillet leaf bulb head sprig bunch sheet cob ear loaf nest log punnet'
    .split(' ')
    .map(keyOf),
);

/** Units of no known amount. */
const VAGUE = new Set(
  'handful knob splash drizzle squeeze pinch dash piece drop scoop'.split(' ').map(keyOf),
);

/** The unit's name in `NAMES` that counts. */
function measureOf(id: string): string {
  const key = keyOf(id.toLowerCase());
  return (
    NAMES.find((row) => row.some((name) => name !== '' && keyOf(name) === key))?.[0] ??
    id.toLowerCase().replace(/s$/, '')
  );
}

const pieceOf = (key: string): string | undefined => (PIECES.has(key) ? measureOf(key) : undefined);

/** How much a line asks for, or an entry has; null unless that is certain. */
export const amountOf = (line: string, language: LanguageCode | null): NeedAmount | null =>
  measuredIn(line, language)?.amount ?? null;

/** Where a line's first number begins, in digits or as a fraction, whatever it counts; -1 without one. */
export const numberAt = (line: string): number => line.search(/[\d¼-¾⅐-⅞]/);

export const hasNumber = (line: string): boolean => numberAt(line) >= 0;

/** Whether a line says how much: "about 300 g", "two lemons", but not "a handful" or "type 405". */
export function hasAmount(line: string, language: LanguageCode | null): boolean {
  const amounts = readAmounts(line, language);
  if (amounts?.length === 0) return false;
  if (amounts) return hasNumber(line) || measuredIn(line, language) !== null;
  // "100 g per person", but not "a pinch" or "see note 2"
  const named = readStep(line, language).amounts;
  return named.some(({ amount: { unit }, isOneInWords }) => unit !== null && !isOneInWords);
}

/** A tin of one size is not a tin of another: the unit is "400 gram can". */
export function measuredIn(line: string, language: LanguageCode | null): Measured | null {
  const [lead, ...others] = readAmounts(line, language) ?? [];
  if (!lead || lead.isAbout || Number.isNaN(lead.from)) return null;
  const unit = unitOf(line, lead, language);
  if (unit === null || VAGUE.has(keyOf(unit.id))) return null;
  const { pack } = lead;
  const size = pack?.unit
    ? {
        ...pack,
        // "2 x 1-2 kg" are not 2 kg.
        name: `${pack.from}${pack.to === null ? '' : `-${pack.to}`} ${pack.unit.id} `,
        text: line.slice(pack.start, pack.unit.end),
      }
    : isContainer(unit.id) && sizeAfter(line, unit, lead.from === 1, language);
  const isDozen = unit.id === 'dozen';
  const id = (size ? size.name : '') + unit.id;
  const first = { value: lead.from, to: lead.to, unit: isDozen ? '' : id };
  const whole = withOthers(line, lead, timesAmount(first, isDozen ? 12 : 1), others);
  if (!whole) return null;
  const written = unit.id === '' || isDozen ? '' : line.slice(unit.start, unit.end);
  return {
    amount: {
      ...whole.amount,
      written,
      many: inflect(written, 2, language, whole.amount.value),
      pack: size ? size.text : '',
    },
    places: [lead, unit, ...(size ? [size] : []), ...whole.places],
  };
}

/** A pack's size after it: "2 tins (400 g each) tomatoes", "1 tin tomatoes (400 g)". */
function sizeAfter(
  line: string,
  { id, end }: Span & { id: string },
  isOne: boolean,
  language: LanguageCode | null,
) {
  // In "2 tins tomatoes (800 g)" both may weigh that, and shops sell bunches without a size.
  const atEnd = isOne && id !== 'bunch' ? /\(([^()]*)\)$/ : /\(([^()]*) each\)$/;
  const rest = line.slice(end);
  const found = /^\s*\(([^()]*?)(?: each)?\)/.exec(rest) ?? atEnd.exec(rest);
  const [all = '', text = ''] = found ?? [];
  const [size, ...others] = readAmounts(`${text} food`, language) ?? [];
  if (!size?.unit || others.length > 0 || size.start > 0 || size.unit.end < text.length)
    return null;
  if (!size.unit.isMeasured) return null;
  const start = end + (found?.index ?? 0);
  return { name: `${size.from} ${size.unit.id} `, text, start, end: start + all.length };
}

/** Adds what a line adds, not what it says twice. Null if it asks for something else too. */
function withOthers(line: string, lead: Amount, first: NeedAmount, others: readonly Amount[]) {
  let amount = first;
  const places: Span[] = [];
  for (const [at, other] of others.entries()) {
    const sum = plus(line, lead, amount, other);
    if (!sum && !isTheSame(line, lead, other, others[at - 1])) return null;
    amount = sum ?? amount;
    // "2 tbsp lime juice (from 1 lime)"
    const [rest = ''] = other.unit ? [] : (/^[^()]*\)/.exec(line.slice(other.end)) ?? []);
    places.push({ start: sum ? lead.start : other.start, end: other.end + rest.length });
  }
  return { amount, places };
}

/** Null if it counts in no amount of a food. */
function unitOf(line: string, { unit, end, noun, counter }: Amount, language: LanguageCode | null) {
  if (!unit) {
    const container = CONTAINER.exec(line.slice(end));
    const words = readFoods(line, language).words;
    if (container) {
      const [all, name = ''] = container;
      const last = end + all.length;
      const start = last - name.length;
      const id = measureOf(name);
      // A German net is another pack than a bag.
      const isNamed = words.some(({ start: at, isContainer }) => at === start && isContainer);
      if (id === '' || isContainer(id) || isNamed) return { id, start, end: last };
    }
    const counted = words.filter(
      (word) => noun && noun.start <= word.start && word.start < noun.end,
    );
    const piece = pieceOf(counted.at(-1)?.key ?? '');
    return noun && piece ? { ...noun, id: piece } : { id: '', start: end, end };
  }
  if (unit.measures === 'time') return null;
  if (unit.measures === 'length') {
    // "2-inch piece of ginger"
    const piece = /^\s*(?:piece|knob|chunk|length)\b/i.exec(line.slice(unit.end));
    return piece && { id: `${unit.id} piece`, start: unit.start, end: unit.end + piece[0].length };
  }
  const own = line.slice(unit.start, unit.end);
  if (counter) return { id: '', ...counter };
  const id = kindOfUnit(unit.id)
    ? unit.id
    : readFoods(own, language)
        .words.map(({ key }) => key)
        .join(' ');
  return { id: measureOf(id), start: unit.start, end: unit.end };
}

/** "1 packet pasta", "1 small head of broccoli", "1 jar (400 g) pesto" */
const CONTAINER =
  /^\s*(?:\([^()]*\)\s*)?(?:(?:large|medium|small|big|fat|plump|little)\s+)*(\p{L}+)(?=\s+(?:\([^()]*\)\s*)?\p{L})/iu;
const isContainer = (id: string) =>
  pieceOf(id) !== undefined ||
  readFoods(id).words.some((word) => word.isContainer && !word.isTranslated);

/** "1 cup plus 2 tbsp", "1 lb 4 oz" */
function plus(line: string, lead: Amount, sum: NeedAmount, other: Amount): NeedAmount | null {
  const between = line.slice(lead.end, other.start);
  const isPounds = sum.unit === 'pound' && other.unit?.id === 'ounce' && /^[\s.,]*$/.test(between);
  if (!other.unit || (!isPounds && !/^\s*(?:\+|plus|and|&)\s*$/.test(between))) return null;
  const more = convertUnit(other.from, other.unit.id, sum.unit);
  return more === null || other.to !== null ? null : { ...sum, value: sum.value + more, to: null };
}

/** "8 oz (225 g)", "1 cup (240 ml)", "2 tbsp juice (from 1 lemon)": the same amount twice. */
function isTheSame(line: string, lead: Amount, other: Amount, last: Amount | undefined): boolean {
  const before = line.slice(lead.end, other.start);
  if (last?.unit?.id === 'pound' && other.unit?.id === 'ounce') return true;
  if (/\+|plus|and|&/.test(before)) return false;
  if (!other.unit) return lead.unit !== null && /\bfrom\s*$/.test(before);
  if (!other.unit.isMeasured) return lead.unit !== null;
  const size = lead.unit && convertUnit(other.from, other.unit.id, lead.unit.id);
  // Pints of two countries differ.
  const most = lead.unit?.id === 'pint' ? 0.25 : 0.15;
  return size === null || Math.abs(size / lead.from - 1) < most;
}
