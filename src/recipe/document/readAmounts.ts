import { hasWordedAmount } from './hasWordedAmount';
import { isRate } from './isRate';
import { isEquipment, isSize, mayBeRange } from './isSize';
import { CONTAINER, judgeNumber } from './judgeNumber';
import type { LanguageCode } from '../../reading/languages/Language';
import { numbersIn, type Place, type Token, unitAt } from './numbersIn';
import { openingOf } from './openingOf';
import type { Understood } from './RecipeDocument';
import { LONGEST_LINE, readIngredient } from './readIngredient';

/** An amount in the line of an ingredient that grows with the servings. */
export interface Amount extends Token {
  /** The name of what is counted, if there is no unit. */
  noun: Place | null;
}

/** Amounts that nobody measures: their doubles mean nothing. */
const VAGUE =
  /^(?:an?|one|half an?|eine?|une?|una?|uma?|een)\s(?:(?:big|good|small|large|generous|little|tiny|gute|kleine|große|bonne|petite|buen|buena)\s)?(?:pinch|dash|drizzle|splash|handful|knob|squeeze|glug|drop|bit|touch|hint|sprinkl\w+|grind\w*|drops?|prise|schuss|spritzer|handvoll|messerspitze|hauch|pincée|poignée|filet|noix|trait|pizca|chorr(?:it)?o|puñado|pizzico|manciata|filo|pitada|punhado|fio|snuf(?:je)?|scheut(?:je)?|handvol)(?!\p{L})/iu;

/**
 * Finds all amounts of a line that grow with the servings, and their places. The library reads each.
 *
 * @param line as `Ingredient` has it
 * @returns an empty list if the line names no amount; null unless the whole line is understood
 */
export function readAmounts(line: string, language: LanguageCode | null): Amount[] | null {
  if (line.length > LONGEST_LINE) return null;
  // An amount in words counts only at the beginning.
  const opening = openingOf(line, language);
  const tokens = numbersIn(line, language, opening.end);
  const [first, ...others] = opening.amount ? [opening.amount, ...tokens] : tokens;
  if (hasOtherNumbers(line, [opening.amount, ...tokens])) return null;
  if (hasWordedAmount(line, opening.start, first, language)) return null;
  if (!first) return [];
  if (tokens.some((token) => isSplit(line, token))) return null;
  if (isEquipment(line, tokens) || isSize(line, first) || isRate(line, first, others[0], language))
    return null;
  if (VAGUE.test(line)) return null;
  const isLed = /^[\s~≈]*$/.test(line.slice(opening.end, first.start));
  if (!isLed) return readTrailing(line, first, others, language);
  const lead = { ...first };
  const amounts: Token[] = [lead];
  const cuts: Place[] = [];
  for (const [at, token] of others.entries()) {
    const verdict = judgeNumber({ line, token, lead });
    if (verdict === 'unclear') return null;
    if (verdict === 'grows') {
      if (isRate(line, token, others[at + 1], language)) return null;
      amounts.push(token);
    }
    cuts.push(placeToCut(line, token));
    // "1 (14 oz) can", "2 x 400 g tins"
    if (!lead.unit) lead.unit = unitBehindPack(line, lead, token, language);
  }
  // Some numbers belong to a name that `readIngredient` knows: "2-minute noodles".
  const understood =
    readIngredient(withDigits(line, lead, [], opening.start), language) ??
    readIngredient(withDigits(line, lead, cuts, opening.start), language);
  if (!understood || !agrees(understood, lead)) return null;
  const found = amounts.map((token, at): Amount => {
    if (token.unit) return { ...token, noun: null };
    const end = amounts[at + 1]?.start ?? line.length;
    const noun = token === lead ? nounOf(line, lead, understood, end) : nounBehind(line, token);
    return { ...token, noun };
  });
  return found.some((amount) => mayBeRange(line, amount, language)) ? null : found;
}

/** "1 & 1/2 cups", "2 / 3 cup": one number that reads like two. */
function isSplit(line: string, { unit, end }: Token): boolean {
  const behind = line.slice(end, end + 12);
  return !unit && /^\s?(?:&|\+|[/⁄]|and|und|et|y|e|en)\s?[\d½⅓⅔¼¾⅛⅜⅝⅞]/i.test(behind);
}

