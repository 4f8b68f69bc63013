/** What a temperature means: the setting of an oven, any other temperature, or a difference between two. */
export type TemperatureKind = 'oven' | 'other' | 'difference';

/** The words around a temperature. */
export interface Surroundings {
  /** From the start of its clause, or from the temperature before it. */
  before: string;
  /** To the end of its clause, or to the next temperature. */
  behind: string;
  /** Whether its sentence names an oven or baking. */
  isInOvenSentence: boolean;
  /** Whether its sentence names an oven before it. */
  isBehindOven: boolean;
}

/** "Oven", but no Dutch oven, and none in "ovenproof". */
const AN_OVEN = String.raw`(?<!dutch )\boven(?![-\s]?(?:proof|safe|mitt|glove|dish))`;
export const OVEN = new RegExp(
  String.raw`${AN_OVEN}|\bbak(?:e|es|ed|ing)\b|roast|broil|preheat|pre-heat|gas (?:mark )?\d|\bfan\b|ofen|vorheiz|\bback(?:en|e|t|zeit)\b|ober-|umluft|\b(?:le|au|du|un|votre) four\b|préchauff|enfourn|horno|hornea|precal|forno|preriscald|inforna|pré-aque|\bass(?:e|ar)\b|voorverwarm|\bbak(?:ken)?\b`,
  'iu',
);
const OVEN_ITSELF = new RegExp(`${AN_OVEN}|ofen|\\bfour\\b|horno|forno`, 'iu');
export const HEATS_OVEN =
  /\b(?:pre-?)?heat(?:ed)? (?:(?:the|your|an) )?oven\b(?!-)|ofen\b[^!?\n]{0,60}\bvorheiz|vorgeheizt\p{L}* \p{L}*ofen|(?:préchauff|precal)\p{L}+ \p{L}+ (?:four|horno)/iu;
const INTERNAL = /internal|\bcore\b|\bprobe|(?<!oven )thermometer|inside (?!the oven)|kerntemp/iu;
const TAKEN_OUT = /\b(?:out of|from|leave) (?:the|your) oven/i;
const INSIDE = new RegExp(
  [
    String.raw`inside|\bcores?\b|cent(?:re|er)\b|middle of the|regist(?:er|ra)|\breads?\b|reach|\bhits?\b|\bdone\b|comes? (?:up )?to|climb|rises? to`,
    String.raw`until(?![^.]{0,40}\b(?:golden|brown(?:ed)?|crisp|tender|bubbling|risen)\b)`,
    String.raw`\b(?:oil|fat|water|milk|cream|custard|syrup|sugar|caramel|toffee|fudge|jam|chocolate|butter|honey|yeast|dough|meat|stock|broth|wort|liquid|mixture|curd|bath|fridge|refrigerator|freezer|smoker|room|cellar)\b`,
    String.raw`deep[- ]?fry|\bfry|fried|fryer|sous[- ]vide|poach|simmer|\bmelt|temper(?!ature)|pro(?:ve|of)\b|\bpull\b|remove|take (?:it|them) (?:out|off)|\brest\b|freeze|frozen|chill|store|pasteuri|smok(?:e|ing)|cook the`,
    String.raw`\bkern|\binnen|erreich|\b(?:öl|fett|wasser|milch|zucker|sirup|teig|hefe|butter|schokolade)\b|frittier`,
    String.raw`cœur|attei(?:nt|gn)|\b(?:huile|eau|lait|sucre|sirop|pâte|chocolat)\b|thermomètre`,
    String.raw`intern[oa]|alcan[cz]|\b(?:aceite|agua|leche|almíbar|azúcar|olio|acqua|latte|zucchero|óleo|água|leite|açúcar|olie|melk|suiker)\b|raggiun|bereik|atinj|termómetro|termometro|termômetro`,
  ].join('|'),
  'iu',
);
const INSIDE_BEHIND =
  /^(?![^.]{0,40}(?:rack|shelf|oven|tray))[^.]{0,20}(?:inside|internal|in the (?:cent|middle|thick)|at the (?:cent|core|thick)|on (?:a|an|the) (?:\p{L}+ ){0,2}(?:thermometer|probe)|\bcore\b|innen|im kern|à cœur|al (?:centro|cuore|corazón))/iu;
/** "Reduce to", in a sentence about an oven. */
const SETTING =
  /\b(?:lower|reduc|turn|increas|raise|drop|set|crank|heat|hot|temperature|at|for|then|or|down|up|bei|auf|à|a|reduzier|schalt|stell|baiss|montez|rédui|poursui)\p{L}{0,4}\b/iu;
