import type { Element, ElementContent, Root } from 'hast';
import { EXIT, visit } from 'unist-util-visit';
import { messages } from './messages';

/** Names each box of a task list by the task's own text. */
export function rehypeTaskNames() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'li' }, (item: Element) => {
      if (!item.children.some(isBoxOrItsParagraph)) return;
      visit(item, { type: 'element', tagName: 'input' }, (box: Element) => {
        const name = item.children.map(ownText).join('').replace(/\s+/g, ' ').trim();
        box.properties.ariaLabel = name || messages.task;
        return EXIT;
      });
    });
  };
}

function isBoxOrItsParagraph(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  if (node.tagName === 'p') return node.children.some(isBoxOrItsParagraph);
  return node.tagName === 'input';
}

/** The text of a node, without that of the lists inside it. */
function ownText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || node.tagName === 'ul' || node.tagName === 'ol') return '';
  return node.children.map(ownText).join('');
}
