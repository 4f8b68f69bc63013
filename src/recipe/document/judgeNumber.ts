import type { Token } from './numbersIn';

/**
 * What becomes of a further number of a line when the servings change: it grows with them, it stays, it is
 * the size of a pack ("2 (14 oz) cans"), or nobody can tell.
 */
export type Verdict = 'grows' | 'stays' | 'pack' | 'unclear';

/** The names of packs. */
export const CONTAINER =
  /^(?:cans?|tins?|jars?|bottles?|packages?|pkgs?\.?|packs?|packets?|bags?|box(?:es)?|cartons?|containers?|tubs?|sachets?|blocks?|pouch(?:es)?|tubes?|envelopes?|punnets?|bars?|balls?|logs?|dosen?|packung(?:en)?|päckchen|pck\.?|glas|gläser|becher|beutel|flaschen?|bo[iî]tes?|paquets?|pots?|sachets?|latas?|botes?|paquetes?|scatol[ae]|lattin[ae]|barattol[oi]|confezion[ei]|pacotes?|blikken?|blik|pak(?:ken)?|zakjes?)$/iu;
const SPOONED = /^(?:cup|tablespoon|teaspoon)$/;
const SIGN = /^\s?(?:%|°|º|["”″'′]|percent|degrees|[CF]\b|[x×]\s?\d)/i;
const TIME = /^[\s-]?(?:min|minute|hour|hr|h|day|week|month|year|sec|second)s?\b/i;
const NAME = /(?:\b(?:type|size|no\.?|number|grade|step|part)|#|\d\s?[x×])\s?$/i;
const EACH =
  /^[^,;)]{0,30}\b(?:each|apiece|per|a piece|pro|chacune?s?|cada|ciascun[oa]|elk)\b|^\s?je\b/i;
const EACH_OF = /\b(?:each|per|je|cada)\s+(?:(?:about|ca\.?|approx\.?|weighing)\s+)?$/i;
const TOTAL = /^[^,;)]{0,20}\b(?:total|altogether|insgesamt)\b/i;
const PLUS = /(?:\+|\bplus|\bmore)\s*(?:(?:about|an?|another|extra|additional)\s+)*$/i;
const AND = /(?:&|\band|\bund|\bet)\s*$/i;
const ALIKE = /(?:\/|\bor|\boder|\bou)\s*(?:(?:about|approx\.?|~)\s*)?$/i;
const OPENING =
  /\(\s*(?:(?:about|approx\.?|approximately|around|roughly|from|or|etwa|ca\.?|environ|unos|~|≈)\s*)*$/i;
const FROM = /\bfrom\s+(?:about\s+|~\s*)?$/i;
const INTO = /\b(?:into|in)\s+(?:about\s+)?$/i;

/**
 * Judges a number behind the first one of a line.
 *
 * @param lead the amount that the line begins with
 */
export function judgeNumber({
  line,
  token,
  lead,
}: {
  line: string;
  token: Token;
  lead: Token;
}): Verdict {
  const before = line.slice(0, token.start);
  const behindNumber = line.slice(token.numbers.at(-1)?.end);
  const behind = line.slice(token.end);
  const { measures = 'none', id = '' } = token.unit ?? {};
  if (measures === 'length' || SIGN.test(behindNumber) || TIME.test(behindNumber)) return 'stays';
  if (EACH.test(behind) || EACH_OF.test(before)) return 'stays';
  const isMeasure = measures === 'volume' || measures === 'mass';

  const between = line.slice(lead.numbers.at(-1)?.end, token.start);
  if (isMeasure && /^\s*(?:[x×]\s*)?\(?\s*$/i.test(between) && between !== '') {
    return CONTAINER.test(/^\)?[\s-]+([\p{L}.]+)/u.exec(behind)?.[1] ?? '') ? 'pack' : 'unclear';
  }
  if (NAME.test(before)) return 'stays';
  if (Number.isNaN(token.from))
    return /^00?$/.test(line.slice(token.start, token.end)) ? 'stays' : 'unclear';
  if (isMeasure && TOTAL.test(behind)) return 'grows';
  if (PLUS.test(before) || (isMeasure && AND.test(before))) return 'grows';

  const unit = lead.unit ? line.slice(lead.unit.start, lead.unit.end) : '';
  if (lead.unit && (lead.unit.measures === 'volume' || lead.unit.measures === 'mass')) {
    const isAlike = OPENING.test(before) || ALIKE.test(before) || FROM.test(before);
    return isMeasure || isAlike ? 'grows' : 'unclear';
  }
  const bracket = before.lastIndexOf('(');
  if (bracket > before.lastIndexOf(')')) {
    // "1 packet (7 g)"
    const owner = /(\p{L}+)\s*$/u.exec(line.slice(lead.numbers.at(-1)?.end, bracket))?.[1] ?? '';
    if (CONTAINER.test(owner)) return lead.from === 1 && lead.to === null ? 'stays' : 'unclear';
  }
  if (isMeasure && (/^(?:sticks?|handfuls?)$/i.test(unit) || /\/\s*$/.test(before))) return 'grows';
  // "1 onion, diced (about 1 cup)"
  if (SPOONED.test(id) && before.includes('(')) return 'grows';
  // "1 mango (or 2 small ones)"
  if (!lead.unit && !token.unit && /\(\s*or\s+(?:about\s+)?$/i.test(before)) return 'grows';
  // "1 onion, cut into 8 wedges"
  return !lead.unit && !isMeasure && INTO.test(before) ? 'stays' : 'unclear';
}
