import { areFacts, readFact } from '../../../recipe/document/readFacts';
import { WORK } from '../../../recipe/document/runs';
import { isClosing, isGroupHeading } from '../../../recipe/document/vocabulary';
import {
  hasAmount,
  inList,
  isFurniture,
  isGreeting,
  isGroup,
  isIngredient,
  isListed,
  isNutrition,
  isPageHead,
  isRemark,
  isSentence,
  isTableHead,
  listsFoods,
  namesFood,
} from './judge';
import type { Placed } from './Placed';

/** The most foods without amounts that may end a list. */
const MOST_BARE = 5;

/** Finds the ingredients of a text that has no heading above them: the most lines with amounts in a row. */
export function placeIngredients(lines: readonly Placed[]): Placed[] {
  if (lines.some(({ role }) => role === 'ingredientsHead')) return [...lines];
  const range = longestRun(lines);
  if (!range) return [...lines];
  const [from, end] = range;
  // "Drizzle cake" above the list begins with a measure, and is the title.
  const isName = !/\d/.test(lines[from]?.text ?? '') && lines[from + 1]?.isApart;
  const begin = isName && from < end ? from + 1 : from;
  const last = endOfBlock(lines, end);
  const above = lines[begin - 1];
  const first = above?.role === null && isGroupHeading(above.text) ? begin - 1 : begin;
  return lines.map((line, at) => {
    if (line.role !== null) return line;
    if (at < first || at > last) return at > last ? placeInWork(lines, at) : line;
    const { text } = line;
    if (areFacts(text) && !hasAmount(text)) return { ...line, role: 'fact' };
    if (isFurniture(text) || isTableHead(text)) return { ...line, role: 'note' };
    if (at < begin) return { ...line, role: 'group' };
    const isFood = isListed(line) || namesFood(text) || listsFoods(text);
    const isHead = line.mark === 'heading' || (isGroup(line) && !hasAmount(text));
    return { ...line, role: isHead || (line.isApart && !isFood) ? 'group' : 'ingredient' };
  });
}

/** A line below the ingredients that is one of another list, or names it: a part of the recipe has its own. */
function placeInWork(lines: readonly Placed[], at: number): Placed {
  const line = lines[at] as Placed;
  if (inList(lines, at)) return { ...line, role: 'ingredient' };
  const next = lines[at + 1];
  if (next?.role !== null || !inList(lines, at + 1) || isSentence(line.text)) return line;
  return { ...line, role: areFacts(line.text) ? 'fact' : 'group' };
}

/** The last line of the block that a list ends in, if all lines there may be foods without amounts: "salt, pepper". */
function endOfBlock(lines: readonly Placed[], last: number): number {
  const next = lines.findIndex((line, at) => at > last && (line.isApart || line.aside));
  const end = next < 0 ? lines.length : next;
  const rest = lines.slice(last + 1, end);
  const mayBeFoods = rest.every(
    ({ text, role, mark }) =>
      role === null &&
      mark === lines[last]?.mark &&
      text.length <= 60 &&
      (hasAmount(text) || !/[.!?:]$/.test(text)) &&
      !isFurniture(text) &&
      !areFacts(text) &&
      !WORK.test(text),
  );
  return mayBeFoods && rest.length <= MOST_BARE ? end - 1 : last;
}

/** Whether a paragraph is a list of foods, most of them with amounts. */
function listsAmounts(text: string): boolean {
  const parts = text.split(/,\s|;\s/);
  return listsFoods(text) && parts.filter((part) => hasAmount(part)).length * 2 >= parts.length;
}

interface Run {
  first: number;
  last: number;
  count: number;
}

/** The first and the last place of the most ingredients with at most two other short lines in between. */
function longestRun(lines: readonly Placed[]): [number, number] | null {
  let best = null as Run | null;
  let run = null as Run | null;
  let others = 0;
  let isOfPortion = false;
  for (const [at, line] of lines.entries()) {
    const { text, role, mark } = line;
    if (line.aside || (role === null && isFurniture(text))) continue;
    isOfPortion = isNutrition(text) || (isOfPortion && !line.isApart);
    if (isOfPortion) {
      run = null;
      continue;
    }
    const open: Run | null = run;
    const next = lines
      .slice(at + 1, at + 3)
      .some((line) => isIngredient(line.text) || line.mark === 'bullet');
    const isHead =
      open !== null &&
      next &&
      text.length < 40 &&
      !isSentence(text) &&
      (mark === 'heading' || lines[at]?.isApart);
    const isOpen = role === null && (mark !== 'heading' || isHead);
    const weight = !isOpen
      ? 0
      : mark !== 'number' && listsAmounts(text)
        ? 3
        : isListed(line)
          ? 1
          : 0;
    if (weight > 0) {
      run = { first: open?.first ?? at, last: at, count: (open?.count ?? 0) + weight };
      others = 0;
      if (run.count > (best?.count ?? 1)) best = run;
    } else if (
      isOpen &&
      open &&
      ((namesFood(text) && !lines[at]?.isApart) || ((isHead || isGroup(line)) && others < 1))
    ) {
      if (namesFood(text) && !isHead) run = { ...open, last: at };
      else others += 1;
      if (run && best?.first === run.first) best = run;
    } else {
      run = null;
      others = 0;
    }
  }
  return best && [best.first, best.last];
}

