import { areFacts } from '../../document/facts/readFacts';
import { hasFullStop, isSentence, namesFood, WORK } from '../../document/textTraits';
import { isClosing, type Section, sectionOf } from '../../document/vocabulary';
import type { Line } from '../Line';
import {
  hasAmount,
  headingOf,
  isFurniture,
  isGreeting,
  isGroup,
  isListed,
  isRemark,
  isShortFood,
  NUTRITION,
} from './lineTraits';

/** What a line shows by itself, and whether it is in a list. */
export type Traits = ReturnType<typeof readTraits>;

/** This many ingredients in a row are a list, wherever they are. */
const FEWEST_IN_ROW = 3;

/** A paste is read for its recipes and for its lines' roles: the second reading took a tenth. */
const traits = new WeakMap<Line, Traits>();

export function traitsOf(lines: readonly Line[]): Traits[] {
  const seen = lines.map((line) => {
    const known = traits.get(line) ?? readTraits(line);
    traits.set(line, known);
    return known;
  });
  for (let start = 0; start < seen.length; start += 1) {
    let end = start;
    while (end < seen.length && goesOn(seen[end] as Traits, end > start)) end += 1;
    const run = seen.slice(start, end);
    const foods = run.length < FEWEST_IN_ROW ? [] : run.filter(({ hasFood }) => hasFood);
    const isList = foods.length * 2 > run.length && !run.some(({ isNutrition }) => isNutrition);
    for (const line of run) line.inList = isList;
    start += run.length;
  }
  return seen;
}

/** "350, grease the pan" below an empty line is no food of the list above. */
const goesOn = (line: Traits, isInRun: boolean): boolean =>
  line.isListed && !line.aside && !(isInRun && line.isAfterBlank && !line.hasFood);

function readTraits(line: Line) {
  const { text, mark } = line;
  let hasFood: boolean | null = null;
  let isFood: boolean | null = null;
  return {
    ...line,
    opens: opens(line),
    isFact: areFacts(text),
    hasAmount: hasAmount(text),
    isListed: isListed({ text, mark }),
    isSentence: isSentence(text),
    /** "Blend it." counts too. */
    isAnySentence: isSentence(text) || hasFullStop(text),
    isGroup: isGroup(line),
    isWork: WORK.test(text),
    isFurniture: isFurniture(text),
    /** Ends the recipe, or is beside it: a wish, a greeting, a tip, an address. */
    isRemark: isRemark(text) || isClosing(text),
    isGreeting: isGreeting(text),
    isNutrition: NUTRITION.test(text),
    inList: false,
    /** To look for foods takes long, and most lines need no answer. */
    get hasFood() {
      hasFood ??= namesFood(text);
      return hasFood;
    },
    get isFood() {
      isFood ??= isShortFood(text);
      return isFood;
    },
  };
}

/** "other" for a heading that names no section, null for a line that opens nothing. */
function opens({ text, mark }: Line): Section | 'other' | null {
  if (mark === 'heading') return sectionOf(text) ?? 'other';
  return mark || isFurniture(text) ? null : headingOf(text);
}

/** The run ends above the next line that names a section. */
export function runBelow(lines: readonly Traits[], at: number): readonly Traits[] {
  const rest = lines.slice(at + 1);
  const end = rest.findIndex(({ opens }) => opens !== null && opens !== 'other');
  return end < 0 ? rest : rest.slice(0, end);
}

export const nextWords = (lines: readonly Traits[], at: number): Traits | undefined =>
  lines.slice(at + 1).find(({ isFurniture }) => !isFurniture);
