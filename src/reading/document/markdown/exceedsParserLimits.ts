import {
  DEEPEST,
  MOST_BYTES,
  MOST_CELLS,
  MOST_INLINE_WORK,
  MOST_LINES,
  MOST_REFERENCES,
} from '../limits';

const LINE_START = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))*[ \t]*/;
/** A line across the page, whose marks open no lists. */
const RULE = /^[ \t]*([-*])[ \t]*(?:\1[ \t]*){2,99}$/;

const CONTAINER_MARK = />|[-*+]|\d+[.)]/g;
const REFERENCE = /\[\^|^ {0,3}\[[^\]]*\]:/gm;
const INLINE_MARK = /[*_~`[\]()<>!&@:\\]|www\./g;

/**
 * Each so many words after an open bracket cost as much as a mark: the parser looks back from each.
 */
const WORDS_PER_MARK = 5;

const WORD = /[+\-.\w]+/g;

// The parser counts no other character as a blank.
const BLANK_LINE = /^[ \t]*$/;

/** Ends a paragraph anywhere. A deeper or empty item may be part of the paragraph. */
const ITEM = /^ {0,3}(?:[-*+]|1[.)])[ \t]+[^ \t]/;

/** Continues a list. Outside of a list, it may be part of a paragraph. */
const NUMBERED_ITEM = /^ ?\d{1,9}[.)][ \t]+[^ \t]/;

/** Many marks in a paragraph, deep nesting and wide tables take the parser too long. */
export function exceedsParserLimits(text: string): boolean {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return true;
  const lines = text.split(/\r\n|[\n\r]/);
  return (
    lines.length > MOST_LINES ||
    count(text, REFERENCE) > MOST_REFERENCES ||
    isTooDeep(lines) ||
    countCells(lines) > MOST_CELLS ||
    inlineWork(lines) > MOST_INLINE_WORK
  );
}

function isTooDeep(lines: string[]): boolean {
  let marks = 0;
  for (const line of lines) {
    if (RULE.test(line)) continue;
    const [start] = LINE_START.exec(line) ?? [''];
    const depth = count(start, CONTAINER_MARK);
    // Blanks alone nest nothing: they may centre a text, or be in code.
    if (depth === 0) continue;
    const indent = start.replaceAll('\t', '    ').length - depth;
    if (depth + Math.floor(indent / 2) > DEEPEST) return true;
    marks += depth;
  }
  return marks > MOST_LINES;
}

/** Counts as if every paragraph and every item with a bar in it were a table. */
function countCells(lines: string[]): number {
  let cells = 0;
  let rows = 0;
  let columns = 0;
  for (const line of [...lines, '']) {
    if (BLANK_LINE.test(line) || ITEM.test(line)) {
      cells += columns && (columns + 1) * rows;
      rows = 0;
      columns = 0;
    }
    if (BLANK_LINE.test(line)) continue;
    rows += 1;
    columns = Math.max(columns, count(line, /\|/g));
  }
  return cells;
}

function inlineWork(lines: string[]): number {
  let work = 0;
  let marks = 0;
  let words = 0;
  let hasBracket = false;
  let isInList = false;
  for (const line of [...lines, '']) {
    const isItem: boolean = ITEM.test(line) || (isInList && NUMBERED_ITEM.test(line));
    if (isItem || BLANK_LINE.test(line)) {
      work += (marks + (hasBracket ? words / WORDS_PER_MARK : 0)) ** 2;
      marks = 0;
      words = 0;
      hasBracket = false;
    }
    isInList = isItem;
    marks += count(line, INLINE_MARK);
    words += count(line, WORD);
    hasBracket ||= line.includes('[');
  }
  return work;
}

function count(text: string, mark: RegExp): number {
  return text.match(mark)?.length ?? 0;
}
