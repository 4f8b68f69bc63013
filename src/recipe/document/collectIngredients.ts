import type { List, ListItem, Nodes, Paragraph, Table, TableRow } from 'mdast';
import type { LanguageCode } from '../../reading/languages/Language';
import { readIngredient } from '../../reading/quantities/readIngredient';
import { leavesOf, wordsOf } from './blocks';
import { lineOf, spanOf, textOf } from './plainText';
import type { Ingredient, IngredientGroup, Span } from './RecipeDocument';
import { bareHeading, beginsWithAmount, columnOf, itemMarkLength, stepMarkOf } from './vocabulary';

interface Draft {
  line: string;
  span: Span;
  node: Nodes;
}

/** Collects ingredients, group by group, in the order of the text. */
export class IngredientCollector {
  private readonly groups: { heading: string | null; items: Draft[] }[] = [];

  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  get isEmpty(): boolean {
    return this.groups.every(({ items }) => items.length === 0);
  }

  startGroup(heading: string | null): void {
    this.groups.push({ heading: heading && bareHeading(heading), items: [] });
  }

  /** Adds the items of a list. An item without an amount heads a group if it holds a list. */
  addList(list: List): void {
    for (const item of list.children) {
      const inner = item.children.filter((child) => child.type === 'list');
      const words = lineOf(wordsOf(item));
      if (inner.length === 0) this.addLine(words, item, spanOf(item));
      else if (beginsWithAmount(stripMark(words))) {
        this.addLine(words, item, spanOf(item));
      } else {
        const before = this.groups.at(-1)?.heading ?? null;
        this.startGroup(words || before);
        for (const nested of inner) this.addList(nested);
        this.startGroup(before);
      }
    }
  }

  addTable({ children: [head, ...rows] }: Table): void {
    const columns = head?.children.map((cell) => columnOf(textOf(cell))) ?? [];
    const place = (name: string) => columns.indexOf(name as never);
    const [amount, unit] = [place('amount'), place('unit')];
    // Without heads, the first row is an ingredient too.
    const isHeadless = head && beginsWithFigure(head) && columns.every((name) => name === null);
    for (const row of isHeadless ? [head, ...rows] : rows) {
      const cells = row.children.map(textOf);
      const first = [amount, unit];
      const others = cells.filter((cell, at) => cell && !first.includes(at));
      const ahead = first.map((at) => cells[at]).filter((cell) => cell && !/^[–—-]$/.test(cell));
      const [food = '', ...notes] = others.map((cell) => cell.replace(/\n/g, ' '));
      // Without a column for amounts, the second of two cells may hold the amount.
      const line =
        amount < 0 && FIGURE.test(food)
          ? [food, ...notes].join(' ')
          : amount < 0 && notes.length === 1 && beginsWithAmount(notes[0] ?? '')
            ? `${notes[0]} ${food}`
            : [[...ahead, food].join(' '), ...notes].join(', ');
      this.addLine(line, row, spanOf(row));
    }
  }

  addParagraph(node: Paragraph): void {
    this.addLine(lineOf(node.children), node, spanOf(node));
  }

  /** Adds the foods of one sentence: "2 eggs, 200 g flour (sifted), salt". */
  addSentence(text: string, node: Paragraph): void {
    const whole = spanOf(node);
    let from = whole.start;
    for (const piece of splitFoods(text)) {
      const found = this.source.indexOf(piece, from);
      const isInside = found >= 0 && found + piece.length <= whole.end;
      const span = isInside ? { start: found, end: found + piece.length } : whole;
      if (isInside) from = span.end;
      this.addLine(piece, node, span);
    }
  }

  private addLine(text: string, node: Nodes, span: Span): void {
    const line = stripMark(text);
    if (!/[\p{L}\p{N}]/u.test(line)) return;
    if (this.groups.length === 0) this.startGroup(null);
    this.groups.at(-1)?.items.push({ line, node, span });
  }

  groupsIn(language: LanguageCode | null): IngredientGroup[] {
    const groups = this.groups
      .filter(({ items }) => items.length > 0)
      .map(({ heading, items }) => ({
        heading,
        items: items.map(
          (draft): Ingredient => ({ ...draft, understood: readIngredient(draft.line, language) }),
        ),
      }));
    return joined(groups);
  }
}

const FIGURE = /^\p{N}/u;
const beginsWithFigure = (row: TableRow) => row.children.some((cell) => FIGURE.test(textOf(cell)));

/** Joins neighbours with the same heading: an outer group goes on behind an inner one. */
function joined(groups: readonly IngredientGroup[]): IngredientGroup[] {
  const result: { heading: string | null; items: Ingredient[] }[] = [];
  for (const { heading, items } of groups) {
    const last = result.at(-1);
    if (last && last.heading === heading) last.items.push(...items);
    else result.push({ heading, items: [...items] });
  }
  return result;
}

function stripMark(text: string): string {
  return text.slice(itemMarkLength(text)).trim();
}

/** Cuts a sentence at its commas, except in brackets and between digits. */
export function splitFoods(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  const end = (at: number) => {
    const piece = text
      .slice(start, at)
      .replace(/^\s*(?:and|und|et|y|e|en)\s/i, '')
      .replace(/\.$/, '')
      .trim();
    if (piece) pieces.push(piece);
    start = at + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      (sign === ';' || sign === '\n' || (sign === ',' && !/\d/.test(text[at + 1] ?? '')))
    ) {
      end(at);
    }
  }
  end(text.length);
  return pieces;
}

/** The share of a list's items that begin with an amount. */
export function shareOfAmounts(list: List): number {
  // The points below a numbered step do not count.
  const items = list.ordered ? list.children : leavesOf(list);
  const lines = items.map((item: ListItem) => stripMark(lineOf(wordsOf(item))));
  if (lines.length === 0) return 0;
  // "1: Boil" is a step.
  const amounts = lines.filter((line) => beginsWithAmount(line) && !stepMarkOf(line));
  return amounts.length / lines.length;
}

/** Whether a table's head says that it lists ingredients. */
export function listsIngredients({ children: [head] }: Table): boolean {
  const columns = head?.children.map((cell) => columnOf(textOf(cell))) ?? [];
  return columns.includes('amount') || columns.includes('food');
}
