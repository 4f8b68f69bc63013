import type { Element, ElementContent, Nodes, Parents } from 'hast';

/** All text in a node; markup is shown as the text that it is. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'raw') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The text of nodes on one line, without what is in lists and tables among them. */
export function ownText(nodes: readonly ElementContent[]): string {
  const without = (node: ElementContent): string => {
    if (!isElement(node)) return textOf(node);
    // What is apart on the page must not run together in a name.
    const space = ['br', 'p', 'td', 'th'].includes(node.tagName) ? ' ' : '';
    const isApart = ['ul', 'ol', 'table', 'sup'].includes(node.tagName);
    return isApart ? '' : node.children.map(without).join('') + space;
  };
  return nodes.map(without).join('').replace(/\s+/g, ' ').trim();
}

/** Whether a node is an element with one of these names; with any, where none is given. */
export function isElement(node: Nodes | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

/** The rank of a heading; 0 for all else. */
export function rankOf(node: Nodes): number {
  return isElement(node) ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0;
}

/** Calls for each element below a node, from the outside in. */
export function forEachElement(parent: Parents, call: (element: Element) => void): void {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    call(node);
    forEachElement(node, call);
  }
}

/** Makes an element that one of the dish's own components stands for. */
export function part(
  tagName: string,
  properties: Record<string, unknown>,
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties: properties as Element['properties'], children };
}
