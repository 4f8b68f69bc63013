import { isGroupHeading, type Section, sectionOf } from '../../document/vocabulary';
import { escapeLine, escapeStart } from '../escape';
import type { TextMark } from '../Line';
import { headingOf } from '../roles/lineTraits';
import { splitMark } from '../text/linesOf';
import { changedLine, pairLines, tableRow } from './changedLines';
import { DELIMITERS, indentOf, indentsLost, isBlank, removedRows, UNDERLINE } from './lostRows';
import { type PlainLine, type PlainText, plainText } from './plainText';

/** Lines without marks, and empty ones between the recipe's parts. */
export function textToEdit(markdown: string): string {
  const { rows, lines } = plainText(markdown);
  return lines
    .map((line, at) => {
      const before = lines[at - 1];
      const areItems = before && isItem(before) && isItem(line) && !endsList(before, line);
      const isApart = before && !areItems && isBlank(rows[line.row - 1]);
      return `${isApart ? '\n' : ''}${line.text}`;
    })
    .join('\n');
}

const isItem = ({ kind }: PlainLine) => kind === 'item' || kind === 'row';
/** The first step after the last ingredient, without a heading between them. */
const endsList = (before: PlainLine, { mark }: PlainLine) =>
  indentOf(before.mark) === indentOf(mark) && /\d/.test(before.mark) !== /\d/.test(mark);

/**
 * Unchanged lines keep each byte, as do rows without words; a changed line keeps all around the
 * change.
 * @param markdown the recipe before
 * @param edited its text as `textToEdit` gives it, with the visitor's changes
 */
export function writeEdited(markdown: string, edited: string): string {
  const plain = plainText(markdown);
  const typed = typedLines(edited);
  const pairs = pairLines(
    plain.lines.map(({ text }) => tidy(text)),
    typed.map(({ text }) => text),
  );
  const places = new Map(pairs.map(({ line, typed }) => [typed, line]));
  const kept = new Set(pairs.map(({ line }) => line));
  const lineEnd = /\r\n/.test(markdown) ? '\r\n' : '\n';
  const writer = createWriter(plain, removedRows(plain, kept), indentsLost(plain, kept), lineEnd);
  for (const [at, line] of typed.entries()) {
    const place = places.get(at);
    const own = place === undefined ? undefined : plain.lines[place];
    if (own) writer.keep(own, line.text);
    else {
      const ahead = typed.findIndex((_, next) => next > at && places.has(next));
      const next = plain.lines[places.get(ahead) ?? -1];
      const isPart = typed.slice(at + 1, ahead + 1).every((one) => !one.isAfterBlank);
      if (next?.kind === 'item' && line.isAfterBlank && isPart) writer.beginWith(next);
      writer.add(line, next, at + 1 < typed.length);
    }
  }
  return withoutLostNotes(markdown, writer.end());
}

const tidy = (text: string) =>
  text
    .replace(/ *\t */g, '\t')
    .replace(/ +/g, ' ')
    .trim();

type Typed = ReturnType<typeof typedLines>[number];

