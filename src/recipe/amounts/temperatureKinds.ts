import { pattern } from '../../reading/languages';

/** An oven's setting, any other temperature, or a difference between two. */
export type TemperatureKind = 'oven' | 'other' | 'difference';

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

const OVEN_ITSELF = pattern('$heat.oven');
export const OVEN = pattern('$heat.oven|$heat.baking');
export const HEATS_OVEN = pattern('$heat.preheats');
const INTERNAL = /internal|\bcore\b|\bprobe|(?<!oven )thermometer|inside (?!the oven)|kerntemp/iu;
const TAKEN_OUT = /\b(?:out of|from|leave) (?:the|your) oven/i;
const INSIDE = pattern('$heat.inside');
const INSIDE_AFTER = pattern('^(?![^.]{0,40}(?:rack|shelf|oven|tray))[^.]{0,20}$heat.insideAfter');
const CHANGE = pattern('(?<!\\p{L})$heat.change');
/** "Reduce to", in a sentence about an oven. */
const SETTING = pattern('(?<!\\p{L})(?:$heat.change|$heat.setting)\\p{L}{0,4}(?!\\p{L})');
const DIFFERENCE_BEFORE = pattern(
  [
    String.raw`(?:(?<!\p{L})$heat.differenceLead|±|\+|[-−])\s*(?:about |around |another |up to |a further )?$`,
    String.raw`\b(?:swing|margin|difference|accuracy|error|drop|fall|rise|increase|decrease|change|gap|jump)s? of (?:about |up to )?$`,
    String.raw`\b(?:drop|fall|rise|climb|lose|gain|increase|decrease)s? (?:about |around |another |some |up to |a further )?$`,
  ].join('|'),
);
const DIFFERENCE_AFTER = pattern(String.raw`^\s*$heat.difference(?!\p{L})|^\s?\/\s?(?:min|h)`);
/** "Blast the pizza at 250°C for 7 minutes" */
const HOT_FOR_SOME_TIME = {
  before: pattern(String.raw`(?:^|\s)$heat.at\s$`),
  after: pattern(String.raw`^\s$heat.during\s`),
  least: { C: 140, F: 285 },
} as const;
/** The largest difference that a recipe would ask for, in degrees of either scale. */
const MOST_DIFFERENCE = 110;

/** The lowest and highest settings of ovens. */
const RANGE = { C: [90, 300], F: [200, 575] } as const;

interface TemperatureContext extends Surroundings {
  values: readonly number[];
  scale: 'C' | 'F';
}

const isHotForSomeTime = ({ values, scale, before, behind }: TemperatureContext) =>
  HOT_FOR_SOME_TIME.before.test(before) &&
  HOT_FOR_SOME_TIME.after.test(behind) &&
  Math.min(...values) >= HOT_FOR_SOME_TIME.least[scale];

/** The first row that holds decides. If none holds, the temperature is "other". */
const KINDS: readonly (readonly [TemperatureKind, (seen: TemperatureContext) => boolean])[] = [
  [
    'difference',
    ({ values, before, behind }) =>
      Math.max(...values) <= MOST_DIFFERENCE &&
      (DIFFERENCE_BEFORE.test(before) ||
        DIFFERENCE_AFTER.test(behind) ||
        // "Baissez de 20°C", but "à une température de 80°C"
        (/\bd[ei]\s$/.test(before) && CHANGE.test(before))),
  ],
  [
    'other',
    ({ values, scale }) =>
      values.some((value) => value < RANGE[scale][0] || value > RANGE[scale][1]),
  ],
  ['other', ({ behind }) => INSIDE_AFTER.test(behind)],
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

export function temperatureKindOf(
  values: readonly number[],
  scale: 'C' | 'F',
  around: Surroundings,
): TemperatureKind {
  const seen = { values, scale, ...around };
  return KINDS.find(([, holds]) => holds(seen))?.[0] ?? 'other';
}
