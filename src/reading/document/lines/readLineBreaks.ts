import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Turns the `<br>` that models write, mostly in table cells, into line breaks. */
export function readLineBreaks(tree: Root): void {
  visit(tree, 'html', (node, index, parent) => {
    if (parent && index !== undefined && /^<br\s*\/?>$/i.test(node.value)) {
      parent.children[index] = { type: 'break' };
    }
  });
}
