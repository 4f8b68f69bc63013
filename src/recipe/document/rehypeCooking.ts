import type { Element, ElementContent, Root } from 'hast';
import { forEachElement, isElement, ownText, part } from './tree';
import { type Block, outlineOf } from './outline';
import { type RecipeParts, readRecipe, rowsOf } from './readRecipe';
import styles from '../../cooking/Ticks.module.css';

/**
 * Puts a box to tick before every step and ingredient, makes the boxes of task lists ones that can be
 * ticked, and adds the tools. The tools hold the ingredients and the steps once
 * more, for the view for cooking.
 */
export function rehypeCooking() {
  return (tree: Root) => {
    const recipe = readRecipe(tree);
    const outline = outlineOf(tree, recipe);
    for (const [index, { item, list, name }] of recipe.steps.entries()) {
      const isTicked = takeBox(item);
      // Where it is a task, its number stands before it all the same.
      delete list.properties.className;
      item.properties.className = [styles.step ?? ''];
      item.children.unshift(tick(`step-${index + 1}`, name, isTicked));
    }
    for (const list of recipe.ingredients) {
      if (!isElement(list, 'ul', 'ol')) continue;
      list.tagName = 'ul';
      addClass(list, 'contains-task-list');
    }
    let count = 0;
    for (const row of recipe.ingredients.flatMap(rowsOf)) {
      count += 1;
      const name = `Ingredient: ${ownText(isElement(row, 'tr') ? row.children : wordsOf(row))}`;
      labelWithTick(row, tick(`ingredient-${count}`, name, takeBox(row)));
    }
    for (const [index, box] of boxesIn(tree).entries()) {
      const { ariaLabel, checked } = box.properties;
      const made = tick(`task-${index + 1}`, String(ariaLabel), checked === true);
      Object.assign(box, made);
    }
    tree.children.push(toolsFor(recipe, outline));
  };
}

function tick(id: string, label: string, isTicked: boolean): Element {
  return part('dish-tick', { id, label, isTicked });
}

function addClass(item: Element, name: string | undefined) {
  const { className = [] } = item.properties;
  item.properties.className = [...new Set([...(className as string[]), name ?? ''])];
}

/** Takes the box of its own out of an item, where it is a task. @returns whether it was ticked */
function takeBox(item: Element): boolean {
  for (const parent of [item, ...item.children.filter((child) => isElement(child, 'p'))]) {
    const box = parent.children.find((child) => isElement(child, 'input'));
    if (!box) continue;
    parent.children = parent.children.filter((child) => child !== box);
    return box.properties.checked === true;
  }
  return false;
}

function boxesIn(tree: Root): Element[] {
  const boxes: Element[] = [];
  forEachElement(tree, (element) => {
    if (isElement(element, 'input')) boxes.push(element);
  });
  return boxes;
}

/** An item's words, up to the first block behind them. */
function wordsOf(item: Element): ElementContent[] {
  const paragraph = item.children.find((child) => isElement(child, 'p'));
  return isElement(paragraph) ? paragraph.children : item.children;
}

/** Makes the words of an item, or of a row's first cell, press its box too. */
function labelWithTick(row: Element, box: Element) {
  const cell = row.children.find((child) => isElement(child, 'td', 'th'));
  const place = isElement(row, 'tr') && isElement(cell) ? cell : row;
  addClass(place, place === row ? 'task-list-item' : styles.cell);
  const paragraph = place.children.find((child) => isElement(child, 'p'));
  const words = isElement(paragraph) ? paragraph : place;
  // What can be pressed itself, or is a block, has no place in a label.
  const canLabel = words.children.every((child) => child.type === 'text' || isPhrase(child));
  words.children = canLabel
    ? [part('label', { className: [styles.ingredient] }, [box, ...words.children])]
    : [box, ...words.children];
}

function isPhrase(node: ElementContent): boolean {
  return (
    isElement(node, 'strong', 'em', 'del', 'code', 'br', 'span') &&
    node.children.every((child) => child.type === 'text' || isPhrase(child))
  );
}

/** Fewer steps are no way through a recipe. */
const FEWEST_STEPS = 2;

function toolsFor({ title, steps, ingredients }: RecipeParts, outline: Block[]): Element {
  // As a function it is handed on as it is.
  const properties = { title, outline: () => outline };
  if (steps.length < FEWEST_STEPS) return part('dish-tools', properties);
  return part('dish-tools', properties, [
    part('dish-ingredients', { count: ingredients.length }, copyAll(ingredients)),
    ...steps.map(({ item, name, part: section, rest }, index) => {
      const [box, ...content] = item.children;
      const properties = { id: `step-${index + 1}`, name, section, text: ownText(content) };
      return part(
        'dish-step',
        { ...properties, isTicked: isElement(box) && box.properties.isTicked },
        copyAll([...content, ...rest]),
      );
    }),
  ]);
}

/** Copies for another place of the page: without ids, and without what leads to footnotes. */
function copyAll(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes
    .filter((node) => node.type !== 'element' || node.tagName !== 'sup')
    .map((node) => {
      if (node.type !== 'element') return { ...node };
      const { id, ...properties } = node.properties;
      return {
        ...node,
        properties: node.tagName.startsWith('dish-') ? node.properties : properties,
        children: copyAll(node.children),
      };
    });
}
