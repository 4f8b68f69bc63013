import type { ListItem, Nodes, PhrasingContent, Table, Text } from 'mdast';
import { languageOf } from '../../languages';
import type { LanguageCode } from '../../languages/Language';
import { findDurations, readDuration } from '../../quantities/waits';
import { type Block, boldLead, contentOf, type PlacedBlock, type StepHead } from '../blocks/blocks';
import { BARRIER, rawTextOf, textOf, textOfAll } from '../markdown/plainText';
import type { Duration, Step } from '../RecipeDocument';
import { bareHeading, dangles, isPartHeading, itemMarkLength, stepMarkOf } from '../vocabulary';

/** One step, or one with each item or row. */
export function stepsIn(block: Block): StepHead[] {
  switch (block.mark) {
    case 'heading':
      // Words after a label are the step; other labels are its title.
      return block.rest
        ? [{ ...readHead(block.node.children.slice(block.length)), node: block.node }]
        : [asTitle(readHead(block.node.children), block.node)];
    case 'paragraph':
      return [{ ...readHead(block.node.children), node: block.node }];
    case 'row':
      return rowsOf(block.node);
    case 'number':
    case 'bullet':
      return block.node.children.flatMap((item, at) =>
        itemOf(item, block.node.ordered ? (block.node.start ?? 1) + at : null),
      );
    default:
      return [];
  }
}

function asTitle({ number, title, head }: Omit<StepHead, 'node'>, node: Nodes): StepHead {
  const isTitle = title === null && head !== '';
  return { number, node, ...(isTitle ? { title: bareTitle(head), head: '' } : { title, head }) };
}

function itemOf(item: ListItem, number: number | null): StepHead[] {
  const words = contentOf(item);
  const first = readHead(words);
  if (!first.head && !first.title) return [];
  const more = textOfAll(item.children.slice(words.length > 0 ? 1 : 0));
  const head = [first.head, more].filter(Boolean).join('\n');
  return [{ number: first.number ?? number, title: first.title, head, node: item }];
}

/** Each row of a table is a step. Its first cell may count it. */
const rowsOf = (table: Table): StepHead[] =>
  table.children.slice(1).flatMap((node): StepHead[] => {
    const words = node.children.map(textOf).filter(Boolean);
    const number = /^\D{0,12}(\d{1,2})\.?$/.exec(words[0] ?? '')?.[1];
    const head = words.slice(number ? 1 : 0).join(' – ');
    return head ? [{ number: number ? Number(number) : null, title: null, head, node }] : [];
  });

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one pass over the blocks, with what they told so far
export function stepsOf(placed: readonly PlacedBlock[], language: LanguageCode | null): Step[] {
  const steps: (StepHead & { number: number; part: string | null; nodes: Nodes[] })[] = [];
  let part: string | null = null;
  for (const [at, { block, role, from, steps: heads }] of placed.entries()) {
    if (role === 'part' && block.mark === 'heading') part = bareHeading(block.text);
    else if (role === 'methodHead' && block.mark === 'heading') {
      // Right above the headings of parts or steps, it is not a part itself.
      const isAbove = placed[at + 1]?.block.mark === 'heading' && !block.rest;
      part = isPartHeading(block.text) && !isAbove ? bareHeading(block.text) : null;
    } else if (from !== 'work' && heads.length > 0) part = null;
    for (const head of heads) {
      const number: number = head.number ?? (steps.at(-1)?.number ?? 0) + 1;
      steps.push({ ...head, number, part, nodes: [head.node] });
    }
    if (role === 'more') steps.at(-1)?.nodes.push(block.node);
  }
  return steps.map(({ number, part, title, head, nodes }) => {
    const text = [head, textOfAll(nodes.slice(1))].filter(Boolean).join('\n');
    return {
      number,
      part,
      title: text ? title : null,
      text: text || (title ?? ''),
      durations: withoutWhole(text ? title : null, text, durationsIn(nodes, language)),
      nodes,
    };
  });
}

