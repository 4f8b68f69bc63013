import type { Element, ElementContent, Root } from 'hast';
import type { RecipeDocument, Step } from '../RecipeDocument';
import type { MarkTable } from './MarkTable';
import type { BoxMark, Reading, ReadStep } from './Reading';
import { elementsOf, holdsIngredient, ingredientOf, isElement } from './treeWords';

/**
 * Puts a box to tick into each ingredient and step, and numbers the boxes of other tasks.
 *
 * @returns the ingredients and the steps, for another place of the page
 */
export function placeBoxes(
  tree: Root,
  document: RecipeDocument,
  table: MarkTable,
): Pick<Reading, 'ingredients' | 'steps'> {
  for (const [index, [item]] of groupByMark(tree, 'data-ingredient')) {
    if (item) addIngredientBox(item, index, table);
  }
  for (const list of elementsOf(tree)) {
    const isOfIngredients = (child: ElementContent) =>
      isElement(child) && ingredientOf(child) !== undefined;
    if (!list.children.some(isOfIngredients)) continue;
    if (list.tagName === 'ol') addClass(list, 'ingredient-list');
    if (list.tagName === 'ul') addClass(list, 'contains-task-list');
  }
  const steps = groupByMark(tree, 'data-step').map(([index, elements]): ReadStep => {
    const [first] = elements;
    const own = first && takeTaskBox(first, table);
    const nodes = apart(elements.map((element) => contentOf(element, elements.length > 1)));
    for (const element of elements) labelWords(element, index);
    if (first) addStepBox(first, boxOf('step', index, own), table);
    return { index, text: textOf(document.steps[index]), isTicked: own?.isTicked === true, nodes };
  });
  numberTasks(tree, table);
  return { ingredients: ingredientBlocks(tree), steps };
}

function textOf(step: Step | undefined): string {
  const { title = null, text = '' } = step ?? {};
  // The words may begin with a bracket that belongs to the title: "Simmer (10 minutes)".
  return title ? `${title}${text.startsWith('(') ? ' ' : '. '}${text}` : text;
}

/** The elements with a mark, by its value, in the order of the values. */
function groupByMark(tree: Root, name: string): [number, Element[]][] {
  const groups = new Map<number, Element[]>();
  for (const element of elementsOf(tree)) {
    const value = element.properties[name];
    if (value === undefined) continue;
    const index = Number(value);
    groups.set(index, [...(groups.get(index) ?? []), element]);
  }
  return [...groups].sort(([one], [other]) => one - other);
}

function tickBox(mark: BoxMark, table: MarkTable): Element {
  const properties = { 'data-mark': table.add(mark) };
  return { type: 'element', tagName: 'input', properties, children: [] };
}

function addClass(element: Element, name: string) {
  const { className = [] } = element.properties;
  element.properties.className = [...new Set([...(className as string[]), name])];
}

/** Takes the box of a task out of an element. */
function takeTaskBox(element: Element, table: MarkTable): BoxMark | undefined {
  for (const parent of [element, ...element.children.filter(isElement)]) {
    const box = parent.children.find((child) => isElement(child) && child.tagName === 'input');
    if (!box || !isElement(box)) continue;
    parent.children = parent.children.filter((child) => child !== box);
    const mark = table.of(box);
    return mark?.kind === 'box' ? mark : undefined;
  }
  return undefined;
}

/** @param own the box that the recipe itself has there */
function boxOf(of: BoxMark['of'], index: number, own: BoxMark | undefined): BoxMark {
  const isWritten = own !== undefined;
  return { kind: 'box', of, index, name: '', isTicked: own?.isTicked === true, isWritten };
}

/** The first cell of a row, or the element itself: where a box can go. */
function placeOf(element: Element): Element {
  if (element.tagName !== 'tr') return element;
  return element.children.find((child): child is Element => isElement(child)) ?? element;
}

function addStepBox(element: Element, box: BoxMark, table: MarkTable) {
  // Only an item of a list has a margin with a number for the box.
  addClass(element, element.tagName === 'li' ? 'step-item' : 'step-line');
  placeOf(element).children.unshift(tickBox(box, table));
}

