import type { Element, ElementContent, Root } from 'hast';

/**
 * Makes places for the check in a recipe that `remarkRecipe` has marked: an empty `aside` above the
 * ingredients, and at the end of each of their lines an empty `data` element with its number.
 */
export function rehypeKitchenCheck() {
  return (tree: Root) => {
    let first: number | undefined;
    for (const [at, block] of tree.children.entries()) {
      if (isElement(block) && addPlaces(block)) first ??= at;
    }
    if (first !== undefined) tree.children.splice(first, 0, emptyElement('aside'));
  };
}

const isElement = (node: { type: string }): node is Element => node.type === 'element';

function emptyElement(tagName: string, value?: string): Element {
  const properties = value === undefined ? {} : { value };
  return { type: 'element', tagName, properties, children: [] };
}

/** @returns whether the element holds a line of the ingredients */
function addPlaces(element: Element): boolean {
  const inner = element.children.filter(isElement).map(addPlaces);
  const index = element.properties['data-ingredient'];
  if (index === undefined) return inner.includes(true);
  const { children } = wordsOf(element);
  const end = children.findIndex((child) => isElement(child) && /^[uo]l$/.test(child.tagName));
  children.splice(end < 0 ? children.length : end, 0, emptyElement('data', String(index)));
  return true;
}

/** What holds the words of a line: its last cell, its paragraph or the element itself. */
function wordsOf(element: Element): Element {
  const isCell = (child: ElementContent): child is Element =>
    isElement(child) && /^t[dh]$/.test(child.tagName);
  const place = element.children.findLast(isCell) ?? element;
  const isParagraph = (child: ElementContent): child is Element =>
    isElement(child) && child.tagName === 'p';
  return place.children.find(isParagraph) ?? place;
}
