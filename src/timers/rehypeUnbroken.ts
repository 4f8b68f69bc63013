import type { Element, ElementContent, Root } from 'hast';

/** Signs that belong to the word behind them, and to the one before them. */
const OPENING = /[([{“‘«"']{1,3}$/;
const CLOSING = /^[)\]}”’»"',.;:!?…]{1,3}/;

/**
 * Puts each time that `remarkRecipe` has marked into a `span` with `data-unbroken`, with the signs
 * that touch it: a button is like an image to a browser, which would break the line on both sides.
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
  const [only] = children;
  return children.length === 1 && only?.type === 'element' && isPhrase(tagName) && isTime(only);
}

const isPhrase = (tagName: string) => tagName === 'strong' || tagName === 'em';

/** Takes the signs out of the texts beside a time. */
function withSigns(time: Element, siblings: readonly { type: string }[], at: number): Element {
  const take = (place: number, pattern: RegExp): ElementContent[] => {
    const text = siblings[place] as ElementContent | undefined;
    const signs = text?.type === 'text' && pattern.exec(text.value)?.[0];
    if (!signs) return [];
    text.value = text.value.replace(pattern, '');
    return [{ type: 'text', value: signs }];
  };
  const children = [...take(at - 1, OPENING), time, ...take(at + 1, CLOSING)];
  if (children.length === 1) return time;
  return { type: 'element', tagName: 'span', properties: { 'data-unbroken': '' }, children };
}
