import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** The rank of the page's heading above the text. */
const PARENT_RANK = 2;

/**
 * Fits the text's headings into the page's outline: below the page's own, and without a gap
 * between a heading and the one above it.
 */
export function rehypeHeadingOutline() {
  return (tree: Root) => {
    const open: number[] = [];
    visit(tree, 'element', (element) => {
      const rank = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
      if (!rank) return;
      while (open.length > 0 && (open.at(-1) ?? 0) >= rank) open.pop();
      open.push(rank);
      element.tagName = `h${Math.min(PARENT_RANK + open.length, 6)}`;
    });
  };
}
