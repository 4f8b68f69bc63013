import type { SortedLine } from '../../../../machines/sort/sortedLines';
import { areFacts } from '../../document/facts/readFacts';
import { isLeftOutHeading } from '../../document/leftOut';
import { textOf } from '../../document/markdown/plainText';
import { viewTree } from '../../document/parseRecipe';
import type { RecipeDocument, Step } from '../../document/RecipeDocument';
import { bareHeading, sectionOf } from '../../document/vocabulary';
import { escapeInline, escapeLine } from '../escape';
import type { Placed, Role } from '../roles/Role';

type Node = Parameters<typeof textOf>[0];

/** The lines of a recipe, and how to write them. */
export interface RecipeLines {
  read: readonly SortedLine[];
  literal(text: string): string;
}

/** Reads the lines of a recipe as the page shows it, each with its role; null for a text that it cannot parse. */
export function readRecipeLines(text: string): RecipeLines | null {
  const tree = viewTree(text);
  if (!tree) return null;
  const { document, root } = tree;
  const lines: SortedLine[] = [];
  const known = linesIn(document);
  const roleOf = roleOfOthers(document);
  let isLeftOut = false;

  function add({ role, words, as }: Line) {
    for (const line of words.split('\n').filter((one) => one.trim())) {
      const read: Placed | undefined = as && { ...PLAIN, text: line, role: as };
      lines.push({ text: line, role, ...(read && { read }) });
    }
  }

  function walk(node: Node): void {
    const line = known.get(node);
    if (line) {
      add(line);
      return;
    }
    if (HOLDERS.has(node.type) && 'children' in node) {
      for (const child of node.children) walk(child);
      return;
    }
    const words = node.type === 'html' ? node.value : textOf(node);
    const isHeading = node.type === 'heading';
    if (isLeftOut) add({ role: 'leftOut', words });
    else if (isHeading && isLeftOutHeading(words)) isLeftOut = true;
    else add(roleOf(words, isHeading));
  }

  for (const node of root.children) walk(node);
  return { read: lines, literal: literalOf(document.steps) };
}

/** Words of a recipe, their role, and the role that the layout knows beside it. */
interface Line {
  role: SortedLine['role'];
  words: string;
  as?: Role;
}

const PLAIN = { mark: null, isAfterBlank: true } as const;
const HOLDERS = new Set(['list', 'listItem', 'blockquote', 'table']);
const LONGEST_HEADING = 80;

/** The nodes whose words a document has, and what they are. The second and later blocks of a step add nothing. */
function linesIn({ title, servings, ingredients, steps }: RecipeDocument): Map<unknown, Line> {
  const known = new Map<unknown, Line>();
  // A heading with the servings in it stays a heading.
  if (servings && servings.node.type !== 'heading')
    known.set(servings.node, { role: 'fact', words: textOf(servings.node) });
  for (const { node, line } of ingredients.flatMap(({ items }) => items))
    known.set(node, { role: 'ingredient', words: line });
  for (const step of steps) {
    for (const [at, node] of step.nodes.entries())
      known.set(node, { role: 'step', words: at === 0 ? wordsOf(step) : '' });
  }
  if (title) known.set(title.node, { role: 'title', words: title.text });
  return known;
}

const wordsOf = ({ title, text }: Step) =>
  [title, text.replace(/\n/g, ' ')].filter(Boolean).join(': ');

/** Makes a function that says what words are which a document does not have. */
function roleOfOthers({ ingredients, steps }: RecipeDocument) {
  const headings = ingredients.map(({ heading }) => heading);
  const groups = [...headings, ...steps.map(({ part }) => part)].filter((name) => name !== null);
  return (words: string, isHeading: boolean): Line => {
    const isShort = words.length <= LONGEST_HEADING;
    const section = isShort ? sectionOf(words) : null;
    const bare = bareHeading(words);
    if (isShort && groups.some((name) => bare.startsWith(name))) return { role: 'group', words };
    if (section === 'ingredients') return { role: 'heading', words, as: 'ingredientsHead' };
    if (section === 'method') return { role: 'heading', words, as: 'methodHead' };
    // The page writes this heading itself.
    if (section === 'notes' && isHeading) return { role: 'note', words: '' };
    if (areFacts(words)) return { role: 'fact', words };
    return { role: 'note', words, ...(isHeading && { as: 'noteHead' as const }) };
  };
}

/** Makes a function that makes a line literal, and keeps the title of a step in bold. */
function literalOf(steps: readonly Step[]) {
  const titled = new Map(
    steps.flatMap((step): [string, string][] => {
      const [title, text] = [step.title, step.text.replace(/\n/g, ' ')];
      return title && text
        ? [[wordsOf(step), `**${escapeInline(title)}:** ${escapeInline(text)}`]]
        : [];
    }),
  );
  return (text: string) => titled.get(text) ?? escapeLine(text);
}
