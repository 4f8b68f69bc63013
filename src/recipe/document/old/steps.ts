import type { Element, ElementContent, Root, RootContent } from 'hast';

/** A part of a recipe that tells the cook what to do. */
export interface Step {
  /** What the cook calls it: "Step 3", or the words that it begins with where it has no number. */
  name: string;
  /** The lines of it: each is a list of siblings that are read as one text. */
  lines: Line[];
}

/** Siblings that are read as one text, and the element that they stand in. */
export interface Line {
  parent: Element | Root;
  nodes: ElementContent[];
}

type Kind = 'method' | 'aside' | 'unknown';

const ASIDE =
  /\b(?:ingredients?|shopping|equipment|tools|utensils|need|nutrition\w*|notes?|tips?|tricks|storage|storing|leftovers|variations?|substitut\w+|serving suggestions?|serve with|make[- ]ahead|pairings?|faq|allergens?|safety|timeline|at a glance)\b/i;
const METHOD =
  /\b(?:method|instructions?|directions?|steps?|procedure|preparation|cooking|how to \w+|to (?:make|cook|assemble))\b/i;

/** A first heading is the dish's name, whatever words are in it, unless it is one of these alone. */
const SECTION =
  /^\W*(?:ingredients|method|instructions|directions|steps|preparation|procedure|notes|tips)\W*$/i;

/** Stands deeper than every heading. */
const RANK_OF_BOLD_LINE = 7;

const LONGEST_NAME = 32;

/** What stands for an element whose words are none of the step's own. */
const BARRIER = '\ufffc';
const PASSED_OVER = new Set(['a', 'code', 'del', 'img', 'sup', 'time']);
const BLOCKS = new Set([
  ...['p', 'ul', 'ol', 'pre', 'table', 'blockquote', 'section', 'hr'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** The words of a node as the cook reads them in a step. */
export function wordsOf(node: ElementContent | RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (node.tagName === 'br' || node.tagName === 'input') return ' ';
  if (PASSED_OVER.has(node.tagName)) return BARRIER;
  return node.children.map(wordsOf).join('');
}

/**
 * Finds the steps of a recipe: the items of its numbered lists and, below a heading such as "Method",
 * of other lists and the paragraphs too. What stands below one such as "Ingredients" or "Tips" is
 * none, nor is a heading, a table, a quotation or a footnote. English only.
 */
export function stepsOf(tree: Root): Step[] {
  const steps: Step[] = [];
  const open: { rank: number; kind: Kind }[] = [];
  const kind = () => open.at(-1)?.kind ?? 'unknown';
  let heading = '';

  function enter(words: string, rank: number) {
    while (open.length > 0 && (open.at(-1)?.rank ?? 0) >= rank) open.pop();
    const isName = heading === '' && !SECTION.test(words);
    const own = ASIDE.test(words) ? 'aside' : METHOD.test(words) ? 'method' : kind();
    open.push({ rank, kind: isName ? 'unknown' : own });
    heading = words;
  }

  function enterList(list: Element) {
    const isSteps = list.tagName === 'ol' ? kind() !== 'aside' : kind() === 'method';
    const items = list.children.filter((child) => child.type === 'element');
    let number = Number(list.properties.start ?? 1);
    for (const item of items) {
      if (isSteps) steps.push({ name: `Step ${number}`, lines: linesOf(item) });
      else enterAll(item);
      number += 1;
    }
  }

  function enterAll(parent: Element | Root) {
    for (const node of parent.children) {
      if (node.type !== 'element') continue;
      const rank = Number(/^h([1-6])$/.exec(node.tagName)?.[1]);
      if (rank) enter(wordsOf(node), rank);
      else if (isBoldLine(node)) enter(wordsOf(node), RANK_OF_BOLD_LINE);
      else if (node.tagName === 'ol' || node.tagName === 'ul') enterList(node);
      else if (node.tagName === 'p' && parent.type === 'root' && kind() === 'method') {
        steps.push({
          name: /^step \d+/i.exec(heading.trim())?.[0] ?? beginningOf(wordsOf(node)),
          lines: [{ parent: node, nodes: node.children }],
        });
      }
    }
  }

  enterAll(tree);
  return steps;
}

/** The name of the dish: the beginning of the first heading; empty where there is none. */
export function dishOf(tree: Root): string {
  const heading = tree.children.find(
    (node): node is Element => node.type === 'element' && /^h[1-6]$/.test(node.tagName),
  );
  const words = heading ? wordsOf(heading) : '';
  return SECTION.test(words) ? '' : beginningOf(words, 2 * LONGEST_NAME);
}

/** The lines of a list's item, with those of the lists inside it. */
function linesOf(item: Element): Line[] {
  const lines: Line[] = [];
  let own: ElementContent[] = [];
  for (const node of item.children) {
    const isBlock = node.type === 'element' && BLOCKS.has(node.tagName);
    if (!isBlock) own.push(node);
    if (!isBlock && node !== item.children.at(-1)) continue;
    if (own.length > 0) lines.push({ parent: item, nodes: own });
    own = [];
    if (!isBlock) continue;
    if (node.tagName === 'p') lines.push({ parent: node, nodes: node.children });
    if (node.tagName === 'ul' || node.tagName === 'ol') {
      for (const inner of node.children) {
        if (inner.type === 'element') lines.push(...linesOf(inner));
      }
    }
  }
  return lines;
}

/** Whether a paragraph is nothing but bold words, as models write headings. */
function isBoldLine({ tagName, children }: Element): boolean {
  const seen = children.filter((child) => child.type !== 'text' || /[^\s:]/.test(child.value));
  const [only] = seen;
  return (
    tagName === 'p' && seen.length === 1 && only?.type === 'element' && only.tagName === 'strong'
  );
}

function beginningOf(words: string, longest = LONGEST_NAME): string {
  const text = words.replaceAll(BARRIER, ' ').replace(/\s+/g, ' ').trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`;
}
