import type { List, ListItem, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { lineOf, rawTextOf } from '../../recipe/document/plainText';
import { areFacts } from '../../recipe/document/readFacts';
import { TITLE_LABEL } from '../../recipe/document/readTitle';
import {
  inlineSectionOf,
  isClosing,
  isPlainSection,
  itemMarkLength,
  type Section,
  sectionOf,
  stepMarkOf,
} from '../../recipe/document/vocabulary';
import { sectionBelow } from './blocks';
import { linesOf } from './cutWords';
import { listFoods } from './listFoods';
import { separateColumns } from './separateColumns';

/**
 * Gives a block of its own to each line that people read as a heading, a step or an ingredient, and the
 * parser does not: "3. Bake" right below a bold line, "✅ 2 bananas" line by line, the foods of a sentence
 * and of a table. It changes the tree, but moves no word.
 *
 * @param tree from remark-parse and remark-gfm, before line endings become line breaks
 * @param source the text that the tree was parsed from
 */
export function separateLines(tree: Root, source: string): void {
  let section: Section | null = null;
  let depth = 0;
  tree.children = tree.children.flatMap((node, at): RootContent[] => {
    switch (node.type) {
      case 'heading':
        [section, depth] = sectionBelow(node, section, depth);
        return [node];
      case 'list':
        node.children = node.children.flatMap((item) => itemsIn(item, source));
        return listsIn(node, source);
      case 'table':
        return [separateColumns(node)];
      case 'paragraph':
        return paragraphsIn(node, tree.children[at + 1], at === 0, section, source).flatMap(
          (paragraph) => {
            const blocks = listFoods(paragraph, section, source);
            const line = lineOf(paragraph.children);
            if (!/[.!?]$/.test(line)) section = sectionOf(line) ?? section;
            return blocks ?? [paragraph];
          },
        );
      default:
        return [node];
    }
  });
}

/** Joins the lines of a paragraph that belong together. */
function paragraphsIn(
  node: Paragraph,
  next: RootContent | undefined,
  isFirst: boolean,
  sectionAbove: Section | null,
  source: string,
): Paragraph[] {
  const lines = linesOf(node, source);
  const texts = lines.map(({ children }) => lineOf(children));
  const areSentences = texts.every((text) => /[.!?:)]$/.test(text));
  let section = sectionAbove;
  const paragraphs: Paragraph[] = [];
  for (const [index, line] of lines.entries()) {
    const [text = '', before = ''] = [texts[index], texts[index - 1]];
    const last = paragraphs.at(-1);
    const isBelowLabel = isLabel(lines[index - 1]?.children ?? []);
    if (isBelowLabel) section = sectionOf(before) ?? section;
    const isApart =
      isBelowLabel ||
      isLabel(line.children) ||
      inlineSectionOf(text) !== null ||
      TITLE_LABEL.test(before) ||
      inlineSectionOf(before) !== null ||
      stepMarkOf(text) !== null ||
      itemMarkLength(text) > 0 ||
      (index === lines.length - 1 && isHead(text) && isList(next)) ||
      (index === 1 && isFirst && areFacts(text) && isBareLine(before)) ||
      section === 'ingredients' ||
      (section === 'method' && areSentences);
    if (last && !isApart) join(last, line);
    else paragraphs.push(line);
  }
  return paragraphs.length === 1 ? [node] : paragraphs;
}

/** Whether a last line leads to the list below it: "Ingredients needed:". */
const isHead = (text: string) => text.length <= 60 && /[:：]$/.test(text);
const isList = (node: RootContent | undefined) => node?.type === 'list' || node?.type === 'table';

/** Whether a first line may be a title: neither a sentence nor a fact. */
const isBareLine = (text: string) => !/[.!?:,;]$/.test(text) && !areFacts(text);

/** Whether a line serves as a heading: in bold alone, or the name of a section. */
function isLabel(nodes: readonly PhrasingContent[]): boolean {
  const text = lineOf(nodes);
  if (!text || text.length > 80) return false;
  const isBold = nodes.every(
    (node) => node.type === 'strong' || /^[\s:：]*$/.test(rawTextOf(node)),
  );
  return isBold || isPlainSection(text) || (/[:：)]$/.test(text) && sectionOf(text) !== null);
}

/** A bullet that the parser does not know. */
const BULLET = /^\s*[•◦▪▫‣●○◆◇►▶·∙]\s{1,3}/u;

/** Cuts an item before its lines with a bullet that the parser does not know. */
function itemsIn(item: ListItem, source: string): ListItem[] {
  const [paragraph, ...others] = item.children;
  if (paragraph?.type !== 'paragraph') return [item];
  const lines = linesOf(paragraph, source);
  if (!lines.some(({ children }) => isBulleted(children))) return [item];
  const items: ListItem[] = [];
  for (const line of lines) {
    const last = items.at(-1)?.children[0];
    if (last?.type === 'paragraph' && !isBulleted(line.children)) join(last, line);
    else items.push({ ...item, ...placeOf(line), children: [line] });
  }
  items.at(-1)?.children.push(...others);
  return items;
}

const isBulleted = ([first]: readonly PhrasingContent[]) =>
  first?.type === 'text' && BULLET.test(first.value);

const placeOf = ({ position }: Paragraph) => (position ? { position } : {});

/** Cuts a list at the headings and closing remarks between and behind its items. */
function listsIn(list: List, source: string): RootContent[] {
  const found: RootContent[] = [];
  let items: ListItem[] = [];
  const start = list.start ?? 1;
  const add = (count: number) => {
    const [first, last] = [items[0]?.position?.start, items.at(-1)?.position?.end];
    const place = first && last ? { position: { start: first, end: last } } : {};
    const number = list.ordered ? { start: start + count - items.length } : {};
    found.push({ ...list, ...number, ...place, children: items });
    items = [];
  };
  for (const [at, item] of list.children.entries()) {
    items.push(item);
    const isLast = at === list.children.length - 1;
    const lines = isLast || isHeaded(item, source) ? linesBehind(item, source) : [];
    if (!isLast && lines.length === 0) continue;
    add(at + 1);
    found.push(...lines);
  }
  return found;
}

/** Whether the last line of an item is the heading of the next ones: "**For the sauce**". */
function isHeaded(item: ListItem, source: string): boolean {
  const paragraph = item.children.at(-1);
  if (paragraph?.type !== 'paragraph') return false;
  const lines = linesOf(paragraph, source);
  return isLabel(lines.at(-1)?.children ?? []);
}

/**
 * Takes headings and closing remarks off the end of an item: the parser adds lines right below an
 * item to it.
 */
function linesBehind(item: ListItem, source: string): Paragraph[] {
  const paragraph = item.children.at(-1);
  if (paragraph?.type !== 'paragraph') return [];
  const lines = linesOf(paragraph, source);
  const end = lines.findIndex(
    ({ children }, index) => index > 0 && (isLabel(children) || isClosing(lineOf(children))),
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
  if (paragraph.position && line.position) paragraph.position.end = line.position.end;
}
