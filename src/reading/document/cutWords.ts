import type { List, ListItem, Paragraph, PhrasingContent, Text } from 'mdast';
import { rawTextOf } from '../../recipe/document/plainText';

/** A part of the words of some nodes. */
export interface Range {
  start: number;
  end: number;
}

/** Cuts a paragraph at its line endings and breaks. */
export function linesOf(paragraph: Paragraph, source: string): Paragraph[] {
  const ranges: Range[] = [];
  let start = 0;
  let length = 0;
  for (const node of paragraph.children) {
    const text = rawTextOf(node);
    if (node.type === 'text' || node.type === 'break') {
      for (const { index } of text.matchAll(/\n/g)) {
        ranges.push({ start, end: length + index });
        start = length + index + 1;
      }
    }
    length += text.length;
  }
  if (ranges.length === 0) return [paragraph];
  return cutWords(paragraph.children, [...ranges, { start, end: length }], source)
    .filter((children) => children.length > 0)
    .map((children) => withPlace({ type: 'paragraph', children }));
}

/**
 * Cuts phrasing content into parts of its words, each with its place in the source.
 *
 * @param ranges in order
 */
export function cutWords(
  nodes: readonly PhrasingContent[],
  ranges: readonly Range[],
  source: string,
): PhrasingContent[][] {
  const parts: PhrasingContent[][] = ranges.map(() => []);
  let begin = 0;
  let next = 0;
  for (const node of nodes) {
    const { length } = rawTextOf(node);
    const pieceOf = node.type === 'text' ? piecesOf(node, source) : null;
    for (let at = next; at < ranges.length; at += 1) {
      const { start, end } = ranges[at] as Range;
      const [from, to] = [Math.max(start - begin, 0), Math.min(end - begin, length)];
      if (length === 0 && (end >= begin || at === ranges.length - 1)) {
        // HTML has no words to the reader, but the page shows it.
        parts[at]?.push(node);
        break;
      }
      if (from >= length) break;
      if (end - begin < length) next = at + 1;
      if (from >= to) continue;
      if (from === 0 && to === length) parts[at]?.push(node);
      else if (pieceOf) parts[at]?.push(pieceOf(from, to));
      else if ('children' in node) {
        const [children = []] = cutWords(node.children, [{ start: from, end: to }], source);
        parts[at]?.push({ ...node, children } as PhrasingContent);
      }
      // Code stays in one piece.
      else if (from === 0) parts[at]?.push(node);
    }
    begin += length;
  }
  return parts;
}

/** Makes a function that gives the pieces of a text, one after the other. */
function piecesOf(node: Text, source: string): (from: number, to: number) => Text {
  const { start, end } = node.position ?? {};
  const values = node.value.split('\n');
  const written = source.slice(start?.offset, end?.offset).split(/(?<=\r\n|\n|\r(?!\n))/);
  let line = 0;
  /** Where the line begins in the text, and in the source. */
  let begin = 0;
  let offset = start?.offset ?? 0;

  function pointAt(place: number, isEnd: boolean) {
    while (place - begin > (values[line]?.length ?? 0) && line < values.length) {
      begin += (values[line]?.length ?? 0) + 1;
      offset += written[line]?.length ?? 0;
      line += 1;
    }
    const text = written[line] ?? '';
    const indent = line > 0 ? (/^[ \t>]{0,40}/.exec(text)?.[0].length ?? 0) : 0;
    const value = values[line] ?? '';
    const isLineEnd = isEnd && place - begin === value.length;
    // The source may write a line differently, as with escapes: then its piece has the place of the line.
    const isExact = text.startsWith(value, indent) && !isLineEnd;
    const whole = isEnd ? text.replace(/[\r\n]{1,2}$/, '').length - indent : 0;
    const places = Math.max(0, isExact ? place - begin : whole);
    return {
      line: (start?.line ?? 1) + line,
      column: (line > 0 ? indent + 1 : (start?.column ?? 1)) + places,
      offset: offset + indent + places,
    };
  }

  return (from, to) => ({
    type: 'text',
    value: node.value.slice(from, to),
    ...(start && end && { position: { start: pointAt(from, false), end: pointAt(to, true) } }),
  });
}

/** Gives a node the place of its children. */
export function withPlace<Parent extends Paragraph | ListItem | List>(node: Parent): Parent {
  const [start, end] = [node.children[0]?.position?.start, node.children.at(-1)?.position?.end];
  return start && end ? { ...node, position: { start, end } } : node;
}
