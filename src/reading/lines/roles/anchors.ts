import { readFact } from '../../../recipe/document/readFacts';
import { isGroupHeading, isPart } from '../../../recipe/document/vocabulary';
import { listsAmounts, listsFoods } from './judge';
import { runBelow, type Seen } from './look';
import { sharesWith } from './words';

/** What the roles of all lines hang on: where the list and the work are. A place is -1 if there is none. */
export interface Anchors {
  ingredientsHead: number;
  methodHead: number;
  /** The first and the last line of the list. */
  list: readonly [number, number];
  /** The first and the last line of the work. */
  work: readonly [number, number];
  /** The first and the last line of the list that name foods, if the page knows most of its foods. */
  foods: readonly [number, number] | null;
  /** Lines between numbered steps that belong to none, such as captions. */
  captions: ReadonlySet<number>;
  /** Whether a text names what is in the list. */
  isAbout(text: string): boolean;
}

const NOWHERE = [-1, -1] as const;

export function findAnchors(lines: readonly Seen[]): Anchors {
  const { ingredientsHead, methodHead } = mainHeadings(lines);
  const list =
    ingredientsHead >= 0
      ? ([ingredientsHead + 1, endOfList(lines, ingredientsHead, methodHead)] as const)
      : (longestRun(lines, methodHead) ?? NOWHERE);
  const isListed = (line: Seen, at: number) =>
    line.inList || (at >= list[0] && at <= list[1] && mayBeListed(line));
  const isAbout = sharesWith(lines.filter(isListed));
  const work: readonly [number, number] =
    methodHead >= 0
      ? [methodHead + 1, ingredientsHead > methodHead ? ingredientsHead - 1 : lines.length - 1]
      : findWork(lines, list, isAbout);
  return {
    ingredientsHead,
    methodHead,
    list,
    work,
    foods: knownFoods(lines, list),
    captions: captionsIn(lines, work, isAbout),
    isAbout,
  };
}

const mayBeListed = ({ hasAmount, isFood, mark }: Seen) => hasAmount || isFood || mark === 'bullet';

/** The headings above the most ingredients and above the work below them. */
function mainHeadings(lines: readonly Seen[]) {
  let best = { at: -1, count: 0 };
  let method = -1;
  /** Work may be above the ingredients. */
  let above = -1;
  for (const [at, { opens, text }] of lines.entries()) {
    if (opens !== 'ingredients' && opens !== 'method') continue;
    const run = runBelow(lines, at);
    const count = run.filter(({ hasAmount }) => hasAmount).length;
    if (opens === 'ingredients' && (run.length > 0 || best.at < 0) && count >= best.count) {
      if (count > best.count || best.at < 0) {
        best = { at, count };
        above = method;
        method = -1;
      }
    }
    // "Method", and right below it the name of its first part
    const hasWork =
      lines[at + 1]?.opens === 'method' ||
      run.some((line) => line.mark === 'number' || line.isSentence || !line.isFact);
    // "Assembly", above the foods for it
    const isGroup = isPart(text) && count > 0 && count * 2 >= run.length;
    if (opens === 'method' && hasWork && !isGroup && method < 0) method = at;
  }
  if (method < 0 && above >= 0 && isAboveWork(lines, above)) method = above;
  // A heading that names no section may be above numbered work.
  const other =
    best.at < 0 || method >= 0
      ? -1
      : lines.findIndex(
          ({ opens }, at) => at > best.at && opens === 'other' && isAboveWork(lines, at),
        );
  return { ingredientsHead: best.at, methodHead: method < 0 ? other : method };
}

/** Whether numbered lines, or a time to cook, are below a heading, and no other heading before them. */
function isAboveWork(lines: readonly Seen[], at: number): boolean {
  const end = lines.findIndex(({ opens }, place) => place > at && opens !== null);
  const run = lines.slice(at + 1, end < 0 ? undefined : end).filter(({ aside }) => !aside);
  return run.some(({ mark, hasAmount, isWork }) => mark === 'number' || (!hasAmount && isWork));
}

/** The last line of the list below its heading: up to the heading of the method, else to clear work. */
function endOfList(lines: readonly Seen[], head: number, method: number): number {
  if (method > head) return method - 1;
  const last = lines.findLastIndex((line) => /^[\d½⅓⅔¼¾]/.test(line.text) && line.isListed);
  const isWork = (line: Seen, at: number) => {
    if (at <= head || line.aside || line.isFact || line.mark === 'bullet' || line.mark === 'row')
      return false;
    if (line.opens === 'notes' || (line.isFurniture && !line.isSentence)) return false;
    const isClear = line.isSentence || line.mark === 'number';
    if (isClear) return at > last && !listsFoods(line.text) && !isShortFood(line);
    if (line.opens === 'other' || line.isGroup || line.hasAmount) return false;
    const next = lines[at + 1];
    const leadsOn = next !== undefined && (next.hasAmount || next.mark === 'bullet');
    return line.isApart && !line.isFood && !leadsOn && at > last && !isSpaced(lines, head);
  };
  const end = lines.findIndex(isWork);
  return (end < 0 ? lines.length : end) - 1;
}

