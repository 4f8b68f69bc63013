import type { List, Table } from 'mdast';
import { recognise } from '../../../foods/recognise';
import { isSentence, WORK } from '../judge';
import { textOf } from '../markdown/plainText';
import { beginsWithAmount, columnOf, isStepColumn, itemMarkLength } from '../vocabulary';
import { type Block, type Label, type ListBlock, leavesOf } from './blocks';

/** A heading and what is below it, up to the next one. */
export interface Run {
  label: Label | null;
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

/** Cuts a recipe at its headings. */
export function runsOf(blocks: readonly Block[]): Run[] {
  const groups: Pick<Run, 'label' | 'blocks'>[] = [{ label: null, blocks: [] }];
  for (const block of blocks) {
    if (block.kind === 'label') groups.push({ label: block, blocks: [] });
    else groups.at(-1)?.blocks.push(block);
  }
  return groups.map((group) => ({
    ...group,
    first: Math.max(
      0,
      group.blocks.findIndex(({ kind }) => kind !== 'other'),
    ),
    lastWork: group.blocks.findLastIndex(
      (block) => isList(block) || block.kind === 'table' || ('mark' in block && block.mark),
    ),
    lastContinued: group.blocks.findLastIndex(
      (block) => isList(block) && (block.node.start ?? 1) > 1,
    ),
    firstList: group.blocks.findIndex(isList),
    listCount: group.blocks.filter(isList).length,
    hasProse: hasProse(group.blocks),
  }));
}

export const isList = (block: Block | undefined): block is ListBlock =>
  block?.kind === 'numbers' || block?.kind === 'bullets';

function hasProse(blocks: readonly Block[]): boolean {
  const behind = blocks.slice(blocks.findLastIndex(isList) + 1);
  const sentences = behind.flatMap((block) =>
    block.kind === 'paragraph' && isProse(block.text) ? [block.text] : [],
  );
  return sentences.length > 1 && sentences.some((text) => WORK.test(text));
}

/** Whether a line is a sentence rather than a food: "Salt, as much as you like." begins with an amount. */
export const isProse = (text: string): boolean => isSentence(text) && !beginsWithAmount(text);

/** Whether the blocks below a heading look like steps. */
export function listsSteps({ blocks }: Run): boolean {
  return blocks.some((block) => {
    if (block.kind === 'numbers') return block.share < 0.6 && !asksBack(block.node);
    if (block.kind === 'table') return isStepTable(block.node);
    return (
      block.kind === 'paragraph' &&
      block.mark !== null &&
      !beginsWithAmount(block.text.slice(block.mark.length))
    );
  });
}

/** Whether the blocks below a heading look like ingredients. */
export function hasAmounts({ blocks }: Run): boolean {
  return blocks.some((block) => {
    if (isList(block)) return block.share >= 0.5;
    if (block.kind === 'table') return listsIngredients(block.node) && !isStepTable(block.node);
    return block.kind === 'paragraph' && isMarkedAmount(block.text);
  });
}

/** Whether a line begins with a bullet or a check mark, and an amount behind it. */
export function isMarkedAmount(text: string): boolean {
  const mark = itemMarkLength(text);
  return mark > 0 && beginsWithAmount(text.slice(mark));
}

/** Whether at least half of the lines below a heading begin with a figure, and not with "a" or "one". */
export function hasFigures({ blocks }: Run): boolean {
  return blocks.some((block) => {
    if (block.kind === 'table') return true;
    if (!isList(block)) return block.kind === 'paragraph' && FIGURE.test(block.text);
    const items = block.node.children;
    return items.filter((item) => FIGURE.test(textOf(item))).length * 2 >= items.length;
  });
}

const FIGURE = /^[^\p{L}\p{N}]{0,8}\p{N}/u;

/** Whether anything below a heading can be a list of foods. */
export function hasItems({ blocks }: Run): boolean {
  return blocks.some(
    (block) =>
      isList(block) ||
      block.kind === 'table' ||
      (block.kind === 'paragraph' && block.text.length <= 60),
  );
}

/** The most items of a list that are checked. */
const MOST_FOODS = 40;

/** Whether blocks are lists, and each of their items is a food. */
export function listsFoods(blocks: readonly Block[]): boolean {
  const items = blocks.flatMap((block) => (isList(block) ? leavesOf(block.node) : []));
  if (!blocks.every(isList) || items.length < 2 || items.length > MOST_FOODS) return false;
  return items.every((item) => {
    const line = textOf(item);
    const { foods, unknown } = recognise(line.slice(0, 80));
    return line.length <= 60 && foods.length > 0 && unknown.length === 0 && !/[.!?:]/.test(line);
  });
}

/** Whether a list without numbers is below a heading, and no item of it is a sentence or has a time. */
export function listsThings({ blocks, firstList }: Run): boolean {
  const list = blocks[firstList];
  if (list?.kind !== 'bullets') return false;
  return !list.node.children.map(textOf).some((item) => isProse(item) || WORK.test(item));
}

/** What the columns of a table hold, by their heads. */
export const columnsOf = ({ children: [head] }: Table) => head?.children.map(textOf) ?? [];

/** Whether a table has a column of steps. */
export function isStepTable(table: Table): boolean {
  const heads = columnsOf(table);
  return heads.some(isStepColumn) && !heads.some((text) => columnOf(text) === 'amount');
}

/** Whether a table's head says that it lists ingredients. */
export const listsIngredients = (table: Table): boolean =>
  columnsOf(table).some((head) => /amount|food/.test(columnOf(head) ?? ''));

/** Whether a list holds questions: a model may ask back instead of writing a recipe. */
export function asksBack({ children }: List): boolean {
  return children.filter((item) => /[?？]$/.test(textOf(item))).length * 2 > children.length;
}
