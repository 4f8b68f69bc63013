import type { Element, Root, RootContent, Text } from 'hast';

/** Signs that belong to the word after them, or before them. */
const OPENING = /[([{“‘«"']{1,3}$/;
const CLOSING = /^[)\]}”’»"',.;:!?…]{1,3}/;

/**
 * Puts each time that `remarkRecipe` has marked into a `span` with `data-unbroken`, with the signs
 * that touch it. A browser treats a button like an image, and would break the line on both sides.
 */
export function rehypeUnbroken() {
  return (tree: Root) => joinSigns(tree);
}

function joinSigns(parent: Root | Element) {
  for (const [index, child] of [...parent.children].entries()) {
    if (child.type !== 'element') continue;
    if (!isTime(child)) joinSigns(child);
    else parent.children[index] = withSigns(child, parent.children, index);
  }
}

/** Whether an element is a time, or one that is bold. */
function isTime({ tagName, properties, children }: Element): boolean {
  if (tagName === 'time') return properties['data-timer'] !== undefined;
  if (tagName !== 'strong' && tagName !== 'em') return false;
  const [only] = children;
  return children.length === 1 && only?.type === 'element' && isTime(only);
}

/** Takes the signs out of the texts beside a time. */
function withSigns(time: Element, siblings: readonly RootContent[], at: number): Element {
  const take = (place: number, pattern: RegExp): Text[] => {
    const text = siblings[place];
    if (text?.type !== 'text') return [];
    const [signs] = pattern.exec(text.value) ?? [];
    if (!signs) return [];
    text.value = text.value.replace(pattern, '');
    return [{ type: 'text', value: signs }];
  };
  const children = [...take(at - 1, OPENING), time, ...take(at + 1, CLOSING)];
  if (children.length === 1) return time;
  return { type: 'element', tagName: 'span', properties: { 'data-unbroken': '' }, children };
}