/** "1 sachet de sucre vanillé." ends a list. */
const isShortFood = ({ text, mark, isApart, hasAmount }: Seen) =>
  !isApart && !mark && text.length < 60 && /^[\d½⅓⅔¼¾]/.test(text) && hasAmount;

/** Whether an empty line is above most ingredients. Then it does not begin anything new. */
function isSpaced(lines: readonly Seen[], head: number): boolean {
  const run = runBelow(lines, head).filter(({ aside }) => !aside);
  return run.filter(({ isApart }) => isApart).length > 0.75 * run.length && run.length > 3;
}

/** With fewer foods that have amounts, there is no list to compare with. */
const FEWEST_FOODS = 3;
/** The share of lines with amounts that name a known food, if the page knows the language's foods. */
const MOST = 0.8;

function knownFoods(lines: readonly Seen[], [first, last]: readonly [number, number]) {
  const listed = lines.flatMap((line, at) =>
    at >= first && at <= last && line.hasAmount && !line.isFact ? [at] : [],
  );
  const foods = listed.filter((at) => lines[at]?.hasFood);
  if (foods.length < Math.max(FEWEST_FOODS, MOST * listed.length)) return null;
  return [foods[0] ?? 0, foods.at(-1) ?? 0] as const;
}

interface Run {
  first: number;
  last: number;
  count: number;
}

