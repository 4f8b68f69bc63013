import { pattern } from '../languages';
import { type Facts, readRules, rowFor } from '../rules';

/** An oven's setting, any other temperature, or a difference between two. */
export type TemperatureKind = 'oven' | 'other' | 'difference';

interface TemperatureContext {
  values: readonly number[];
  scale: 'C' | 'F';
  /** From the start of its clause, or from the temperature before it. */
  before: string;
  /** To the end of its clause, or to the next temperature. */
  after: string;
  /** Its sentence names an oven or baking, or a temperature before it was an oven's. */
  isInOvenSentence: boolean;
  /** Its sentence names an oven before it. */
  isAfterOven: boolean;
}

const OVEN_ITSELF = pattern('$heat.oven');
export const OVEN = pattern('$heat.oven|$heat.baking');
export const HEATS_OVEN = pattern('$heat.preheats');
/** Before the temperature of a food. */
const INTERNAL = pattern('$heat.internal');
const INSIDE = pattern('$heat.inside');
const INSIDE_AFTER = pattern('^(?![^.]{0,40}$heat.notInside)[^.]{0,20}$heat.insideAfter');
const CHANGE = pattern('(?<!\\p{L})$heat.change');
/** "Reduce to", in a sentence about an oven. */
const SETTING = pattern('(?<!\\p{L})(?:$heat.change|$heat.setting)\\p{L}{0,4}(?!\\p{L})|^\\s*$');
/** Before a difference between two temperatures. The comment is a text that has one because of it. */
export const DIFFERENCES: readonly string[] = [
  String.raw`(?:(?<!\p{L})$heat.differenceLead|±|\+|[-−])\s*(?:about |around |another |up to |a further )?$`, // Lower the oven by about 20 °C.
  String.raw`\b(?:swing|margin|difference|accuracy|error|drop|fall|rise|increase|decrease|change|gap|jump)s? of (?:about |up to )?$`, // Ovens have a swing of up to 20 °C.
  String.raw`\b(?:drop|fall|rise|climb|lose|gain|increase|decrease)s? (?:about |around |another |some |up to |a further )?$`, // An open oven will lose some 20 °C.
];
const DIFFERENCE_BEFORE = pattern(DIFFERENCES.join('|'));
const DIFFERENCE_AFTER = pattern(String.raw`^\s*$heat.difference(?!\p{L})|^\s?\/\s?(?:min|h)`);
const AT = pattern(String.raw`(?:^|\s)$heat.at\s$`);
const FOR_SOME_TIME = pattern(String.raw`^\s$heat.during\s`);

/** The largest difference that a recipe would ask for, in degrees of either scale. */
const MOST_DIFFERENCE = 110;
/** The lowest and highest settings of ovens, and what is too hot for a pan. */
const RANGE = { C: [90, 300, 140], F: [200, 575, 285] } as const;

const FACTS: Facts<TemperatureContext> = {
  small: ({ values }) => Math.max(...values) <= MOST_DIFFERENCE,
  differs: ({ before, after }) => DIFFERENCE_BEFORE.test(before) || DIFFERENCE_AFTER.test(after),
  // "Baissez de 20°C", but "à une température de 80°C"
  changedBy: ({ before }) => /\bd[ei]\s$/.test(before) && CHANGE.test(before),
  inRange: ({ values, scale }) =>
    values.every((value) => value >= RANGE[scale][0] && value <= RANGE[scale][1]),
  hot: ({ values, scale }) => Math.min(...values) >= RANGE[scale][2],
  internal: ({ before, after }) => INSIDE_AFTER.test(after) || INTERNAL.test(before),
  oven: ({ before }) => OVEN_ITSELF.test(before),
  inside: ({ before }) => INSIDE.test(before),
  baked: ({ before, after }) => OVEN.test(before) || (OVEN.test(after) && !/^\s?[,;]/.test(after)),
  forSomeTime: ({ before, after }) => AT.test(before) && FOR_SOME_TIME.test(after),
  set: ({ before, isAfterOven }) => isAfterOven && SETTING.test(before),
  changed: ({ before, isInOvenSentence }) => isInOvenSentence && CHANGE.test(before),
};

/** Without a row, a temperature is "other". */
export const TEMPERATURES = readRules<TemperatureKind, TemperatureContext>(FACTS, [
  'difference | small differs/changedBy', // Lower the oven by 20 °C.
  'other | !inRange', // Heat the oven to 80 °C.
  'other | internal', // Take it out of the oven at 95 °C.
  'oven | oven', // Heat the oven to 180 °C.
  'other | inside', // Bake until it reaches 95 °C.
  'oven | baked', // Bake at 180 °C.
  'oven | hot forSomeTime', // Cook at 180 °C for an hour.
  'oven | set', // Bake the bread: 230 °C, then 200 °C.
  'oven | changed', // Bake it at 200 °C. Then lower to 180 °C.
]);

export const temperatureKindOf = (context: TemperatureContext): TemperatureKind =>
  rowFor(TEMPERATURES, context)?.result ?? 'other';
