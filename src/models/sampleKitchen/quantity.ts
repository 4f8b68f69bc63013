import { limitMarks } from '../../../machines/ingredientList';

/** How much of a food the visitor has, as typed. */
export interface Stated {
  number: number;
  /** `count` for whole ones; `g`, `ml`, or pieces such as `slice`. */
  unit: string;
  /** As it was typed: "1 cup". */
  text: string;
}

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...'one two three four five six seven eight nine ten'
    .split(' ')
    .map((word, index): [string, number] => [word, index + 1]),
  ['a', 1],
  ['an', 1],
  ['half', 0.5],
  ['dozen', 12],
]);
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
/** Weights in grams and volumes in millilitres. */
const MEASURES: ReadonlyMap<string, readonly [unit: string, size: number]> = new Map(
  (
    [
      ['g gr gram grams', 'g', 1],
      ['kg kilo kilos', 'g', 1000],
      ['oz ounce ounces', 'g', 28],
      ['lb lbs pound pounds', 'g', 454],
      ['ml', 'ml', 1],
      ['cl', 'ml', 10],
      ['l litre litres liter liters', 'ml', 1000],
      ['cup cups', 'ml', 240],
      ['tbsp tbsps tablespoon tablespoons', 'ml', 15],
      ['tsp tsps teaspoon teaspoons', 'ml', 5],
      ['pint pints', 'ml', 568],
      ['slice slices', 'slice', 1],
      ['clove cloves', 'clove', 1],
      ['fillet fillets', 'fillet', 1],
      ['sprig sprigs', 'sprig', 1],
      ['stick sticks stalk stalks rib ribs', 'stick', 1],
      ['scoop scoops', 'scoop', 1],
      ['sheet sheets', 'sheet', 1],
      ['tin tins can cans', 'tin', 1],
    ] as const
  ).flatMap(([words, unit, size]) => words.split(' ').map((word) => [word, [unit, size]] as const)),
);
/** With one of these words, a number counts something else than the food, or nothing exact. */
const CONTAINERS = new Set(
  'bag bags bar bars block blocks bottle bottles bowl box boxes bunch bunches can cans carton cartons couple few glass handful handfuls head heads jar jars jug loaf loaves pack packs packet packets piece pieces pinch pot pots punnet punnets rasher rashers sachet splash tin tins tub tubs tube bit little lot'.split(
    ' ',
  ),
);
/** Grams or millilitres. */
const IN_A_TIN = 400;
/** Grams in a millilitre, for foods that people measure in cups. */
const DENSITIES: readonly [RegExp, number][] = [
  [/flour$/, 0.5],
  [/sugar$/, 0.83],
  [/rice$/, 0.77],
  [/oat$/, 0.38],
  [/cheese|cheddar|parmesan/i, 0.42],
  [/yog(?:h)?urt|cream|butter|honey/, 1],
];

function numberOf(word: string): number | undefined {
  const mixed = /^(\d{1,5}(?:[.,]\d{1,3})?)?([½¼¾⅓⅔])?$/.exec(word);
  if (mixed && word !== '') {
    return Number((mixed[1] ?? '0').replace(',', '.')) + (FRACTIONS[mixed[2] ?? ''] ?? 0);
  }
  const divided = /^(\d{1,3})[/⁄](\d{1,3})$/.exec(word);
  if (divided && Number(divided[2]) > 0) return Number(divided[1]) / Number(divided[2]);
  return NUMBERS.get(word);
}

