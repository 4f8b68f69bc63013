import type { Element, ElementContent, Root } from 'hast';
import type { RecipeDocument } from '../RecipeDocument';
import type { Found } from './tidyTree';
import { isElement, type MarkTable } from './treeWords';

/** Makes the place where the page speaks of the whole recipe: after its title, or before the text. */
export function markTitle(tree: Root, table: MarkTable): void {
  const title = tree.children.findIndex(
    (child) => isElement(child) && child.properties['data-title'] !== undefined,
  );
  tree.children.splice(title + 1, 0, table.element({ kind: 'title' }));
}

/** Makes a place above the ingredients, and one at the end of each of their lines. */
export function placeIngredients(
  tree: Root,
  found: Found,
  { ingredients }: Pick<RecipeDocument, 'ingredients'>,
  table: MarkTable,
): void {
  const first = tree.children.findIndex((child) => found.foodBlocks.has(child));
  if (first < 0) return;
  for (const [ingredient, element] of found.ingredients) {
    const { children } = lineOf(element);
    const end = children.findIndex((child) => isElement(child) && /^[uo]l$/.test(child.tagName));
    const place = table.element({ kind: 'ingredient', ingredient });
    children.splice(end < 0 ? children.length : end, 0, place);
  }
  const isGroup = typeof ingredients[0]?.heading === 'string';
  const at = isGroup ? aboveGroup(tree, first) : first;
  tree.children.splice(at, 0, table.element({ kind: 'list' }));
}

/**
 * The place above the heading of a group, if a heading of all ingredients is above that; otherwise
 * the place of the list.
 */
function aboveGroup({ children }: Root, list: number): number {
  const rankOf = (child: (typeof children)[number] | undefined) =>
    child && isElement(child) && child.properties['data-title'] === undefined
      ? Number(/^h([1-6])$/.exec(child.tagName)?.[1] ?? 0)
      : 0;
  const group = children.findLastIndex((child, at) => at < list && isElement(child));
  const above = children.findLastIndex((child, at) => at < group && rankOf(child) > 0);
  return above >= 0 && rankOf(children[above]) < rankOf(children[group]) ? group : list;
}

/** The element with the words of a line: its last cell, its paragraph or the element itself. */
function lineOf(element: Element): Element {
  const isCell = (child: ElementContent): child is Element =>
    isElement(child) && /^t[dh]$/.test(child.tagName);
  const place = element.children.findLast(isCell) ?? element;
  const isParagraph = (child: ElementContent): child is Element =>
    isElement(child) && child.tagName === 'p';
  return place.children.find(isParagraph) ?? place;
}
