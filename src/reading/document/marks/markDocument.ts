import type { ElementContent } from 'hast';
import type { Data, Nodes, Paragraph, Text } from 'mdast';
import type { Handler } from 'mdast-util-to-hast';
import type { Span } from '../../quantities/units';
import { textOf } from '../markdown/plainText';
import type { RecipeDocument, Unchanging } from '../RecipeDocument';
import { elementOf, type MarkTable } from './treeWords';

type MarkedTime = Span & { mark: number };
export type MarkedTimes = ReadonlyMap<Unchanging<Text>, readonly MarkedTime[]>;

/**
 * Marks the nodes that a document refers to, and gives the times to wait. `data-step` and
 * `data-ingredient` are places in the document; `data-title` and `data-servings` are for the next
 * functions. A bold title and lines that serve as headings become headings.
 */
export function markDocument(document: RecipeDocument, table: MarkTable): MarkedTimes {
  const { title, servings, headings, steps, ingredients, durations } = document;
  if (title) setProperty(title.node, 'data-title', 0);
  if (title?.node.type === 'paragraph' && isWholeTitle(title.node, title.text)) {
    dataOf(title.node).hName = 'h1';
  }
  if (servings) setProperty(servings.node, 'data-servings', 0);
  for (const { node, rank } of headings) dataOf(node).hName = `h${rank}`;
  for (const [index, { nodes }] of steps.entries()) {
    for (const node of nodes) setProperty(node, 'data-step', index);
  }
  const items = ingredients.flatMap((group) => group.items);
  for (const [index, { node }] of items.entries()) setProperty(node, 'data-ingredient', index);
  const times = new Map<Unchanging<Text>, MarkedTime[]>();
  const addTimes = (step: number | null, found: RecipeDocument['durations']) => {
    for (const [index, { node, start, end, seconds }] of found.entries()) {
      const words = node.value.slice(start, end).replace(/\s+/g, ' ').trim();
      const mark = table.add({ kind: 'time', step, index, seconds, words });
      times.set(node, [...(times.get(node) ?? []), { start, end, mark }]);
    }
  };
  for (const [index, step] of steps.entries()) addTimes(index, step.durations);
  addTimes(null, durations);
  return times;
}

/** A longer paragraph with the dish's name is no heading: it may also warn of a danger. */
const LONGEST_HEADING = 120;

function isWholeTitle(node: Unchanging<Paragraph>, text: string): boolean {
  if (textOf(node).length > LONGEST_HEADING) return false;
  return (
    node.children.length === 1 ||
    node.children.every((child) => child.type !== 'text' || child.value.length < text.length + 20)
  );
}

/** The data may change as long as the reader works on the text. */
function dataOf(node: Unchanging<Nodes>): Data {
  const own = node as Nodes;
  own.data ??= {};
  return own.data;
}

function setProperty(node: Unchanging<Nodes>, name: string, value: number) {
  const data = dataOf(node);
  data.hProperties = { ...data.hProperties, [name]: value };
}

/** Times to wait become `time` elements, line endings line breaks, as chat programs show them. */
export function writeText(times: MarkedTimes): Handler {
  return (_, node: Text) => {
    const { value } = node;
    const parts: ElementContent[] = [];
    let from = 0;
    for (const { start, end, mark } of times.get(node) ?? []) {
      const time = elementOf('time', linesOf(value.slice(start, end)), { 'data-mark': mark });
      parts.push(...linesOf(value.slice(from, start)), time);
      from = end;
    }
    parts.push(...linesOf(value.slice(from)));
    // After a line break, only a single node loses the spaces at its beginning.
    return parts.length === 1 ? parts[0] : parts;
  };
}

function linesOf(text: string): ElementContent[] {
  return text.split(/\r?\n|\r/).flatMap((line, index): ElementContent[] => {
    const value = index > 0 ? line.replace(/^[ \t]+/, '') : line;
    return [
      ...(index > 0 ? [elementOf('br'), { type: 'text' as const, value: '\n' }] : []),
      ...(value ? [{ type: 'text' as const, value }] : []),
    ];
  });
}
