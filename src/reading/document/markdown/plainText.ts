import type { Nodes, PhrasingContent } from 'mdast';
import type { Unchanging } from '../RecipeDocument';

/** Replaces words that are not the recipe's own, such as code. */
export const BARRIER = '\ufffc';

/** Gives the words that a reader sees, with line breaks, and each block on its own line. */
export function textOf(node: Unchanging<Nodes>): string {
  return rawTextOf(node)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

export function textOfAll(nodes: Unchanging<Nodes[]>): string {
  return nodes.map(textOf).filter(Boolean).join('\n');
}

/** Untrimmed, so the lengths of neighbours add up. */
export function rawTextOf(node: Unchanging<Nodes>): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value;
    case 'break':
      return '\n';
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'footnoteReference':
    case 'footnoteDefinition':
    case 'definition':
      return '';
    case 'list':
      return node.children
        .map((item, index) => {
          const mark = node.ordered ? `${(node.start ?? 1) + index}. ` : '';
          return `\n${mark}${rawTextOf(item).trim()}`;
        })
        .join('');
    case 'tableRow':
      return `\n${node.children.map(rawTextOf).join(' ')}`;
    case 'paragraph':
    case 'heading':
      return `\n${node.children.map(rawTextOf).join('')}\n`;
    default:
      return 'children' in node ? node.children.map(rawTextOf).join('') : '';
  }
}

export function lineOfNodes(nodes: readonly PhrasingContent[]): string {
  return nodes.map(rawTextOf).join('').replace(/\s+/g, ' ').trim();
}