/** The most ingredients with at most two other short lines in between. */
function longestRun(lines: readonly Seen[], method: number): readonly [number, number] | null {
  let best = null as Run | null;
  let run = null as Run | null;
  let others = 0;
  let isOfPortion = false;
  for (const [at, line] of lines.entries()) {
    if (line.aside || line.isFurniture) continue;
    isOfPortion = line.isNutrition || (isOfPortion && !line.isApart);
    const open = run as Run | null;
    const isHeading = line.mark === 'heading';
    const isHead =
      open !== null &&
      line.text.length < 40 &&
      !line.isSentence &&
      (isHeading || line.isApart) &&
      lines.slice(at + 1, at + 3).some((next) => next.isListed || next.mark === 'bullet');
    const isOpen = !isOfPortion && at !== method && (!isHeading || isHead);
    const weight = !isOpen ? 0 : weightOf(line);
    if (weight > 0) {
      run = { first: open?.first ?? at, last: at, count: (open?.count ?? 0) + weight };
      others = 0;
      if (run.count > (best?.count ?? 1)) best = run;
    } else if (open && isOpen && line.isFood && !line.isApart && !isHead) {
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
function weightOf(line: Seen): number {
  return line.mark !== 'number' && listsAmounts(line.text) ? 3 : line.isListed ? 1 : 0;
}

/** The most foods without amounts that may end a list. */
const MOST_BARE = 5;

/** A list with the foods without amounts that end its block, without a title that begins it. */
function wholeList(lines: readonly Seen[], { first, last }: Run): readonly [number, number] {
  // "Drizzle cake" above the list begins with a measure, and is the title.
  const isName = !/\d/.test(lines[first]?.text ?? '') && lines[first + 1]?.isApart;
  const begin = isName && first < last ? first + 1 : first;
  const above = lines[begin - 1];
  const from = above && !above.aside && isGroupHeading(above.text) ? begin - 1 : begin;
  const next = lines.findIndex((line, at) => at > last && (line.isApart || line.aside));
  const end = next < 0 ? lines.length : next;
  const rest = lines.slice(last + 1, end);
  const areFoods = rest.every(
    (line) =>
      line.mark === lines[last]?.mark &&
      line.text.length <= 60 &&
      (line.hasAmount || !/[.!?:]$/.test(line.text)) &&
      !line.isFurniture &&
      !line.isFact &&
      !line.isWork,
  );
  return [from, areFoods && rest.length <= MOST_BARE ? end - 1 : last];
}

/** The work of a text without a heading for it: the paragraphs below the list that work with its foods. */
function findWork(
  lines: readonly Seen[],
  [from, end]: readonly [number, number],
  isAbout: (text: string) => boolean,
): readonly [number, number] {
  if (end < 0) {
    // Without a list, only numbers tell what is work.
    const isNumber = ({ mark }: Seen) => mark === 'number';
    return [lines.findIndex(isNumber), lines.findLastIndex(isNumber)];
  }
  const isOut = (line: Seen) =>
    line.aside || line.inList || line.isFurniture || line.isGreeting || line.isRemark;
  const works = lines.map((line, at) => {
    if (at <= end || line.aside || line.isFurniture || line.inList) return false;
    if (line.mark === 'number') return true;
    if (isOut(line) || line.opens) return false;
    const isLabelled = /^[^:.]{1,25}[:：]\s/.test(line.text);
    return isAbout(line.text) || (line.isWork && !isLabelled);
  });
  if (!works.includes(true)) {
    const stop = lines.findIndex((line, at) => at > end && (isOut(line) || !line.isSentence));
    works.fill(true, end + 1, stop < 0 ? undefined : stop);
  }
  if (!works.includes(true)) markAbove(lines, from, works);
  const found = works.indexOf(true);
  if (found < 0) return NOWHERE;
  let first = found;
  // The first line of its block: "Wash the vegetables."
  while (
    first > end + 1 &&
    !lines[first]?.isApart &&
    isBare(lines[first]) &&
    isBare(lines[first - 1])
  )
    first -= 1;
  const bye = lines.findIndex((line, at) => at > first && line.isGreeting);
  return [first, Math.min(endOfWork(lines, works, first), (bye < 0 ? lines.length : bye) - 1)];
}

const isBare = (line: Seen | undefined) => !!line && !line.mark && !line.aside && !line.isFact;

/** If no work is below the list, numbers and times show it above: in a block, for an introduction has none. */
function markAbove(lines: readonly Seen[], end: number, works: boolean[]) {
  const marked = lines.slice(0, end).map((line, at) => {
    const isAlone = line.isApart && lines[at + 1]?.isApart;
    return line.mark === 'number' || (!isAlone && line.isSentence && line.isWork);
  });
  if (marked.filter(Boolean).length > 1) works.splice(0, end, ...marked);
}

/** The last line of the work. If the first block has a step on each line, its end ends the work. */
function endOfWork(lines: readonly Seen[], works: readonly boolean[], first: number): number {
  if (lines.some((line, at) => at > first && line.inList)) return works.lastIndexOf(true);
  const lastNumber = lines.findLastIndex(({ mark }, at) => works[at] && mark === 'number');
  const isEdge = (line: Seen) => line.isApart || !!line.aside;
  if (lastNumber >= 0) {
    const block = lines.findIndex((line, at) => at > lastNumber && isEdge(line));
    const timed = lines.findLastIndex(({ isWork }, at) => works[at] && isWork);
    return Math.max(timed, (block < 0 ? lines.length : block) - 1);
  }
  const next = lines.findIndex((line, at) => at > first && isEdge(line));
  const end = (next < 0 ? lines.length : next) - 1;
  const goesOn = works.some((isWork, at) => isWork && at > end + 1 && !lines[at]?.isApart);
  return end > first && !goesOn ? end : works.lastIndexOf(true);
}

/** The blocks between numbered steps, if they are no work: captions, or offers of the page. */
function captionsIn(
  lines: readonly Seen[],
  [first, last]: readonly [number, number],
  isAbout: (text: string) => boolean,
): ReadonlySet<number> {
  const isWork = ({ text, isWork, isSentence }: Seen) =>
    isWork || /^\p{Ll}.*[.!]$/u.test(text) || (isSentence && isAbout(text));
  let isOwn = false;
  const own: [number, Seen][] = [];
  const numbers = lines.slice(first, last + 1).filter(({ mark }) => mark === 'number');
  if (first < 0 || numbers.length === 0) return new Set();
  const start = lines.indexOf(numbers[0] as Seen);
  const end = lines.lastIndexOf(numbers.at(-1) as Seen);
  for (const [at, line] of lines.entries()) {
    if (at < start || at > last) continue;
    if (line.isApart || line.mark === 'number') isOwn = line.mark !== 'number';
    if (isPart(line.text) && lines[at + 1]?.mark === 'number') continue;
    if (isOwn && at < end + 1 && !line.aside) own.push([at, line]);
  }
  const goesOn = own.some(([, line]) => isWork(line));
  return new Set(
    own.filter(([, line]) => !isWork(line) && !(goesOn && line.isSentence)).map(([at]) => at),
  );
}

/** Whether a line is a fact about servings. */
export const tellsServings = ({ text }: Seen) => readFact(text)?.name === 'servings';
