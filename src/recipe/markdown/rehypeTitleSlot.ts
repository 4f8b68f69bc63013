import type { Element, Root } from 'hast';

/**
 * Adds an empty `div` with `data-slot` behind the title that `remarkRecipe` has marked, or before the
 * text if there is none: the place for what the page itself says of a recipe.
 */
export function rehypeTitleSlot() {
  return (tree: Root) => {
    const slot: Element = {
      type: 'element',
      tagName: 'div',
      properties: { 'data-slot': 'title' },
      children: [],
    };
    const title = tree.children.findIndex(
      (child) => child.type === 'element' && child.properties['data-title'] !== undefined,
    );
    tree.children.splice(title + 1, 0, slot);
  };
}
