import type {
  Heading,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
} from 'mdast';
import { areFacts } from '../facts/readFacts';
import { lineOfNodes, rawTextOf, textOf } from '../markdown/plainText';
import {
  BOLD_RANK,
  type LineFeatures,
  PLAIN_RANK,
  type Role,
  type Zone,
} from '../roles/LineFeatures';
import { isFood, isSentence, WORK } from '../textTraits';
import {
  beginsWithAmount,
  columnOf,
  isPlainSection,
  itemMarkLength,
  type StepMark,
  sectionOf,
  stepMarkOf,
} from '../vocabulary';

/** In characters. A longer line without a heading's mark is not a heading. */
const LONGEST_LABEL = 80;

/** A line or paragraph that serves as a heading. */
export interface Label extends LineFeatures {
  mark: 'heading';
  node: Heading | Paragraph;
  /** The words after the label in its paragraph, as in "**Tip:** Rest it."; usually empty. */
  rest: string;
  /** How many of the paragraph's nodes belong to the label, if words follow it. */
  length: number;
  step: StepMark | null;
}

interface ListBlock extends LineFeatures {
  mark: 'number' | 'bullet';
  node: List;
}

/** Lines that a writer has put together. They share a role. */
export type Block =
  | Label
  | (LineFeatures & { mark: 'paragraph'; node: Paragraph; step: StepMark | null })
  | ListBlock
  | (LineFeatures & { mark: 'row'; node: Table })
  | (LineFeatures & { mark: 'quote' | 'code' | 'other'; node: RootContent });

export const labelWords = (text: string, rank: number, rest = '', length = 0) => ({
  text,
  rank,
  rest,
  length,
});

/** After bold words that are all of a paragraph: blanks, a colon, "(optional):". */
const BEHIND_NAME =
  /^(?:[\s:：.]|\ufe0f|\p{Extended_Pictographic}){0,20}(?:\([^()]{1,40}\)\s?[:：]?)?$/u;

/** A paragraph that serves as a heading: bold alone, or a few words before a colon. */
export function labelIn(node: Paragraph): ReturnType<typeof labelWords> | null {
  const text = lineOfNodes(node.children);
  const bold = boldLead(node.children);
  const isShort = text.length <= LONGEST_LABEL && !areFacts(text);
  if (bold && isShort && BEHIND_NAME.test(bold.rest)) {
    // Drops "(optional)" from a name, but keeps "(serves 4)": it gives the servings later.
    const name = bold.rest.includes('(') && sectionOf(bold.text) === null ? bold.text : text;
    return labelWords(name, BOLD_RANK);
  }
  const { name, rest, section } = namedSection(text, bold);
  if (section && section !== 'facts' && !stepMarkOf(name) && !areFacts(text)) {
    return labelWords(name, bold ? BOLD_RANK : PLAIN_RANK, rest, bold ? 1 : 0);
  }
  if (!isShort) return null;
  // One bare word for a section is a heading too. "Lettuce leaves for serving" is none.
  const bare = section === null && !/[.!?]$/.test(text) ? sectionOf(text) : null;
  const isNamed = bare !== null && (bare !== 'notes' || isPlainSection(text));
  return /[:：]$/.test(text) || isNamed ? labelWords(text, PLAIN_RANK) : null;
}

function namedSection(text: string, bold: ReturnType<typeof boldLead>) {
  const colon = bold ? bold.text.length : text.slice(0, 2 * LONGEST_LABEL).search(/[:：](?:\s|$)/);
  const name = bold?.text ?? text.slice(0, Math.max(0, colon));
  const rest = (bold?.rest ?? text.slice(colon + 1)).replace(/^\s*[:：]?\s*/, '');
  const hasColon = /[:：]\s*$/.test(name) || /^\s*[:：]/.test(bold?.rest ?? ':');
  const isName = hasColon && name.length <= LONGEST_LABEL;
  return { name, rest, section: isName && (bold || isPlainSection(name)) ? sectionOf(name) : null };
}

