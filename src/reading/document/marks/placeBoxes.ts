import type { Element, ElementContent, Root } from 'hast';
import type { RecipeDocument, Step } from '../RecipeDocument';
import type { BoxMark, ReadStep } from './Reading';
import { type FoundElements, taskIn } from './tidyTree';
import { addClass, cellsOf, elementOf, isElement, type MarkTable, wordedIn } from './treeWords';

/** Other tasks' boxes get a number. Gives ingredients and steps for another place of the page. */
export function placeBoxes(
  tree: Root,
  found: FoundElements,
  document: RecipeDocument,
  table: MarkTable,
) {
  const takeOwn = (element: Element) => takeTaskBox(element, found);
  for (const [index, item] of inOrder(found.ingredients)) {
    addIngredientBox(item, boxOf('ingredient', index, takeOwn(item)), table);
  }
  const steps = inOrder(found.steps).map(([index, elements]): ReadStep => {
    const [first] = elements;
    const own = first && takeOwn(first);
    const nodes = apart(elements.map(contentOf));
    for (const element of elements) labelWords(element, index);
    if (first) addStepBox(first, boxOf('step', index, own), table);
    return { index, text: textOf(document.steps[index]), isTicked: own?.isTicked === true, nodes };
  });
  for (const [index, task] of [...found.tasks.values()].entries()) task.index = index;
  return { ingredients: ingredientBlocks(tree, found, document), steps };
}

const inOrder = <Value>(places: ReadonlyMap<number, Value>): [number, Value][] =>
  [...places].sort(([one], [other]) => one - other);

function textOf(step: Step | undefined): string {
  const { title = null, text = '' } = step ?? {};
  // The words may begin with a bracket that belongs to the title: "Simmer (10 minutes)".
  return title ? `${title}${text.startsWith('(') ? ' ' : '. '}${text}` : text;
}

const tickBox = (mark: BoxMark, table: MarkTable): Element =>
  elementOf('input', [], { 'data-mark': table.add(mark) });

function takeTaskBox(element: Element, found: FoundElements): BoxMark | undefined {
  const { around, task } = taskIn(element, found) ?? {};
  if (!around) return undefined;
  found.tasks.delete(around);
  around.children = around.children.filter(
    (child) => !isElement(child) || child.tagName !== 'input',
  );
  return task;
}

/** `own`: the box that the recipe itself has there. */
function boxOf(of: BoxMark['of'], index: number, own: BoxMark | undefined): BoxMark {
  const isWritten = own !== undefined;
  const inputId = of === 'step' ? stepBoxId(index) : undefined;
  return { kind: 'box', of, index, name: '', isTicked: own?.isTicked === true, isWritten, inputId };
}

const placeOf = (element: Element): Element => cellsOf(element)[0] ?? element;

function addStepBox(element: Element, box: BoxMark, table: MarkTable) {
  // Only an item of a list has a margin with a number for the box.
  addClass(element, element.tagName === 'li' ? 'step-item' : 'step-line');
  placeOf(element).children.unshift(tickBox(box, table));
}

/** The words of an item, or of a row's first cell, press its box too. */
function addIngredientBox(item: Element, mark: BoxMark, table: MarkTable) {
  const box = tickBox(mark, table);
  const place = placeOf(item);
  addClass(place, place === item ? 'task-list-item' : 'ingredient-cell');
  const words = wordedIn(place);
  const end = words.children.findIndex((child) => isElement(child) && !isPhrase(child));
  const inLabel = end < 0 ? words.children : words.children.slice(0, end);
  // Links and blocks have no place in a label.
  const label = elementOf('label', [box, ...inLabel]);
  words.children = [label, ...words.children.slice(inLabel.length)];
}

const PHRASES = new Set(['strong', 'em', 'del', 'code', 'br', 'span', 'data']);

function isPhrase(node: ElementContent): boolean {
  return !isElement(node) || (PHRASES.has(node.tagName) && node.children.every(isPhrase));
}

const stepBoxId = (index: number) => `step-box-${index}`;

const BLOCKS = new Set(['p', 'ul', 'ol', 'li', 'td']);

/** The words of a step press its box, except its timers and links. */
function labelWords(element: Element, index: number) {
  const children: ElementContent[] = [];
  let words: ElementContent[] = [];
  const endWords = () => {
    const hasWords = words.some(
      (node) => isElement(node) || node.type !== 'text' || node.value.trim(),
    );
    if (hasWords) children.push(elementOf('label', words, { htmlFor: [stepBoxId(index)] }));
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

/** Drops the frame of a list's item or a row, for another place of the page. */
function contentOf(element: Element): ElementContent[] {
  if (element.tagName === 'tr') {
    return apart(cellsOf(element).map((cell) => copyAll(cell.children)));
  }
  return copyAll(element.tagName === 'li' ? element.children : [element]);
}

/** A line break between parts that have lost their frames. */
function apart(parts: readonly ElementContent[][]): ElementContent[] {
  return parts.flatMap((part, at) => (at > 0 ? [{ type: 'text', value: '\n' }, ...part] : part));
}

/** Includes the headings of groups. */
function ingredientBlocks(
  tree: Root,
  { foodBlocks }: FoundElements,
  { ingredients: [firstGroup] }: RecipeDocument,
): ElementContent[] {
  const blocks = tree.children.filter(isElement);
  const holdsFood = (block: Element) => foodBlocks.has(block);
  const first = blocks.findIndex(holdsFood) - (firstGroup?.heading ? 1 : 0);
  const wanted = blocks
    .slice(Math.max(0, first), blocks.findLastIndex(holdsFood) + 1)
    .filter((block) => holdsFood(block) || /^h[1-6]$/.test(block.tagName));
  return copyAll(wanted);
}

/** Drops ids and links to footnotes, for another place of the page. */
function copyAll(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes
    .filter((node) => !isElement(node) || node.tagName !== 'sup')
    .map((node) => {
      if (!isElement(node)) return { ...node };
      const { id, ...properties } = node.properties;
      return { ...node, properties, children: copyAll(node.children) };
    });
}

/** The page speaks of the whole recipe here: after its title, or before the text. */
export function markTitle(tree: Root, table: MarkTable): void {
  const title = tree.children.findIndex(
    (child) => isElement(child) && child.properties['data-title'] !== undefined,
  );
  tree.children.splice(title + 1, 0, table.element({ kind: 'title' }));
}

/** One place is below the ingredients, one at the end of each of their lines. */
export function placeIngredients(tree: Root, found: FoundElements, table: MarkTable): void {
  const last = tree.children.findLastIndex((child) => found.foodBlocks.has(child));
  if (last < 0) return;
  for (const [ingredient, element] of found.ingredients) {
    const { children } = wordedIn(cellsOf(element).at(-1) ?? element);
    const end = children.findIndex((child) => isElement(child) && /^[uo]l$/.test(child.tagName));
    const place = table.element({ kind: 'ingredient', ingredient });
    children.splice(end < 0 ? children.length : end, 0, place);
  }
  tree.children.splice(last + 1, 0, table.element({ kind: 'list' }));
}
