import { itemMarkLength, stepMarkOf } from '../../recipe/document/vocabulary';

/** What its writer or its page has made of a line. */
export type Mark = 'heading' | 'bullet' | 'number' | 'row' | null;

/** A line of a recipe, without the mark before it. */
export interface Line {
  text: string;
  mark: Mark;
  /** Whether an empty line, or the edge of a block, is before it. */
  isApart: boolean;
}

const HEADING = /^#{1,6}\s{1,4}(.*?)[\s#]*$/;
const BOLD_LINE = /^(?:\*\*|__)([^*_]{1,80})(?:\*\*|__)\s*[:：]?$/;
/** "1/4 Rinse", "2 // Cook": a count of steps, if several lines have it. */
const COUNTED_STEP = /^(\d{1,2})\s?(?:\/\s?(\d{1,2})|\/\/)\s{1,3}(?=\p{L})/u;
/** "Step 1", "2", "3.": its words are on the next line. */
const ALONE = /^\d{1,2}[.)]?$/;

/** Whether a text has marks of markdown, so its stars and underscores are marks too. */
export function isMarkdown(text: string): boolean {
  return /^#{1,6} \S|^(?:\*\*|__)\S[^\n]{0,80}(?:\*\*|__)[ :：]*$|\]\(https?:/m.test(text);
}

/** Cuts a text into lines, and takes the marks of lists, steps and headings off them. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let isApart = true;
  let isNumbered = false;
  const counts = countsSteps(text);
  for (const raw of text.split('\n')) {
    const line = raw.replace(/[ \u00a0]+/g, ' ').trim();
    // A rule across the page, or the edge of front matter.
    if (!line || /^(?:[-=_*~–—]\s?){3,}$/.test(line)) {
      isApart = true;
      continue;
    }
    const { words, mark } = markOf(line, counts);
    const isBare = mark === 'number' && !words;
    if (!isBare) lines.push({ text: words, mark: isNumbered && !mark ? 'number' : mark, isApart });
    isApart = isBare && isApart;
    isNumbered = isBare;
  }
  return lines;
}

/** Takes the mark off a line. @param counts whether lines count the steps, as in "1/4" */
export function markOf(line: string, counts: boolean): { words: string; mark: Mark } {
  const heading = HEADING.exec(line) ?? BOLD_LINE.exec(line);
  if (heading?.[1]) return { words: heading[1], mark: 'heading' };
  const counted = counts && COUNTED_STEP.exec(line);
  if (counted) return { words: line.slice(counted[0].length), mark: 'number' };
  const step = stepMarkOf(line);
  if (step) return { words: line.slice(step.length), mark: 'number' };
  // "+ sugar" adds something, and "–  2  +" counts servings.
  const length = /^(?:\+|\p{Extended_Pictographic}(?<![✅✔☑]))|\s\+$/u.test(line)
    ? 0
    : itemMarkLength(line);
  return length > 0 ? { words: line.slice(length), mark: 'bullet' } : { words: line, mark: null };
}

/** Whether lines count the steps of the method: "1/4", "2/4". */
function countsSteps(text: string): boolean {
  const counts = text.split('\n').flatMap((line) => {
    const [, number, all = ''] = COUNTED_STEP.exec(line.trim()) ?? [];
    return number ? [`${Number(number)}/${all}`] : [];
  });
  return counts.length > 1 && new Set(counts).size === counts.length && /^1\//.test(counts[0] ?? '');
}

/** Joins numbers that are alone on a line with the line below: the steps of a shop's page. */
export function joinLoneNumbers(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (before && !before.mark && ALONE.test(before.text) && isInSequence(lines, at - 1)) {
      joined[joined.length - 1] = { ...line, mark: 'number', isApart: before.isApart };
    } else joined.push(line);
  }
  return joined;
}

/** Whether a lone number goes on with the lone number before it, or is the first of several. */
function isInSequence(lines: readonly Line[], at: number): boolean {
  const numbers = lines.flatMap(({ text, mark }, index) =>
    !mark && ALONE.test(text) ? [{ index, number: Number.parseInt(text, 10) }] : [],
  );
  const place = numbers.findIndex(({ index }) => index === at);
  const [number, next, last] = [numbers[place], numbers[place + 1], numbers[place - 1]];
  if (!number) return false;
  return (
    (number.number === 1 && next?.number === 2 && next.index > at + 1) ||
    (last !== undefined && last.number === number.number - 1 && last.index < at - 1)
  );
}

/** "200 g", "1 ½ kg", "2": an amount whose food is on the next line. */
const LONE_AMOUNT =
  /^(?:ca\. )?[\d½⅓⅔¼¾⅛][\d.,/½⅓⅔¼¾⅛ -]{0,8}(?:\s?(?!x$)\p{L}{1,12}\.?)?$/u;

/** Joins amounts with the foods on the lines below them, as some pages have them in columns. */
export function joinAmounts(lines: readonly Line[]): Line[] {
  const isLone = (at: number) => {
    const [line, next] = [lines[at], lines[at + 1]];
    return (
      !!line &&
      !!next &&
      !line.mark &&
      LONE_AMOUNT.test(line.text) &&
      !next.isApart &&
      !/^[\d½⅓⅔¼¾]|[.!?]$/.test(next.text) &&
      next.text.length <= 60
    );
  };
  const areColumns = (at: number) => isLone(at) && (isLone(at - 2) || isLone(at + 2));
  return lines.flatMap((line, at) => {
    if (areColumns(at - 1)) return [];
    return areColumns(at) ? [{ ...line, text: `${line.text} ${lines[at + 1]?.text}` }] : [line];
  });
}
