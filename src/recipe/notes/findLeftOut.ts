import type { Reading, ReadNodes } from '../../reading/document/marks/Reading';
import { isElement, markOf } from '../../reading/document/marks/treeWords';
import { isLeftOutHeading } from '../../reading/languages';

type Node = ReadNodes[number];
export type Element = Extract<Node, { type: 'element' }>;

export interface LeftOutNodes {
  /** The recipe's nodes without `heading` and `list`. */
  rest: ReadNodes;
  heading: Node;
  list: Element;
}

export function linePlacesIn(node: Node, marks: Reading['marks']): number[] {
  if (!isElement(node)) return [];
  const mark = markOf(node, marks);
  const own = mark?.kind === 'words' ? [mark.line] : [];
  return [...own, ...node.children.flatMap((child) => linePlacesIn(child as Node, marks))];
}

const known = new WeakMap<ReadNodes, LeftOutNodes | null>();

export function findLeftOut({ marks, lines }: Reading, nodes: ReadNodes): LeftOutNodes | null {
  const before = known.get(nodes);
  if (before !== undefined) return before;
  const textOf = (node: Node) => lines[linePlacesIn(node, marks)[0] ?? -1]?.text ?? '';
  const at = nodes.findLastIndex(
    (node) => isElement(node) && /^h\d$/.test(node.tagName) && isLeftOutHeading(textOf(node)),
  );
  const place = nodes.findIndex((node, index) => index > at && isElement(node));
  const [heading, list] = [nodes[at], nodes[place]];
  const isFound = heading && list && isElement(list) && list.tagName === 'ul';
  const rest = nodes.filter((node) => node !== heading && node !== list);
  const found = isFound ? { rest, heading, list } : null;
  known.set(nodes, found);
  return found;
}
