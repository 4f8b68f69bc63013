import type { List, ListItem, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { recognise } from '../../foods/recognise';
import { sectionBelow } from '../../reading/document/blocks';
import { alternativesOf } from '../../reading/languages';
import { lineOf, rawTextOf } from './plainText';
import { beginsWithAmount, inlineSectionOf, type Section, sectionOf } from './vocabulary';

/** A longer paragraph is not a list of foods. */
const LONGEST_SENTENCE = 1_500;

/** "You need", before foods. */
const NEED = new RegExp(
  `^(?:[\\p{L}\\d'’,.()]{1,15}[ ]){0,8}?(?:${alternativesOf(({ needs }) => needs)})(?![\\p{L}])\\s{0,3}:?\\s{0,3}`,
  'iu',
);

/** The length of "you need" at the beginning of a text; 0 without it. */
export const needLength = (text: string): number => NEED.exec(text)?.[0].length ?? 0;

/** "and" before the last food. */
const AND = /\s(?:and|und|et|y|e|en|&)\s/giu;
const LEADING_AND = /^\s*(?:(?:and|und|et|y|e|en|&)\s+)?/iu;
/** "Some", which says no amount. */
const SOME = /^\s*(?:du|de la|des|del|della|dello|un poco de|un po['’] di|um pouco de|wat)\s/iu;
/** Two foods that share a line: "salt and pepper". */
const PAIR = /(?:salt|salz|sel|sal|sale|zout)\s\S{1,3}\s/iu;

/**
 * Makes a list of each paragraph of ingredients: "You need 2 eggs, 200 g rice and salt." It changes
 * the tree, and removes only the commas and the "and" between the foods.
 *
 * @param tree after `separateLines`
 */
export function separateFoods(tree: Root): void {
  let section: Section | null = null;
  let depth = 0;
  tree.children = tree.children.flatMap((node): RootContent[] => {
    if (node.type === 'heading') [section, depth] = sectionBelow(node, section, depth);
    if (node.type !== 'paragraph') return [node];
    const line = lineOf(node.children);
    const blocks = line.length > LONGEST_SENTENCE ? null : listFoods(node, section);
    section = sectionOf(line) ?? section;
    return blocks ?? [node];
  });
}

/** @returns null unless an amount or a known food begins each part of the paragraph */
function listFoods(node: Paragraph, section: Section | null): RootContent[] | null {
  const text = node.children.map(rawTextOf).join('');
  const colon = inlineSectionOf(text) === 'ingredients' ? text.search(/[:：]\s/) + 1 : 0;
  const lead = colon || needLength(text);
  if (lead === 0 && section !== 'ingredients') return null;
  const parts = partsOf(text, lead);
  const isList = parts.length > (lead > 0 ? 1 : 2) && parts.every((part) => isFood(part.text));
  if (!isList) return null;
  const items = parts.map(({ start, end }) => slice(node.children, start, end));
  if (items.some((item) => item === null)) return null;
  const list: List = {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children) =>
      withPosition({ type: 'listItem', spread: false, children: [paragraphOf(children ?? [])] }),
    ),
  };
  const head = slice(node.children, 0, text.slice(0, lead).trimEnd().length);
  return head && head.length > 0 ? [paragraphOf(head), withPosition(list)] : [withPosition(list)];
}

interface TextPart {
  text: string;
  start: number;
  end: number;
}

/** Cuts a text at its commas, and at the last "and". */
function partsOf(text: string, from: number): TextPart[] {
  const parts: TextPart[] = [];
  const end = text.length - (/[.\s]{1,3}$/.exec(text)?.[0].length ?? 0);
  const add = (first: number, last: number) => {
    const words = text.slice(first, last).replace(LEADING_AND, '');
    const start = last - words.length;
    const trimmed = words.trimEnd();
    if (trimmed) parts.push({ text: trimmed, start, end: start + trimmed.length });
  };
  let depth = 0;
  let start = from;
  for (let at = from; at < end; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && /[,;，、]/.test(sign) && !/\d/.test(text[at + 1] ?? '')) {
      add(start, at);
      start = at + 1;
    }
  }
  const last = text.slice(start, end);
  const and = PAIR.test(last) ? undefined : [...last.matchAll(AND)].at(-1);
  const isTwo =
    and && isFood(last.slice(0, and.index)) && isFood(last.slice(and.index + and[0].length));
  if (isTwo) add(start, start + and.index);
  add(isTwo ? start + and.index + and[0].length : start, end);
  return parts;
}

/** Whether a text is an ingredient: it begins with an amount, or is a food. */
function isFood(text: string): boolean {
  const words = text.replace(LEADING_AND, '').replace(SOME, '').trim();
  if (words.length > 120) return false;
  if (beginsWithAmount(words)) return true;
  const { foods, unknown } = recognise(words);
  const rest = words.slice(foods.at(-1)?.end ?? 0);
  return foods.length > 0 && unknown.length === 0 && /^\W*$|^ ?(?:\(|for |to )/.test(rest);
}

/** Cuts phrasing content between two places of its words; null if a place is within emphasis. */
function slice(
  nodes: readonly PhrasingContent[],
  start: number,
  end: number,
): PhrasingContent[] | null {
  const found: PhrasingContent[] = [];
  let offset = 0;
  for (const node of nodes) {
    const { length } = rawTextOf(node);
    const [from, to] = [Math.max(start - offset, 0), Math.min(end - offset, length)];
    offset += length;
    if (from >= to) continue;
    if (from === 0 && to === length) found.push(node);
    else if (node.type !== 'text') return null;
    else {
      const piece = pieceOf(node, from, to);
      if (!piece) return null;
      found.push(piece);
    }
  }
  return found;
}

/**
 * A piece of a text with its place in the source; null if the source writes it differently, as with
 * escapes.
 */
function pieceOf(node: Extract<PhrasingContent, { type: 'text' }>, from: number, to: number) {
  const value = node.value.slice(from, to);
  if (!node.position) return { ...node, value };
  const { start, end } = node.position;
  if ((end.offset ?? 0) - (start.offset ?? 0) !== node.value.length) return null;
  const at = (places: number) => ({
    line: start.line,
    column: start.column + places,
    offset: (start.offset ?? 0) + places,
  });
  return { ...node, value, position: { start: at(from), end: at(to) } };
}

function paragraphOf(children: PhrasingContent[]): Paragraph {
  return withPosition({ type: 'paragraph', children });
}

/** Gives a node the place of its children. */
function withPosition<Parent extends Paragraph | ListItem | List>(node: Parent): Parent {
  const [start, end] = [node.children[0]?.position?.start, node.children.at(-1)?.position?.end];
  return start && end ? { ...node, position: { start, end } } : node;
}
