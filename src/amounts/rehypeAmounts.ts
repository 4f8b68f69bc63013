import type { Element, ElementContent, Root } from 'hast';
import type { Place } from '../recipe/document/numbersIn';
import type { RecipeDocument } from '../recipe/document/RecipeDocument';
import { findServings } from './findServings';
import { elementsOf, insertBehindWords, isBlock, isElement, textsOf, wordsOf } from './words';

interface Options {
  /** Gives the document that `remarkRecipe` has read. */
  getDocument(): RecipeDocument | null;
  onPlaces(places: AmountPlaces): void;
}

/** Where the words of the ingredients are in a rendered recipe. */
export interface AmountPlaces {
  /** Whether a place of an ingredient's line is on the page, in one piece of it. */
  holds(ingredient: number, place: Place): boolean;
  /** The texts of steps that give a temperature. */
  texts: readonly string[];
}

/** A part of an element's words that belongs to a line, and where it begins in the line. */
interface Range extends Place {
  /** What the words are of: "i3" for the fourth ingredient, "t0" for the first text with a temperature. */
  of: string;
  lineStart: number;
}

/** The most foods of one sentence that are looked for, each in the whole of it. */
const MOST_FOODS = 100;

const TEMPERATURE = /\d\s?(?:[°º˚]|deg|[CF](?![\p{L}\d]))/u;

/**
 * Makes places for other amounts in a recipe that `remarkRecipe` has marked. Words that may change become
 * a `span` with `data-words`, as in "i3-5": the fourth ingredient, from the sixth letter of its line. An
 * empty `span` with `data-mark` ends a line, one with `data-note` ends a step, and one with
 * `data-servings` is for the servings. The line of those ends with one with `data-failure`.
 */
export function rehypeAmounts({ getDocument, onPlaces }: Options) {
  return (tree: Root) => {
    const document = getDocument();
    if (!document) return;
    const lines = document.ingredients.flatMap(({ items }) => items.map(({ line }) => line));
    const held = new Map<number, Place[]>();
    const texts: string[] = [];
    const steps = new Map<string, Element>();

    for (const element of elementsOf(tree)) {
      const {
        'data-ingredient': one,
        'data-ingredients': several,
        'data-step': step,
      } = element.properties;
      const indexes =
        String(one ?? several ?? '')
          .match(/\d+/g)
          ?.map(Number) ?? [];
      if (indexes.length > 0) {
        for (const place of placesOf(element)) {
          const ranges = rangesOf(wordsOf(place), indexes, lines);
          for (const { of, start, end, lineStart } of ranges) {
            const index = Number(of.slice(1));
            const piece = { start: lineStart, end: lineStart + end - start };
            held.set(index, [...(held.get(index) ?? []), piece]);
          }
          wrap(place, ranges);
        }
        const last = placesOf(element).at(-1) ?? element;
        insertBehindWords(last, emptySpan('data-mark', indexes.join(' ')));
      }
      if (step === undefined) continue;
      // The last block of a step.
      steps.set(String(step), element);
      for (const block of [element, ...elementsOf(element)].filter(holdsWords)) {
        const words = wordsOf(block);
        if (!TEMPERATURE.test(words)) continue;
        const of = `t${texts.push(words) - 1}`;
        wrap(block, [{ of, start: 0, end: words.length, lineStart: 0 }]);
      }
    }
    for (const [index, element] of steps) {
      insertBehindWords(placesOf(element).at(-1) ?? element, emptySpan('data-note', index));
    }
    const place = findServings(tree, document);
    const servings = emptySpan('data-servings', '');
    const failure = emptySpan('data-failure', '');
    if (place) place.put(servings, failure);
    else if (document.servings) insertBeforeIngredients(tree, [servings, failure]);
    onPlaces({
      holds: (index, { start, end }) =>
        (held.get(index) ?? []).some((piece) => piece.start <= start && end <= piece.end),
      texts,
    });
  };
}

/** Whether words may be in an element itself. */
const holdsWords = (element: Element) =>
  isBlock(element) || /^(?:t[dh]|h\d)$/.test(element.tagName);

function emptySpan(name: string, value: string): Element {
  return { type: 'element', tagName: 'span', properties: { [name]: value }, children: [] };
}

/** What holds the words of a line: the cells of a row, the paragraph of an item, or the element. */
function placesOf(element: Element): Element[] {
  if (element.tagName === 'tr') return element.children.filter(isElement);
  const paragraph = element.children.find((child) => isElement(child) && child.tagName === 'p');
  return [paragraph && isElement(paragraph) ? paragraph : element];
}

/** Where the words of a place are those of a line: all of the line, or a cell that is a part of it. */
function rangesOf(words: string, indexes: readonly number[], lines: readonly string[]): Range[] {
  const ranges: Range[] = [];
  let from = 0;
  for (const index of indexes.slice(0, MOST_FOODS)) {
    const line = lines[index] ?? '';
    const at = words.indexOf(line, from);
    if (at >= 0) {
      ranges.push({ of: `i${index}`, start: at, end: at + line.length, lineStart: 0 });
      from = at + line.length;
      continue;
    }
    const cell = words.trim();
    const inLine = indexes.length === 1 && cell ? line.indexOf(cell) : -1;
    if (inLine < 0 || line.indexOf(cell, inLine + 1) >= 0) continue;
    const start = words.indexOf(cell);
    ranges.push({ of: `i${index}`, start, end: start + cell.length, lineStart: inLine });
  }
  return ranges;
}

/** Puts the words of each range into spans, one for each text node. */
function wrap(element: Element, ranges: readonly Range[]) {
  let offset = 0;
  for (const { node, parent } of textsOf(element)) {
    const begin = offset;
    const end = begin + node.value.length;
    offset = end;
    const pieces: ElementContent[] = [];
    let at = begin;
    const addText = (to: number) => {
      if (to > at) pieces.push({ type: 'text', value: node.value.slice(at - begin, to - begin) });
    };
    for (const range of ranges) {
      const [from, to] = [Math.max(range.start, at), Math.min(range.end, end)];
      if (from >= to) continue;
      addText(from);
      const span = emptySpan('data-words', `${range.of}-${range.lineStart + from - range.start}`);
      span.children = [{ type: 'text', value: node.value.slice(from - begin, to - begin) }];
      pieces.push(span);
      at = to;
    }
    if (pieces.length === 0) continue;
    addText(end);
    (parent.children as ElementContent[]).splice(parent.children.indexOf(node), 1, ...pieces);
  }
}

function insertBeforeIngredients(tree: Root, children: Element[]) {
  const holds = (element: Element): boolean =>
    element.properties['data-ingredient'] !== undefined ||
    element.children.some((child) => isElement(child) && holds(child));
  const at = tree.children.findIndex((child) => isElement(child) && holds(child));
  if (at < 0) return;
  const line: Element = { type: 'element', tagName: 'p', properties: {}, children };
  tree.children.splice(at, 0, line);
}
