import type { Element, Root, Text } from 'hast';
import { factsInSentence, piecesOf, readFact } from '../facts/readFacts';
import type { Servings } from '../RecipeDocument';
import { insertBehindWords, textsOf } from './treeWords';

/** Where the number is. */
interface Found {
  /** The block around it. */
  block: Element;
  node: Text;
  parent: Element | Root;
  start: number;
  end: number;
}

/** The place of the servings in a tree. */
interface ServingsPlace {
  number: Text;
  /** What follows the number and must not begin a line, such as a comma. */
  signs: string;
  /** Puts an element in the place of the number and its signs, and another one behind the line. */
  put(field: Element, behind: Element): void;
}

/**
 * Finds the number of servings.
 *
 * @param elements where to look; a heading has no place for a field
 * @returns null if it is not there
 */
export function findServings(
  elements: readonly Element[],
  servings: Servings,
): ServingsPlace | null {
  for (const element of elements) {
    const texts = textsOf(element);
    const words = texts.map(({ node }) => node.value).join('');
    const place = placeOf(words, servings);
    if (!place) continue;
    let offset = 0;
    for (const { node, parent } of texts) {
      const start = place.start - offset;
      const end = place.end - offset;
      if (start >= 0 && end <= node.value.length) {
        return placeAt({ block: element, node, parent, start, end });
      }
      offset += node.value.length;
    }
  }
  return null;
}

/** Where the number is in a line of facts or in a sentence. */
function placeOf(words: string, { from, to }: Servings): { start: number; end: number } | null {
  const number = from === to ? `${from}` : `${from}\\s?(?:-|–|—|\\p{L}{1,3})\\s?${to}`;
  const pattern = new RegExp(`(?<![\\d.,/])${number}(?![\\d/]|[.,]\\d)`, 'gu');
  for (const { index, 0: found } of words.matchAll(pattern)) {
    const place = { start: index, end: index + found.length };
    if (isOfServings(words, place, from)) return place;
  }
  return null;
}

function isOfServings(words: string, { start, end }: { start: number; end: number }, from: number) {
  let at = 0;
  for (const piece of piecesOf(words)) {
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

function placeAt({ block, node, parent, start, end }: Found): ServingsPlace {
  const text = (value: string): Text => ({ type: 'text', value });
  const rest = node.value.slice(end);
  const signs = /^[,;.:)]*/.exec(rest)?.[0] ?? '';
  return {
    number: text(node.value.slice(start, end)),
    signs,
    put(field, behind) {
      const parts = [text(node.value.slice(0, start)), field, text(rest.slice(signs.length))];
      parent.children.splice(parent.children.indexOf(node), 1, ...parts);
      insertBehindWords(block, behind);
    },
  };
}
