import { MOST_WORDS } from '../../../../machines/cookbook/CookbookContext';
import { namesOf } from '../json/keys';
import type { Line, TextMark } from '../Line';
import { knownLetters } from '../text/knownLetters';
import { splitMark } from '../text/linesOf';
import { type Element, findElement } from './parseHtml';

/** Elements whose words a browser does not show. */
const HIDDEN = namesOf(
  'script style template noscript svg math iframe object select option datalist head title button canvas audio video',
);
const BLOCKS = namesOf(
  'address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section summary table tbody thead tfoot tr ul caption',
);
const CELLS = namesOf('td th');
/** Longer bold words are not a heading. */
const LONGEST_HEADING = 80;
const PARAGRAPHS = namesOf('p h1 h2 h3 h4 h5 h6 ul ol table blockquote pre hr section article');
/** In no row of a table with data, but in a layout made of tables. */
const LAYOUT = namesOf('h1 h2 h3 h4 h5 h6 ul ol table');

/** "1" and "egg", which a style sheet holds apart, but not "2" and "nd" */
const AMOUNT_END = /[\d¼-¾⅐-⅞]$/;
const WORD = /^\p{L}{3}/u;
const INDEXES = namesOf('sub sup');

/** What the elements around a text say of it. */
interface Around {
  list: string;
  isBold: boolean;
  isEdge: boolean;
  isInRow: boolean;
}

/** The visible words of a page, cut into lines. */
export class LineReader {
  readonly lines: Line[] = [];
  /** It has more words than any recipe. The lines lack the rest. */
  isTooLong = false;
  private size = 0;
  private words = '';
  private mark: TextMark = null;
  private isAfterBlank = true;
  private isBold = true;
  private isAtEdge = false;
  private readonly blocks: ReadonlySet<string>;

  /** `blocks`: the elements that begin and end a line. */
  constructor(element: Element, blocks = BLOCKS) {
    this.blocks = blocks;
    this.read(element, { list: '', isBold: false, isEdge: false, isInRow: false });
    this.endLine(false);
  }

  private read(element: Element, around: Around) {
    if (isHidden(element)) return;
    const { name, attributes, children } = element;
    const isRow = name === 'tr' && !isLayout(element);
    const within: Around = {
      list: /^[ou]l$/.test(name) ? name : around.list,
      isBold: around.isBold || /^(?:b|strong)$/.test(name),
      // Around a page's own words
      isEdge: around.isEdge || /^(?:nav|footer)$/.test(name),
      isInRow: around.isInRow || isRow,
    };
    const isBlock = this.blocks.has(name) && !around.isInRow;
    this.cut(name, isBlock, around.isEdge);
    if (isBlock) this.mark = (isRow ? 'row' : markOfElement(name, within.list)) ?? this.mark;
    if (attributes.type === 'checkbox') this.mark ??= 'bullet';
    for (const child of children) {
      if (typeof child === 'string') this.addText(child, within);
      else this.read(child, within);
    }
    this.cut(name, isBlock, within.isEdge);
    if (isBlock) this.mark = null;
  }

  /** Words before and after an element's edge do not join. */
  private cut(name: string, isBlock: boolean, isEdge: boolean) {
    if (isBlock || name === 'br') this.endLine(isEdge);
    else if (BLOCKS.has(name) || CELLS.has(name)) this.words += ' ';
    this.isAfterBlank ||= isBlock && PARAGRAPHS.has(name);
    this.isAtEdge ||= !INDEXES.has(name);
  }

  private addText(text: string, { isBold }: Around) {
    this.size += text.trim().length;
    this.isTooLong ||= this.size > MOST_WORDS;
    if (this.isTooLong) return;
    if (/[\p{L}\p{N}]/u.test(text)) this.isBold &&= isBold;
    if (this.isAtEdge && AMOUNT_END.test(this.words) && WORD.test(text)) this.words += ' ';
    this.isAtEdge = false;
    this.words += text;
  }

  private endLine(isEdge: boolean) {
    const text = knownLetters(this.words)
      .replace(/[\s\u00a0]+/g, ' ')
      .trim();
    this.words = '';
    // Some pages give a bullet or a rule an element of its own.
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    const { mark, isAfterBlank } = this;
    const isHeading = this.isBold && text.length <= LONGEST_HEADING && !/[.!]$/.test(text);
    const own = mark === 'row' ? { words: text, mark } : splitMark(text);
    if (own.words) {
      this.lines.push({
        text: own.words,
        mark: own.mark ?? mark ?? (isHeading ? 'heading' : null),
        isAfterBlank,
        ...(isEdge && { aside: 'edge' }),
      });
    }
    this.isBold = true;
    this.isAfterBlank = false;
    this.mark = null;
  }
}

/** In most pages' style sheets, these classes hide an element on every screen. */
const HIDES = /^(?:hide|hidden|d-none|sr-only|visually-hidden|screen-reader-text)$/;

/** A browser shows none of its words. */
export function isHidden({ name, attributes }: Element): boolean {
  const { style = '', hidden, class: classes = '' } = attributes;
  return (
    HIDDEN.has(name) ||
    hidden !== undefined ||
    /display\s{0,3}:\s{0,3}none/i.test(style) ||
    (!classes.includes(':') && classes.split(/\s+/).some((one) => HIDES.test(one)))
  );
}

/** A row of a table that holds no data: it has lists in it, or a first cell of several paragraphs. */
function isLayout(row: Element): boolean {
  if (findElement(row, LAYOUT)) return true;
  const cell = findElement(row, CELLS) ?? row;
  const paragraph = findElement(cell, PARAGRAPHS) ?? cell;
  return wordsOf(paragraph) !== wordsOf(cell);
}

const wordsOf = (element: Element): string =>
  element.children
    .map((child) => (typeof child === 'string' ? child : wordsOf(child)))
    .join('')
    .trim();

function markOfElement(name: string, list: string): TextMark {
  if (/^h[1-6]$/.test(name)) return 'heading';
  if (name === 'li') return list === 'ol' ? 'number' : 'bullet';
  return null;
}
