import { hasFullStop, sharesWith } from '../../document/textTraits';
import { isGroupHeading } from '../../document/vocabulary';
import { listsAmounts } from './lineTraits';
import type { Traits } from './traitsOf';

export type LineRange = readonly [first: number, last: number];

interface Run {
  first: number;
  last: number;
  count: number;
}

/** At most two other short lines may be in between. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one pass over the lines, with the run so far
export function longestRun(lines: readonly Traits[], method: number): LineRange | null {
  let best = null as Run | null;
  let run = null as Run | null;
  let others = 0;
  let isOfPortion = false;
  for (const [at, line] of lines.entries()) {
    if (line.aside || line.isFurniture) continue;
    isOfPortion = line.isNutrition || (isOfPortion && !line.isAfterBlank);
    const open = run as Run | null;
    const isHeading = line.mark === 'heading';
    const isHead =
      open !== null &&
      line.text.length < 40 &&
      !line.isSentence &&
      (isHeading || line.isAfterBlank) &&
      lines.slice(at + 1, at + 3).some((next) => next.isListed || next.mark === 'bullet');
    const isOpen = !isOfPortion && at !== method && (!isHeading || isHead);
    const weight = !isOpen ? 0 : weightOf(line);
    if (weight > 0) {
      run = { first: open?.first ?? at, last: at, count: (open?.count ?? 0) + weight };
      others = 0;
      if (run.count > (best?.count ?? 1)) best = run;
    } else if (open && isOpen && line.isFood && !line.isAfterBlank) {
      run = { ...open, last: at };
      if (best?.first === run.first) best = run;
    } else if (open && isOpen && (isHead || line.isGroup) && others < 1) {
      others += 1;
    } else {
      run = null;
      others = 0;
    }
  }
  return best && wholeList(lines, best);
}

/** A sentence of foods counts as much as some lines. */
function weightOf(line: Traits): number {
  return line.mark !== 'number' && listsAmounts(line.text) ? 3 : line.isListed ? 1 : 0;
}

const MOST_BARE = 5;

/** Adds the foods without amounts that end the block, and drops a title that begins it. */
function wholeList(lines: readonly Traits[], { first, last }: Run): LineRange {
  // "Drizzle cake" above the list begins with a measure, and is the title.
  const isTitle = !/\d/.test(lines[first]?.text ?? '') && lines[first + 1]?.isAfterBlank;
  const begin = isTitle ? first + 1 : first;
  const above = lines[begin - 1];
  // "CRUST" is above the first foods, and "FILLING" above others.
  const isFirstGroup =
    above?.isGroup &&
    !lines[begin]?.isAfterBlank &&
    lines.slice(begin, last).some(({ isGroup }) => isGroup);
  const isName = isFirstGroup || (!!above && isGroupHeading(above.text));
  const from = isName && !above?.aside ? begin - 1 : begin;
  const amount = lines.findLastIndex((line, at) => at <= last && weightOf(line) > 0);
  const next = lines.findIndex((line, at) => at > last && line.isAfterBlank);
  const end = next < 0 ? lines.length : next;
  const rest = lines.slice(amount + 1, end);
  // Elsewhere a blank line, a full stop or a number tells where the work begins.
  const isQuick = next < 0 && !rest.some(({ isAnySentence }) => isAnySentence);
  const isStep = stepsIn(isQuick ? rest : [], sharesWith(lines.slice(begin, amount + 1)));
  const isBareFood = (line: Traits) =>
    line.mark === lines[last]?.mark &&
    line.text.length <= 60 &&
    (line.hasAmount || !/[.!?:]$/.test(line.text)) &&
    !isStep(line);
  const stop = rest.findIndex((line) => !isBareFood(line));
  const other = rest[stop];
  if (!other) return [from, rest.length <= MOST_BARE + last - amount ? end - 1 : last];
  const isBelow = isStep(other) || other.mark === 'number' || hasFullStop(other.text);
  const foods = rest.slice(0, stop);
  const areFoods = foods.every((line) => line.hasAmount || line.isFood || !isLong(line.text));
  return [from, isBelow && areFoods ? amount + stop : last];
}

const isLong = (text: string) => text.split(/\s+/).length >= 3;

/** Quick notes have no full stops: "put chicken in pot", "simmer 2 hrs". */
function stepsIn(rest: readonly Traits[], isAbout: (text: string) => boolean) {
  const works = rest.some(({ isWork }) => isWork);
  return ({ hasAmount, isWork, text }: Traits) =>
    works && !hasAmount && (isWork || (isLong(text) && isAbout(text)));
}

/** For a text without a heading: the paragraphs below the list that work with its foods. */
export function findWork(
  lines: readonly Traits[],
  [, end]: LineRange,
  isAbout: (text: string) => boolean,
): LineRange {
  if (end < 0) {
    // Without a list, only numbers tell what is work.
    const isNumber = ({ mark }: Traits) => mark === 'number';
    return [lines.findIndex(isNumber), lines.findLastIndex(isNumber)];
  }
  const works = lines.map((line, at) => {
    if (at <= end || line.aside || line.isFurniture || line.inList) return false;
    if (line.mark === 'number') return true;
    if (line.isGreeting || line.isRemark || line.opens) return false;
    const isLabelled = /^[^:.]{1,25}[:：]\s/.test(line.text);
    return isAbout(line.text) || (line.isWork && !isLabelled);
  });
  if (!works.includes(true)) {
    const stop = lines.findIndex((line, at) => at > end && !line.isAnySentence);
    works.fill(true, end + 1, stop < 0 ? undefined : stop);
  }
  const found = works.indexOf(true);
  if (found < 0) return [-1, -1];
  let first = found;
  // The first line of its block: "Wash the vegetables."
  while (first > end + 1 && lines[first]?.mark === null && !lines[first]?.isAfterBlank) first -= 1;
  const bye = lines.findIndex((line, at) => at > first && line.isGreeting);
  return [first, Math.min(endOfWork(lines, works, first), (bye < 0 ? lines.length : bye) - 1)];
}

/** The first block is all of the work if it has a step on each line. */
function endOfWork(lines: readonly Traits[], works: readonly boolean[], first: number): number {
  if (lines.some((line, at) => at > first && line.inList)) return works.lastIndexOf(true);
  const lastNumber = lines.findLastIndex(({ mark }) => mark === 'number');
  if (lastNumber >= 0) {
    const block = lines.findIndex((line, at) => at > lastNumber && line.isAfterBlank);
    const timed = lines.findLastIndex(({ isWork }) => isWork);
    return Math.max(timed, (block < 0 ? lines.length : block) - 1);
  }
  const next = lines.findIndex((line, at) => at > first && line.isAfterBlank);
  const end = (next < 0 ? lines.length : next) - 1;
  const goesOn = works.some((isWork, at) => isWork && at > end + 1 && !lines[at]?.isAfterBlank);
  return end > first && !goesOn ? end : works.lastIndexOf(true);
}
