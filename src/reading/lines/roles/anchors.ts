import { sharesWith } from '../../document/textTraits';
import { isPartHeading } from '../../document/vocabulary';
import { findWork, type LineRange, longestRun } from './findWork';
import { isWebPage } from './lineTraits';
import { runBelow, type Traits } from './traitsOf';

/** Where the list and the work are, on which the roles of all lines depend. -1 without one. */
export type Anchors = ReturnType<typeof findAnchors>;

export function findAnchors(lines: readonly Traits[]) {
  const { ingredientsHead, methodHead } = mainHeadings(lines);
  const list: LineRange =
    ingredientsHead >= 0
      ? [ingredientsHead + 1, endOfList(lines, ingredientsHead, methodHead)]
      : withoutWork(lines, longestRun(lines, methodHead) ?? [-1, -1]);
  const listed = lines.filter((line, at) => at >= list[0] && at <= list[1] && !line.aside);
  const amounts = listed.filter(({ hasAmount }) => hasAmount);
  const pairs = amounts.filter((line) => listed[listed.indexOf(line) - 1]?.hasAmount);
  const isListed = (line: Traits, at: number) => line.inList || (at >= list[0] && at <= list[1]);
  const isAbout = sharesWith(lines.filter(isListed));
  const work: LineRange =
    methodHead >= 0
      ? [methodHead + 1, ingredientsHead > methodHead ? ingredientsHead - 1 : lines.length - 1]
      : findWork(lines, list, isAbout);
  const worked = lines.slice(work[0], work[1] + 1);
  const isNumbered = worked.some(isCounted);
  const parts = namesIn(lines, work, 1, isNumbered ? isCounted : isAnySentence);
  return {
    ingredientsHead,
    methodHead,
    list,
    work,
    foods: knownFoods(lines, list),
    isSpaced: 2 * pairs.filter(({ isAfterBlank }) => isAfterBlank).length >= pairs.length,
    /** Most amounts of the list have a bullet before them. */
    hasBullets:
      amounts.length >= FEWEST_FOODS &&
      amounts.filter(({ mark }) => mark === 'bullet').length >= MOST * amounts.length,
    /** Short lines that part the list or the work: "Syrup", above what belongs into it. */
    names: new Set([
      ...namesIn(lines, list, 2, ({ hasAmount, mark }) => hasAmount || mark !== null),
      ...(isNumbered || areApart(parts, lines) ? parts : []),
    ]),
    numbersName: numberNames(worked),
    isPage: isWebPage(lines),
  };
}

/**
 * Quick notes have their work below an empty line, which names foods too: "Four 180°", "Mélanger les
 * œufs". No food of a list is there with its amount, and some line names none.
 */
function withoutWork(lines: readonly Traits[], [first, last]: LineRange): LineRange {
  const start = lines.findLastIndex((line, at) => at > first && at <= last && line.isAfterBlank);
  if (start < 0 || lines[start - 1]?.isAfterBlank) return [first, last];
  const below = lines.slice(start, last + 1);
  const end = lines.findIndex((line, at) => at > start && line.isAfterBlank);
  const works = lines.slice(start, end < 0 ? undefined : end).some(({ isWork }) => isWork);
  if (!works || lines[start]?.isGroup) return [first, last];
  const isList = below.some(({ mark, hasAmount, hasFood }) => mark || (hasAmount && hasFood));
  return isList || below.every(({ hasFood }) => hasFood) ? [first, last] : [first, start - 1];
}

/** The headings above the most ingredients and above the work below them. */
function mainHeadings(lines: readonly Traits[]) {
  let best = { at: -1, count: 0 };
  let method = -1;
  /** Work may be above the ingredients. */
  let above = -1;
  for (const [at, { opens, text }] of lines.entries()) {
    if (opens !== 'ingredients' && opens !== 'method') continue;
    const run = runBelow(lines, at);
    const count = run.filter(({ hasAmount }) => hasAmount).length;
    if (opens === 'ingredients' && (count > best.count || best.at < 0)) {
      best = { at, count };
      above = method;
      method = -1;
    }
    // "Method", and right below it the name of its first part
    const hasWork = lines[at + 1]?.opens === 'method' || run.some(({ isFact }) => !isFact);
    // "Assembly", above the foods for it
    const isGroup = isPartHeading(text) && count > 0 && count * 2 >= run.length;
    if (opens === 'method' && hasWork && !isGroup && method < 0) method = at;
  }
  if (method < 0 && above >= 0) method = above;
  return { ingredientsHead: best.at, methodHead: method };
}

