import type { Quantity } from './quantities';
import { convertUnit } from './units';

/**
 * What becomes of a further number of a line when the servings change: it grows with them, it stays, it is
 * the size of a pack ("2 (14 oz) cans"), or nobody can tell.
 */
export type Role = 'grows' | 'stays' | 'pack' | 'unclear';

/** The names of packs. */
export const CONTAINER =
  /^(?:cans?|tins?|jars?|bottles?|packages?|pkgs?\.?|packs?|packets?|bags?|box(?:es)?|cartons?|containers?|tubs?|sachets?|blocks?|pouch(?:es)?|tubes?|envelopes?|punnets?|bars?|balls?|logs?|dosen?|packung(?:en)?|päckchen|pck\.?|glas|gläser|becher|beutel|flaschen?|bo[iî]tes?|paquets?|pots?|sachets?|latas?|botes?|paquetes?|scatol[ae]|lattin[ae]|barattol[oi]|confezion[ei]|pacotes?|blikken?|blik|pak(?:ken)?|zakjes?|bustin[ae]|sobres?|saquetas?|sachês?|briques?)$/iu;

const ABOUT_WORD =
  '(?:about|approx\\.?|approximately|around|roughly|etwa|ca\\.?|circa|environ|unos|~|≈)';
/** "2 x 400 g", with the unit of its second number. */
const TIMES = /^\s?[x×]\s?\d[\d.,]{0,5}[\s-]?(\p{L}{0,12}|["”″])/iu;
/** "150 g each", but not "1 tsp each salt and pepper" */
const EACH =
  /^[^,;)]{0,30}\b(?:each|apiece|a piece|(?:(?<!as )per|pro)(?:\s\p{L}+){1,2}|chacune?s?|cada(?:\s\p{L}+)?|ciascun[oa]|elk|je)\s*(?:$|[,;)/])/iu;
const EACH_OF = /\b(?:each|je|cada)\s+(?:(?:about|ca\.?|approx\.?|weighing)\s+)?$/i;
const TOTAL = /^[^,;)]{0,20}\b(?:total|altogether|insgesamt)\b/i;
const PLUS = /(?:\+|\bplus|\bmore)\s*(?:(?:about|an?|another|extra|additional)\s+)*$/i;
const AND = /(?:&|\band|\bund|\bet)\s*$/i;
const ALIKE = /(?:\/|\bor|\boder|\bou)\s*(?:(?:about|approx\.?|~)\s*)?$/i;
const OPENING = new RegExp(`\\(\\s*(?:(?:${ABOUT_WORD}|from|or)\\s*)*$`, 'i');
const ABOUT = new RegExp(`(?:[(,]\\s*|\\s)${ABOUT_WORD}\\s*$`, 'i');
const FROM = /\bfrom\s+(?:about\s+|~\s*)?$/i;
const INTO = /\b(?:into|in)\s+(?:about\s+)?$/i;
const ARTICLE = /\b(?:an?|one|the|eine[mnrs]?|une?|una?|uma?)\s+$/i;
const SHELLFISH = /shrimp|prawn|scallop|langoustine/i;

interface Given {
  line: string;
  /** The number to judge, behind the first one of the line. */
  token: Quantity;
  /** The amount that the line begins with. */
  lead: Quantity;
  /** The number before it, and its role. */
  last: { token: Quantity; role: Role } | undefined;
}

