import type { Element, ElementContent } from 'hast';
import type { Text } from 'mdast';
import type { Handler } from 'mdast-util-to-hast';
import type { MarkedTimes } from './markDocument';

/**
 * Writes the texts of a tree: each time to wait is a `time` element, and each line ending a line break,
 * as chat programs show it. The words stay as they are.
 */
export function writeText(times: MarkedTimes): Handler {
  return (_, node: Text) => {
    const { value } = node;
    const parts: ElementContent[] = [];
    let from = 0;
    for (const { start, end, mark } of times.get(node) ?? []) {
      parts.push(...linesOf(value.slice(from, start)), {
        type: 'element',
        tagName: 'time',
        properties: { 'data-mark': mark },
        children: linesOf(value.slice(start, end)),
      });
      from = end;
    }
    parts.push(...linesOf(value.slice(from)));
    // Behind a line break, only a single node loses the spaces at its beginning.
    return parts.length === 1 ? parts[0] : parts;
  };
}

function linesOf(text: string): ElementContent[] {
  return text.split(/\r?\n|\r/).flatMap((line, index): ElementContent[] => {
    const value = index > 0 ? line.replace(/^[ \t]+/, '') : line;
    return [
      ...(index > 0 ? [br(), { type: 'text' as const, value: '\n' }] : []),
      ...(value ? [{ type: 'text' as const, value }] : []),
    ];
  });
}

const br = (): Element => ({ type: 'element', tagName: 'br', properties: {}, children: [] });
