import { RefusedError } from '../FoundRecipe';
import { namesOf } from '../json/keys';
import { DEEPEST_HTML, MOST_TAGS } from '../limits';
import { decodeReferences } from '../text/knownLetters';
import { readTags, type Tag } from './readTags';

export interface Element {
  name: string;
  attributes: Record<string, string>;
  /** Elements, and texts whose references are decoded. */
  children: (Element | string)[];
}

/** These elements hold nothing, and have no tag at their end. */
const EMPTY = namesOf(
  'area base basefont br col command embed frame hr img input keygen link meta param source track wbr',
);

const DRAWN = namesOf('svg math');

/** Which elements end without their own tag: where one on the left begins, those on the right do. */
const ENDS = new Map(
  [
    [
      'p address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol pre section table ul',
      'p',
    ],
    ['h1 h2 h3 h4 h5 h6', 'h1 h2 h3 h4 h5 h6 p'],
    ['li', 'li'],
    ['dd dt', 'dd dt'],
    ['rt rp', 'rt rp'],
    ['a', 'a'],
    ['tr', 'tr th td'],
    ['th', 'th'],
    ['td', 'thead th td'],
    ['tbody tfoot', 'thead tbody'],
    ['body', 'head link script'],
    ['option', 'option'],
    ['optgroup', 'optgroup option'],
    [
      'select input output button datalist textarea',
      'input option optgroup select button datalist textarea',
    ],
  ].flatMap(([starts = '', ends = '']) =>
    starts.split(' ').map((name) => [name, namesOf(ends)] as const),
  ),
);

/**
 * HTML of a clipboard or a file may come from anybody. Nothing in it runs or loads. Throws a
 * `RefusedError` if it has too many tags, or nests them too deeply.
 */
export function parseHtml(html: string): Element {
  if (html.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1)
    throw new RefusedError('tooMuchMarkup');
  const tree = new Tree();
  for (const piece of readTags(html)) {
    if (typeof piece === 'string') tree.add(piece);
    else if (piece.isEnd) tree.end(piece.name);
    else tree.begin(piece);
  }
  return tree.root;
}

class Tree {
  readonly root: Element = { name: '', attributes: {}, children: [] };
  private readonly open = [this.root];

  private get last(): Element {
    return this.open.at(-1) ?? this.root;
  }

  add(text: string) {
    const { name, children } = this.last;
    children.push(name === 'script' ? text : decodeReferences(text));
  }

  begin({ name, attributes: written, isClosed }: Tag) {
    const ended = ENDS.get(name);
    while (ended?.has(this.last.name)) this.open.pop();
    if (this.open.length > DEEPEST_HTML) throw new RefusedError('tooMuchMarkup');
    const attributes = Object.fromEntries(
      Object.entries(written).map(([key, value]) => [key, decodeReferences(value)]),
    );
    const element: Element = { name, attributes, children: [] };
    // A page's head may lack its end.
    (name === 'body' ? this.root : this.last).children.push(element);
    if (EMPTY.has(name)) return;
    this.open.push(element);
    // Only in drawings and formulas does `<path />` end its element.
    if (isClosed && this.open.some((one) => DRAWN.has(one.name))) this.open.pop();
  }

  end(name: string) {
    const at = this.open.findLastIndex((element) => element.name === name);
    if (at > 0) this.open.length = at;
    // Without its start, it breaks a line all the same.
    else if (name === 'p' || name === 'br')
      this.last.children.push({ name, attributes: {}, children: [] });
  }
}

export const childrenOf = ({ children }: Element): Element[] =>
  children.filter((child) => typeof child !== 'string');

/** The first element within that is one of `names`, or `element` itself. */
export function findElement(element: Element, names: ReadonlySet<string>): Element | undefined {
  if (names.has(element.name)) return element;
  for (const child of childrenOf(element)) {
    const found = findElement(child, names);
    if (found) return found;
  }
  return undefined;
}