function readHead(nodes: readonly PhrasingContent[]): Omit<StepHead, 'node'> {
  const raw = nodes.map(rawTextOf).join('').trim();
  const text = raw.slice(stepMarkOf(raw) ? 0 : itemMarkLength(raw));
  const mark = stepMarkOf(text);
  const bold = boldLead(nodes);
  const number = mark?.number ?? null;
  const unmarked = text.slice(mark?.length ?? 0).trim();
  if (!bold) return lineTitle(number, unmarked, mark !== null);

  const boldMark = stepMarkOf(bold.text);
  // "**1.** Sear": only the number is bold.
  const boldWords = bold.text
    .slice(boldMark?.length ?? stepMarkOf(`${bold.text} x`)?.length ?? 0)
    .replace(/^\d{1,2}$/, '')
    .trim();
  const { rest } = bold;
  const isTitle = /[.:!?…]$/.test(boldWords) || /^\s*(?:[.:–—]|- |\n|\(|$)/.test(rest);
  if (!isTitle) return { number, title: null, head: flat(unmarked) };
  return {
    number,
    title: bareTitle(boldWords) || null,
    head: flat(rest.replace(/^[\s.:–—-]+/, '')),
  };
}

function lineTitle(number: number | null, text: string, isMarked: boolean) {
  const [first = '', ...others] = text.split('\n');
  const isTitle = isMarked && others.length > 0 && !/[.,;]$/.test(first.trim());
  if (!isTitle) return { number, title: null, head: flat(text) };
  return { number, title: bareTitle(first), head: flat(others.join('\n')) };
}

const bareTitle = (text: string) => flat(text).replace(/^[:–—-]+ ?|[ .:–—-]{1,20}$/g, '');

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A model stopped within its last step. A line break at the end means that nothing is missing. */
export function isCutOff(steps: readonly Step[], source: string): boolean {
  const [last = '', ...others] = steps.map(({ text }) => text).reverse();
  const isAtEnd = source.trimEnd().endsWith(last.slice(-12));
  const isOpen = !source.endsWith('\n') && others.length > 0 && others.every(endsSentence);
  return isAtEnd && !endsSentence(last) && (isOpen || dangles(last) || /[,(–-]$/.test(last));
}

function endsSentence(text: string): boolean {
  return /[.!?…:)\]"”»*。！？]\s*$/u.test(text) || /\p{Extended_Pictographic}\ufe0f?$/u.test(text);
}

/** Phrasing content to read as one text. */
interface Line {
  text: string;
  isCell?: boolean;
  pieces: { node: Text; start: number; end: number }[];
}

export function durationsIn(nodes: readonly Nodes[], language: LanguageCode | null): Duration[] {
  const lines = nodes.flatMap(linesIn);
  const { code } = languageOf(language);
  const found = lines.map((line) => {
    const { text, isCell } = line;
    // A cell with a time and nothing else says how long its row takes.
    const seconds = isCell ? readDuration(text, code) : null;
    const whole = seconds && [{ seconds, text, start: 0, end: text.length }];
    return { line, durations: whole || findDurations(text, code) };
  });
  return found.flatMap(({ line, durations }) =>
    durations.flatMap(({ start, end, seconds, text }): Duration[] => {
      // The page cannot mark a time across several text nodes, as in "**10** minutes".
      const piece = line.pieces.find((one) => one.start <= start && end <= one.end);
      if (!piece) return [];
      const { node } = piece;
      return [{ seconds, text, node, start: start - piece.start, end: end - piece.start }];
    }),
  );
}

/**
 * "Boil the rice (20 minutes)" is how long a step takes whose words say what to wait for: in a title,
 * right after it, or before a colon. In "Boil the rice (20 minutes). Fry the fish for 8 minutes." a cook waits for both.
 */
function withoutWhole(title: string | null, text: string, durations: Duration[]): Duration[] {
  const [first, ...others] = durations;
  if (!first || !others[0] || others.some(({ seconds }) => seconds > first.seconds)) {
    return durations;
  }
  const time = flat(first.text);
  const sides = (words: string, at: number) =>
    at < 0 ? null : ([words.slice(0, at), words.slice(at + time.length)] as const);
  const inTitle = title && sides(title, title.lastIndexOf(time));
  const inText = sides(text, text.indexOf(time));
  const isInTitle = inTitle && BESIDE.test(inTitle[0]) && /^\)?$/.test(inTitle[1]);
  const isAfterTitle = title && inText && /^\([^()\d]{0,9}$/u.test(inText[0]);
  // "Bake (25 minutes): after 10 minutes, turn it" says nothing of most of the time.
  const isSaid = 2 * others.reduce((sum, { seconds }) => sum + seconds, 0) >= first.seconds;
  const isBeforeColon =
    inText &&
    isSaid &&
    /^[^.:;!?\n]*\([^()\d]{0,9}$/u.test(inText[0]) &&
    /^\)(?:\s?:|\n)/.test(inText[1]);
  return isInTitle || isAfterTitle || isBeforeColon ? others : durations;
}

/** A bracket or a dash right before the time of a whole step. */
const BESIDE = /(?:\(|[–—] ?| - )[^()\d]{0,9}$/u;

function linesIn(node: Nodes): Line[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [lineIn(node.children)];
    case 'tableCell':
      return [{ ...lineIn(node.children), isCell: true }];
    case 'code':
    case 'html':
      return [];
    default:
      return 'children' in node ? node.children.flatMap(linesIn) : [];
  }
}

function lineIn(nodes: readonly PhrasingContent[]): Line {
  const line: Line = { text: '', pieces: [] };
  const add = (node: PhrasingContent) => {
    if (node.type === 'text') {
      const start = line.text.length;
      line.text += node.value;
      line.pieces.push({ node, start, end: line.text.length });
    } else if (node.type === 'break') line.text += '\n';
    else if (node.type === 'strong' || node.type === 'emphasis') node.children.forEach(add);
    else line.text += BARRIER;
  };
  nodes.forEach(add);
  return line;
}
