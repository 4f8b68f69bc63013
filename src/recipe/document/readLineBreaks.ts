import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Reads the `<br>` that models write, in table cells above all, as the line break it stands for. */
export function readLineBreaks(tree: Root): void {
  visit(tree, 'html', (node, index, parent) => {
    if (parent && index !== undefined && /^<br\s*\/?>$/i.test(node.value)) {
      parent.children[index] = { type: 'break' };
    }
  });
}
