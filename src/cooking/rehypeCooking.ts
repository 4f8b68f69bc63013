import type { Element, ElementContent, Root } from 'hast';
import type { RecipeDocument, Step } from '../recipe/document/RecipeDocument';
import { messages } from './messages';
import styles from './Ticks.module.css';

/** A step, as the view for cooking shows it. */
export interface CookingStep {
  /** Its place in the document. */
  index: number;
  /** The id of its box. */
  id: string;
  /** As in "Step 3, Sauce". */
  name: string;
  /** The heading of its part of the work; empty for none. */
  section: string;
  /** Its title, if any, and its words. */
  text: string;
  /** Whether the recipe itself has it ticked. */
  isTicked: boolean;
  nodes: readonly ElementContent[];
}

/** The rendered parts of a recipe, for another place of the page. */
export interface CookingParts {
  ingredients: readonly ElementContent[];
  steps: readonly CookingStep[];
}

interface Options {
  /** Gives the document that `remarkRecipe` has read. */
  getDocument(): RecipeDocument | null;
  /** Called with the parts of the recipe. */
  onParts(parts: CookingParts): void;
}

/**
 * Puts a box to tick into each step and ingredient that `remarkRecipe` has marked, and makes the
 * boxes of other tasks ones that a cook can tick. A box is an `input` with `data-tick`, its id.
 */
export function rehypeCooking({ getDocument, onParts }: Options) {
  return (tree: Root) => {
    const document = getDocument();
    if (!document) return;
    const steps = groupByMark(tree, 'data-step');
    const ingredients = groupByMark(tree, 'data-ingredient');
    const items = document.ingredients.flatMap((group) => group.items);

    for (const [index, [item]] of ingredients) {
      if (item) addIngredientBox(item, index, items[index]?.line ?? '');
    }
    forEachElement(tree, (list) => {
      if (!list.children.some((child) => isElement(child) && isMarked(child))) return;
      if (list.tagName === 'ol') list.tagName = 'ul';
      if (list.tagName === 'ul') addClass(list, 'contains-task-list');
    });
    const names = nameSteps(document.steps);
    const parts = [...steps].map(([index, elements]): CookingStep => {
      const id = `step-${index + 1}`;
      const name = names[index] ?? '';
      const { part, title, text: words } = document.steps[index] as Step;
      // The words may begin with a bracket that belongs to the title: "Simmer (10 minutes)".
      const text = title ? `${title}${words.startsWith('(') ? ' ' : '. '}${words}` : words;
      const nodes = elements.flatMap((element) => contentOf(element, elements.length > 1));
      const isTicked = elements[0] ? addStepBox(elements[0], id, name) : false;
      return { index, id, name, section: part ?? '', text, isTicked, nodes };
    });
    nameTaskBoxes(tree);
    onParts({ ingredients: ingredientBlocks(tree), steps: parts });
  };
}

/** Names each step as it is shown: "Step 2", with its part if the parts count anew. */
export function nameSteps(steps: readonly Step[]): string[] {
  const hasSeveralCounts = new Set(steps.map(({ number }) => number)).size < steps.length;
  return steps.map(({ number, part }) => messages.stepName(number, hasSeveralCounts ? part : null));
}

const isElement = (node: { type: string }): node is Element => node.type === 'element';

const isMarked = ({ properties }: Element) => properties['data-ingredient'] !== undefined;

function forEachElement(parent: Root | Element, call: (element: Element) => void) {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    call(child);
    forEachElement(child, call);
  }
}

/** The elements with a mark, by its value, in the order of the values. */
function groupByMark(tree: Root, mark: string): [number, Element[]][] {
  const groups = new Map<number, Element[]>();
  forEachElement(tree, (element) => {
    const value = element.properties[mark];
    if (value === undefined) return;
    const index = Number(value);
    groups.set(index, [...(groups.get(index) ?? []), element]);
  });
  return [...groups].sort(([one], [other]) => one - other);
}

