import { convertUnit } from 'parse-ingredient';
import type { Token } from './numbersIn';

/**
 * What becomes of a further number of a line when the servings change: it grows with them, it stays, it is
 * the size of a pack ("2 (14 oz) cans"), or nobody can tell.
 */
export type Verdict = 'grows' | 'stays' | 'pack' | 'unclear';

/** The names of packs. */
export const CONTAINER =
  /^(?:cans?|tins?|jars?|bottles?|packages?|pkgs?\.?|packs?|packets?|bags?|box(?:es)?|cartons?|containers?|tubs?|sachets?|blocks?|pouch(?:es)?|tubes?|envelopes?|punnets?|bars?|balls?|logs?|dosen?|packung(?:en)?|päckchen|pck\.?|glas|gläser|becher|beutel|flaschen?|bo[iî]tes?|paquets?|pots?|sachets?|latas?|botes?|paquetes?|scatol[ae]|lattin[ae]|barattol[oi]|confezion[ei]|pacotes?|blikken?|blik|pak(?:ken)?|zakjes?|bustin[ae]|sobres?|saquetas?|sachês?|briques?)$/iu;
const SPOONED = /^(?:cup|tablespoon|teaspoon)$/;
const SIGN = /^\s?(?:%|°|º|["”″'′]|percent|degrees)/i;
const DEGREES = /^\s?(?:°|º|deg(?:rees?|\.)?(?!\p{L}))/iu;
/** "350 F", but "2 C" and "350 c" are cups. */
const SCALE = /^\s?(?:C|F|f)(?!\p{L})/u;
const COLDEST = 30;
/** "5-spice powder", "7-Up" */
const NAMED = /^-(?:spice|up|grain|bean|seed|cheese|herb|star|hole)\b/i;
/** "2 x 400 g", with the unit of its second number. */
const TIMES = /^\s?[x×]\s?\d[\d.,]{0,5}[\s-]?(\p{L}{0,12}|["”″])/iu;
const LENGTH = /^(?:cm|mm|m|in|inch(?:es)?|["”″]|x)$/i;
export const TIME =
  /^[\s-]?(?:min|minute|minuten|minutos?|minut[io]|hour|hr|h|stunde|stunden|std|heure|hora|or[ae]|uur|day|tag|tage|jour|d[ií]a|giorn[oi]|dag|dagen|week|month|year|sec|second|time)s?\b/iu;
const NAME =
  /(?:\b(?:type|typ|tipo|size|größe|no\.?|nr\.?|number|grade|step|part)|#|\d\s?[x×])\s?$/iu;
const COUNT = /^\s?(?:count|ct)\b/i;
const SIZED = /shrimp|prawn|scallop|langoustine/i;
/** "150 g each", but not "1 tsp each salt and pepper" */
const EACH =
  /^[^,;)]{0,30}\b(?:each|apiece|a piece|(?:per|pro)(?:\s\p{L}+){1,2}|chacune?s?|cada(?:\s\p{L}+)?|ciascun[oa]|elk|je)\s*(?:$|[,;)/])/iu;
const EACH_OF = /\b(?:each|je|cada)\s+(?:(?:about|ca\.?|approx\.?|weighing)\s+)?$/i;
const TOTAL = /^[^,;)]{0,20}\b(?:total|altogether|insgesamt)\b/i;
const PLUS = /(?:\+|\bplus|\bmore)\s*(?:(?:about|an?|another|extra|additional)\s+)*$/i;
const AND = /(?:&|\band|\bund|\bet)\s*$/i;
const ALIKE = /(?:\/|\bor|\boder|\bou)\s*(?:(?:about|approx\.?|~)\s*)?$/i;
const OPENING =
  /\(\s*(?:(?:about|approx\.?|approximately|around|roughly|from|or|etwa|ca\.?|environ|unos|~|≈)\s*)*$/i;
const ABOUT =
  /[(,]\s*(?:about|approx\.?|approximately|around|roughly|etwa|ca\.?|circa|environ|unos|~|≈)\s*$/i;
const FROM = /\bfrom\s+(?:about\s+|~\s*)?$/i;
const INTO = /\b(?:into|in)\s+(?:about\s+)?$/i;
const ARTICLE = /\b(?:an?|one|the|eine[mnrs]?|une?|una?|uma?)\s+$/i;

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
  if (NAMED.test(behindNumber)) return 'stays';
  if (isTemperature(line, token)) return 'stays';
  const isAlike = OPENING.test(before) || ALIKE.test(before) || FROM.test(before);
  const isAdded = PLUS.test(before) || AND.test(before);

  const [, multiplied] = TIMES.exec(behindNumber) ?? [];
  if (multiplied !== undefined) {
    if (LENGTH.test(multiplied)) return 'stays';
    return (isAlike || isAdded) && multiplied ? 'grows' : 'unclear';
  }
  if (EACH.test(behind)) return isAdded || ALIKE.test(before) ? 'unclear' : 'stays';
  if (EACH_OF.test(before)) return 'stays';
  const isMeasure = measures === 'volume' || measures === 'mass';
  if (isMeasure && TOTAL.test(behind)) return 'grows';

  const between = line.slice(lead.numbers.at(-1)?.end, token.start);
  const [joint] = /^\s*(?:[x×]\s*)?\(?\s*$/i.exec(between) ?? [];
  if (isMeasure && joint) {
    // "4 x 200 g steaks" and "4 (6 oz) steaks", but "1 500 g" may be 1,500 g.
    if (/[x×(]/i.test(joint)) return 'pack';
    return CONTAINER.test(/^\)?[\s-]+([\p{L}.]+)/u.exec(behind)?.[1] ?? '') ? 'pack' : 'unclear';
  }
  if (NAME.test(before)) return 'stays';
  if (Number.isNaN(token.from))
    return /^00?$/.test(line.slice(token.start, token.end)) ? 'stays' : 'unclear';
  if (COUNT.test(behindNumber)) return 'stays';
  // "16–20" counts the shrimps in a pound.
  if (!token.unit && SIZED.test(line) && before.includes('(')) return 'unclear';
  if (isMeasure && isPackSize(before, behind)) return 'unclear';
  if (PLUS.test(before) || (isMeasure && isAdded)) return 'grows';

  const unit = lead.unit ? line.slice(lead.unit.start, lead.unit.end) : '';
  if (lead.unit && (lead.unit.measures === 'volume' || lead.unit.measures === 'mass')) {
    // "200 g dried beans or 2 tins (400 g)"
    const [, owner = ''] = /([\p{L}.]{1,15})\s*\(\D{0,10}$/u.exec(before) ?? [];
    if (isMeasure && CONTAINER.test(owner)) return 'unclear';
    return isMeasure || isAlike ? 'grows' : 'unclear';
  }
  const isBracket = before.lastIndexOf('(') > before.lastIndexOf(')');
  if (isBracket || ABOUT.test(before) || ALIKE.test(before)) {
    // "1 packet (7 g)", "1 tin tomatoes (400 g)"
    const words = line.slice(lead.numbers.at(-1)?.end, token.start).match(/[\p{L}.]+/gu) ?? [];
    if (words.some((word) => CONTAINER.test(word))) {
      if (isBracket) return lead.from === 1 && lead.to === null ? 'stays' : 'unclear';
      return lead.from === 1 && isMeasure ? 'grows' : 'unclear';
    }
    if (isMeasure && isWeightOfAll(line, token, lead)) return 'grows';
  }
  if (isMeasure && (/^(?:sticks?|handfuls?)$/i.test(unit) || /\/\s*$/.test(before))) return 'grows';
  // "1 onion, diced (about 1 cup)"
  if (SPOONED.test(id) && before.includes('(')) return 'grows';
  // "1 mango (or 2 small ones)", "1 onion or 2 shallots"
  if (!token.unit && /(?:\(\s*|\p{L}\s)(?:or|oder|ou)\s+(?:about\s+)?$/iu.test(before)) {
    return 'grows';
  }
  // "1 onion, cut into 8 wedges"
  return !lead.unit && !isMeasure && INTO.test(before) ? 'stays' : 'unclear';
}

/** Whether a number is a temperature: "350 F oven", "180°C". */
export function isTemperature(line: string, { from, numbers }: Token): boolean {
  const behind = line.slice(numbers.at(-1)?.end);
  return DEGREES.test(behind) || (from >= COLDEST && SCALE.test(behind));
}

/** "from a 400 g tin", "of 15-oz cans" */
function isPackSize(before: string, behind: string): boolean {
  const [, word = ''] = /^[\s-]([\p{L}.]{1,15})/u.exec(behind) ?? [];
  return CONTAINER.test(word) || ARTICLE.test(before);
}

/** The least weight of one piece, for some foods, in g. */
const LEAST: readonly [RegExp, number][] = [
  [
    /(?:breasts?|steaks?|fill?ets?|filetes?|filetti|chops?|shanks?|trouts?|bass|bream|brüste?|schnitzel|koteletts?|forellen?|blancs? de|pavés?|pechugas?|petti|peitos?)(?!\p{L})/iu,
    110,
  ],
  [
    /(?<!\p{L})(?:thighs?|drumsticks?|potato(?:es)?|onions?|apples?|pears?|peppers?|aubergines?|eggplants?|courgettes?|zucchinis?|leeks?|oranges?|mango(?:e?s)?|avocados?|bananas?|sausages?|burgers?|buns?|rolls?|kartoffeln?|zwiebeln?|[aä]pfel|pommes?|oignons?|patat[ae]s?|cebollas?|cipoll[ae]|aardappelen|uien|batatas?|cebolas?)(?!\p{L})/iu,
    60,
  ],
  [
    /(?<!\p{L})(?:eggs?|carrots?|lemons?|eier|œufs?|huevos?|uova|eieren|ovos?|karotten|möhren)(?!\p{L})/iu,
    40,
  ],
];
/** "1 whole chicken (about 1.5 kg)": of two, "about 3 kg" would be read as the weight of each. */
const WHOLE_ONE =
  /(?<!\p{L})(?:whole|chicken|turkey|duck|goose|hen|fowl|rabbit|lobster|crab|sheet|roll|loaf|joint|rack|shoulder|leg of|brisket|ham|roast|side of|tenderloin|loin|hähnchen|huhn|ente|gans|pute|(?<!de )(?:poulet|pollo|frango)|kip)(?!\p{L})(?!\s(?:breast|thigh|leg|wing|drumstick|liver|stock))/iu;

/** Whether "(about 300 g)" behind a count is the weight of all together, not of each. */
function isWeightOfAll(line: string, token: Token, lead: Token): boolean {
  const count = lead.to ?? lead.from;
  if (count <= 1) return !WHOLE_ONE.test(line);
  if (!ABOUT.test(line.slice(0, token.start))) return false;
  const grams = token.unit && convertUnit(token.from, token.unit.id, 'gram');
  const [, least = 0] = LEAST.find(([foods]) => foods.test(line)) ?? [];
  return !grams || grams / count >= least;
}
