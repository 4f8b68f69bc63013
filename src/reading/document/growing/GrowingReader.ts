import type { Root, RootContent } from 'hast';
import { detectLanguage } from '../../languages/detectLanguage';
import { MOST_BYTES, MOST_LINES } from '../limits';
import { rawTextOf } from '../markdown/plainText';
import type { Reading, ReadNodes } from '../marks/Reading';
import { type OwnReading, readTree } from '../marks/readText';
import { isElement, markOf } from '../marks/treeWords';
import { bareName } from '../sections/readTitle';
import { cutLines, NOTE_MARKS, opensPart, type Piece, STOPS } from './cutLines';
import { joinNodes, joinReading, lengthsOf } from './joinReading';

/** In UTF-16 units. A longer beginning is read again only when it has grown by a quarter. */
const SHORT_HEAD = 600;
/** A longer beginning without a section, or a longer paragraph, waits for the end. */
const LONGEST_HEAD = 4_000;
const LONGEST_PIECE = 1_000;
/** A longer paragraph is read again only when it has grown by a quarter. */
const SHORT_PIECE = 200;
/** When the text has grown by this factor, its language is detected again. */
const NEXT_LANGUAGE = 1.5;

interface Heading {
  rank: number;
  line: string;
}

/** The state before the pieces that may go on. */
interface Checkpoint extends ReturnType<typeof lengthsOf> {
  nodes: Root['children'];
  ingredients: OwnReading['document']['ingredients'];
  headings: readonly Heading[];
}

/**
 * Reads a recipe while it grows: what is above the first section again with each line, each later
 * line once, below its headings. What is not certain waits for the end.
 */
export class GrowingReader {
  readonly #own = readTree('') as OwnReading;
  #nodes: Root['children'] = [];
  #headings: readonly Heading[] = [];
  #checkpoint: Checkpoint | null = null;
  /** Where the pieces begin that may go on, how many there are, and how far the text is read. */
  #open = 0;
  #openPieces = 0;
  #end = 0;
  #detected = 0;
  #isInHead = true;
  #isShown = false;
  /** All that follows waits for the end. */
  #isOver = false;

  /** Grows with each line, and stays the same object. */
  get reading(): Reading {
    return this.#own;
  }

  /** The blocks to show: none before the title is certain. New ones whenever a line is read. */
  get nodes(): ReadNodes {
    return this.#isShown ? this.#nodes : [];
  }

  /** The headings that the last line is below. */
  get below(): readonly string[] {
    return this.#headings.map(({ line }) => line);
  }

