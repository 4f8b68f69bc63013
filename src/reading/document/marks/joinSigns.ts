import type { Element, Root, RootContent, Text } from 'hast';
import type { MarkTable } from './MarkTable';

/** Signs that belong to the word after them, or before them. */
const OPENING = /[([{“‘«"']{1,3}$/;
const CLOSING = /^[)\]}”’»"',.;:!?…]{1,3}/;

/**
 * Puts each time of a parent into one element with the signs that touch it: a browser may break the line
 * on both sides of a button, as it does at an image.
 */
export function joinSigns({ children }: Root | Element, table: MarkTable): void {
  for (const [index, child] of children.entries()) {
    if (child.type === 'element' && isTime(child)) {
      children[index] = withSigns(child, children, index, table);
    }
  }
}

/** Whether an element is a time, or one that is bold. */
function isTime({ tagName, children }: Element): boolean {
  if (tagName === 'time') return true;
  if (tagName !== 'strong' && tagName !== 'em') return false;
  const [only] = children;
  return children.length === 1 && only?.type === 'element' && isTime(only);
}

/** Takes the signs out of the texts beside a time. */
function withSigns(
  time: Element,
  siblings: readonly RootContent[],
  at: number,
  table: MarkTable,
): Element {
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
  return table.element({ kind: 'unbroken' }, ...children);
}
