import type { List, Nodes, Table } from 'mdast';
import { pattern } from '../../languages';
import type { LanguageCode } from '../../languages/Language';
import { readIngredient } from '../../quantities/readIngredient';
import { FIXED } from '../../quantities/refusals';
import { columnsOf, contentOf, listsIn, type PlacedBlock, stripMark } from '../blocks/blocks';
import { lineOfNodes, textOf } from '../markdown/plainText';
import type { Ingredient, IngredientGroup } from '../RecipeDocument';
import { bareHeading, beginsWithAmount, columnOf } from '../vocabulary';

/** A line of the list, and the heading of its group. */
interface Item {
  heading: string | null;
  line: string;
  node: Nodes;
}

export function ingredientsIn(
  placed: readonly PlacedBlock[],
  language: LanguageCode | null,
): IngredientGroup[] {
  const groups: { heading: string | null; items: Ingredient[] }[] = [];
  for (const { heading, line, node } of itemsIn(placed)) {
    const understood = readIngredient(line, language);
    const item = {
      line,
      node,
      understood,
      ...(line.endsWith(FIXED) && { isFixed: true as const }),
    };
    const last = groups.at(-1);
    // An outer group goes on after an inner one.
    if (last && last.heading === heading) last.items.push(item);
    else groups.push({ heading, items: [item] });
  }
  return groups;
}

function* itemsIn(placed: readonly PlacedBlock[]): Generator<Item> {
  let heading: string | null = null;
  for (const { block, role } of placed) {
    const isHead = role === 'group' || role === 'ingredientsHead';
    if (isHead && block.mark === 'heading') {
      const words = bareHeading(block.text);
      heading = role === 'group' ? words : (FOR_PART.exec(words)?.[1] ?? null);
    }
    if (role !== 'ingredient') continue;
    for (const item of linesOf(block, heading)) {
      const line = stripMark(item.line);
      if (/[\p{L}\p{N}]/u.test(line)) yield { ...item, line };
    }
  }
}

function linesOf(block: PlacedBlock['block'], heading: string | null): Iterable<Item> {
  switch (block.mark) {
    case 'number':
    case 'bullet':
      return itemsOf(block.node, heading);
    case 'row':
      return rowsOf(block.node, heading);
    case 'paragraph': {
      const { node } = block;
      return [{ heading, line: lineOfNodes(node.children), node }];
    }
    default:
      return [];
  }
}

/** An item without an amount heads a group if it holds a list. */
function* itemsOf(list: List, heading: string | null): Generator<Item> {
  for (const item of list.children) {
    const inner = listsIn(item);
    const line = lineOfNodes(contentOf(item));
    if (inner.length === 0 || beginsWithAmount(stripMark(line))) {
      yield { heading, line, node: item };
    } else {
      for (const nested of inner) yield* itemsOf(nested, line ? bareHeading(line) : heading);
    }
  }
}

const FIGURE = /^\p{N}/u;

function rowsOf(table: Table, heading: string | null): Item[] {
  const [head, ...rows] = table.children;
  const columns = columnsOf(table).map(columnOf);
  const first = [columns.indexOf('amount'), columns.indexOf('unit')];
  const hasAmounts = columns.includes('amount');
  // Without heads, the first row is an ingredient too.
  const isHeadless = head?.children.some((cell) => FIGURE.test(textOf(cell)));
  return (head && isHeadless ? [head, ...rows] : rows).map((row) => {
    const cells = row.children.map(textOf);
    const others = cells.filter((cell, at) => cell && !first.includes(at));
    const ahead = first.map((at) => cells[at]).filter((cell) => cell && !/^[–—-]$/.test(cell));
    const [food = '', ...notes] = others.map((cell) => cell.replace(/\n/g, ' '));
    // Without a column for amounts, the second of two cells may hold the amount.
    const line =
      !hasAmounts && FIGURE.test(food)
        ? [food, ...notes].join(' ')
        : !hasAmounts && notes.length === 1 && beginsWithAmount(notes[0] ?? '')
          ? `${notes[0]} ${food}`
          : [[...ahead, food].join(' '), ...notes].join(', ');
    return { heading, line, node: row };
  });
}

const FOR_PART = pattern("\\s($small.for (?!\\d)[\\p{L} '’-]{2,50})$");
