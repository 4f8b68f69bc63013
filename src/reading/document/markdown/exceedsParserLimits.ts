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
  if (lines.length > MOST_LINES) return true;
  const blocks = blocksOf(lines);
  return (
    count(text, REFERENCE) > MOST_REFERENCES ||
    isTooDeep(lines) ||
    sum(blocks, cellsIn) > MOST_CELLS ||
    sum(blocks, inlineWork) > MOST_INLINE_WORK
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

/** Lines that the parser may read together: a paragraph, a table, an item of a list. */
function blocksOf(lines: string[]): string[][] {
  const blocks: string[][] = [[]];
  let isInList = false;
  for (const line of lines) {
    const isBlank = BLANK_LINE.test(line);
    const isItem: boolean = ITEM.test(line) || (isInList && NUMBERED_ITEM.test(line));
    if (isItem || isBlank) blocks.push([]);
    if (!isBlank) blocks.at(-1)?.push(line);
    isInList = isItem;
  }
  return blocks;
}

/** As if every block with a bar in it were a table. */
function cellsIn(rows: string[]): number {
  const columns = rows.reduce((most, row) => Math.max(most, count(row, /\|/g)), 0);
  return columns && (columns + 1) * rows.length;
}

function inlineWork(block: string[]): number {
  const text = block.join('\n');
  const words = text.includes('[') ? count(text, WORD) / WORDS_PER_MARK : 0;
  return (count(text, INLINE_MARK) + words) ** 2;
}

const sum = (blocks: string[][], of: (block: string[]) => number) =>
  blocks.reduce((all, block) => all + of(block), 0);

function count(text: string, mark: RegExp): number {
  return text.match(mark)?.length ?? 0;
}
