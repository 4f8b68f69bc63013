import { Parser } from 'htmlparser2';
import type { JsonObject } from '../json/jsonWords';
import { namesOf } from '../json/keys';
import type { Line, Mark } from '../Line';
import { DEEPEST_HTML, MOST_TAGS, MOST_WORDS } from '../limits';
import { RefusedError } from '../Refusal';
import { markOf } from '../text/linesOf';
import { plainLetters } from '../text/plainLetters';
import { decodeReferences } from './decodeReferences';
import { Microdata } from './Microdata';

/** What a page of HTML holds. */
export interface Html {
  /** The scripts with structured data, as text. */
  data: string[];
  /** The recipes that attributes of its elements describe. */
  items: JsonObject[];
  /** The words that a reader sees, line by line. */
  lines: Line[];
  /** Whether it has more words than any recipe. Then the lines lack the rest. */
  isTooLong: boolean;
  /** What the page says of itself. */
  title: string;
  link: string;
  siteName: string;
}

/** How much of a page's title to read, in characters. */
const LONGEST_TITLE = 2_000;

/** Elements whose words nobody sees. */
const HIDDEN = namesOf(
  'script style template noscript svg math iframe object select option datalist head title button canvas audio video',
);
/** Elements that begin a line. */
const BLOCKS = namesOf(
  'address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section summary table tbody thead tfoot tr ul caption',
);
/** Elements with room around them. */
const PARAGRAPHS = namesOf('p h1 h2 h3 h4 h5 h6 ul ol table blockquote pre hr section article');
/** Elements that are in no row of a table with data, but in a layout made of tables. */
const LAYOUT = namesOf('h1 h2 h3 h4 h5 h6 ul ol table');
const VOID = namesOf('area base br col embed hr img input link meta source track wbr');

/**
 * Reads HTML from a clipboard or a file, which may come from anybody. Nothing in it runs or loads.
 *
 * @throws {RefusedError} if it has too many tags, or nests them too deeply
 */
export function readHtml(html: string): Html {
  if (hasTooManyTags(html)) throw new RefusedError('tooMuchMarkup');
  const microdata = new Microdata();
  const { items } = microdata;
  const page: Html = {
    data: [],
    items,
    lines: [],
    isTooLong: false,
    title: '',
    link: '',
    siteName: '',
  };
  const lists: ('ul' | 'ol')[] = [];
  let hidden: string[] = [];
  let script: string | null = null;
  let isTitle = false;
  let words = '';
  let mark: Mark = null;
  let isAfterBlank = true;
  /** The open rows, and whether each is one of a table rather than of a layout. */
  const rows: boolean[] = [];
  let cells = 0;
  let depth = 0;
  /** How many characters of words the page shows. */
  let size = 0;

  const endLine = (name: string) => {
    microdata.endLine(name);
    const text = plainLetters(words)
      .replace(/[\s\u00a0]+/g, ' ')
      .trim();
    if (text) {
      const own = mark === 'row' ? { words: text, mark } : markOf(text, false);
      if (own.words) page.lines.push({ text: own.words, mark: own.mark ?? mark, isAfterBlank });
      isAfterBlank = false;
      mark = null;
    }
    words = '';
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > DEEPEST_HTML) throw new RefusedError('tooMuchMarkup');
        if (name === 'script' && /ld\+json/i.test(attributes.type ?? '')) script = '';
        if (name === 'title') isTitle = true;
        if (name === 'meta') readMeta(page, attributes);
        if (name === 'link' && attributes.rel === 'canonical') {
          page.link ||= decodeReferences(attributes.href ?? '');
        }
        microdata.open(attributes);
        // A page's head may lack its end.
        if (name === 'body') hidden = [];
        if (HIDDEN.has(name) || isHidden(attributes)) {
          if (!VOID.has(name)) hidden.push(name);
        } else if (hidden.includes(name)) hidden.push(name);
        if (hidden.length > 0) return;
        if (name === 'br') endLine(name);
        if (name === 'td' || name === 'th') {
          cells += 1;
          words += ' ';
        }
        if (name === 'input' && attributes.type === 'checkbox') mark ??= 'bullet';
        if (!BLOCKS.has(name)) return;
        // A first cell with two paragraphs holds no food.
        if (LAYOUT.has(name) || (name === 'p' && cells === 1 && words.trim())) {
          if (rows.at(-1)) mark = null;
          for (let at = rows.length - 1; rows[at]; at -= 1) rows[at] = false;
        }
        if (rows.at(-1)) {
          words += ' ';
          return;
        }
        if (name === 'tr') {
          rows.push(true);
          cells = 0;
        }
        endLine(name);
        if (PARAGRAPHS.has(name)) isAfterBlank = true;
        if (name === 'ul' || name === 'ol') lists.push(name);
        mark = markOfElement(name, lists.at(-1)) ?? mark;
      },
      ontext(text) {
        if (script !== null) script += text;
        else if (isTitle) page.title += decodeReferences(text.slice(0, LONGEST_TITLE));
        else if (hidden.length === 0) {
          size += text.trim().length;
          page.isTooLong ||= size > MOST_WORDS;
          // The rest of a page may still have structured data.
          if (page.isTooLong) return;
          const said = /\S/.test(text) ? decodeReferences(text) : ' ';
          words += said;
          microdata.addWords(said);
        }
      },
      onclosetag(name) {
        depth -= 1;
        microdata.close();
        if (script !== null) {
          page.data.push(script);
          script = null;
        }
        if (name === 'title') isTitle = false;
        const at = hidden.lastIndexOf(name);
        if (at >= 0) hidden.length = at;
        else if (hidden.length === 0 && rows.at(-1) && BLOCKS.has(name) && name !== 'tr')
          words += ' ';
        else if (hidden.length === 0 && BLOCKS.has(name)) {
          if (name === 'tr') rows.pop();
          endLine(name);
          mark = null;
          if (PARAGRAPHS.has(name)) isAfterBlank = true;
          if (name === 'ul' || name === 'ol') lists.pop();
        }
      },
    },
    { decodeEntities: false, lowerCaseTags: true },
  );
  parser.end(html);
  endLine('html');
  return page;
}

function hasTooManyTags(html: string): boolean {
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    tags += 1;
    if (tags > MOST_TAGS) return true;
  }
  return false;
}

const isHidden = ({ style = '', hidden }: Record<string, string>) =>
  hidden !== undefined || /display\s{0,3}:\s{0,3}none/i.test(style);

function markOfElement(name: string, list: 'ul' | 'ol' | undefined): Mark | undefined {
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
