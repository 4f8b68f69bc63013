import type { Heading, List, ListItem, Nodes, Paragraph, PhrasingContent, Table } from 'mdast';
import type { LanguageCode } from '../../reading/languages/Language';
import { boldLead, wordsOf } from './blocks';
import { durationsIn } from './durationsIn';
import { rawTextOf, spanOf, textOf, textOfAll } from './plainText';
import type { Step } from './RecipeDocument';
import { bareHeading, isStepColumn, itemMarkLength, stepMarkOf } from './vocabulary';

/** How a step is marked. This decides whether the block behind it continues it or is the next step. */
export type StepStyle = 'heading' | 'item' | 'paragraph' | 'plain' | 'row';

interface Draft {
  number: number;
  part: string | null;
  title: string | null;
  /** The step's words in its first block. */
  head: string;
  style: StepStyle;
  nodes: Nodes[];
}

/** The longest title of a step, in characters. */
const LONGEST_TITLE = 80;

/** Collects steps in the order of the text. */
export class StepCollector {
  private readonly drafts: Draft[] = [];
  private part: string | null = null;

  get isEmpty(): boolean {
    return this.drafts.length === 0;
  }

  get last(): { number: number; style: StepStyle; text: string } | null {
    const last = this.drafts.at(-1);
    return last
      ? { number: last.number, style: last.style, text: last.head || (last.title ?? '') }
      : null;
  }

  /** The words of each step's last block. */
  get texts(): string[] {
    return this.drafts.map(({ head, title, nodes }) =>
      nodes.length > 1 ? textOf(nodes.at(-1) as Nodes) : head || (title ?? ''),
    );
  }

  startPart(heading: string | null): void {
    this.part = heading && bareHeading(heading);
  }

  /** Adds a step that begins with a heading or a paragraph. `words` leaves out a label before the step. */
  addHead(
    node: Heading | Paragraph,
    style: StepStyle,
    words: readonly PhrasingContent[] = node.children,
  ): void {
    const { number, title, rest } = readHead(words);
    const isTitle = style === 'heading' && title === null && rest.length <= LONGEST_TITLE;
    this.drafts.push({
      number: number ?? this.nextNumber,
      part: this.part,
      title: isTitle && rest ? bareTitle(rest) : title,
      head: isTitle ? '' : rest,
      style,
      nodes: [node],
    });
  }

  /** Adds each item of a list as a step. */
  addList(list: List): void {
    const first = list.ordered ? (list.start ?? 1) : this.nextNumber;
    for (const [index, item] of list.children.entries()) this.addItem(item, first + index);
  }

  private addItem(item: ListItem, number: number): void {
    const words = wordsOf(item);
    const { number: named, title, rest } = readHead(words);
    if (!rest && !title && item.children.length < 2) return;
    this.drafts.push({
      number: named ?? number,
      part: this.part,
      title,
      head: [rest, textOfAll(item.children.slice(words.length > 0 ? 1 : 0))]
        .filter(Boolean)
        .join('\n'),
      style: 'item',
      nodes: [item],
    });
  }

  /** Adds each row of a table with a column of steps. */
  addTable({ children: [head, ...rows] }: Table): void {
    const heads = head?.children.map(textOf) ?? [];
    for (const row of rows) {
      const cells = row.children.map(textOf);
      const number = cells.findIndex((cell) => /^\D{0,12}\d{1,2}\.?$/.test(cell));
      const words = cells.filter((cell, at) => cell && at !== number);
      if (words.length === 0) continue;
      const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
      const before = words.slice(0, words.indexOf(longest));
      const title =
        before.length === 1 && !isStepColumn(heads[0] ?? '') ? (before[0] ?? null) : null;
      const shown = /\d+/.exec(cells[number] ?? '')?.[0];
      this.drafts.push({
        number: shown ? Number(shown) : this.nextNumber,
        part: this.part,
        title,
        head: words.filter((word) => word !== title).join(' – '),
        style: 'row',
        nodes: [row],
      });
    }
  }

  /** Adds a block to the last step. */
  extend(node: Nodes): void {
    this.drafts.at(-1)?.nodes.push(node);
  }

  private get nextNumber(): number {
    return (this.drafts.at(-1)?.number ?? 0) + 1;
  }

  stepsIn(language: LanguageCode | null): Step[] {
    return this.drafts.map(({ number, part, title, head, nodes }) => {
      const more = textOfAll(nodes.slice(1));
      const text = [head, more].filter(Boolean).join('\n');
      return {
        number,
        part,
        title: text ? title : null,
        text: text || (title ?? ''),
        durations: durationsIn(nodes, language),
        span: spanOf(nodes.at(0), nodes.at(-1)),
        nodes,
      };
    });
  }
}

/** Takes the number and the title off the words that a step begins with. */
function readHead(nodes: readonly PhrasingContent[]): {
  number: number | null;
  title: string | null;
  rest: string;
} {
  const raw = nodes
    .map(rawTextOf)
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  const text = raw.slice(itemMarkLength(raw) && !stepMarkOf(raw) ? itemMarkLength(raw) : 0);
  const mark = stepMarkOf(text);
  const bold = boldLead(nodes);
  const number = mark?.number ?? null;
  const unmarked = text.slice(mark?.length ?? 0).trim();
  if (!bold) return lineTitle(number, unmarked, mark !== null);

  const boldMark = stepMarkOf(bold.text);
  // "**1.** Sear": only the number is bold.
  const boldWords = bold.text
    .slice(boldMark?.length ?? (stepMarkOf(`${bold.text} x`)?.length || 0))
    .replace(/^\d{1,2}$/, '')
    .trim();
  const rest = bold.rest.replace(/[^\S\n]+/g, ' ');
  const isTitle =
    boldWords.length <= LONGEST_TITLE &&
    (/[.:!?…]$/.test(boldWords) || /^\s*(?:[.:–—]|- |\n|\(|$)/.test(rest));
  if (!isTitle) return { number, title: null, rest: flat(unmarked) };
  return {
    number,
    title: bareTitle(boldWords) || null,
    rest: flat(rest.replace(/^[\s.:–—-]+/, '')),
  };
}

/** A short first line above other lines is a title. */
function lineTitle(number: number | null, text: string, isMarked: boolean) {
  const [first = '', ...others] = text.split('\n');
  const isTitle =
    isMarked && others.length > 0 && first.length <= 60 && !/[.,;]$/.test(first.trim());
  if (!isTitle) return { number, title: null, rest: flat(text) };
  return { number, title: bareTitle(first), rest: flat(others.join('\n')) };
}

function bareTitle(text: string): string {
  return text
    .replace(/^[\s:–—-]+/, '')
    .replace(/[\s.:–—-]{1,20}$/, '')
    .replace(/\s+/g, ' ');
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