function tickBox(id: string, label: string, isTicked: boolean): Element {
  return {
    type: 'element',
    tagName: 'input',
    properties: { type: 'checkbox', 'data-tick': id, ariaLabel: label, checked: isTicked },
    children: [],
  };
}

function addClass(element: Element, name: string | undefined) {
  const { className = [] } = element.properties;
  element.properties.className = [...new Set([...(className as string[]), name ?? ''])];
}

/** Takes the box of a task out of an element. @returns whether it was ticked */
function takeTaskBox(element: Element): boolean {
  for (const parent of [element, ...element.children.filter(isElement)]) {
    const box = parent.children.find((child) => isElement(child) && child.tagName === 'input');
    if (!box || !isElement(box)) continue;
    parent.children = parent.children.filter((child) => child !== box);
    return box.properties.checked === true;
  }
  return false;
}

/** The first cell of a row, or the element itself: where a box can go. */
function placeOf(element: Element): Element {
  if (element.tagName !== 'tr') return element;
  return element.children.find((child): child is Element => isElement(child)) ?? element;
}

function addStepBox(element: Element, id: string, name: string): boolean {
  const isTicked = takeTaskBox(element);
  // Only an item of a list has a margin with a number for the box.
  addClass(element, element.tagName === 'li' ? styles.step : styles.lineStep);
  placeOf(element).children.unshift(tickBox(id, name, isTicked));
  return isTicked;
}

/** Makes the words of an item, or of a row's first cell, press its box too. */
function addIngredientBox(item: Element, index: number, line: string) {
  const box = tickBox(`ingredient-${index + 1}`, messages.ingredient(line), takeTaskBox(item));
  const place = placeOf(item);
  addClass(place, place === item ? 'task-list-item' : styles.cell);
  const paragraph = place.children.find((child) => isElement(child) && child.tagName === 'p');
  const words = paragraph && isElement(paragraph) ? paragraph : place;
  const end = words.children.findIndex((child) => isElement(child) && !isPhrase(child));
  const inLabel = end < 0 ? words.children : words.children.slice(0, end);
  // Links and blocks have no place in a label.
  const label: Element = {
    type: 'element',
    tagName: 'label',
    properties: { className: [styles.ingredient ?? ''] },
    children: [box, ...inLabel],
  };
  words.children = [label, ...words.children.slice(inLabel.length)];
}

const PHRASES = new Set(['strong', 'em', 'del', 'code', 'br', 'span']);

function isPhrase(node: ElementContent): boolean {
  return !isElement(node) || (PHRASES.has(node.tagName) && node.children.every(isPhrase));
}

/** The boxes of tasks that are neither steps nor ingredients get ids too. */
function nameTaskBoxes(tree: Root) {
  let count = 0;
  forEachElement(tree, ({ tagName, properties }) => {
    if (tagName !== 'input' || properties['data-tick'] !== undefined) return;
    count += 1;
    properties['data-tick'] = `task-${count}`;
  });
}

/** What an element holds, for another place: a list's item and a row lose their frame. */
function contentOf(element: Element, isOneOfSeveral: boolean): ElementContent[] {
  if (element.tagName === 'tr') {
    return copyAll(element.children.flatMap((cell) => (isElement(cell) ? cell.children : [])));
  }
  if (element.tagName === 'li' && !isOneOfSeveral) return copyAll(element.children);
  return copyAll(element.tagName === 'li' ? element.children : [element]);
}

/** The blocks that hold ingredients, with the headings between them. */
function ingredientBlocks(tree: Root): ElementContent[] {
  const blocks = tree.children.filter((child) => isElement(child));
  const holds = (block: Element): boolean =>
    isMarked(block) || block.children.some((child) => isElement(child) && holds(child));
  const first = blocks.findIndex(holds);
  const last = blocks.findLastIndex(holds);
  const wanted = blocks
    .slice(first, last + 1)
    .filter((block) => holds(block) || /^h[1-6]$/.test(block.tagName));
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
