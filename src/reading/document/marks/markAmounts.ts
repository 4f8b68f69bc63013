import type { Element, ElementContent, Root, Text } from 'hast';
import type { Span } from '../../quantities/units';
import { factPieces, factsInSentence, readFact } from '../facts/readFacts';
import type { RecipeDocument, Servings } from '../RecipeDocument';
import type { AmountPlace } from './Reading';
import type { FoundElements } from './tidyTree';
import {
  cellsOf,
  elementOf,
  elementsOf,
  insertAfterWords,
  isBlock,
  isElement,
  type MarkTable,
  textOfElement,
  textsOf,
  wordedIn,
} from './treeWords';

/** A part of an element's words that belongs to a text with amounts, and where it begins there. */
interface Range extends Span {
  amount: AmountPlace;
}

/** Amounts and temperatures have numbers. */
const NUMBER = /[\d¼-¾⅐-⅞]/;

/**
 * Marks also where the page adds words: at ends of lines and steps, at the servings.
 * @param ready what a cook does before the steps, whose amounts change as those of steps do
 */
export function markAmounts(
  tree: Root,
  found: FoundElements,
  document: RecipeDocument,
  table: MarkTable,
  ready: readonly Element[],
) {
  const items = document.ingredients.flatMap((group) => group.items);
  const pieces: Span[][] = items.map(() => []);
  const stepTexts: string[] = [];

  for (const [ingredient, element] of found.ingredients) {
    const { line = '' } = items[ingredient] ?? {};
    for (const place of placesOf(element)) {
      const ranges = rangesOf(textOfElement(place), line, ingredient);
      for (const { amount, start, end } of ranges) {
        pieces[ingredient]?.push({ start: amount.start, end: amount.start + end - start });
      }
      wrap(place, ranges, table);
    }
    const last = placesOf(element).at(-1) ?? element;
    insertAfterWords(last, table.element({ kind: 'amounts', ingredient }));
  }

  function markStep(block: Element) {
    const words = textOfElement(block);
    if (!NUMBER.test(words)) return;
    const stepText = stepTexts.push(words) - 1;
    wrap(block, [{ start: 0, end: words.length, amount: { stepText, start: 0 } }], table);
  }

  for (const place of ready) markStep(place);
  for (const [step, elements] of found.steps) {
    for (const block of elements.flatMap(blocksOf)) markStep(block);
    const last = elements.flatMap(placesOf).at(-1);
    // A list has only items in it.
    const isList = last && /^[uo]l$/.test(last.tagName);
    const block = isList ? last.children.findLast(isElement) : last;
    if (block) insertAfterWords(block, table.element({ kind: 'step', step }));
  }
  placeServings(tree, found, document, table);
  return { pieces, stepTexts };
}

function placeServings(
  tree: Root,
  { servings: elements, foodBlocks }: FoundElements,
  { servings }: RecipeDocument,
  table: MarkTable,
) {
  if (!servings || elements.some((element) => replaceServings(element, servings, table))) return;
  const at = tree.children.findIndex((child) => foodBlocks.has(child));
  if (at < 0) return;
  const children = [
    table.element({ kind: 'servings', signs: '' }),
    table.element({ kind: 'batch' }),
  ];
  tree.children.splice(at, 0, elementOf('p', children));
}

/** The blocks of a step that may hold words directly. */
const blocksOf = (element: Element) =>
  [element, ...elementsOf(element)].filter(
    (one) => isBlock(one) || /^(?:t[dh]|h\d)$/.test(one.tagName),
  );

/** The cells of a row, the paragraph of an item, or the element. */
const placesOf = (element: Element): Element[] => cellsOf(element).map(wordedIn);

/** All of the line, or a cell that is a part of it. */
function rangesOf(words: string, line: string, ingredient: number): Range[] {
  const at = words.indexOf(line);
  if (at >= 0) return [{ start: at, end: at + line.length, amount: { ingredient, start: 0 } }];
  const cell = words.trim();
  const inLine = cell ? line.indexOf(cell) : -1;
  if (inLine < 0 || line.indexOf(cell, inLine + 1) >= 0) return [];
  const start = words.indexOf(cell);
  return [{ start, end: start + cell.length, amount: { ingredient, start: inLine } }];
}

function wrap(element: Element, ranges: readonly Range[], table: MarkTable) {
  let offset = 0;
  for (const { node, parent } of textsOf(element)) {
    const begin = offset;
    const end = begin + node.value.length;
    offset = end;
    // Between the cells of a row and the blocks of an item are only line breaks.
    if (/^\s*\n\s*$/.test(node.value)) continue;
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

/** A field replaces the number of servings, and an element follows the line. */
function replaceServings(element: Element, servings: Servings, table: MarkTable): boolean {
  const texts = textsOf(element);
  const place = placeOf(texts.map(({ node }) => node.value).join(''), servings);
  let offset = 0;
  for (const { node, parent } of place ? texts : []) {
    const { value } = node;
    const [start, end] = [(place?.start ?? 0) - offset, (place?.end ?? 0) - offset];
    offset += value.length;
    if (start < 0 || end > value.length) continue;
    // A comma after the number must not begin a line.
    const signs = /^[,;.:)]*/.exec(value.slice(end))?.[0] ?? '';
    const field = table.element({ kind: 'servings', signs }, text(value.slice(start, end)));
    // A line begins with a fact, and not with the dot before it.
    const rest = value.slice(end + signs.length).split(/(?<= )(?=· )/);
    parent.children.splice(
      parent.children.indexOf(node),
      1,
      text(value.slice(0, start)),
      field,
      ...rest.map((fact) => (/^·/.test(fact) ? elementOf('bdi', [text(fact)]) : text(fact))),
    );
    insertAfterWords(element, table.element({ kind: 'batch' }));
    return true;
  }
  return false;
}

const text = (value: string): Text => ({ type: 'text', value });

function placeOf(words: string, { from, to }: Servings): Span | null {
  const number = from === to ? `${from}` : `${from}\\s?(?:-|–|—|\\p{L}{1,3})\\s?${to}`;
  const pattern = new RegExp(`(?<![\\d.,/])${number}(?![\\d/]|[.,]\\d)`, 'gu');
  for (const { index, 0: found } of words.matchAll(pattern)) {
    const place = { start: index, end: index + found.length };
    if (isOfServings(words, place, from)) return place;
  }
  return null;
}

function isOfServings(words: string, { start, end }: Span, from: number) {
  let at = 0;
  for (const piece of factPieces(words)) {
    const begin = words.indexOf(piece, at);
    at = begin + piece.length;
    if (start < begin || end > at) continue;
    const facts = [readFact(piece), ...factsInSentence(piece)];
    if (facts.some((fact) => fact?.name === 'servings' && fact.servings?.from === from))
      return true;
  }
  // "Servings | 4": the label is in another cell.
  return /^\s*\d[\d\s–-]*(?:\p{L}+)?\s*$/u.test(words) && !readFact(words);
}
