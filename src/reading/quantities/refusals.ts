import type { LanguageCode } from '../languages/Language';
import { isRate } from './isRate';
import type { Quantity } from './quantities';
import { CONTAINER } from './roles';
import type { Place } from './units';
import { hasWordedAmount } from './worded';

/** Foods that cooks measure by length: "5 cm piece of ginger". Any other length is that of a tin or a cut. */
const LONG =
  /\b(?:pieces?|knobs?|sticks?|lengths?|chunks?|sections?|strips?|root|ginger|galangal|turmeric|horseradish|lemongrass|cinnamon|vanilla|daikon|kombu|ingwer|stück|zimtstange|gingembre|morceau|jengibre|trozo|zenzero|pezzo|gember|stuk|gengibre|pedaço)\b/iu;

/** Equipment: it does not grow with the servings. */
const EQUIPMENT =
  /(?<!\b(?:for|grease|greasing|line|lining|für|pour|para|per|voor)\s[^,;]{0,25})\b(?:spring-?form|bundt|ramekins?|skillet|saucepan|wok|casserole dish|(?:cake|pie|tart|loaf|muffin|bun|flan|baking|roasting|frying|oven|sheet|square|round|sandwich|gratin|sauté|grill|griddle|cookie)[- ](?:tins?|dish(?:es)?|pans?|moulds?|molds?|rings?|trays?|sheets?|plates?|stone)|\p{L}{0,20}(?:backform|kuchenform|kastenform|springform|auflaufform|backblech|tarteform|muffinform|pfanne|topf)|moule|plat à|poêle|casserole|molde|bandeja|sartén|fuente de horno|stampo|teglia|tortiera|pirofila|padella|bakvorm|springvorm|ovenschaal|bakplaat|koekenpan|fôrma|assadeira|tabuleiro|frigideira)(?!\p{L})/iu;
const VESSEL =
  /\b(?:tins?|dish(?:es)?|pans?|moulds?|molds?|trays?|rings?|forme?n?|plates?|skewers?)(?!\p{L})/iu;

