import type { Element, ElementContent, Root } from 'hast';
import type { Data, Nodes, Paragraph, Text } from 'mdast';
import { type Handler, toHast } from 'mdast-util-to-hast';
import type { Span } from '../../quantities/units';
import { textOf } from '../markdown/plainText';
import { parseTree } from '../parseRecipe';
import type { RecipeDocument, Unchanging } from '../RecipeDocument';
import { isBeforeSteps, speaksOfItself } from '../vocabulary';
import { markAmounts } from './markAmounts';
import { markLines } from './markLines';
import { markTitle, placeBoxes, placeIngredients } from './placeBoxes';
import { placeChatter, placeVideos } from './placeVideos';
import type { Reading } from './Reading';
import { splitReading } from './splitReading';
import { tidyTree } from './tidyTree';
import { elementOf, elementsOf, isBlock, isElement, MarkTable, textOfElement } from './treeWords';

/** The recipe on the page, and those that a visitor turns back to. */
const MOST_READINGS = 8;

const readings = new Map<string, Reading>();

/** The same text gives the same reading, as long as it is kept. Trust nothing in `text`. */
export function readText(text: string): Reading {
  const reading = readings.get(text) ?? read(text);
  // Takes as long as a third of the reading, so visitors rely on the types.
  if (import.meta.env?.DEV) freeze(reading);
  // The last one is the newest.
  readings.delete(text);
  readings.set(text, reading);
  if (readings.size > MOST_READINGS) readings.delete(readings.keys().next().value ?? '');
  return reading;
}

function read(text: string): Reading {
  try {
    return readTree(text) ?? plain(text);
  } catch {
    // Whatever a text does to the parser, a visitor can read it as plain text.
    return plain(text);
  }
}

/** The page can only show such a text as plain text. */
function plain(text: string): Reading {
  const nothing = readTree('') as Reading;
  const isReply = saysNoRecipe(nothing.document as RecipeDocument, text);
  return { ...nothing, text, tree: null, marks: [], parts: null, saysNoRecipe: isReply };
}

/** Null for a text that would take too long to parse. */
function readTree(text: string): Reading | null {
  const parsed = parseTree(text);
  if (!parsed) return null;
  const { root, document } = parsed;
  const table = new MarkTable();
  const times = markDocument(document, table);
  placeChatter(root, document, table);
  placeVideos(root, document.videos, table);
  const handlers = { text: writeText(times) };
  const tree = toHast(root, { allowDangerousHtml: true, handlers }) as Root;
  const found = tidyTree(tree, table);
  const ready = placesBeforeSteps(tree);
  const amounts = markAmounts(tree, found, document, table, ready);
  const lines = markLines(tree, document, table);
  markTitle(tree, table);
  const parts = placeBoxes(tree, found, document, table);
  // After the parts are copied: they show no checks.
  placeIngredients(tree, found, table);
  return {
    text,
    document,
    tree,
    marks: table.marks,
    lines,
    ...amounts,
    ...parts,
    tasks: ready.flatMap(taskIn),
    parts: {
      whole: splitReading(tree, { marks: table.marks, lines }, false),
      growing: splitReading(tree, { marks: table.marks, lines }, true),
    },
    saysNoRecipe: saysNoRecipe(document, text),
  };
}

/**
 * The words of the reply have to be known: a recipe in a language that the page does not read has neither ingredients
 * nor steps for it.
 */
const saysNoRecipe = ({ title, ingredients, steps }: RecipeDocument, text: string): boolean =>
  !title && ingredients.length === 0 && steps.length === 0 && speaksOfItself(text);

/** The items and paragraphs below the headings of what a cook gets ready. */
function placesBeforeSteps(tree: Root): Element[] {
  let isReady = false;
  return tree.children.filter(isElement).flatMap((block) => {
    if (/^h\d$/.test(block.tagName)) isReady = isBeforeSteps(textOfElement(block));
    else if (isReady)
      return [block, ...elementsOf(block)].filter(({ tagName }) => /^(?:li|p)$/.test(tagName));
    return [];
  });
}

function taskIn(element: Element): Reading['tasks'][number] | [] {
  const text = textOfElement(element).trim();
  if (!text) return [];
  const nodes = element.children.filter(
    (node) => !isElement(node) || !(isBlock(node) || node.tagName === 'input'),
  );
  return { nodes, text };
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
  return value;
}

type MarkedTime = Span & { mark: number };
type MarkedTimes = ReadonlyMap<Unchanging<Text>, readonly MarkedTime[]>;

/**
 * Marks the nodes that a document refers to, and gives the times to wait. `data-step` and
 * `data-ingredient` are places in the document; `data-title` and `data-servings` are for the next
 * functions. A bold title and lines that serve as headings become headings.
 */
function markDocument(document: RecipeDocument, table: MarkTable): MarkedTimes {
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

/** A longer paragraph with the dish's name is not a heading: it may also warn of a danger. */
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
function writeText(times: MarkedTimes): Handler {
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
