import type { Parents } from 'mdast';

/** Turns the `<br>` that models write, mostly in table cells, into line breaks. */
export function readLineBreaks(parent: Parents): void {
  for (const [index, node] of parent.children.entries()) {
    if (node.type === 'html' && /^<br\s*\/?>$/i.test(node.value)) {
      parent.children[index] = { type: 'break' };
    } else if ('children' in node) readLineBreaks(node);
  }
}