  /** `text` is whole lines. It has to begin with the last one's. */
  read(text: string): void {
    this.#isOver ||=
      text.length > MOST_BYTES || text.split('\n', MOST_LINES + 1).length > MOST_LINES;
    if (this.#isOver || STOPS.test(text)) return;
    if (this.#isInHead) this.#readHead(text);
    if (!this.#isInHead) this.#readBody(text);
  }

  #readHead(text: string) {
    const pieces = cutLines(text, 0);
    const first = pieces.findIndex(
      (piece, at) => at > 0 && opensPart(text, piece, pieces.slice(0, at)),
    );
    const to = pieces[first]?.end ?? text.length;
    if (to > LONGEST_HEAD) this.#isOver = true;
    if (this.#isOver || (first < 0 && to > SHORT_HEAD && to < 1.25 * this.#end)) return;
    const head = readTree(text.slice(0, to));
    if (!head) {
      this.#isOver = true;
      return;
    }
    const document = Object.assign(this.#own.document, head.document);
    Object.assign(this.#own, head, { text: '', document });
    this.#nodes = head.tree.children;
    this.#end = to;
    const { title } = document;
    this.#isShown =
      first >= 0 || (title !== null && bareName(rawTextOf(title.node)) === title.text);
    if (first < 0) return;
    this.#isInHead = false;
    this.#open = to;
    if (title && this.#nodes.some(isTitle)) {
      const rank = title.node.type === 'heading' ? title.node.depth : 1;
      const name = title.text.replace(/[\\`*_[\]<>&#~|]/g, ' ');
      this.#headings = [{ rank, line: `${'#'.repeat(rank)} ${name}` }];
    }
    this.#enter(text, pieces.slice(first, first + 1));
  }

  #readBody(text: string) {
    const pieces = this.#newPieces(text);
    const groups = groupsOf(pieces);
    for (const group of groups) {
      // The last piece may still go on, and what is below a heading tells what that is.
      const isOpen = group === groups.at(-1);
      const hasClosed = group.slice(0, -1).some(({ rank }) => rank === 0);
      const closed = isOpen ? (hasClosed ? group.slice(0, -1) : []) : group;
      this.#add(text, closed);
      const rest = group.slice(closed.length);
      const [first] = rest;
      if (!first) continue;
      const { ingredients } = this.#own.document;
      this.#checkpoint = {
        ...lengthsOf(this.#own),
        nodes: this.#nodes,
        ingredients,
        headings: this.#headings,
      };
      this.#open = first.start;
      this.#openPieces = rest.length;
      this.#add(text, rest);
    }
    this.#end = pieces.at(-1)?.end ?? this.#end;
  }

  /** New pieces, and the last ones again if they go on. */
  #newPieces(text: string): Piece[] {
    const pieces = cutLines(text, this.#open);
    const read = pieces.slice(0, this.#openPieces);
    const hasGrown = text.slice(this.#end, read.at(-1)?.end ?? this.#end).trim() !== '';
    const size = this.#end - this.#open;
    const isLittle = size > SHORT_PIECE && text.length - this.#open < 1.25 * size;
    if (hasGrown && pieces.length === read.length && isLittle) return [];
    const isLabelled = pieces.length > read.length && read.every(({ rank }) => rank > 0);
    const last = pieces.at(-1);
    if (last && (last.isClosedOnly || last.end - last.start > LONGEST_PIECE)) pieces.pop();
    if (this.#checkpoint && read.length > 0 && (hasGrown || isLabelled)) {
      this.#goBack(this.#checkpoint);
      return pieces;
    }
    return pieces.slice(this.#openPieces);
  }

  #add(text: string, pieces: readonly Piece[]) {
    const [first] = pieces;
    if (!first || this.#isOver) return;
    const own = text.slice(first.start, pieces.at(-1)?.end).replace(NOTE_MARKS, '');
    const part = STOPS.test(own)
      ? null
      : readTree([...this.below, own].join('\n\n'), this.#own.document.language);
    if (!part) {
      this.#isOver = true;
      return;
    }
    const above = this.#headings.length;
    const added = blocksOf(part).slice(above);
    joinReading(this.#own, part, above);
    // What the page says of the ingredients is below all of them.
    const isList = (node: RootContent) => markOf(node, this.#own.marks)?.kind === 'list';
    const before = added.some(isList) ? this.#nodes.filter((node) => !isList(node)) : this.#nodes;
    this.#nodes = joinNodes(before, added);
    this.#enter(text, pieces);
  }

  #enter(text: string, pieces: readonly Piece[]) {
    const end = pieces.at(-1)?.end ?? 0;
    for (const { rank, ...piece } of pieces) {
      if (rank === 0) continue;
      const line = text.slice(piece.start, piece.end).trim();
      this.#headings = [...this.#headings.filter((one) => one.rank < rank), { rank, line }];
    }
    if (end < NEXT_LANGUAGE * this.#detected) return;
    this.#detected = end;
    this.#own.document.language = detectLanguage(text.slice(0, end));
  }

  #goBack({ nodes, ingredients, headings, ...counts }: Checkpoint) {
    const own = this.#own;
    own.marks.length = counts.mark;
    own.lines.length = counts.line;
    own.pieces.length = counts.ingredient;
    own.temperatures.length = counts.temperature;
    own.steps.length = counts.step;
    const steps = own.document.steps.slice(0, counts.step);
    Object.assign(own.document, { ingredients, steps });
    this.#nodes = nodes;
    this.#headings = headings;
    this.#checkpoint = null;
    this.#openPieces = 0;
  }
}

const isTitle = (node: RootContent) =>
  isElement(node) && node.properties['data-title'] !== undefined && /^h\d$/.test(node.tagName);

function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    const isFull = last && (last.length > 1 || last.some(({ rank }) => rank === 0));
    if (!last || (piece.rank > 0 && isFull)) groups.push([piece]);
    else last.push(piece);
  }
  return groups;
}

/** Drops the place in which the page speaks of the whole recipe. */
const blocksOf = ({ tree, marks }: OwnReading) =>
  tree.children.filter(
    (node) => isElement(node) && !/^(?:title|chatter)$/.test(markOf(node, marks)?.kind ?? ''),
  );
