import { Parser } from 'htmlparser2';
import { RefusedError } from '../FoundRecipe';
import { namesOf } from '../json/keys';
import type { JsonObject } from '../json/words';
import type { Line, TextMark } from '../Line';
import { DEEPEST_HTML, MOST_TAGS, MOST_WORDS } from '../limits';
import { type Export, exportOf } from '../programs/exports';
import { decodeReferences, knownLetters } from '../text/knownLetters';
import { splitMark } from '../text/linesOf';
import { Microdata } from './Microdata';

export type Html = PageReader['page'];

/** How HTML begins. A text that only names a tag is not HTML. */
const HTML =
  /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype html|html|head|body|meta|script|style|title|link|main|div|p|ul|ol|li|table|h[1-6]|span|article|section|b|strong|em|i|a)\b[^>]*>/i;

export const isHtml = (text: string): boolean => HTML.test(text);

/** In characters. */
const LONGEST_TITLE = 2_000;

/** Elements whose words a browser does not show. */
const HIDDEN = namesOf(
  'script style template noscript svg math iframe object select option datalist head title button canvas audio video',
);
const BLOCKS = namesOf(
  'address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section summary table tbody thead tfoot tr ul caption',
);
/** Elements for what is around a page's own words. */
const AROUND = namesOf('nav footer');
const BOLD = namesOf('b strong');
/** Longer bold words are not a heading. */
const LONGEST_HEADING = 80;
const PARAGRAPHS = namesOf('p h1 h2 h3 h4 h5 h6 ul ol table blockquote pre hr section article');
/** In no row of a table with data, but in a layout made of tables. */
const LAYOUT = namesOf('h1 h2 h3 h4 h5 h6 ul ol table');
const VOID = namesOf('area base br col embed hr img input link meta source track wbr');

/**
 * HTML of a clipboard or a file may come from anybody. Nothing in it runs or loads. Throws a
 * `RefusedError` if it has too many tags, or nests them too deeply.
 */
export function readHtml(html: string): Html {
  if (html.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1)
    throw new RefusedError('tooMuchMarkup');
  const reader = new PageReader(exportOf(html));
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (text) => reader.addText(text),
      onclosetag: (name) => reader.close(name),
    },
    { decodeEntities: false, lowerCaseTags: true },
  );
  parser.end(html);
  reader.endLine('html');
  return reader.page;
}

class PageReader {
  private readonly microdata: Microdata;
  readonly page = {
    data: [] as string[],
    items: [] as JsonObject[],
    /** A program has exported its recipes as this page. */
    isExport: false,
    lines: [] as Line[],
    /** It has more words than any recipe. The lines lack the rest. */
    isTooLong: false,
    title: '',
    link: '',
    siteName: '',
    /** "de", as the page says of itself. */
    language: '',
  };
  private readonly lists: ('ul' | 'ol')[] = [];
  private hidden: string[] = [];
  private script: string | null = null;
  private isTitle = false;
  private words = '';
  private mark: TextMark = null;
  private isAfterBlank = true;
  private bold = 0;
  private isBold = true;
  private around = 0;
  /** Whether each open row is one of a table rather than of a layout. */
  private readonly rows: boolean[] = [];
  private cells = 0;
  private depth = 0;
  private size = 0;

  constructor(program: Export | null) {
    this.microdata = new Microdata(program, this.page.items);
    this.page.isExport = program !== null;
  }

  open(name: string, attributes: Record<string, string>) {
    this.depth += 1;
    if (this.depth > DEEPEST_HTML) throw new RefusedError('tooMuchMarkup');
    if (name === 'script' && /ld\+json/i.test(decodeReferences(attributes.type ?? '')))
      this.script = '';
    if (name === 'html') this.page.language = attributes.lang ?? '';
    if (name === 'title') this.isTitle = true;
    if (name === 'meta') readMeta(this.page, attributes);
    if (name === 'link' && attributes.rel === 'canonical') {
      this.page.link ||= decodeReferences(attributes.href ?? '');
    }
    this.microdata.open(attributes);
    if (BOLD.has(name)) this.bold += 1;
    if (AROUND.has(name)) this.around += 1;
    if (this.hides(name, attributes)) return;
    if (name === 'br') this.endLine(name);
    if (name === 'td' || name === 'th') {
      this.cells += 1;
      this.words += ' ';
    }
    if (name === 'input' && attributes.type === 'checkbox') this.mark ??= 'bullet';
    if (BLOCKS.has(name)) this.openBlock(name);
  }

