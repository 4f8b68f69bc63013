import { CONTAINER, TIME } from './judgeNumber';
import type { LanguageCode } from '../../reading/languages/Language';
import type { Place, Token } from './numbersIn';

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

/** Whether a line names equipment: "1 x 20 cm springform tin". */
export function isEquipment(line: string, tokens: readonly Token[]): boolean {
  if (EQUIPMENT.test(line)) return true;
  return tokens.some(({ unit }) => unit?.measures === 'length') && VESSEL.test(line);
}

/**
 * Whether the first amount of a line is a size ("20 cm tin", "400 g can", "8-oz steak", "2 L eggs")
 * or a time.
 */
export function isSize(line: string, { unit, numbers }: Token): boolean {
  const [first = { start: 0, end: 0 }] = numbers;
  const last = numbers.at(-1)?.end ?? first.end;
  if (!unit) return TIME.test(line.slice(last)) || SIDES.test(line.slice(last));
  const number = line.slice(first.start, last);
  const behind = line.slice(unit.end);
  if (unit.measures === 'length') {
    // "1 ½-inch piece" may be one of half an inch.
    return /\d\s[\d½⅓⅔¼¾]/.test(number) || !LONG.test(behind);
  }
  if (unit.measures === 'other') return false;
  if (/^l$/i.test(line.slice(unit.start, unit.end)) && EGGS.test(behind)) return true;
  const isHyphenated = line.charAt(unit.start - 1) === '-';
  const [, word = ''] = /^[\s-](\p{L}{1,15})/u.exec(behind) ?? [];
  return isHyphenated || CONTAINER.test(word);
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
  { numbers, unit, noun }: Pick<Token, 'numbers' | 'unit'> & { noun: Place | null },
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