/** "3 x 2 cm strips" may be three of them, or strips of 3 by 2. */
const SIDES = /^\s?[x×]\s?\d[\d.,]{0,4}[\s-]?(?:cm|mm|in|inch(?:es)?|["”″])(?!\p{L}|[\s-]?thick)/iu;
/** Words behind the size of eggs: "2 L eggs", "3 L free-range eggs". */
const EGGS =
  /^\s(?:[\p{L}-]{1,15}\s){0,2}(?:eggs?|eier|eigelbe?|œufs?|oeufs?|huevos?|uova|uovo|eieren|ovos?)(?!\p{L})/iu;

/** Amounts that nobody measures: their doubles mean nothing. */
const VAGUE =
  /^(?:an?|one|half an?|eine?|une?|una?|uma?|een)\s(?:(?:big|good|small|large|generous|little|tiny|gute|kleine|große|bonne|petite|buen|buena)\s)?(?:pinch|dash|drizzle|splash|handful|knob|squeeze|glug|drop|bit|touch|hint|sprinkl\w+|grind\w*|drops?|prise|schuss|spritzer|handvoll|messerspitze|hauch|pincée|poignée|filet|noix|trait|pizca|chorr(?:it)?o|puñado|pizzico|manciata|filo|pitada|punhado|fio|snuf(?:je)?|scheut(?:je)?|handvol)(?!\p{L})/iu;

interface Line {
  line: string;
  language: LanguageCode | null;
  /** Where the amount may begin. */
  start: number;
  first: Quantity | undefined;
  others: readonly Quantity[];
}

/** Lines that nobody can scale, each with an example. */
export const REFUSALS: readonly (readonly [example: string, holds: (line: Line) => boolean])[] = [
  ['1/2/2024 eggs', ({ line, first, others }) => hasOtherNumbers(line, [first, ...others])],
  [
    '2 / 3 cup sugar',
    ({ line, first, others }) => [first, ...others].some((one) => one && isSplit(line, one)),
  ],
  [
    '1 cup plus two tbsp',
    ({ line, start, first, language }) => hasWordedAmount(line, start, first, language),
  ],
  ['1 large skillet', ({ line, first }) => !!first && EQUIPMENT.test(line)],
  [
    '1 deep 23 cm dish',
    ({ line, first, others }) =>
      [first, ...others].some((one) => one?.kind === 'size') && VESSEL.test(line),
  ],
  ['1,000 g flour', ({ first }) => Number.isNaN(first?.from)],
  [
    '30 minutes of patience',
    ({ first }) => !!first && /^(?:price|time|temperature|other)$/.test(first.kind),
  ],
  [
    '100 g per person',
    ({ line, first, others, language }) => !!first && isRate(line, first, others[0], language),
  ],
  ['a pinch of salt', ({ line }) => VAGUE.test(line)],
  [
    '3 x 2 cm strips',
    ({ line, first }) => !!first && !first.unit && SIDES.test(behindNumber(line, first)),
  ],
  [
    '9-inch pie crust',
    ({ line, first }) =>
      first?.unit?.measures === 'length' &&
      // "1 ½-inch piece" may be one of half an inch.
      (/\d\s[\d¼-¾⅐-⅞]/.test(line.slice(first.start, first.unit.start)) ||
        !LONG.test(line.slice(first.end))),
  ],
  [
    '2 L eggs',
    ({ line, first }) =>
      !!first?.unit &&
      /^l$/i.test(line.slice(first.unit.start, first.unit.end)) &&
      EGGS.test(line.slice(first.end)),
  ],
  [
    '3-lb chicken',
    ({ line, first }) =>
      !!first?.unit &&
      /volume|mass/.test(first.unit.measures) &&
      line.charAt(first.unit.start - 1) === '-' &&
      !isPackAt(line, first.end),
  ],
];

const behindNumber = (line: string, { numbers, end }: Quantity) =>
  line.slice(numbers.at(-1)?.end ?? end);

/** The pack that a size belongs to: "400 g tin". */
export function isPackAt(line: string, end: number): boolean {
  return CONTAINER.test(/^[\s-](\p{L}{1,15})(?!\sroast)/u.exec(line.slice(end))?.[1] ?? '');
}

function hasOtherNumbers(line: string, known: readonly (Place | undefined)[]): boolean {
  const isKnown = (at: number) => known.some((one) => one && one.start <= at && at < one.end);
  return [...line.matchAll(/[\d¼-¾⅐-⅞⁄]/g)].some(({ index }) => !isKnown(index));
}

/** "1+1/2 cups", "2 / 3 cup": one number that reads like two. */
function isSplit(line: string, { unit, end }: Quantity): boolean {
  const behind = line.slice(end, end + 12);
  return !unit && /^\s?(?:&|\+|[/⁄]|and|und|et|y|e|en)\s?[\d¼-¾⅐-⅞]/i.test(behind);
}

/** The endings of plurals, in languages that have such endings. */
const MANY: Partial<Record<LanguageCode, RegExp>> = {
  en: /[^s]s$/i,
  de: /(?:eln|ten|ren|onen|ier)$/i,
  fr: /[sx]$/i,
  es: /s$/i,
  pt: /s$/i,
  nl: /(?:en|s)$/i,
};

/**
 * Whether a fraction may be a range: "2/3 carrots", "1/2 onions". The plural tells: half an onion has
 * none.
 */
export function mayBeRange(
  line: string,
  { numbers, unit, noun }: Pick<Quantity, 'numbers' | 'unit'> & { noun: Place | null },
  language: LanguageCode | null,
): boolean {
  if (unit?.measures === 'volume' || unit?.measures === 'mass') return false;
  const [{ start, end } = { start: 0, end: 0 }] = numbers;
  const [, above, below] = /^(\d)[/⁄](\d)$/.exec(line.slice(start, end))?.map(Number) ?? [];
  if (!above || !below || below !== above + 1) return false;
  const code = language ?? 'en';
  if (above > 1 && code !== 'en') return true;
  const named = unit ?? noun;
  return named !== null && MANY[code]?.test(line.slice(named.start, named.end)) === true;
}
