import type { Data, Nodes, Paragraph, PhrasingContent, Root, Text } from 'mdast';
import { textOf } from '../plainText';
import type { RecipeDocument } from '../RecipeDocument';
import type { MarkTable } from './MarkTable';

/**
 * Marks in a tree what its document has found: `data-step` and `data-ingredient` are places in the
 * document, and a time to wait becomes a `time` element. `data-title`, and `data-ingredients` for the
 * first of several in one sentence, are for the functions that work on the tree next. A bold title
 * becomes a heading, and so do the lines that serve as headings.
 */
export function markDocument(tree: Root, document: RecipeDocument, table: MarkTable): void {
  const { title, headings, steps, ingredients, durations } = document;
  if (title) setProperty(title.node, 'data-title', 0);
  if (title?.node.type === 'paragraph' && isWholeTitle(title.node, title.text)) {
    dataOf(title.node).hName = 'h1';
  }
  for (const { node, rank } of headings) dataOf(node).hName = `h${rank}`;
  for (const [index, { nodes }] of steps.entries()) {
    for (const node of nodes) setProperty(node, 'data-step', index);
  }
  const items = ingredients.flatMap((group) => group.items);
  const shared = new Map<Nodes, number[]>();
  for (const [index, { node }] of items.entries()) {
    shared.set(node, [...(shared.get(node) ?? []), index]);
  }
  for (const [node, [first = 0, ...others]] of shared) {
    // Several foods of one sentence share a paragraph, which has no place for boxes.
    setProperty(node, others.length > 0 ? 'data-ingredients' : 'data-ingredient', first);
  }
  const times = new Map<Text, MarkedTime[]>();
  const addTimes = (step: number | null, found: RecipeDocument['durations']) => {
    for (const [index, { node, start, end, seconds }] of found.entries()) {
      const words = node.value.slice(start, end).replace(/\s+/g, ' ').trim();
      const mark = table.add({ kind: 'time', step, index, seconds, words });
      times.set(node, [...(times.get(node) ?? []), { start, end, mark }]);
    }
  };
  for (const [index, step] of steps.entries()) addTimes(index, step.durations);
  addTimes(null, durations);
  if (times.size > 0) splitTexts(tree, times);
}

interface MarkedTime {
  start: number;
  end: number;
  mark: number;
}

/** A longer paragraph that names the dish is not a heading: it may also warn of a danger. */
const LONGEST_HEADING = 120;

function isWholeTitle(node: Paragraph, text: string): boolean {
  if (textOf(node).length > LONGEST_HEADING) return false;
  return (
    node.children.length === 1 ||
    node.children.every((child) => child.type !== 'text' || child.value.length < text.length + 20)
  );
}

function dataOf(node: Nodes): Data {
  node.data ??= {};
  return node.data;
}

function setProperty(node: Nodes, name: string, value: number) {
  const data = dataOf(node);
  data.hProperties = { ...data.hProperties, [name]: value };
}

/** Puts a `time` element around each time; the words stay as they are. */
function splitTexts(parent: Nodes, times: ReadonlyMap<Text, readonly MarkedTime[]>) {
  if (!('children' in parent)) return;
  const children = parent.children as Nodes[];
  const split = children.flatMap((child): Nodes[] => {
    const marks = child.type === 'text' ? times.get(child) : undefined;
    if (child.type !== 'text' || !marks) {
      splitTexts(child, times);
      return [child];
    }
    return pieces(child, marks);
  });
  parent.children = split as typeof parent.children;
}

function pieces({ value }: Text, marks: readonly MarkedTime[]): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  const addText = (from: number, to?: number) => {
    const text = value.slice(from, to);
    if (text) parts.push({ type: 'text', value: text });
  };
  let from = 0;
  for (const { start, end, mark } of marks) {
    addText(from, start);
    parts.push({
      type: 'emphasis',
      data: { hName: 'time', hProperties: { 'data-mark': mark } },
      children: [{ type: 'text', value: value.slice(start, end) }],
    });
    from = end;
  }
  addText(from);
  return parts;
}
