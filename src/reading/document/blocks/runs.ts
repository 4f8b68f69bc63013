import type { List, Table } from 'mdast';
import { isFood, isSentence, WORK } from '../judge';
import { textOf } from '../markdown/plainText';
import { beginsWithAmount, columnOf } from '../vocabulary';
import { type Block, type Label, type ListBlock, leavesOf } from './blocks';

/** A heading and what is below it, up to the next one. */
export interface Run {
  label: Label | null;
  blocks: Block[];
}

/** Cuts a recipe at its headings. */
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

/** Whether sentences of work follow the last list, with a time or a temperature among them. */
export function hasProse({ blocks }: Run): boolean {
  const behind = blocks.slice(blocks.findLastIndex(isList) + 1);
  const sentences = behind.flatMap((block) =>
    block.mark === 'paragraph' && isProse(block.text) ? [block.text] : [],
  );
  return sentences.length > 1 && sentences.some((text) => WORK.test(text));
}

/** Whether a line is a sentence rather than a food: "Salt, as much as you like." begins with an amount. */
export const isProse = (text: string): boolean => isSentence(text) && !beginsWithAmount(text);

/** The most items of a list that are checked. */
const MOST_FOODS = 40;

/** Whether blocks are lists, and each of their items is a food. */
export function listsFoods(blocks: readonly Block[]): boolean {
  const items = blocks.flatMap((block) => (isList(block) ? leavesOf(block.node) : []));
  if (!blocks.every(isList) || items.length < 2 || items.length > MOST_FOODS) return false;
  return items.every((item) => {
    const line = textOf(item);
    return line.length <= 60 && isFood(line) && !/[.!?:]/.test(line);
  });
}

/** Whether a list without numbers is below a heading, and no item of it is a sentence or has a time. */
export function listsThings({ blocks }: Run): boolean {
  const list = blocks.find(isList);
  if (list?.mark !== 'bullet') return false;
  return !list.node.children.map(textOf).some((item) => isProse(item) || WORK.test(item));
}

/** What the columns of a table hold, by their heads. */
export const columnsOf = ({ children: [head] }: Table) => head?.children.map(textOf) ?? [];

/** Whether a table's head says that it lists ingredients. */
export const listsIngredients = (table: Table): boolean =>
  columnsOf(table).some((head) => /amount|food/.test(columnOf(head) ?? ''));

/** Whether a list holds questions: a model may ask back instead of writing a recipe. */
export function asksBack({ children }: List): boolean {
  return children.filter((item) => /[?？]$/.test(textOf(item))).length * 2 > children.length;
}
