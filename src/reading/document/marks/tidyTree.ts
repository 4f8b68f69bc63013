import type { Element, Root, RootContent, Text } from 'hast';
import { createTextLimiter, TURNED, TURNS } from '../../../ui/limitText';
import { TITLE_LABEL } from '../sections/readTitle';
import type { BoxMark } from './Reading';
import { addClass, ingredientOf, isElement, type MarkTable } from './treeWords';

export type FoundElements = ReturnType<typeof nothingFound>;

/** Each will be in the order of the text. */
const nothingFound = () => ({
  /** By their places in the document. */
  ingredients: new Map<number, Element>(),
  /** The tree's blocks with ingredients in them. */
  foodBlocks: new Set<RootContent>(),
  /** By the steps' places in the document. */
  steps: new Map<number, Element[]>(),
  servings: [] as Element[],
  /** The boxes of tasks, by the elements around them. */
  tasks: new Map<Element, BoxMark>(),
});

/** The rank of the page's heading above the text. */
const PARENT_RANK = 2;

/** Elements that continue the line around them. */
const INLINE = new Set(['a', 'code', 'del', 'em', 'input', 'span', 'strong', 'sup']);

const FOOD_LISTS: Record<string, string> = { ol: 'ingredient-list', ul: 'contains-task-list' };

const isIngredient = (node: RootContent) => isElement(node) && ingredientOf(node) !== undefined;

/** Fits a tree into the page, keeps it quick to show, and notes where a recipe's parts are. */
export function tidyTree(tree: Root, table: MarkTable): FoundElements {
  const found = nothingFound();
  const ranks: number[] = [];
  let tables = 0;
  let limit = createTextLimiter();

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one walk through the tree, with one case for each element
  function enter(element: Element, tellsServings: boolean) {
    const { tagName, properties } = element;
    if (!INLINE.has(tagName)) limit = createTextLimiter();
    const rank = Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
    if (rank > 0) {
      // Below the page's own headings, without skipping a rank.
      while ((ranks.at(-1) ?? 0) >= rank) ranks.pop();
      ranks.push(rank);
      element.tagName = `h${Math.min(PARENT_RANK + ranks.length, 6)}`;
      if (properties['data-title'] !== undefined) dropLabel(element);
    } else if (tellsServings) found.servings.push(element);
    if (tagName === 'img') {
      // An image is a request to a server of the writer's choosing.
      element.tagName = 'span';
      element.children = [{ type: 'text', value: String(properties.alt ?? '') }];
      element.properties = {};
    }
    if (tagName === 'a') {
      // The renderer would write into an address that it knows as one.
      const { href, ...others } = properties;
      element.properties = { ...others, 'data-address': href };
    }
    if (tagName === 'table') properties['data-table'] = ++tables;
    if (tagName === 'th' && element.children.length === 0) element.tagName = 'td';
    const { 'data-step': step } = properties;
    const ingredient = ingredientOf(element);
    if (ingredient !== undefined) found.ingredients.set(ingredient, element);
    if (step !== undefined) {
      const index = Number(step);
      found.steps.set(index, [...(found.steps.get(index) ?? []), element]);
    }
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one walk through the tree, with one case for each element
  function walk(parent: Root | Element, isOfServings = false) {
    for (const child of parent.children) {
      if (child.type === 'text' || child.type === 'raw') {
        child.value = limit(child.value.replace(TURNS, TURNED));
      }
      if (!isElement(child)) continue;
      const before = found.ingredients.size;
      const tellsServings = isOfServings || child.properties['data-servings'] !== undefined;
      if (tellsServings) delete child.properties['data-servings'];
      enter(child, tellsServings);
      if (child.tagName === 'input' && isElement(parent))
        found.tasks.set(parent, taskOf(child, table));
      walk(child, tellsServings);
      if (parent === tree && found.ingredients.size > before) found.foodBlocks.add(child);
      if (child.tagName === 'li') nameTask(child, found);
      const list = FOOD_LISTS[child.tagName];
      if (list && child.children.some(isIngredient)) addClass(child, list);
    }
    joinSigns(parent, table);
  }

  walk(tree);
  return found;
}

/** "Recipe: Lentil soup" is a recipe, as the page says by itself. */
function dropLabel({ children: [first] }: Element): void {
  if (first?.type === 'text') first.value = first.value.replace(TITLE_LABEL, '');
}

function taskOf(box: Element, table: MarkTable): BoxMark {
  const isTicked = box.properties.checked === true;
  const mark: BoxMark = { kind: 'box', of: 'task', index: 0, name: '', isTicked, isWritten: true };
  box.properties = { 'data-mark': table.add(mark) };
  return mark;
}

/** The box of an item, which the item or its paragraph holds. */
export function taskIn(item: Element, { tasks }: FoundElements) {
  const around = [item, ...item.children.filter(isElement)].find((element) => tasks.has(element));
  const task = around && tasks.get(around);
  return task && { around, task };
}

/** The item's own text names its box. */
function nameTask(item: Element, found: FoundElements) {
  const { task } = taskIn(item, found) ?? {};
  if (task) task.name = item.children.map(ownText).join('').replace(/\s+/g, ' ').trim();
}

function ownText(node: RootContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || node.tagName === 'ul' || node.tagName === 'ol') return '';
  return node.children.map(ownText).join('');
}

const OPENING = /[([{“‘«"']{1,3}$/;
const CLOSING = /^[)\]}”’»"',.;:!?…]{1,3}/;

/** Browsers may break the line beside a button: one element keeps a time with its signs. */
function joinSigns({ children }: Root | Element, table: MarkTable): void {
  for (const [index, child] of children.entries()) {
    if (child.type === 'element' && isTime(child)) {
      children[index] = withSigns(child, children, index, table);
    }
  }
}

/** A bold time counts, too. */
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