/** The unit behind the size of a pack: "1 (14 oz) can", "2 x 400 g tins". */
function unitBehindPack(line: string, lead: Token, token: Token, language: LanguageCode | null) {
  const between = line.slice(lead.numbers.at(-1)?.end, token.start);
  if (!/^\s*(?:[x×]\s*)?\(?\s*$/i.test(between)) return null;
  const bracket = between.includes('(') ? line.indexOf(')', token.end) + 1 : token.end;
  return unitAt(line, Math.max(bracket, token.end), language);
}

function hasOtherNumbers(line: string, known: readonly (Place | null)[]): boolean {
  const isKnown = (at: number) => known.some((one) => one && one.start <= at && at < one.end);
  return [...line.matchAll(/[\d½⅓⅔¼¾]/g)].some(({ index }) => !isKnown(index));
}

/** "Butter: 100 g", "Flour, 2 cups (sifted)" */
const TRAILING =
  /^([^\d,;:()]{2,60}?)\s*([:：]|\s[–—-]\s|\(|,\s)\s*(?:about |approx\.? |ca\.? |~)?\s*$/i;

function readTrailing(
  line: string,
  first: Token,
  others: readonly Token[],
  language: LanguageCode | null,
): Amount[] | null {
  const [, food = '', sign] = TRAILING.exec(line.slice(0, first.start)) ?? [];
  if (!food || (sign === '(' && !first.unit)) return null;
  if (!/^\s*\)?\s*(?:$|[,;(])/.test(line.slice(first.end))) return null;
  if (judgeNumber({ line, token: first, lead: first }) === 'stays') return null;
  const verdicts = others.map((token) => judgeNumber({ line, token, lead: first }));
  if (verdicts.some((verdict) => verdict !== 'grows' && verdict !== 'stays')) return null;
  const understood = readIngredient(`${line.slice(first.start, first.end)} ${food}`, language);
  if (!understood || !agrees(understood, first)) return null;
  const growing = others.filter((_, at) => verdicts[at] === 'grows');
  return [first, ...growing].map((token) => ({ ...token, noun: null }));
}

/** A further number with the word or sign before it. */
function placeToCut(line: string, { start, end }: Token): Place {
  const before = line.slice(0, start);
  const sign = line[end] === '%' ? 1 : 0;
  const joint = /[\s,]*(?:\/|\+|&|[x×]|\b(?:plus|and|or|und|et|oder|ou)\b)?\s*(?:about\s+)?$/i.exec(
    before,
  );
  return { start: joint?.index ?? start, end: end + sign };
}

/** The line without what was cut, with its first amount in digits. */
function withDigits(line: string, lead: Token, cuts: readonly Place[], from: number): string {
  let rest = '';
  let at = lead.numbers.at(-1)?.end ?? lead.end;
  for (const { start, end } of cuts) {
    rest += line.slice(at, Math.max(at, start));
    at = Math.max(at, end);
  }
  const number = line.slice(lead.start, lead.numbers.at(-1)?.end);
  const digits =
    /^\D*$/.test(number) && !/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/.test(number)
      ? [lead.from, lead.to].filter((one) => one !== null).join('-')
      : number;
  const tidy = digits.replace(/(?<=\d)-(?=\d+\/)/g, ' ');
  const start = lead.isAbout ? '' : line.slice(from, lead.start);
  return `${start}${tidy}${rest}${line.slice(at)}`.replace(/\bfl\.? ?oz\.?/i, 'fl oz');
}

function agrees({ amount, amountTo, unit }: Understood, lead: Token): boolean {
  const isNear = (one: number | null, other: number | null) =>
    one === other || Math.abs((one ?? Number.NaN) - (other ?? Number.NaN)) < 0.002;
  return (
    isNear(amount, lead.from) &&
    isNear(amountTo, lead.to) &&
    (unit === null) === (lead.unit === null)
  );
}

/** Words that are probably not nouns. */
const NO_NOUN = /(?:ed|ly|ing|less|free|ful)$|^(?:large|medium|small|fresh|ripe|raw|whole)$/i;

/** The noun that takes the plural: "eggs" in "2 large eggs". */
function nounOf(line: string, lead: Token, { food }: Understood, end: number): Place | null {
  const spoon = /^(?:heap|level|round|scant|generous)\p{L}*\s(\p{L}+)/iu.exec(food)?.[1];
  if (!spoon && /\s(?:of|with|in|for|from|or|and|on|to)\s|[/&]/i.test(food)) return null;
  const words = food.match(/\p{L}+/gu) ?? [];
  const word = spoon ?? words.find((one) => CONTAINER.test(one)) ?? words.at(-1);
  if (!word || NO_NOUN.test(word)) return null;
  const from = lead.end;
  const found = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').exec(line.slice(from, end));
  // The food of "2 eggs + 1 yolk" is read as "eggs yolk".
  if (!found) return nounBehind(line, lead);
  return { start: from + found.index, end: from + found.index + word.length };
}

/** What a further number counts: "(from 2 lemons)", "or 2 x 400 g tins". */
function nounBehind(line: string, token: Token): Place | null {
  const pack = /^\s?[x×]\s?[\d.,]{1,6}[\s-]?\p{L}{1,8}\s/iu.exec(line.slice(token.end))?.[0];
  if (pack) {
    const from = token.end + pack.length;
    const [container = ''] = /^[\p{L}.]+/u.exec(line.slice(from)) ?? [];
    return CONTAINER.test(container) ? { start: from, end: from + container.length } : null;
  }
  const found =
    /^(\s(?:\p{L}+\s){0,2}?)(\p{L}+)(?=\s*(?:[(),;/+&]|$)|\s(?:and|or|plus|und|oder|et|ou)\s)/u.exec(
      line.slice(token.end),
    );
  const [, before = '', word = ''] = found ?? [];
  if (!word || NO_NOUN.test(word) || /\s(?:for|to|in|of|on|from|with|the)\s/i.test(before))
    return null;
  const start = token.end + before.length;
  return { start, end: start + word.length };
}