/** Finds the steps of a text that has no heading above them: the paragraphs below the ingredients that work with them. */
export function placeSteps(lines: readonly Placed[]): Placed[] {
  if (lines.some(({ role }) => role === 'step')) return [...lines];
  const start = lines.findIndex(({ role }) => role === 'ingredient') + 1;
  if (start === 0) {
    // Without ingredients, only numbers tell what is work.
    return lines.map((line) =>
      line.mark === 'number' && !line.role ? { ...line, role: 'step' } : line,
    );
  }
  const isAbout = sharesWith(lines.filter(({ role }) => role === 'ingredient'));
  const works = lines.map(({ text, role, mark }, at) => {
    if (at < start || role !== null || isFurniture(text) || isClosing(text)) return false;
    if (mark === 'number') return true;
    if (isRemark(text) || isGreeting(text) || (/^[^:.]{1,25}[:：]\s/.test(text) && !isAbout(text)))
      return false;
    return isAbout(text) || WORK.test(text);
  });
  if (!works.includes(true)) markSentences(lines, start, works);
  if (!works.includes(true)) markAbove(lines, start - 1, works);
  const found = works.indexOf(true);
  if (found < 0) return [...lines];
  const first = beginOfBlock(lines, found, start);
  const bye = lines.findIndex(({ text }, at) => at > first && isGreeting(text));
  const last = Math.min(endOfWork(lines, works, first), (bye < 0 ? lines.length : bye) - 1);
  const numbered = lines.some(({ mark }, at) => works[at] && mark === 'number');
  return lines.map((line, at) => {
    if (at < first || at > last || line.role !== null) return line;
    if (isFurniture(line.text)) return { ...line, role: 'note' };
    if (readFact(line.text)?.name === 'servings') return { ...line, role: 'fact' };
    if (numbered && isPageHead(line, lines[at + 1])) return { ...line, role: 'note' };
    if (isGroup(line)) return { ...line, role: 'part' };
    return { ...line, role: numbered && line.mark !== 'number' ? 'more' : 'step' };
  });
}

/**
 * If no work is below the list, numbers and times show it above: in a block of lines, because an
 * introduction has none.
 */
function markAbove(lines: readonly Placed[], end: number, works: boolean[]): void {
  const marked = lines.slice(0, end).map(({ role, mark, text, isApart }, at) => {
    const isAlone = isApart && lines[at + 1]?.isApart;
    return (
      role === null && (mark === 'number' || (!isAlone && isSentence(text) && WORK.test(text)))
    );
  });
  if (marked.filter(Boolean).length > 1) works.splice(0, end, ...marked);
}

/** The first line of the block that the work begins in: "Wash the vegetables." */
function beginOfBlock(lines: readonly Placed[], at: number, start: number): number {
  const isBare = (line: Placed | undefined) => line?.role === null && line.mark === null;
  let first = at;
  while (
    first > start &&
    !lines[first]?.isApart &&
    isBare(lines[first]) &&
    isBare(lines[first - 1])
  ) {
    first -= 1;
  }
  return first;
}

/** If no sentence names an ingredient or a time, the sentences right below the list are the work. */
function markSentences(lines: readonly Placed[], start: number, works: boolean[]): void {
  for (const [at, { text, role }] of lines.entries()) {
    if (at < start) continue;
    if (role === 'ingredient') continue;
    if (role !== null || !isSentence(text) || isRemark(text) || isFurniture(text)) return;
    if (isClosing(text) || isGreeting(text)) return;
    works[at] = true;
  }
}

/**
 * Makes a function that says whether a text names what is in some lines.
 *
 * @param shortest letters of a word that counts
 */
export function sharesWith(lines: readonly Placed[], shortest = 4) {
  const keysOf = (text: string) =>
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => word.length >= shortest)
      .map((word) => word.slice(0, 5));
  const keys = new Set(lines.flatMap(({ text }) => keysOf(text)));
  return (text: string) => keysOf(text).some((key) => keys.has(key));
}

/** The last line of the work. If the first block has a step on each line, its end ends the work. */
function endOfWork(lines: readonly Placed[], works: readonly boolean[], first: number): number {
  if (lines.some((_, at) => at > first && inList(lines, at))) return works.lastIndexOf(true);
  const lastNumber = lines.findLastIndex(({ mark }, at) => works[at] && mark === 'number');
  if (lastNumber >= 0) {
    const block = lines.findIndex((line, at) => at > lastNumber && (line.isApart || line.role));
    const timed = lines.findLastIndex(({ text }, at) => works[at] && WORK.test(text));
    return Math.max(timed, (block < 0 ? lines.length : block) - 1);
  }
  const next = lines.findIndex((line, at) => at > first && (line.isApart || line.role !== null));
  const end = (next < 0 ? lines.length : next) - 1;
  const isListed =
    end > first && lines.slice(first, end + 1).every(({ mark }) => mark !== 'number');
  const goesOn = works.some((isWork, at) => isWork && at > end + 1 && !lines[at]?.isApart);
  return isListed && !goesOn ? end : works.lastIndexOf(true);
}
