import type { Heading, List, ListItem, Paragraph, PhrasingContent } from 'mdast';
import { rawTextOf } from './plainText';

/** What phrasing content has between two places of its words; null if a place is within emphasis. */
export function sliceOf(
  nodes: readonly PhrasingContent[],
  start: number,
  end: number,
): PhrasingContent[] | null {
  const found: PhrasingContent[] = [];
  let offset = 0;
  for (const node of nodes) {
    const { length } = rawTextOf(node);
    const [from, to] = [Math.max(start - offset, 0), Math.min(end - offset, length)];
    offset += length;
    if (from >= to) continue;
    if (from === 0 && to === length) found.push(node);
    else if (node.type !== 'text') return null;
    else {
      const piece = pieceOf(node, from, to);
      if (!piece) return null;
      found.push(piece);
    }
  }
  return found;
}

/** A piece of a text with its place in the source; null if the source has it in other words. */
function pieceOf(node: Extract<PhrasingContent, { type: 'text' }>, from: number, to: number) {
  const value = node.value.slice(from, to);
  if (!node.position) return { ...node, value };
  const { start, end } = node.position;
  if ((end.offset ?? 0) - (start.offset ?? 0) !== node.value.length) return null;
  const at = (places: number) => ({
    line: start.line,
    column: start.column + places,
    offset: (start.offset ?? 0) + places,
  });
  return { ...node, value, position: { start: at(from), end: at(to) } };
}

export function paragraphOf(children: PhrasingContent[]): Paragraph {
  return withPosition({ type: 'paragraph', children });
}

/** Gives a node the place of what it holds. */
export function withPosition<Parent extends Heading | Paragraph | ListItem | List>(
  node: Parent,
): Parent {
  const [start, end] = [node.children[0]?.position?.start, node.children.at(-1)?.position?.end];
  return start && end ? { ...node, position: { start, end } } : node;
}