/** The list goes up to the heading of the method, else to clear work. */
function endOfList(lines: readonly Traits[], head: number, method: number): number {
  if (method > head) return method - 1;
  const last = lines.findLastIndex((line) => /^[\d½⅓⅔¼¾]/.test(line.text) && line.isListed);
  const isWork = (line: Traits, at: number) => {
    if (at <= head || line.aside || line.mark === 'bullet' || line.mark === 'row') return false;
    if (line.opens === 'notes' || line.isFurniture) return false;
    const isClear = line.isSentence || line.mark === 'number';
    if (isClear) return at > last;
    if (line.opens === 'other' || line.isGroup || line.hasAmount) return false;
    return line.isAfterBlank && !line.isFood && !lines[at + 1]?.hasAmount;
  };
  const end = lines.findIndex(isWork);
  return (end < 0 ? lines.length : end) - 1;
}

/** With fewer foods that have amounts, there is no list to compare with. */
const FEWEST_FOODS = 3;
/** Of lines with amounts, this share names a known food, or has a bullet. */
const MOST = 0.8;

function knownFoods(lines: readonly Traits[], [first, last]: LineRange) {
  const listed = lines.flatMap((line, at) =>
    at >= first && at <= last && line.hasAmount ? [at] : [],
  );
  const foods = listed.filter((at) => lines[at]?.hasFood);
  if (foods.length < Math.max(FEWEST_FOODS, MOST * listed.length)) return null;
  return [foods[0] ?? 0, foods.at(-1) ?? 0] as const;
}

/** In letters, for a name among lines that are longer or have marks. */
const LONGEST_NAME = 40;

/** "Step 1: The carrots": numbers are before short names, above several steps that have none. */
function numberNames(work: readonly Traits[]): boolean {
  const below = work.flatMap(({ mark }, at) => {
    if (mark !== 'number') return [];
    const rest = work.slice(at + 1);
    const end = rest.findIndex((line) => line.mark || line.opens);
    return [end < 0 ? rest.length : end];
  });
  return (
    below.every((count) => count > 0) &&
    below.some((count) => count > 1) &&
    work.every(
      ({ mark, text }) =>
        mark !== 'number' || (text.length <= LONGEST_NAME && /^[^\d.]+$/.test(text)),
    )
  );
}

/**
 * Lines that part a stretch, if one begins it and another follows. Each has several items below: a
 * bare food or a step without a full stop may be anywhere.
 */
function namesIn(
  lines: readonly Traits[],
  [first, last]: LineRange,
  fewest: number,
  isItem: (line: Traits) => boolean,
): readonly number[] {
  const names: number[] = [];
  let below = fewest;
  for (let at = first; at >= 0 && at <= last; at += 1) {
    const line = lines[at] as Traits;
    if (line.aside || line.isFurniture) continue;
    if (isItem(line)) {
      below += 1;
      continue;
    }
    const isName =
      line.text.length <= LONGEST_NAME && /^[^(].*\p{L}$/u.test(line.text) && !line.isFact;
    if (!isName || below < fewest || (names.length === 0 && below > fewest)) break;
    names.push(at);
    below = 0;
  }
  if (below < fewest) names.pop();
  return names.length > 1 ? names : [];
}

const isCounted = ({ mark }: Traits) => mark === 'number';
const isAnySentence = (line: Traits) => line.isAnySentence;

/**
 * Without numbers, a short line may be a step: it names a part if empty lines are above all such
 * lines, and not above all steps.
 */
const areApart = (parts: readonly number[], lines: readonly Traits[]) =>
  parts.slice(1).every((at) => lines[at]?.isAfterBlank) &&
  lines.slice(parts[0], parts.at(-1)).some((line) => isAnySentence(line) && !line.isAfterBlank);
