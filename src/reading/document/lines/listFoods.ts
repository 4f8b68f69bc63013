import type { List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { pattern } from '../../languages';
import type { Span } from '../../quantities/units';
import { readFact } from '../facts/readFacts';
import { rawTextOf } from '../markdown/plainText';
import { isFood, isSentence } from '../textTraits';
import { beginsWithAmount, inlineSectionOf, itemMarkLength, type Section } from '../vocabulary';

/** A longer paragraph, below no heading for ingredients, is not a list of foods. */
const LONGEST_SENTENCE = 1_500;

const NEED = pattern("^(?:[\\p{L}\\d'’,.()]{1,15}[ ]){0,8}?$needs(?!\\p{L})\\s{0,3}:?\\s{0,3}");

/** 0 without "you need" at the beginning. */
export const needLength = (text: string): number => NEED.exec(text)?.[0].length ?? 0;

const AND = pattern('\\s(?:$small.and|&)\\s', 'giu');
const LEADING_AND = pattern('^\\s*(?:(?:$small.and|&)\\s+)?');
/** Two foods that share a line: "salt and pepper". */
const PAIR = pattern('$salt\\s\\S{1,3}\\s');

/** Only commas and "and" between the foods go: "You need 2 eggs, 200 g rice and salt." */
export function listFoods(node: Paragraph, section: Section | null): RootContent[] | null {
  const text = node.children.map(rawTextOf).join('');
  const colon = colonOf(text);
  const lead = colon || needLength(text);
  const isNamed = lead > 0;
  const isBelow = section === 'ingredients' || colon > 0;
  if (!isBelow && (!isNamed || text.length > LONGEST_SENTENCE)) return null;
  if (!node.children.every(canBeCut)) return null;
  const parts = partsOf(text, lead || itemMarkLength(text));
  const texts = parts.map(({ start, end }) => text.slice(start, end));
  const areFoods = parts.length > (isNamed ? 1 : 2) && texts.every(isIngredient);
  if (!areFoods && !(isBelow && (colon > 0 || areLikeFoods(text, texts)))) return null;
  // A check mark or a picture stays with the first food.
  if (parts[0] && !isNamed) parts[0].start = 0;
  const head = wordsIn(node.children, { start: 0, end: text.slice(0, lead).trimEnd().length });
  const list: List = {
    type: 'list',
    ordered: false,
    spread: false,
    children: parts.map((part) => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: wordsIn(node.children, part) }],
    })),
  };
  return head.length > 0 ? [{ type: 'paragraph', children: head }, list] : [list];
}

/** The length of "Ingredients:" before foods; 0 without it. */
function colonOf(text: string): number {
  const colon = text.search(/[:：]\s/) + 1;
  if (colon === 0) return 0;
  const isNamed = inlineSectionOf(text) === 'ingredients';
  return isNamed && !readFact(text.slice(colon).trim()) ? colon : 0;
}

/** No word would be lost: HTML and footnotes have none, and code stays whole. */
function canBeCut(node: PhrasingContent): boolean {
  if ('children' in node) return node.children.every(canBeCut);
  return node.type === 'text' || /^[^\s,;，、]+$/.test(rawTextOf(node));
}

function wordsIn(nodes: readonly PhrasingContent[], { start, end }: Span): PhrasingContent[] {
  let begin = 0;
  return nodes.flatMap((node): PhrasingContent[] => {
    const { length } = rawTextOf(node);
    const [from, to] = [Math.max(start - begin, 0), Math.min(end - begin, length)];
    begin += length;
    if (from >= to) return [];
    if (node.type === 'text') return [{ type: 'text', value: node.value.slice(from, to) }];
    if (to - from === length || !('children' in node)) return [node];
    return [{ ...node, children: wordsIn(node.children, { start: from, end: to }) } as typeof node];
  });
}

/** Blanks replace what the inner brackets hold. */
const withoutBrackets = (text: string) =>
  text.replace(/\([^()]*\)/g, (all) => ' '.repeat(all.length));

/** Cuts at commas, and at the last "and". */
function partsOf(text: string, from: number): Span[] {
  const parts: Span[] = [];
  const end = text.length - (/[.\s]{1,3}$/.exec(text)?.[0].length ?? 0);
  const add = (first: number, last: number) => {
    const words = text.slice(first, last).replace(LEADING_AND, '');
    const trimmed = words.trimEnd();
    const start = last - words.length;
    if (trimmed) parts.push({ start, end: start + trimmed.length });
  };
  const level = withoutBrackets(withoutBrackets(text.slice(0, end)));
  let start = from;
  for (const { index } of level.matchAll(/[,;，、](?!\d)/g)) {
    if (index < from) continue;
    add(start, index);
    start = index + 1;
  }
  const last = text.slice(start, end);
  const and = PAIR.test(last) ? undefined : [...last.matchAll(AND)].at(-1);
  const isTwo =
    and &&
    isIngredient(last.slice(0, and.index)) &&
    isIngredient(last.slice(and.index + and[0].length));
  if (isTwo) add(start, start + and.index);
  add(isTwo ? start + and.index + and[0].length : start, end);
  return parts;
}

/** An ingredient begins with an amount, or is a food. */
function isIngredient(text: string): boolean {
  const words = text.replace(LEADING_AND, '').trim();
  return words.length <= 120 && (beginsWithAmount(words) || isFood(words));
}

/** Below a heading for ingredients, parts of a sentence are ingredients, known or not. */
function areLikeFoods(text: string, parts: readonly string[]): boolean {
  const measured = parts.filter(beginsWithAmount).length;
  const areShort = !/[.!]$/.test(text) && parts.every((part) => part.length <= 40);
  return (
    parts.length > 2 &&
    !/[:：]/.test(text) &&
    (areShort || (measured > 1 && (/\d/.test(text) || !isSentence(text))))
  );
}
