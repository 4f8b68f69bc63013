import type { List, RootContent, Table, TableCell } from 'mdast';
import { recognise } from '../../../foods/recognise';
import { textOf } from '../markdown/plainText';
import { beginsWithAmount, columnOf, isStepColumn } from '../vocabulary';

/**
 * Gives each ingredient of a table its own row, or turns a table with an ingredient in each cell into
 * a list. It drops only repeated heads.
 */
export function separateColumns(table: Table): RootContent {
  const [head, ...rows] = table.children;
  const heads = head?.children.map(textOf) ?? [];
  const columns = heads.map(columnOf);
  const width = heads.length;
  if (!head || heads.some(isStepColumn)) return table;
  const cells = rows.flatMap((row) => row.children).filter(hasWords);
  const areFoods = width > 1 && columns.every((name) => name === 'food');
  if (areFoods || isListInCells(heads, cells)) {
    return listOf(areFoods ? cells : [...head.children.filter(hasWords), ...cells]);
  }
  const size = columns.includes('food') ? sizeOfRepeated(columns) : width;
  if (size === width) return table;
  return {
    ...table,
    align: table.align?.slice(0, size),
    children: [
      { ...head, children: head.children.slice(0, size) },
      ...rows.flatMap((row) => partsOf(row.children, size)),
    ],
  };
}

const hasWords = (cell: TableCell) => textOf(cell) !== '';

/** The number of columns after which the heads repeat; all columns if they do not. */
function sizeOfRepeated(columns: readonly unknown[]): number {
  const { length } = columns;
  for (let size = 2; size < length; size += 1) {
    const repeats = length % size === 0 && columns.every((name, at) => name === columns[at % size]);
    if (repeats) return size;
  }
  return length;
}

/** Cuts one row into several. */
function partsOf(cells: readonly TableCell[], size: number): Table['children'] {
  const parts: Table['children'] = [];
  for (let at = 0; at < cells.length; at += size) {
    const children = cells.slice(at, at + size);
    if (children.some(hasWords)) parts.push({ type: 'tableRow', children });
  }
  return parts;
}

/** Whether every cell has an amount and a food, and so does every head with words. */
function isListInCells(heads: readonly string[], cells: readonly TableCell[]): boolean {
  const texts = [...heads.filter(Boolean), ...cells.map(textOf)];
  return (
    texts.length > 1 &&
    texts.every(
      (text) => text.length <= 120 && beginsWithAmount(text) && recognise(text).foods.length > 0,
    )
  );
}

function listOf(cells: readonly TableCell[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: cells.map((cell) => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: cell.children }],
    })),
  };
}
