import type { List, ListItem, Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import { areFacts } from '../facts/readFacts';
import { lineOfNodes, rawTextOf } from '../markdown/plainText';
import { TITLE_LABEL } from '../sections/readTitle';
import {
  beginsWithAmount,
  inlineSectionOf,
  isClosing,
  isPlainSection,
  itemMarkLength,
  type Section,
  sectionOf,
  stepMarkOf,
} from '../vocabulary';
import { listFoods } from './listFoods';

/**
 * Makes a block of each line that people, but not the parser, read as a heading, a step or an
 * ingredient: "3. Bake" right below a bold line, "✅ 2 bananas" line by line, the foods of a
 * sentence. Moves no word.
 * @param tree from `parseMarkdown`, before line endings become line breaks
 */
export function separateLines(tree: Root): void {
  let section: Section | null = null;
  let depth = 0;
  tree.children = tree.children.flatMap((node, at): RootContent[] => {
    switch (node.type) {
      case 'heading':
        // "### For the sauce" is still within "## Ingredients".
        if (sectionOf(lineOfNodes(node.children)) || node.depth <= depth) {
          section = sectionOf(lineOfNodes(node.children));
          depth = node.depth;
        }
        return [node];
      case 'list':
        return listsIn(node);
      case 'paragraph':
        return paragraphsIn(node, tree.children[at + 1], section).flatMap((paragraph) => {
          const blocks = listFoods(paragraph, section);
          const line = lineOfNodes(paragraph.children);
          if (!/[.!?]$/.test(line)) section = sectionOf(line) ?? section;
          return blocks ?? [paragraph];
        });
      default:
        return [node];
    }
  });
}

/** Joins the lines of a paragraph that belong together. */
function paragraphsIn(
  node: Paragraph,
  next: RootContent | undefined,
  sectionAbove: Section | null,
): Paragraph[] {
  const lines = linesOf(node);
  const texts = lines.map(({ children }) => lineOfNodes(children));
  const areSentencesFrom = (at: number) => texts.slice(at).every((text) => /[.!?:)]$/.test(text));
  let areSentences = areSentencesFrom(0);
  let section = sectionAbove;
  const paragraphs: Paragraph[] = [];
  for (const [index, line] of lines.entries()) {
    const [text = '', before = ''] = [texts[index], texts[index - 1]];
    const last = paragraphs.at(-1);
    const isBelowLabel = isLabel(lines[index - 1]?.children ?? []);
    if (isBelowLabel) {
      section = sectionOf(before) ?? section;
      areSentences = areSentencesFrom(index);
    }
    const isAfterBlank =
      isBelowLabel ||
      isLabel(line.children) ||
      inlineSectionOf(text) !== null ||
      TITLE_LABEL.test(before) ||
      stepMarkOf(text) !== null ||
      itemMarkLength(text) > 0 ||
      // "Ingredients needed:", above a list
      (index === lines.length - 1 && /^.{0,59}[:：]$/.test(text) && next?.type === 'list') ||
      (index === 1 && areFacts(text) && isBareLine(before)) ||
      section === 'ingredients' ||
      (section === 'method' && areSentences);
    if (last && !isAfterBlank) join(last, line);
    else paragraphs.push(line);
  }
  return paragraphs.length === 1 ? [node] : paragraphs;
}

/** A first line that may be a title: neither a sentence nor a fact. */
const isBareLine = (text: string) => !/[.!?:,;]$/.test(text) && !areFacts(text);

/** A line that serves as a heading: in bold alone, or the name of a section. */
function isLabel(nodes: readonly PhrasingContent[]): boolean {
  const text = lineOfNodes(nodes);
  if (!text || text.length > 80) return false;
  const isBold = nodes.every(
    (node) => node.type === 'strong' || /^[\s:：]*$/.test(rawTextOf(node)),
  );
  return isBold || isPlainSection(text) || (/[:：)]$/.test(text) && sectionOf(text) !== null);
}

/** Cuts at the headings and closing remarks between and after the list's items. */
function listsIn(list: List): RootContent[] {
  const found: RootContent[] = [];
  let items: ListItem[] = [];
  const start = list.start ?? 1;
  const add = (count: number) => {
    const number = list.ordered ? { start: start + count - items.length } : {};
    found.push({ ...list, ...number, children: items });
    items = [];
  };
  const all = list.ordered ? list.children : list.children.flatMap(itemsIn);
  for (const [at, item] of all.entries()) {
    items.push(item);
    const isLast = at === all.length - 1;
    const lines = takeLinesOff(item, isLast);
    if (!isLast && lines.length === 0) continue;
    add(at + 1);
    found.push(...lines);
  }
  return found;
}

/** The parser adds lines right below an item to it: "-2 eggs" is the next item. */
function itemsIn(item: ListItem): ListItem[] {
  const [first, ...others] = item.children;
  if (first?.type !== 'paragraph') return [item];
  const groups: Paragraph[] = [];
  for (const line of linesOf(first)) {
    const text = lineOfNodes(line.children);
    const mark = itemMarkLength(text);
    const last = groups.at(-1);
    if (last && !(mark > 0 && beginsWithAmount(text.slice(mark)))) join(last, line);
    else groups.push(line);
  }
  if (groups.length < 2) return [item];
  return groups.map((paragraph, at) => ({
    ...item,
    children: at === groups.length - 1 ? [paragraph, ...others] : [paragraph],
  }));
}

/** The parser adds lines right below an item to it. This takes headings and closing remarks off. */
function takeLinesOff(item: ListItem, isLast: boolean): Paragraph[] {
  const paragraph = item.children.at(-1);
  if (paragraph?.type !== 'paragraph') return [];
  const lines = linesOf(paragraph);
  // "**For the sauce**" heads the next items.
  if (!isLast && !isLabel(lines.at(-1)?.children ?? [])) return [];
  const end = lines.findIndex(
    ({ children }, index) => index > 0 && (isLabel(children) || isClosing(lineOfNodes(children))),
  );
  if (end < 0) return [];
  const [first, ...others] = lines.slice(0, end);
  if (!first) return [];
  for (const line of others) join(first, line);
  item.children.splice(-1, 1, first);
  return lines.slice(end);
}

function join(paragraph: Paragraph, line: Paragraph) {
  paragraph.children.push({ type: 'text', value: '\n' }, ...line.children);
}

/** Cuts a paragraph at its line endings and breaks. */
function linesOf(paragraph: Paragraph): Paragraph[] {
  const lines: PhrasingContent[][] = [[]];
  for (const node of paragraph.children) {
    if (node.type === 'break') lines.push([]);
    else if (node.type !== 'text' || !node.value.includes('\n')) lines.at(-1)?.push(node);
    else {
      for (const [index, value] of node.value.split('\n').entries()) {
        if (index > 0) lines.push([]);
        if (value) lines.at(-1)?.push({ type: 'text', value });
      }
    }
  }
  if (lines.length === 1) return [paragraph];
  return lines
    .filter((children) => children.length > 0)
    .map((children) => ({ type: 'paragraph', children }));
}

/** Models write `<br>`, mostly in table cells. */
export function readLineBreaks(parent: Parents): void {
  for (const [index, node] of parent.children.entries()) {
    if (node.type === 'html' && /^<br\s*\/?>$/i.test(node.value)) {
      parent.children[index] = { type: 'break' };
    } else if ('children' in node) readLineBreaks(node);
  }
}
