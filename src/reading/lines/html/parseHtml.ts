import { Parser } from 'htmlparser2';
import { RefusedError } from '../FoundRecipe';
import { DEEPEST_HTML, MOST_TAGS } from '../limits';
import { decodeReferences } from '../text/knownLetters';

export interface Element {
  name: string;
  attributes: Record<string, string>;
  /** Elements, and texts whose references are decoded. */
  children: (Element | string)[];
}

/**
 * HTML of a clipboard or a file may come from anybody. Nothing in it runs or loads. Throws a
 * `RefusedError` if it has too many tags, or nests them too deeply.
 */
export function parseHtml(html: string): Element {
  if (html.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1)
    throw new RefusedError('tooMuchMarkup');
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name, written) {
        if (open.length > DEEPEST_HTML) throw new RefusedError('tooMuchMarkup');
        const attributes = Object.fromEntries(
          Object.entries(written).map(([key, value]) => [key, decodeReferences(value)]),
        );
        const element: Element = { name, attributes, children: [] };
        // A page's head may lack its end.
        (name === 'body' ? root : (open.at(-1) ?? root)).children.push(element);
        open.push(element);
      },
      ontext(text) {
        const element = open.at(-1) ?? root;
        element.children.push(element.name === 'script' ? text : decodeReferences(text));
      },
      onclosetag: () => void open.pop(),
    },
    { decodeEntities: false, lowerCaseTags: true },
  );
  parser.end(html);
  return root;
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