/** What the rules ask about a number. */
function contextOf({ line, token, lead, last }: Given) {
  const before = line.slice(0, token.start);
  const next = line.slice(token.numbers.at(-1)?.end);
  const behind = line.slice(token.end);
  const between = line.slice(lead.numbers.at(-1)?.end, token.start);
  const isMeasure = isMeasured(token);
  const multiplied = TIMES.exec(next)?.[1];
  const isAlike = OPENING.test(before) || ALIKE.test(before) || FROM.test(before);
  const isAdded = PLUS.test(before) || AND.test(before);
  const unit = lead.unit ? line.slice(lead.unit.start, lead.unit.end) : '';
  // "2 (400 g) tins": the unit is behind the pack.
  const [joint] = /^\s*(?:[x×,]\s*)?\(?\s*$/i.exec(between) ?? [];
  const [container = ''] = /(?<=^\)?[\s-]+(?:\([^()]*\)\s)?)[\p{L}.]+/u.exec(behind) ?? [];
  const words = between.match(/[\p{L}.]+/gu) ?? [];
  const isBracket = before.lastIndexOf('(') > before.lastIndexOf(')');
  return {
    line,
    token,
    lead,
    last,
    before,
    next,
    behind,
    between,
    isMeasure,
    multiplied,
    isAlike,
    isAdded,
    joint: isMeasure ? joint : undefined,
    unit,
    isLeadMeasure: isMeasured(lead),
    /** Whether the next word is a pack. */
    isOfPack: CONTAINER.test(container),
    /** Whether a pack is between the first number and this one: "1 tin tomatoes (400 g)". */
    hasPack: words.some((word) => CONTAINER.test(word)),
    isBracket,
    isSpooned: /^(?:cup|tablespoon|teaspoon)$/.test(token.unit?.id ?? ''),
    isBeside: isBracket || ABOUT.test(before) || ALIKE.test(before),
  };
}

type Context = ReturnType<typeof contextOf>;

const isMeasured = ({ unit }: Quantity) => unit?.measures === 'volume' || unit?.measures === 'mass';

