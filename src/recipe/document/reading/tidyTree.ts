import type { Element, ElementContent, Root } from 'hast';
import { EXIT, visit } from 'unist-util-visit';
import { createTextLimiter, TURNED, TURNS } from '../../../ui/limitText';
import type { MarkTable } from './MarkTable';

/** Fits a tree among the page's own elements, and keeps it quick to show. */
export function tidyTree(tree: Root, table: MarkTable): void {
  readImages(tree);
  fitHeadings(tree);
  nameTasks(tree, table);
  numberTables(tree);
  limitTexts(tree);
}

/** Replaces each image by its words: an image is a request to a server of the writer's choosing. */
function readImages(tree: Root) {
  visit(tree, { type: 'element', tagName: 'img' }, (image) => {
    image.tagName = 'span';
    image.children = [{ type: 'text', value: String(image.properties.alt ?? '') }];
    image.properties = {};
  });
}

/** The rank of the page's heading above the text. */
const PARENT_RANK = 2;

/** Ranks the headings below the page's own, without skipping a rank. */
function fitHeadings(tree: Root) {
  const open: number[] = [];
  visit(tree, 'element', (element) => {
    const rank = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
    if (!rank) return;
    while (open.length > 0 && (open.at(-1) ?? 0) >= rank) open.pop();
    open.push(rank);
    element.tagName = `h${Math.min(PARENT_RANK + open.length, 6)}`;
  });
}

/** Marks each box of a task list, with the task's own text. */
function nameTasks(tree: Root, table: MarkTable) {
  visit(tree, { type: 'element', tagName: 'li' }, (item: Element) => {
    if (!item.children.some(isBoxOrItsParagraph)) return;
    visit(item, { type: 'element', tagName: 'input' }, (box: Element) => {
      const name = item.children.map(ownText).join('').replace(/\s+/g, ' ').trim();
      const isTicked = box.properties.checked === true;
      const mark = table.add({
        kind: 'box',
        of: 'task',
        index: 0,
        name,
        isTicked,
        isWritten: true,
      });
      box.properties = { 'data-mark': mark };
      return EXIT;
    });
  });
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

/** Numbers the tables from 1, and turns empty heads into plain cells. */
function numberTables(tree: Root) {
  let count = 0;
  visit(tree, 'element', (element: Element) => {
    if (element.tagName === 'table') {
      count += 1;
      element.properties['data-table'] = count;
    }
    if (element.tagName === 'th' && element.children.length === 0) element.tagName = 'td';
  });
}

/** Elements that continue the line around them. */
const INLINE = new Set(['a', 'code', 'del', 'em', 'input', 'span', 'strong', 'sup']);

/** Limits the words of a text, and lets none turn its letters around, across the borders of emphasis and links. */
function limitTexts(tree: Root) {
  let limit = createTextLimiter();
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'raw') {
      node.value = limit(node.value.replace(TURNS, TURNED));
    }
    if (node.type === 'element' && !INLINE.has(node.tagName)) limit = createTextLimiter();
  });
}
