import type { Element, ElementContent, Root } from 'hast';
import type { Place } from '../../../reading/quantities/units';
import type { Ingredient, RecipeDocument } from '../RecipeDocument';
import { findServings } from './findServings';
import type { MarkTable } from './MarkTable';
import type { AmountPlace, Reading } from './Reading';
import type { Found } from './tidyTree';
import {
  elementsOf,
  ingredientOf,
  insertBehindWords,
  isBlock,
  isElement,
  textsOf,
  wordsOf,
} from './treeWords';

/** A part of an element's words that belongs to a text with amounts, and where it begins in that text. */
interface Range extends Place {
  amount: AmountPlace;
}

/** The most foods that are looked for in one sentence: each search reads all of it. */
const MOST_FOODS = 100;

const TEMPERATURE = /\d\s?(?:[°º˚]|deg|[CF](?![\p{L}\d]))/u;

/**
 * Marks where amounts and temperatures may change, and where the page adds words about them: at the
 * ends of lines and steps, and at the servings.
 */
export function markAmounts(
  tree: Root,
  found: Found,
  document: RecipeDocument,
  table: MarkTable,
): Pick<Reading, 'pieces' | 'temperatures'> {
  const items = document.ingredients.flatMap((group) => group.items);
  const shared = new Map<unknown, [number, Ingredient][]>();
  for (const [index, item] of items.entries()) {
    shared.set(item.node, [...(shared.get(item.node) ?? []), [index, item]]);
  }
  const pieces: Place[][] = items.map(() => []);
  const temperatures: string[] = [];

  for (const element of found.foods) {
    const { 'data-ingredients': several } = element.properties;
    delete element.properties['data-ingredients'];
    const first = ingredientOf(element) ?? several;
    const lines = shared.get(items[Number(first)]?.node) ?? [];
    for (const place of placesOf(element)) {
      const ranges = rangesOf(wordsOf(place), lines);
      for (const { amount, start, end } of ranges) {
        if (!('ingredient' in amount)) continue;
        pieces[amount.ingredient]?.push({ start: amount.start, end: amount.start + end - start });
      }
      wrap(place, ranges, table);
    }
    const last = placesOf(element).at(-1) ?? element;
    insertBehindWords(
      last,
      table.element({ kind: 'amounts', ingredients: lines.map(([index]) => index) }),
    );
  }
  for (const [step, elements] of found.steps) {
    for (const block of elements.flatMap(blocksOf)) {
      const words = wordsOf(block);
      if (!TEMPERATURE.test(words)) continue;
      const temperature = temperatures.push(words) - 1;
      wrap(block, [{ start: 0, end: words.length, amount: { temperature, start: 0 } }], table);
    }
    const last = elements.flatMap(placesOf).at(-1);
    if (last) insertBehindWords(last, table.element({ kind: 'step', step }));
  }
  placeServings(tree, found, document, table);
  return { pieces, temperatures };
}

function placeServings(
  tree: Root,
  { servings: elements, foodBlocks }: Found,
  { servings }: RecipeDocument,
  table: MarkTable,
) {
  if (!servings) return;
  const place = findServings(elements, servings);
  if (place) {
    const field = table.element({ kind: 'servings', signs: place.signs }, place.number);
    place.put(field, table.element({ kind: 'batch' }));
    return;
  }
  const at = tree.children.findIndex((child) => foodBlocks.has(child));
  if (at < 0) return;
  const children = [
    table.element({ kind: 'servings', signs: '' }),
    table.element({ kind: 'batch' }),
  ];
  tree.children.splice(at, 0, { type: 'element', tagName: 'p', properties: {}, children });
}

/** The blocks of a step: those that may hold words directly. */
const blocksOf = (element: Element) => [element, ...elementsOf(element)].filter(holdsWords);

/** Whether an element may hold words directly. */
const holdsWords = (element: Element) =>
  isBlock(element) || /^(?:t[dh]|h\d)$/.test(element.tagName);

/** The elements with the words of a line: the cells of a row, the paragraph of an item, or the element. */
function placesOf(element: Element): Element[] {
  if (element.tagName === 'tr') return element.children.filter(isElement);
  const paragraph = element.children.find((child) => isElement(child) && child.tagName === 'p');
  return [paragraph && isElement(paragraph) ? paragraph : element];
}

/** Where the words of a place are those of a line: all of the line, or a cell that is a part of it. */
function rangesOf(words: string, lines: readonly [number, { line: string }][]): Range[] {
  const ranges: Range[] = [];
  let from = 0;
  for (const [ingredient, { line }] of lines.slice(0, MOST_FOODS)) {
    const at = words.indexOf(line, from);
    if (at >= 0) {
      from = at + line.length;
      ranges.push({ start: at, end: from, amount: { ingredient, start: 0 } });
      continue;
    }
    const cell = words.trim();
    const inLine = lines.length === 1 && cell ? line.indexOf(cell) : -1;
    if (inLine < 0 || line.indexOf(cell, inLine + 1) >= 0) continue;
    const start = words.indexOf(cell);
    ranges.push({ start, end: start + cell.length, amount: { ingredient, start: inLine } });
  }
  return ranges;
}

/** Marks the words of each range, text node by text node. */
function wrap(element: Element, ranges: readonly Range[], table: MarkTable) {
  let offset = 0;
  for (const { node, parent } of textsOf(element)) {
    const begin = offset;
    const end = begin + node.value.length;
    offset = end;
    const parts: ElementContent[] = [];
    let at = begin;
    const textTo = (to: number) => ({
      type: 'text' as const,
      value: node.value.slice(at - begin, to - begin),
    });
    for (const range of ranges) {
      const [from, to] = [Math.max(range.start, at), Math.min(range.end, end)];
      if (from >= to) continue;
      if (from > at) parts.push(textTo(from));
      at = from;
      const amount = { ...range.amount, start: range.amount.start + from - range.start };
      const mark = { kind: 'words', line: 0, start: 0, next: 0, amount } as const;
      parts.push(table.element(mark, textTo(to)));
      at = to;
    }
    if (parts.length === 0) continue;
    if (end > at) parts.push(textTo(end));
    (parent.children as ElementContent[]).splice(parent.children.indexOf(node), 1, ...parts);
  }
}
