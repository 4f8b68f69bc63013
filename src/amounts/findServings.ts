import type { Element, Root, Text } from 'hast';
import type { RecipeDocument, Servings } from '../recipe/document/RecipeDocument';
import { factsInSentence, piecesOf, readFact } from '../recipe/document/readFacts';
import { elementsOf, insertBehindWords, textsOf } from './words';

/** Where the number is, and the element that holds its line. */
interface Found {
  node: Text;
  parent: Element | Root;
  start: number;
  end: number;
  block: Element;
}

/**
 * Finds the number of servings in a rendered recipe.
 *
 * @returns null if it is not there, or in a heading, which has no place for a field
 */
export function findServings(
  tree: Root,
  { servings }: RecipeDocument,
): { put(field: Element, behind: Element): void } | null {
  if (!servings) return null;
  for (const element of elementsOf(tree)) {
    const { position, tagName } = element;
    if (/^h\d$/.test(tagName) || !position || !isIn(position, servings)) continue;
    const texts = textsOf(element);
    const words = texts.map(({ node }) => node.value).join('');
    const place = placeOf(words, servings);
    if (!place) continue;
    let offset = 0;
    for (const { node, parent } of texts) {
      const start = place.start - offset;
      const end = place.end - offset;
      if (start >= 0 && end <= node.value.length) {
        const found = { node, parent, start, end, block: element };
        return { put: (field, behind) => put(found, field, behind) };
      }
      offset += node.value.length;
    }
  }
  return null;
}

function isIn({ start, end }: NonNullable<Element['position']>, { span }: Servings): boolean {
  return (start.offset ?? -1) >= span.start - 4 && (end.offset ?? Number.MAX_VALUE) <= span.end + 4;
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

/**
 * Puts the number into the field's element, with the comma behind it, which must not begin a line; and an
 * element behind the line that the number is in.
 */
function put({ node, parent, start, end, block }: Found, field: Element, behind: Element) {
  const text = (value: string) => ({ type: 'text' as const, value });
  const rest = node.value.slice(end);
  const comma = /^[,;.:)]*/.exec(rest)?.[0] ?? '';
  field.properties['data-servings'] = comma;
  field.children = [text(node.value.slice(start, end))];
  const pieces = [text(node.value.slice(0, start)), field, text(rest.slice(comma.length))];
  parent.children.splice(parent.children.indexOf(node), 1, ...pieces);
  insertBehindWords(block, behind);
}