function typedLines(text: string) {
  let isAfterBlank = false;
  return text.split(/\r\n|\r|\n/).flatMap((raw) => {
    const line = { text: tidy(raw), isAfterBlank };
    isAfterBlank = line.text === '';
    return isAfterBlank ? [] : [line];
  });
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the functions of one writer share where it is
function createWriter(
  { rows, lines }: PlainText,
  removed: ReadonlyMap<number, string>,
  lost: ReadonlyMap<number, number>,
  lineEnd: string,
) {
  const out: string[] = [];
  let at = 0;
  let section: Section | null = null;
  let isBelowHeading = false;
  /** A new line takes the form of the line above. */
  let above: PlainLine | undefined;
  let mark = '';
  let isApart = false;

  function push(row: string) {
    const last = out.pop();
    if (last !== undefined) out.push(/[\r\n]$/.test(last) ? last : last + lineEnd);
    if (isApart && !isBlank(row) && !isBlank(last)) out.push(lineEnd);
    isApart = false;
    out.push(row);
  }

  function leaveBlank() {
    if (out.length > 0 && !isBlank(out.at(-1))) push(lineEnd);
  }

  function outdented(row: number, text = '') {
    return text.slice(Math.min(indentOf(text), lost.get(row) ?? 0));
  }

  function copyTo(end: number) {
    for (; at < end; at += 1) {
      const left = removed.get(at);
      if (left === undefined) push(outdented(at, rows[at]));
      else if (left) push(left + lineEnd);
    }
  }

  /** What is new begins below what makes the line above a heading or the head of a table. */
  function leaveHead() {
    const below = rows[at]?.trim() ?? '';
    const isRow = above?.kind === 'row' && DELIMITERS.test(below);
    if (isRow || (above?.kind === 'heading' && UNDERLINE.test(below))) copyTo(at + 1);
  }

  function addHeading(sign: string, words: string, own: Section | null) {
    leaveBlank();
    push(`${sign} ${escapeStart(words.replace(/[:：]$/, ''))}${lineEnd}`);
    isApart = true;
    isBelowHeading = true;
    mark = '';
    section = own ?? section;
  }

  /** Marks the title that begins a text, or a group that a visitor names; else empty. */
  function headingSign(words: string, typed: TextMark, hasMore: boolean): string {
    if (!above && out.length === 0 && typed !== 'bullet') return '#';
    return hasMore && (typed === 'heading' || isGroupHeading(words)) ? '###' : '';
  }

  /** Continues the line above, with the next number, or does as the section wants. */
  function nextMark(model: PlainLine | undefined, typed: TextMark): string {
    const own = mark || (model?.kind === 'item' ? outdented(model.row, model.mark) : '');
    const bySection = section && !model ? BY_SECTION[section] : '';
    const begun = isMarkOfItem(own)
      ? own.replace(/\[[xX]\]/, '[ ]')
      : typed === 'bullet'
        ? '- '
        : typed === 'number'
          ? '1. '
          : bySection;
    // The first item below a heading keeps its number.
    const step = mark === '' ? 0 : 1;
    mark = begun.replace(/\d+/, (number) => `${Number(number) + step}`);
    return mark;
  }

  /** The number with which the list of an item began; undefined if it has none. */
  function firstNumber(line: PlainLine): string | undefined {
    const signOf = (one?: PlainLine) => one?.mark.replace(/\d+/, '#');
    // Below a paragraph, the parser reads a number as a word.
    if (line.kind !== 'item' || line.text.startsWith(line.mark.trim())) return undefined;
    let first = lines.indexOf(line);
    while (signOf(lines[first - 1]) === signOf(line)) first -= 1;
    return /\d+/.exec(lines[first]?.mark ?? '')?.[0];
  }

  /** Empty lines are between a line and those like it. */
  function isLoose(model: PlainLine | undefined): boolean {
    if (!model) return !isMarkOfItem(mark) || isBelowHeading;
    const place = lines.indexOf(model);
    const near = [lines[place - 1], lines[place + 1]].filter((one) => one?.kind === model.kind);
    if (near.length === 0) return model.kind === 'words';
    return near.some((one) => one && isBlank(rows[Math.max(one.row, model.row) - 1]));
  }

  return {
    keep(line: PlainLine, text: string) {
      copyTo(line.row);
      const end = (rows[line.row] ?? '').slice(line.written.length);
      const row = outdented(
        line.row,
        text === tidy(line.text) ? line.written : changedLine(line, text),
      );
      push((/\d/.test(mark) ? row : row.replace(/\d+/, (own) => firstNumber(line) ?? own)) + end);
      at = line.row + 1;
      isBelowHeading = line.kind === 'heading' || headingOf(line.text) !== null;
      if (isBelowHeading) section = sectionOf(line.text) ?? section;
      above = line;
      mark = isMarkOfItem(line.mark) ? outdented(line.row, line.mark) : '';
    },
    /** New lines begin the list of this item. */
    beginWith(next: PlainLine) {
      copyTo(next.row);
      isBelowHeading = true;
      above = undefined;
      mark = '';
    },
    /** A new line. `next` is the next line that was there before. */
    add({ text, isAfterBlank }: Typed, next: PlainLine | undefined, hasMore: boolean) {
      leaveHead();
      const typed = splitMark(text);
      const words = typed.words || text;
      const own = headingOf(words);
      const sign = own ? '##' : headingSign(words, typed.mark, hasMore);
      if (sign) return addHeading(sign, words, own);
      const like = next?.kind === 'item' || next?.kind === 'words' ? next : undefined;
      const model = isBelowHeading || !above ? like : above;
      const row =
        model?.kind === 'row'
          ? tableRow(model.written, words)
          : nextMark(model, typed.mark) + escapeLine(words);
      if (isAfterBlank || isLoose(model)) leaveBlank();
      push(row + lineEnd);
      isBelowHeading = false;
      above = model ?? above;
      isApart = !model;
    },
    end() {
      copyTo(rows.length);
      return out.join('');
    },
  };
}

const BY_SECTION: Record<Section, string> = {
  ingredients: '- ',
  method: '1. ',
  notes: '- ',
  facts: '',
};

const isMarkOfItem = (mark: string) => /[-*+\d.)\]][ \t]+$/.test(mark);

const NOTE = /^\[\^([^\]\n]+)\]:[ \t]+/gm;
const notesIn = (markdown: string) => [...markdown.matchAll(NOTE)].map(([, name = '']) => name);

/** A footnote without a reference becomes words, and a reference without a footnote goes. */
function withoutLostNotes(before: string, after: string): string {
  const left = notesIn(after);
  const gone = notesIn(before).filter((name) => !left.includes(name));
  const refersTo = (name: string) => after.split(`[^${name}]`).length > 2;
  return gone
    .reduce((text, name) => text.replaceAll(`[^${name}]`, ''), after)
    .replace(NOTE, (mark, name: string) => (refersTo(name) ? mark : ''));
}