export function boldLead(nodes: readonly PhrasingContent[]): { text: string; rest: string } | null {
  const first = nodes.findIndex((node) => rawTextOf(node).trim() !== '');
  const start = nodes[first];
  if (!start) return null;
  // A picture may come before the bold words.
  const isPicture =
    start.type === 'text' &&
    /^(?:\s|\ufe0f|\u200d|\p{Extended_Pictographic}){1,20}$/u.test(start.value);
  const at = isPicture ? first + 1 : first;
  const strong = nodes[at];
  if (strong?.type !== 'strong') return null;
  return {
    text: rawTextOf(strong).trim(),
    rest: nodes
      .slice(at + 1)
      .map(rawTextOf)
      .join(''),
  };
}

export function contentOf(item: ListItem): PhrasingContent[] {
  const [first] = item.children;
  return first?.type === 'paragraph' ? first.children : [];
}

export const listsIn = ({ children }: ListItem): List[] =>
  children.filter((child) => child.type === 'list');

/** Items at any depth that hold no list themselves. */
export const leavesOf = ({ children }: List): ListItem[] =>
  children.flatMap((item) => (listsIn(item).length > 0 ? listsIn(item).flatMap(leavesOf) : item));

export const stripMark = (text: string): string => text.slice(itemMarkLength(text)).trim();

export function shareOfAmounts(list: List): number {
  // The points below a numbered step do not count.
  const items = list.ordered ? list.children : leavesOf(list);
  const lines = items.map((item) => stripMark(lineOfNodes(contentOf(item))));
  // "1: Boil" is a step.
  const amounts = lines.filter((line) => beginsWithAmount(line) && !stepMarkOf(line));
  return amounts.length / (lines.length || 1);
}

export interface StepHead {
  /** As written; null without a number. */
  number: number | null;
  title: string | null;
  /** The step's words in its first block. */
  head: string;
  node: Nodes;
}

/** A block with its role, and the zones above and below it. */
export interface PlacedBlock {
  block: Block;
  role: Role;
  from: Zone;
  to: Zone;
  steps: readonly StepHead[];
}

export interface Run {
  label: Label | null;
  blocks: Block[];
}

export function runsOf(blocks: readonly Block[]): Run[] {
  const runs: Run[] = [{ label: null, blocks: [] }];
  for (const block of blocks) {
    if (block.mark === 'heading') runs.push({ label: block, blocks: [] });
    else runs.at(-1)?.blocks.push(block);
  }
  return runs;
}

export const isList = (block: Block | undefined): block is ListBlock =>
  block?.mark === 'number' || block?.mark === 'bullet';

/** Sentences of work, one with a time or a temperature, follow the last list. */
export function hasProse({ blocks }: Run): boolean {
  const after = blocks.slice(blocks.findLastIndex(isList) + 1);
  const sentences = after.flatMap((block) =>
    block.mark === 'paragraph' && isProse(block.text) ? [block.text] : [],
  );
  return sentences.length > 1 && sentences.some((text) => WORK.test(text));
}

/** A sentence rather than a food: "Salt, as much as you like." begins with an amount. */
export const isProse = (text: string): boolean => isSentence(text) && !beginsWithAmount(text);

const MOST_FOODS = 40;

export function areFoodLists(blocks: readonly Block[]): boolean {
  const items = blocks.flatMap((block) => (isList(block) ? leavesOf(block.node) : []));
  if (!blocks.every(isList) || items.length < 2 || items.length > MOST_FOODS) return false;
  return items.every((item) => isFood(textOf(item)));
}

/** A list without numbers below a heading, without a sentence or a time. */
export function listsThings({ blocks }: Run): boolean {
  const list = blocks.find(isList);
  if (list?.mark !== 'bullet') return false;
  return !list.node.children.map(textOf).some((item) => isProse(item) || WORK.test(item));
}

export const columnsOf = ({ children: [head] }: Table) => head?.children.map(textOf) ?? [];

/** The table's head says that it lists ingredients. */
export const listsIngredients = (table: Table): boolean =>
  columnsOf(table).some((head) => /amount|food/.test(columnOf(head) ?? ''));

/** A model may ask back instead of writing a recipe. */
export function asksBack({ children }: List): boolean {
  return children.filter((item) => /[?？]$/.test(textOf(item))).length * 2 > children.length;
}
