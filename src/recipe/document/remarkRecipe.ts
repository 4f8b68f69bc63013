import type { Data, Nodes, PhrasingContent, Root, Text } from 'mdast';
import type { RecipeDocument } from './RecipeDocument';
import { readRecipe } from './readRecipe';
import { separateLines } from './separateLines';

export interface RemarkRecipeOptions {
  /** Called once for each text, while it is rendered. */
  onDocument?: (document: RecipeDocument) => void;
}

/**
 * Reads the recipe in a tree and marks it by standard means: `data-title` is on the title, `data-step`,
 * `data-ingredient` and `data-video` hold a place in the document (from 0), `data-ingredients` those of all foods of a sentence, and a time to wait is a `time` element with
 * `data-timer`. A bold line that is the title becomes a heading.
 *
 * Use it behind remark-gfm and before remark-breaks.
 */
export function remarkRecipe({ onDocument }: RemarkRecipeOptions = {}) {
  return (tree: Root, file: { value: unknown }) => {
    const source = String(file.value);
    separateLines(tree, source);
    const document = readRecipe(tree, source);
    onDocument?.(document);
    mark(tree, document);
  };
}

function mark(tree: Root, document: RecipeDocument) {
  const { title, steps, ingredients, videos, durations } = document;
  if (title) setProperty(title.node, 'data-title', 0);
  if (title?.node.type === 'paragraph' && isWholeTitle(title.node, title.text)) {
    dataOf(title.node).hName = 'h1';
  }
  for (const [index, { nodes }] of steps.entries()) {
    for (const node of nodes) setProperty(node, 'data-step', index);
  }
  const items = ingredients.flatMap((group) => group.items);
  const shared = new Map<Nodes, number[]>();
  for (const [index, { node }] of items.entries()) {
    shared.set(node, [...(shared.get(node) ?? []), index]);
  }
  for (const [node, indexes] of shared) {
    // Several foods of one sentence share a paragraph, which has no place for boxes.
    const name = indexes.length === 1 ? 'data-ingredient' : 'data-ingredients';
    setProperty(node, name, indexes.join(' '));
  }
  for (const [index, { node }] of videos.entries()) setProperty(node, 'data-video', index);
  const times = new Map<Text, TimeMark[]>();
  const addTimes = (step: string, found: RecipeDocument['durations']) => {
    for (const [index, { node, start, end, seconds }] of found.entries()) {
      const id = `${step}-${index}`;
      const marks = times.get(node) ?? [];
      marks.push({ start, end, seconds, id });
      times.set(node, marks);
    }
  };
  for (const [index, step] of steps.entries()) addTimes(String(index), step.durations);
  addTimes('text', durations);
  if (times.size > 0) splitTexts(tree, times);
}

interface TimeMark {
  start: number;
  end: number;
  seconds: number;
  id: string;
}

function isWholeTitle(node: Nodes, text: string): boolean {
  return (
    'children' in node &&
    (node.children.length === 1 ||
      node.children.every(
        (child) => child.type !== 'text' || child.value.length < text.length + 20,
      ))
  );
}

function dataOf(node: Nodes): Data {
  node.data ??= {};
  return node.data;
}

function setProperty(node: Nodes, name: string, value: number | string) {
  const data = dataOf(node);
  data.hProperties = { ...data.hProperties, [name]: String(value) };
}

/** Puts a `time` element around each time; the words stay as they are. */
function splitTexts(parent: Nodes, times: ReadonlyMap<Text, readonly TimeMark[]>) {
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

function pieces({ value }: Text, marks: readonly TimeMark[]): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  const addText = (from: number, to?: number) => {
    const text = value.slice(from, to);
    if (text) parts.push({ type: 'text', value: text });
  };
  let from = 0;
  for (const { start, end, seconds, id } of marks) {
    addText(from, start);
    const data: Data = {
      hName: 'time',
      hProperties: { dateTime: `PT${seconds}S`, 'data-timer': id },
    };
    parts.push({
      type: 'emphasis',
      data,
      children: [{ type: 'text', value: value.slice(start, end) }],
    });
    from = end;
  }
  addText(from);
  return parts;
}
