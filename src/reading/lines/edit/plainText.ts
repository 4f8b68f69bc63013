import { viewMarkdown } from '../../document/markdown/parseMarkdown';
import type { textOf } from '../../document/markdown/plainText';

export interface Range {
  from: number;
  to: number;
}

/** A character that a visitor reads, and where it is written. */
interface Letter extends Range {
  sign: string;
}

export interface PlainLine {
  /** Without marks of markdown. The cells of a row have tabs between them. */
  text: string;
  /** Where each character of `text` is written; null for a tab between cells. */
  places: readonly (Range | null)[];
  /** As written, and its number in the recipe. */
  written: string;
  row: number;
  /** Written before its words: the mark of an item or of a heading. */
  mark: string;
  /** The footnotes that it refers to, as written. */
  footnotes: string;
  kind: 'heading' | 'item' | 'row' | 'words';
}

/** Begins a line in markdown: quotes, the mark of an item and its box, a heading, a footnote. */
const MARK =
  /^(?:[ \t]*>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?|#{1,6}[ \t]+|\[\^[^\]\n]+\]:[ \t]+|\|[ \t]*)?/;

export type PlainText = ReturnType<typeof plainText>;

/**
 * The text that a visitor edits, without markdown. If the parser refuses the text, the visitor edits
 * the markdown. `rows` has every line with its line break, `lines` only those that show words.
 */
export function plainText(markdown: string) {
  const rows: readonly string[] = markdown.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
  const tree = viewMarkdown(markdown);
  const pieces = tree ? piecesOf(tree, markdown) : null;
  const lines: PlainLine[] = [];
  let start = 0;
  let next = 0;
  for (const [row, whole] of rows.entries()) {
    const end = start + whole.length;
    const written = whole.replace(/[\r\n]+$/, '');
    const own: Piece[] = [];
    for (; pieces && (pieces[next]?.from ?? end) < end; next += 1) own.push(pieces[next] as Piece);
    const line = pieces ? lineOf(own, written, start) : literalLine(written);
    if (line) lines.push({ ...line, row });
    start = end;
  }
  return { rows, lines };
}

type OwnLine = Omit<PlainLine, 'row'>;

function literalLine(written: string): OwnLine | null {
  const places = Array.from(written.split(''), (_, from) => ({ from, to: from + 1 }));
  return written.trim() === ''
    ? null
    : { text: written, places, written, mark: '', footnotes: '', kind: 'words' };
}

/** A letter, the end of a cell, or a footnote. */
interface Piece extends Letter {
  of: 'words' | 'cell' | 'footnote';
  isInHeading: boolean;
}

function lineOf(pieces: readonly Piece[], written: string, start: number): OwnLine | null {
  const shown = pieces.filter(({ of }) => of !== 'footnote');
  const first = shown.findIndex(({ sign }) => sign.trim() !== '');
  const last = shown.findLastIndex(({ sign }) => sign.trim() !== '');
  if (first < 0) return null;
  const own = shown.slice(first, last + 1);
  const mark = MARK.exec(written)?.[0] ?? '';
  const isRow = shown.some(({ of }) => of === 'cell');
  const isHeading = own.some(({ isInHeading }) => isInHeading);
  return {
    text: own.map(({ sign }) => (sign === '\n' ? ' ' : sign)).join(''),
    places: own.map(({ of, from, to }) =>
      of === 'cell' ? null : { from: from - start, to: to - start },
    ),
    written,
    mark: isRow ? '' : mark,
    footnotes: pieces.flatMap(({ of, sign }) => (of === 'footnote' ? sign : [])).join(''),
    kind: isRow
      ? 'row'
      : isHeading
        ? 'heading'
        : /[-*+\d.)\]][ \t]+$/.test(mark)
          ? 'item'
          : 'words',
  };
}

type Tree = Parameters<typeof textOf>[0];

function piecesOf(tree: Tree, markdown: string): Piece[] {
  function walk(node: Tree, isInHeading: boolean): Piece[] {
    const from = node.position?.start.offset ?? 0;
    const to = node.position?.end.offset ?? 0;
    const source = markdown.slice(from, to);
    const as = (letters: readonly Letter[], of: Piece['of'] = 'words') =>
      letters.map((letter) => ({ ...letter, of, isInHeading }));
    if (node.type === 'footnoteReference') return as([{ sign: source, from, to }], 'footnote');
    if (node.type === 'html' && /^<br\s*\/?>$/i.test(node.value))
      return as([{ sign: ' ', from, to }]);
    if ('value' in node) return as(lettersOf(node.value, source, from));
    if ('alt' in node) return as(lettersOf(node.alt ?? '', source, from));
    if (!('children' in node)) return [];
    const isHeading = isInHeading || node.type === 'heading';
    const inner = node.children.flatMap((child) => walk(child, isHeading));
    return node.type === 'tableCell'
      ? [...inner, ...as([{ sign: '\t', from: to, to }], 'cell')]
      : inner;
  }

  return walk(tree, false).sort((one, other) => one.from - other.from);
}

/** Where each letter of some words is written, with escapes and without what only lays them out. */
function lettersOf(value: string, source: string, start: number): Letter[] {
  const letters: Letter[] = [];
  let at = 0;
  for (let index = 0; index < value.length; index += 1) {
    const sign = value.charAt(index);
    const place = placeOf(sign, source, at);
    if (!place) return letters;
    letters.push({ sign, from: start + place.from, to: start + place.to });
    at = place.to;
    // One reference may stand for two units of UTF-16.
    if (place.to - place.from > 2 && /[\ud800-\udbff]/.test(sign)) index += 1;
  }
  return letters;
}

function placeOf(sign: string, source: string, start: number): Range | null {
  for (let from = start; from < source.length; from += 1) {
    const found = source.charAt(from);
    if (found === '\\' && source.charAt(from + 1) === sign) return { from, to: from + 2 };
    if (found === sign) return { from, to: from + 1 };
    const reference = found === '&' && /^&#?\w{1,32};/.exec(source.slice(from, from + 40))?.[0];
    if (reference) return { from, to: from + reference.length };
    if (sign === '\n' && found === '\r') return { from, to: from + 1 };
  }
  return null;
}