/** Makes the words of an item, or of a row's first cell, press its box too. */
function addIngredientBox(item: Element, index: number, table: MarkTable) {
  const box = tickBox(boxOf('ingredient', index, takeTaskBox(item, table)), table);
  const place = placeOf(item);
  addClass(place, place === item ? 'task-list-item' : 'ingredient-cell');
  const paragraph = place.children.find((child) => isElement(child) && child.tagName === 'p');
  const words = paragraph && isElement(paragraph) ? paragraph : place;
  const end = words.children.findIndex((child) => isElement(child) && !isPhrase(child));
  const inLabel = end < 0 ? words.children : words.children.slice(0, end);
  // Links and blocks have no place in a label.
  const label: Element = {
    type: 'element',
    tagName: 'label',
    properties: {},
    children: [box, ...inLabel],
  };
  words.children = [label, ...words.children.slice(inLabel.length)];
}

const PHRASES = new Set(['strong', 'em', 'del', 'code', 'br', 'span', 'data']);

function isPhrase(node: ElementContent): boolean {
  return !isElement(node) || (PHRASES.has(node.tagName) && node.children.every(isPhrase));
}

/** The id of a step's box on the page, which its words refer to. */
export const stepBoxId = (index: number) => `step-box-${index}`;

const BLOCKS = new Set(['p', 'ul', 'ol', 'li', 'td']);

/** Makes the words of a step press its box, except its timers and links. */
function labelWords(element: Element, index: number) {
  const children: ElementContent[] = [];
  let words: ElementContent[] = [];
  const endWords = () => {
    const properties = { htmlFor: [stepBoxId(index)] };
    const hasWords = words.some(
      (node) => isElement(node) || node.type !== 'text' || node.value.trim(),
    );
    if (hasWords) children.push({ type: 'element', tagName: 'label', properties, children: words });
    else children.push(...words);
    words = [];
  };
  for (const child of element.children) {
    if (isPhrase(child)) {
      words.push(child);
      continue;
    }
    endWords();
    children.push(child);
    if (isElement(child) && BLOCKS.has(child.tagName)) labelWords(child, index);
  }
  endWords();
  element.children = children;
}

/** Numbers the boxes of tasks that are neither steps nor ingredients. */
function numberTasks(tree: Root, table: MarkTable) {
  const marks = elementsOf(tree).flatMap((element) => table.of(element) ?? []);
  const tasks = marks.filter((mark) => mark.kind === 'box' && mark.of === 'task');
  for (const [index, mark] of tasks.entries()) Object.assign(mark, { index });
}

/** The content of an element, for another place of the page: without the frame of a list's item or a row. */
function contentOf(element: Element, isOneOfSeveral: boolean): ElementContent[] {
  if (element.tagName === 'tr') {
    return apart(element.children.filter(isElement).map((cell) => copyAll(cell.children)));
  }
  if (element.tagName === 'li' && !isOneOfSeveral) return copyAll(element.children);
  return copyAll(element.tagName === 'li' ? element.children : [element]);
}

/** Puts a line break between parts that have lost their frames. */
function apart(parts: readonly ElementContent[][]): ElementContent[] {
  return parts.flatMap((part, at) => (at > 0 ? [{ type: 'text', value: '\n' }, ...part] : part));
}

/** The blocks that hold ingredients, with the headings between them. */
function ingredientBlocks(tree: Root): ElementContent[] {
  const blocks = tree.children.filter(isElement);
  const first = blocks.findIndex(holdsIngredient);
  const last = blocks.findLastIndex(holdsIngredient);
  const wanted = blocks
    .slice(first, last + 1)
    .filter((block) => holdsIngredient(block) || /^h[1-6]$/.test(block.tagName));
  return first < 0 ? [] : copyAll(wanted);
}

/** Copies nodes for another place of the page: without ids, and without links to footnotes. */
function copyAll(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes
    .filter((node) => !isElement(node) || node.tagName !== 'sup')
    .map((node) => {
      if (!isElement(node)) return { ...node };
      const { id, ...properties } = node.properties;
      return { ...node, properties, children: copyAll(node.children) };
    });
}
