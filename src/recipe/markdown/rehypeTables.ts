import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { messages } from './messages';

/** Names the tables, and makes plain cells of heads that say nothing. */
export function rehypeTables() {
  return (tree: Root) => {
    let count = 0;
    visit(tree, 'element', (element: Element) => {
      if (element.tagName === 'table') {
        count += 1;
        element.properties.ariaLabel = messages.table(count);
      }
      if (element.tagName === 'th' && element.children.length === 0) element.tagName = 'td';
    });
  };
}