/** The first row that holds counts. Each has an example. */
export const ROLES: readonly (readonly [
  example: string,
  role: Role,
  holds: (context: Context) => boolean,
])[] = [
  [
    '1 inch (2.5 cm) ginger',
    'grows',
    (c) => c.lead.kind === 'size' && c.token.kind === 'size' && c.isAlike,
  ],
  ['1 egg ($0.16)', 'stays', (c) => c.token.kind !== 'amount' && c.token.kind !== 'servings'],
  ['200 g beans or 2 x 400 g tins', 'grows', (c) => !!c.multiplied && (c.isAlike || c.isAdded)],
  ['200 g beans, 2 x 400 g tins', 'unclear', (c) => c.multiplied !== undefined],
  [
    '2 steaks plus 150 g each',
    'unclear',
    (c) => EACH.test(c.behind) && (c.isAdded || ALIKE.test(c.before)),
  ],
  ['4 fillets, 150 g each', 'stays', (c) => EACH.test(c.behind)],
  ['4 fillets, each about 150 g', 'stays', (c) => EACH_OF.test(c.before)],
  ['4 fillets salmon (600 g total)', 'grows', (c) => c.isMeasure && TOTAL.test(c.behind)],
  ['4 (6 oz) steaks', 'pack', (c) => /[x×(]/i.test(c.joint ?? '')],
  ['2 400 g tins', 'pack', (c) => c.joint !== undefined && c.isOfPack],
  [
    '2 400 g steaks',
    'unclear',
    (c) => c.joint !== undefined && c.joint.trim() === '' && !c.lead.unit,
  ],
  [
    '1 (12 oz/340 g) jar',
    'pack',
    (c) => c.last?.role === 'pack' && c.isMeasure && /[/(]\s*$/.test(c.before),
  ],
  ['1 x 3 eggs', 'stays', (c) => /\d\s?[x×]\s?$/i.test(c.before)],
  ['1 egg, 1,000 g', 'unclear', (c) => Number.isNaN(c.token.from)],
  [
    '1 lb shrimp (16–20)',
    'unclear',
    (c) => !c.token.unit && SHELLFISH.test(c.line) && c.before.includes('('),
  ],
  [
    '200 g beans from a 400 g tin',
    'unclear',
    (c) => c.isMeasure && (isPack(c.behind) || ARTICLE.test(c.before)),
  ],
  [
    '2 cups flour plus 1',
    'grows',
    (c) => PLUS.test(c.before) || (c.isMeasure && AND.test(c.before)),
  ],
  [
    '200 g beans or 2 tins (400 g)',
    'unclear',
    (c) => c.isLeadMeasure && c.isMeasure && CONTAINER.test(ownerOf(c.before)),
  ],
  ['250 g (9 oz) flour', 'grows', (c) => c.isLeadMeasure && (c.isMeasure || c.isAlike)],
  ['1 cup 2 sticks butter', 'grows', (c) => c.isLeadMeasure && c.token.unit?.id === 'stick'],
  [
    '5 lb chicken (4 legs, 2 wings)',
    'grows',
    (c) =>
      c.isLeadMeasure &&
      c.isBracket &&
      /[(,]\s*$/.test(c.before) &&
      !!c.last &&
      c.last.role === 'grows',
  ],
  ['1 lb chicken, cut into 4 pieces', 'unclear', (c) => c.isLeadMeasure],
  ['1 packet yeast (or 2 tsp)', 'grows', (c) => c.isSpooned && /\bor\s*$/i.test(c.before)],
  [
    '1 can milk (reserve 1 tbsp)',
    'grows',
    (c) => c.isSpooned && /\b(?:reserv(?:e|ing)|use|save|keep|need)\s(?:about\s)?$/i.test(c.before),
  ],
  [
    '1 packet (7 g) yeast',
    'stays',
    (c) => c.isBeside && c.hasPack && c.isBracket && c.lead.from === 1 && c.lead.to === null,
  ],
  [
    '1 tin tomatoes, about 400 g',
    'grows',
    (c) => c.isBeside && c.hasPack && !c.isBracket && c.lead.from === 1 && c.isMeasure,
  ],
  ['2 packets (7 g) yeast', 'unclear', (c) => c.isBeside && c.hasPack],
  ['2 onions (about 300 g)', 'grows', (c) => c.isBeside && c.isMeasure && isWeightOfAll(c)],
  [
    '2 handfuls (60 g) spinach',
    'grows',
    (c) => c.isMeasure && (/^(?:sticks?|handfuls?)$/i.test(c.unit) || /\/\s*$/.test(c.before)),
  ],
  ['2 onions, diced (2 cups)', 'grows', (c) => c.isSpooned && c.before.includes('(')],
  [
    '1 mango (or 2 small ones)',
    'grows',
    (c) => !c.token.unit && /(?:\(\s*|\p{L}\s)(?:or|oder|ou)\s+(?:about\s+)?$/iu.test(c.before),
  ],
  [
    '1 onion, cut into 8 wedges',
    'stays',
    (c) => !c.lead.unit && !c.isMeasure && INTO.test(c.before),
  ],
];

/** The rule that judges a number behind the first one of a line; undefined if nobody can tell. */
export function ruleOf(given: Given) {
  const context = contextOf(given);
  return ROLES.find(([, , holds]) => holds(context));
}

export const roleOf = (given: Given): Role => ruleOf(given)?.[1] ?? 'unclear';

/** "from a 400 g tin", "of 15-oz cans" */
const isPack = (behind: string) =>
  CONTAINER.test(/^[\s-]([\p{L}.]{1,15})/u.exec(behind)?.[1] ?? '');
/** The word before a bracket: "2 tins (400 g)". */
const ownerOf = (before: string) => /([\p{L}.]{1,15})\s*\(\D{0,10}$/u.exec(before)?.[1] ?? '';

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
function isWeightOfAll({ line, token, lead, before }: Context): boolean {
  const count = lead.to ?? lead.from;
  if (count <= 1) return !WHOLE_ONE.test(line);
  if (!ABOUT.test(before)) return false;
  const grams = token.unit && convertUnit(token.from, token.unit.id, 'gram');
  const [, least = 0] = LEAST.find(([foods]) => foods.test(line)) ?? [];
  return !grams || grams / count >= least;
}
