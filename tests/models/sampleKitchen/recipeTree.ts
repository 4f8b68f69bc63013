import type { Heading, List, Nodes, Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** A recipe as a reader of the page gets it, taken from the parsed markdown. */
export interface RecipeTree {
  titles: string[];
  headings: string[];
  ingredients: { name: string; amount: string }[];
  steps: string[];
  tasks: string[];
  footnotes: string[];
  footnoteReferences: string[];
  notUsed: string[];
  /** The types of all nodes that the recipe holds. */
  nodeTypes: Set<string>;
}

const parser = unified().use(remarkParse).use(remarkGfm);

export function parseMarkdown(markdown: string): Root {
  return parser.runSync(parser.parse(markdown)) as Root;
}

function everyNode(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap((child) => everyNode(child)) : [])];
}

/** Reads a recipe back from its markdown. */
export function readRecipe(markdown: string): RecipeTree {
  const root = parseMarkdown(markdown);
  const nodes = everyNode(root);
  const all = <T extends Nodes['type']>(type: T) =>
    nodes.filter((node): node is Extract<Nodes, { type: T }> => node.type === type);
  const headings = all('heading');
  const table = all('table')[0] as Table | undefined;
  const notUsedAt = root.children.findIndex(
    (node) => node.type === 'heading' && textOf(node) === 'Not used',
  );
  const notUsedLists = root.children
    .slice(notUsedAt === -1 ? root.children.length : notUsedAt)
    .filter((node): node is List => node.type === 'list');

  return {
    titles: headings.filter(({ depth }) => depth === 1).map((node: Heading) => textOf(node)),
    headings: headings.filter(({ depth }) => depth === 2).map((node: Heading) => textOf(node)),
    ingredients: (table?.children.slice(1) ?? []).map(({ children: [name, amount] }) => ({
      name: name ? textOf(name) : '',
      amount: amount ? textOf(amount) : '',
    })),
    steps: all('list')
      .filter(({ ordered }) => ordered)
      .flatMap(({ children }) => children.map((item) => textOf(item))),
    tasks: all('listItem')
      .filter(({ checked }) => typeof checked === 'boolean')
      .map((item) => textOf(item)),
    footnotes: all('footnoteDefinition').map(({ identifier }) => identifier),
    footnoteReferences: all('footnoteReference').map(({ identifier }) => identifier),
    notUsed: notUsedLists.flatMap(({ children }) => children.map((item) => textOf(item))),
    nodeTypes: new Set(nodes.map(({ type }) => type)),
  };
}

/** Where an ingredient of the table comes from and what it is called in the steps. */
export function nameInSteps(cell: string): string {
  const name = cell.replace(/ \(from the (?:cupboard|tap)\)$/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}
