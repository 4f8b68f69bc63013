import type { Root } from 'hast';
import type { Found } from './tidyTree';
import { cellsOf, isElement, type MarkTable, wordedIn } from './treeWords';

/** Makes the place where the page speaks of the whole recipe: after its title, or before the text. */
export function markTitle(tree: Root, table: MarkTable): void {
  const title = tree.children.findIndex(
    (child) => isElement(child) && child.properties['data-title'] !== undefined,
  );
  tree.children.splice(title + 1, 0, table.element({ kind: 'title' }));
}

/** Makes a place below the ingredients, and one at the end of each of their lines. */
export function placeIngredients(tree: Root, found: Found, table: MarkTable): void {
  const last = tree.children.findLastIndex((child) => found.foodBlocks.has(child));
  if (last < 0) return;
  for (const [ingredient, element] of found.ingredients) {
    const { children } = wordedIn(cellsOf(element).at(-1) ?? element);
    const end = children.findIndex((child) => isElement(child) && /^[uo]l$/.test(child.tagName));
    const place = table.element({ kind: 'ingredient', ingredient });
    children.splice(end < 0 ? children.length : end, 0, place);
  }
  tree.children.splice(last + 1, 0, table.element({ kind: 'list' }));
}
