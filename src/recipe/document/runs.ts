import type { List, Table } from 'mdast';
import { recognise } from '../../foods/recognise';
import { type Block, type Label, leavesOf } from './blocks';
import { listsIngredients, shareOfAmounts } from './collectIngredients';
import { textOf } from './plainText';
import { beginsWithAmount, columnOf, isStepColumn, itemMarkLength, stepMarkOf } from './vocabulary';

/** A heading and what is below it, up to the next one. */
export interface Run {
  label: Label | null;
  block: Block | null;
  blocks: Block[];
  /** The place of the first block with words; 0 without one. */
  first: number;
  /** The place of the last list, table or marked step; -1 without one. */
  lastWork: number;
  /** The place of the last numbered list that continues another's numbers; -1 without one. */
  lastContinued: number;
  listCount: number;
  /** Whether sentences of work follow the last list, with a time or a temperature among them. */
  hasProse: boolean;
  /** The place of the first list; -1 without one. */
  firstList: number;
}

/** A time or a temperature. It tells a paragraph of work from an introduction. */
export const WORK = /\d ?°|[\d½¼¾]\s?(?:min|hour|Std|Stunde|heure|hora|or[ae]\b|uur)/i;

/** Cuts a recipe at its headings. */
export function runsOf(blocks: readonly Block[]): Run[] {
  const groups: Pick<Run, 'label' | 'block' | 'blocks'>[] = [
    { label: null, block: null, blocks: [] },
  ];
  for (const block of blocks) {
    if (block.kind === 'label') groups.push({ label: block.label, block, blocks: [] });
    else groups.at(-1)?.blocks.push(block);
  }
  return groups.map((group) => ({
    ...group,
    first: Math.max(
      0,
      group.blocks.findIndex(({ kind }) => kind !== 'other'),
    ),
    lastWork: group.blocks.findLastIndex(isWork),
    lastContinued: group.blocks.findLastIndex(
      (block) => block.kind === 'list' && (block.node.start ?? 1) > 1,
    ),
    firstList: group.blocks.findIndex(({ kind }) => kind === 'list'),
    listCount: group.blocks.filter(({ kind }) => kind === 'list').length,
    hasProse: hasProse(group.blocks),
  }));
}

function hasProse(blocks: readonly Block[]): boolean {
  const behind = blocks.slice(blocks.findLastIndex(({ kind }) => kind === 'list') + 1);
  const sentences = behind.filter((block) => block.kind === 'paragraph' && isSentence(block.text));
  return (
    sentences.length > 1 &&
    sentences.some((block) => block.kind === 'paragraph' && WORK.test(block.text))
  );
}

/** Whether a line is a sentence rather than a food. */
export function isSentence(text: string): boolean {
  return /[.!]$/.test(text) && !beginsWithAmount(text) && text.split(/\s/, 4).length > 3;
}

function isWork(block: Block): boolean {
  if (block.kind === 'list' || block.kind === 'table') return true;
  return block.kind === 'paragraph' && stepMarkOf(block.text) !== null;
}

/** Whether the blocks below a heading look like steps. */
export function listsSteps({ blocks }: Run): boolean {
  return blocks.some((block) => {
    if (block.kind === 'list') {
      return (
        block.node.ordered === true && shareOfAmounts(block.node) < 0.6 && !asksBack(block.node)
      );
    }
    if (block.kind === 'paragraph') {
      const mark = stepMarkOf(block.text);
      return mark !== null && !beginsWithAmount(block.text.slice(mark.length));
    }
    return block.kind === 'table' && isStepTable(block.node);
  });
}

/** Whether the blocks below a heading look like ingredients. */
export function hasAmounts({ blocks }: Run): boolean {
  return blocks.some((block) => {
    if (block.kind === 'list') return shareOfAmounts(block.node) >= 0.5;
    if (block.kind === 'table') return listsIngredients(block.node) && !isStepTable(block.node);
    if (block.kind !== 'paragraph') return false;
    const mark = itemMarkLength(block.text);
    return mark > 0 && beginsWithAmount(block.text.slice(mark));
  });
}

/** Whether at least half of the lines below a heading begin with a figure, and not with "a" or "one". */
export function hasFigures({ blocks }: Run): boolean {
  return blocks.some((block) => {
    if (block.kind === 'table') return true;
    if (block.kind !== 'list') return block.kind === 'paragraph' && FIGURE.test(block.text);
    const items = block.node.children;
    return items.filter((item) => FIGURE.test(textOf(item))).length * 2 >= items.length;
  });
}

const FIGURE = /^[^\p{L}\p{N}]{0,8}\p{N}/u;

/** Whether anything below a heading can be a list of foods. */
export function hasItems({ blocks }: Run): boolean {
  return blocks.some(
    (block) =>
      block.kind === 'list' ||
      block.kind === 'table' ||
      (block.kind === 'paragraph' && block.text.length <= 60),
  );
}

/** The most items of a list that are checked. */
const MOST_FOODS = 40;

/** Whether blocks are lists, and each of their items is a food. */
export function listsFoods(blocks: readonly Block[]): boolean {
  const items = blocks.flatMap((block) => (block.kind === 'list' ? leavesOf(block.node) : []));
  const areLists = blocks.every(({ kind }) => kind === 'list');
  if (!areLists || items.length < 2 || items.length > MOST_FOODS) return false;
  return items.every((item) => {
    const line = textOf(item);
    const { foods, unknown } = recognise(line.slice(0, 80));
    return line.length <= 60 && foods.length > 0 && unknown.length === 0 && !/[.!?:]/.test(line);
  });
}

/** Whether a list without numbers is below a heading, and no item of it is a sentence or has a time. */
export function listsThings({ blocks, firstList }: Run): boolean {
  const list = blocks[firstList];
  if (list?.kind !== 'list' || list.node.ordered) return false;
  const items = list.node.children.map(textOf);
  return !items.some((item) => isSentence(item) || WORK.test(item));
}

/** Whether a table has a column of steps. */
export function isStepTable({ children: [head] }: Table): boolean {
  const heads = head?.children.map(textOf) ?? [];
  return heads.some(isStepColumn) && !heads.some((text) => columnOf(text) === 'amount');
}

/** Whether a list holds questions: a model may ask back instead of writing a recipe. */
export function asksBack(list: List): boolean {
  const questions = list.children.filter((item) => /[?？]$/.test(textOf(item)));
  return questions.length * 2 > list.children.length;
}