/** @returns the amount that an entry states; undefined if it counts no food */
export function statedIn(entry: string): Stated | undefined {
  const words = limitMarks(entry)
    .normalize('NFC')
    .replace(/(\d)\s*[-–]\s*\d+/g, '$1')
    .replace(/([\d½¼¾])([a-z])/g, '$1 $2')
    .split(/[\s(),]+|x(?=\d)/)
    .filter((word) => word !== '');
  const at = words.findIndex((word) => numberOf(word) !== undefined);
  if (at === -1) return undefined;
  let number = numberOf(words[at] ?? '') ?? 0;
  const fraction = numberOf(words[at + 1] ?? '');
  const hasFraction = fraction !== undefined && fraction < 1 && number >= 1;
  if (hasFraction) number += fraction;
  // "half a tin of beans"
  const isHalfOf = words[at] === 'half' && ['a', 'an'].includes(words[at + 1] ?? '');
  const behind = at + (hasFraction || isHalfOf ? 2 : 1);
  const following = words.slice(behind);
  const measure = MEASURES.get(following[0] ?? '');
  const unit = measure?.[0] ?? 'count';
  const text = [...words.slice(at, behind), measure ? following[0] : ''].join(' ').trim();
  if (measure) return { number: number * measure[1], unit, text };
  if (following.some((word) => CONTAINERS.has(word))) return undefined;
  return { number: following.includes('dozen') ? number * 12 : number, unit, text };
}

const ASKED_UNITS: Readonly<Record<string, readonly [unit: string, size: number]>> = {
  tbsp: ['ml', 15],
  tsp: ['ml', 5],
  leaves: ['count', 1],
};

function round(number: number): string {
  if (number >= 1) return String(Math.floor(number));
  return number >= 0.75 ? '¾' : number >= 0.5 ? '½' : '¼';
}

/** Units of one piece, which have a plural. */
const PIECES =
  /^ (litre|tin|can|slice|clove|fillet|sprig|stick|scoop|sheet|handful|tortilla|wrap)s?\b/;

/** Multiplies an amount that a dish asks for, such as "200 g", "3" or "1 tin, drained". */
export function multiply(amount: string, factor: number): string {
  const [, digits = '', rest = ''] = /^([\d½¼¾]+)(.*)$/.exec(amount) ?? [];
  const asked = numberOf(digits);
  if (asked === undefined || factor === 1) return amount;
  const number = asked * factor;
  const isMeasured = /^ (?:g|ml)\b/.test(rest);
  const whole = Math.floor(number);
  const part = number - whole;
  const fraction =
    part >= 0.875 ? '' : part >= 0.625 ? '¾' : part >= 0.375 ? '½' : part >= 0.125 ? '¼' : '';
  const rounded = part >= 0.875 ? whole + 1 : whole;
  const shown = isMeasured
    ? String(number >= 50 ? Math.round(number / 10) * 10 : Math.max(1, Math.round(number)))
    : `${rounded || ''}${fraction}` || '¼';
  const isPlural = number > 1;
  return `${shown}${rest.replace(PIECES, isPlural ? ' $1s' : ' $1')}`;
}

/**
 * Takes no more than the visitor has, if the two amounts can be compared.
 *
 * @param amount what a dish asks for, such as "200 g", "3" or "2 tbsp"
 * @param name the food, in the singular
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each pair of units
export function atMost(amount: string, stated: Stated | undefined, name: string): string {
  const [, digits = '', rest = ''] = /^([\d½¼¾]+)(.*)$/.exec(amount) ?? [];
  const asked = numberOf(digits);
  if (!stated || asked === undefined) return amount;
  const word = /^ ([a-z]+?)s?(?: \(.*)?(?:,.*)?$/.exec(rest)?.[1] ?? '';
  const [unit, size] = ASKED_UNITS[rest.trim()] ?? ASKED_UNITS[word] ?? [word || 'count', 1];
  const isOwnUnit =
    name.endsWith(unit) || ['fillet', 'steak', 'clove', 'stick', 'bulb'].includes(unit);
  if (stated.unit === unit || (stated.unit === 'count' && isOwnUnit)) {
    if (stated.number >= asked * size) return amount;
    if (size > 1) return stated.text;
    const own = rest.replace(/ \(.*?\)/, '');
    return `${round(stated.number)}${stated.number < 2 ? own.replace(/s(?=,|$)/, '') : own}`;
  }
  if (stated.unit === 'tin' && (unit === 'g' || unit === 'ml')) {
    return stated.number * IN_A_TIN >= asked ? amount : stated.text;
  }
  if (stated.unit === 'ml' && unit === 'g') {
    const density = DENSITIES.find(([kind]) => kind.test(name))?.[1] ?? 0.6;
    return stated.number * density >= asked ? amount : stated.text;
  }
  return amount;
}