  private hides(name: string, attributes: Record<string, string>): boolean {
    // A page's head may lack its end.
    if (name === 'body') this.hidden = [];
    const isOwn = HIDDEN.has(name) || isHidden(attributes);
    if (isOwn ? !VOID.has(name) : this.hidden.includes(name)) this.hidden.push(name);
    return this.hidden.length > 0;
  }

  private openBlock(name: string) {
    // A first cell with two paragraphs holds no food.
    if (LAYOUT.has(name) || (name === 'p' && this.cells === 1 && this.words.trim())) {
      this.leaveRows();
    }
    if (this.rows.at(-1)) {
      this.words += ' ';
      return;
    }
    if (name === 'tr') {
      this.rows.push(true);
      this.cells = 0;
    }
    this.endLine(name);
    if (PARAGRAPHS.has(name)) this.isAfterBlank = true;
    if (name === 'ul' || name === 'ol') this.lists.push(name);
    this.mark = markOfElement(name, this.lists.at(-1)) ?? this.mark;
  }

  /** The open rows are those of a layout. */
  private leaveRows() {
    const { rows } = this;
    if (rows.at(-1)) this.mark = null;
    for (let at = rows.length - 1; rows[at]; at -= 1) rows[at] = false;
  }

  addText(text: string) {
    const { page } = this;
    if (this.script !== null) this.script += text;
    else if (this.isTitle) page.title += decodeReferences(text.slice(0, LONGEST_TITLE));
    else if (this.hidden.length === 0) {
      this.size += text.trim().length;
      page.isTooLong ||= this.size > MOST_WORDS;
      // The rest of a page may still have structured data, and that of an export more recipes.
      if (page.isTooLong && !page.isExport) return;
      const said = /\S/.test(text) ? decodeReferences(text) : ' ';
      this.microdata.addWords(said);
      if (page.isTooLong) return;
      if (/[\p{L}\p{N}]/u.test(said)) this.isBold &&= this.bold > 0;
      this.words += said;
    }
  }

  close(name: string) {
    this.depth -= 1;
    this.microdata.close();
    if (this.script !== null) {
      this.page.data.push(this.script);
      this.script = null;
    }
    if (name === 'title') this.isTitle = false;
    if (BOLD.has(name)) this.bold -= 1;
    const at = this.hidden.lastIndexOf(name);
    if (at >= 0) this.hidden.length = at;
    else if (this.hidden.length === 0 && BLOCKS.has(name)) this.closeBlock(name);
    if (AROUND.has(name)) this.around -= 1;
  }

  private closeBlock(name: string) {
    if (this.rows.at(-1) && name !== 'tr') {
      this.words += ' ';
      return;
    }
    if (name === 'tr') this.rows.pop();
    this.endLine(name);
    this.mark = null;
    if (PARAGRAPHS.has(name)) this.isAfterBlank = true;
    if (name === 'ul' || name === 'ol') this.lists.pop();
  }

  /** `name`: the element that begins or ends. */
  endLine(name: string) {
    this.microdata.endLine(name);
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
      this.page.lines.push({
        text: own.words,
        mark: own.mark ?? mark ?? (isHeading ? 'heading' : null),
        isAfterBlank,
        ...(this.around > 0 && { aside: 'edge' }),
      });
    }
    this.isBold = true;
    this.isAfterBlank = false;
    this.mark = null;
  }
}

/** In most pages' style sheets, these classes hide an element on every screen. */
const HIDES = /^(?:hide|hidden|d-none|sr-only|visually-hidden|screen-reader-text)$/;

const isHidden = ({ style = '', hidden, class: classes = '' }: Record<string, string>) =>
  hidden !== undefined ||
  /display\s{0,3}:\s{0,3}none/i.test(style) ||
  (!classes.includes(':') && classes.split(/\s+/).some((name) => HIDES.test(name)));

function markOfElement(name: string, list: 'ul' | 'ol' | undefined): TextMark | undefined {
  if (/^h[1-6]$/.test(name)) return 'heading';
  if (name === 'tr') return 'row';
  if (name === 'li') return list === 'ol' ? 'number' : 'bullet';
  return undefined;
}

function readMeta(page: Html, { property, name, content = '' }: Record<string, string>) {
  const key = property ?? name;
  if (key === 'og:url') page.link = decodeReferences(content);
  if (key === 'og:site_name') page.siteName = decodeReferences(content);
}
