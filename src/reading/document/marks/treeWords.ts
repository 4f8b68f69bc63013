import type { Element, ElementContent, Properties, Root, Text } from 'hast';
import type { NodeMark, Reading, ReadNodes } from './Reading';

export class MarkTable {
  readonly marks: NodeMark[] = [];

  add(mark: NodeMark): number {
    return this.marks.push(mark) - 1;
  }

  /** An element for a mark: `data`, which no text has. */
  element(mark: NodeMark, ...children: ElementContent[]): Element {
    return elementOf('data', children, { 'data-mark': this.add(mark) });
  }
}

export const elementOf = (
  tagName: string,
  children: ElementContent[] = [],
  properties: Properties = {},
): Element => ({ type: 'element', tagName, properties, children });

const BLOCKS = new Set(['ul', 'ol', 'p', 'table', 'blockquote', 'pre', 'figure', 'li', 'tr']);

export const isElement = (node: { type: string }): node is Element => node.type === 'element';

export const markOf = (node: ReadNodes[number], marks: Reading['marks']): NodeMark | undefined =>
  node.type === 'element' ? marks[Number(node.properties['data-mark'])] : undefined;

export const isBlock = (node: ElementContent) => isElement(node) && BLOCKS.has(node.tagName);

export function elementsOf(parent: Root | Element): Element[] {
  return parent.children.flatMap((child) =>
    isElement(child) ? [child, ...elementsOf(child)] : [],
  );
}

/** Leaves out the text nodes of the blocks in the element. */
export function textsOf(element: Element | Root): { node: Text; parent: Element | Root }[] {
  return element.children.flatMap((child) => {
    if (child.type === 'text') return [{ node: child, parent: element }];
    return isElement(child) && !isBlock(child) ? textsOf(child) : [];
  });
}

/** Any other element is its own cell. */
export const cellsOf = (element: Element): Element[] =>
  element.tagName === 'tr' ? element.children.filter(isElement) : [element];

/** The paragraph of an item, or the element itself. */
export function wordedIn(element: Element): Element {
  const isParagraph = (child: ElementContent): child is Element =>
    isElement(child) && child.tagName === 'p';
  return element.children.find(isParagraph) ?? element;
}

/** Writes each blank as a space, so every place is the same as in the element's line. */
export const textOfElement = (element: Element) =>
  textsOf(element)
    .map(({ node }) => node.value.replace(/\s/g, ' '))
    .join('');

export function insertAfterWords(block: Element, added: Element) {
  const at = block.children.findIndex((child, index) => index > 0 && isBlock(child));
  block.children.splice(at < 0 ? block.children.length : at, 0, added);
}

export function ingredientOf({ properties }: Element): number | undefined {
  const index = properties['data-ingredient'];
  return index === undefined ? undefined : Number(index);
}

export function addClass(element: Element, name: string) {
  const { className = [] } = element.properties;
  element.properties.className = [...new Set([...(className as string[]), name])];
}