const CHANGE =
  /\b(?:lower|reduc|turn|increas|raise|drop|crank|baiss|augment|rédui|mont|abbass|aument|riduc|reduzier|senk|erhöh)/iu;
const DIFFERENCE_BEFORE = new RegExp(
  [
    String.raw`(?:\bby|\bwithin|\bevery|±|\+|plus|minus|moins|menos|meno|[-−]|give or take|\bum|\bmet|carry-?over(?: of)?)\s*(?:about |around |another |up to |a further )?$`,
    String.raw`\b(?:swing|margin|difference|accuracy|error|drop|fall|rise|increase|decrease|change|gap|jump)s? of (?:about |up to )?$`,
    String.raw`\b(?:drop|fall|rise|climb|lose|gain|increase|decrease)s? (?:about |around |another |some |up to |a further )?$`,
  ].join('|'),
  'iu',
);
const DIFFERENCE_BEHIND =
  /^\s*(?:lower|higher|hotter|cooler|colder|warmer|less|more|difference|increments?|intervals?|shy|short of|before (?:the|your|it)|either way|(?:above|below|under|over|off|from|of) (?:the|that|your|what|room|normal|target)|(?:per|an?|each|every) (?:min|hour)\p{L}*|kühler|heißer|wärmer|weniger|mehr|höher|niedriger|tiefer|de (?:plus|moins)|in (?:più|meno)|más|menos|mais|meer|minder|lager|hoger)(?!\p{L})|^\s?\/\s?(?:min|h)/iu;
/** "Blast the pizza at 250°C for 7 minutes" */
const HOT_FOR_SOME_TIME = {
  before: /(?:^|\s)(?:at|bei|à|a)\s$/iu,
  least: { C: 140, F: 285 },
} as const;
/** The largest difference that a recipe would ask for, in degrees of either scale. */
const MOST_DIFFERENCE = 110;

/** The lowest and highest settings of ovens. */
const RANGE = { C: [90, 300], F: [200, 575] } as const;

/** A temperature or a range, with the words around it. */
interface Seen extends Surroundings {
  values: readonly number[];
  scale: 'C' | 'F';
}

const isHotForSomeTime = ({ values, scale, before, behind }: Seen) =>
  HOT_FOR_SOME_TIME.before.test(before) &&
  /^\s(?:for|für|pendant|durante|per)\s/iu.test(behind) &&
  Math.min(...values) >= HOT_FOR_SOME_TIME.least[scale];

/** The first row that holds decides; without one, it is another temperature. */
const KINDS: readonly (readonly [TemperatureKind, (seen: Seen) => boolean])[] = [
  [
    'difference',
    ({ values, before, behind }) =>
      Math.max(...values) <= MOST_DIFFERENCE &&
      (DIFFERENCE_BEFORE.test(before) ||
        DIFFERENCE_BEHIND.test(behind) ||
        // "Baissez de 20°C", but "à une température de 80°C"
        (/\bd[ei]\s$/.test(before) && CHANGE.test(before))),
  ],
  [
    'other',
    ({ values, scale }) =>
      values.some((value) => value < RANGE[scale][0] || value > RANGE[scale][1]),
  ],
  ['other', ({ behind }) => INSIDE_BEHIND.test(behind)],
  ['other', ({ before }) => TAKEN_OUT.test(before) || INTERNAL.test(before)],
  ['oven', ({ before }) => OVEN_ITSELF.test(before)],
  ['other', ({ before }) => INSIDE.test(before)],
  ['oven', ({ before }) => OVEN.test(before)],
  ['oven', ({ behind }) => OVEN.test(behind) && !/^\s?[,;]/.test(behind)],
  ['oven', isHotForSomeTime],
  [
    'oven',
    ({ before, isBehindOven }) => isBehindOven && (SETTING.test(before) || before.trim() === ''),
  ],
  ['oven', ({ before, isInOvenSentence }) => isInOvenSentence && CHANGE.test(before)],
];

/** Judges a temperature or a range by the words around it. */
export function temperatureKindOf(
  values: readonly number[],
  scale: 'C' | 'F',
  around: Surroundings,
): TemperatureKind {
  const seen = { values, scale, ...around };
  return KINDS.find(([, holds]) => holds(seen))?.[0] ?? 'other';
}
