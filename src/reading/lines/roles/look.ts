import { areFacts } from '../../document/facts/readFacts';
import { isSentence, namesFood, WORK } from '../../document/judge';
import { isClosing, type Section, sectionOf } from '../../document/vocabulary';
import type { Line } from '../Line';
import {
  hasAmount,
  headingOf,
  isFurniture,
  isGreeting,
  isGroup,
  isListed,
  isNutrition,
  isRemark,
  isShortFood,
} from './judge';

/** What a line shows by itself, and whether it is in a list. */
export type Look = ReturnType<typeof lookAt>;

/** This many ingredients in a row are a list, wherever they are. */
const FEWEST_IN_ROW = 3;

/** A paste is looked at for its recipes and for its lines' roles: the second look took a tenth. */
const looks = new WeakMap<Line, Look>();

export function look(lines: readonly Line[]): Look[] {
  const seen = lines.map((line) => {
    const known = looks.get(line) ?? lookAt(line);
    looks.set(line, known);
    return known;
  });
  for (let start = 0; start < seen.length; start += 1) {
    const end = seen.findIndex((line, at) => at >= start && !(line.isListed && !line.aside));
    const run = seen.slice(start, end < 0 ? undefined : end);
    const foods = run.length < FEWEST_IN_ROW ? [] : run.filter(({ hasFood }) => hasFood);
    const isList = foods.length * 2 > run.length && !run.some(({ isNutrition }) => isNutrition);
    for (const line of run) line.inList = isList;
    start += run.length;
  }
  return seen;
}

function lookAt(line: Line) {
  const { text, mark } = line;
  let hasFood: boolean | null = null;
  let isFood: boolean | null = null;
  return {
    ...line,
    opens: opens(line),
    isFact: areFacts(text),
    hasAmount: hasAmount(text),
    /** An ingredient, wherever it is. */
    isListed: isListed({ text, mark }),
    isSentence: isSentence(text),
    isGroup: isGroup(line),
    /** Has a time or a temperature. */
    isWork: WORK.test(text),
    isFurniture: isFurniture(text),
    /** Ends the recipe, or is beside it: a wish, a greeting, a tip, an address. */
    isRemark: isRemark(text) || isClosing(text),
    isGreeting: isGreeting(text),
    isNutrition: isNutrition(text),
    /** One of several ingredients in a row. */
    inList: false,
    /** To look for foods takes long, and most lines need no answer. */
    get hasFood() {
      hasFood ??= namesFood(text);
      return hasFood;
    },
    /** Names a food, and nothing else. */
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
export function runBelow(lines: readonly Look[], at: number): readonly Look[] {
  const rest = lines.slice(at + 1);
  const end = rest.findIndex(({ opens }) => opens !== null && opens !== 'other');
  return end < 0 ? rest : rest.slice(0, end);
}

export const nextWords = (lines: readonly Look[], at: number): Look | undefined => {
  for (let next = at + 1; next < lines.length; next += 1) {
    if (!lines[next]?.isFurniture) return lines[next];
  }
  return undefined;
};
