import type { Element, ElementContent, Root } from 'hast';
import { isElement, textOf } from './tree';
import { headingOf, INGREDIENTS, itemsOf, METHOD, type RecipeParts, rowsOf } from './readRecipe';

/** A block of a recipe in plain text, for what cannot take the page's elements. */
export type Block =
  | {
      kind: 'heading';
      text: string;
      /** 1 to 6; 7 for a line that stands for a heading. */
      rank: number;
      /** Whether it is a line before a colon, and no heading by its own look. */
      isLeadIn: boolean;
      /** What it says that stands below it; null where that is neither. */
      about: 'ingredients' | 'method' | null;
    }
  | { kind: 'text'; text: string }
  /** Steps, ingredients, or what else is listed; a line may hold line breaks. */
  | { kind: 'steps' | 'ingredients' | 'list'; items: string[] }
  /** Its head is its first row. */
  | { kind: 'table'; areIngredients: boolean; rows: string[][] };

/** Reads a recipe block by block, before anything is added to it. */
export function outlineOf(tree: Root, { steps, ingredients }: RecipeParts): Block[] {
  const partsOfSteps = new Set<ElementContent>(steps.flatMap(({ rest }) => rest));
  return tree.children.flatMap((node): Block[] => {
    if (!isElement(node) || partsOfSteps.has(node)) return [];
    const heading = headingOf(node);
    if (heading) {
      const { text, rank } = heading;
      const about = INGREDIENTS.test(text) ? 'ingredients' : METHOD.test(text) ? 'method' : null;
      const isLeadIn = isElement(node, 'p') && /[:：]\s*$/.test(textOf(node));
      return [{ kind: 'heading', text, rank, isLeadIn, about }];
    }
    if (isElement(node, 'p')) return [{ kind: 'text', text: linesOf(node.children) }];
    const areIngredients = ingredients.includes(node);
    if (isElement(node, 'table')) return [{ kind: 'table', areIngredients, rows: cellsOf(node) }];
    if (!isElement(node, 'ul', 'ol')) return [];
    const own = steps.filter(({ list }) => list === node);
    if (own.length > 0) {
      const items = own.map(({ item, rest }) => write([...item.children, ...rest]));
      return [{ kind: 'steps', items: items.filter(Boolean) }];
    }
    const items = rowsOf(node).map((item) => write(item.children).replace(/\n/g, ' '));
    return [{ kind: areIngredients ? 'ingredients' : 'list', items }];
  });
}

function cellsOf(table: Element): string[][] {
  const rows = (parent: Element): Element[] =>
    parent.children
      .filter((child) => isElement(child))
      .flatMap((child) => (child.tagName === 'tr' ? [child] : rows(child)));
  return rows(table).map((row) =>
    row.children
      .filter((cell) => isElement(cell))
      .map((cell) => write(cell.children).replace(/\n/g, ' ')),
  );
}

/** The words of a paragraph, line by line as they were written. */
function linesOf(nodes: readonly ElementContent[]): string {
  const written = nodes.map((node) =>
    isElement(node, 'br') ? '\n' : isElement(node) ? writeNode(node) : textOf(node),
  );
  return tidy(written.join(''));
}

/** The words of nodes as they are seen, a block a line. */
function write(nodes: readonly ElementContent[]): string {
  return tidy(nodes.map(writeNode).join(''));
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

function writeNode(node: ElementContent): string {
  if (!isElement(node)) return textOf(node).replace(/\s+/g, ' ');
  switch (node.tagName) {
    case 'br':
      return ' ';
    case 'input':
    case 'sup':
      return '';
    case 'img':
      return String(node.properties.alt ?? '');
    case 'ol':
    case 'ul': {
      const start = Number(node.properties.start ?? 1);
      const lines = itemsOf(node).map((item, index) => {
        const mark = node.tagName === 'ol' ? `${start + index}.` : '-';
        return `\n${mark} ${write(item.children)}`;
      });
      return `${lines.join('')}\n`;
    }
    case 'tr':
      return `\n${node.children.map(writeNode).join(' ')}\n`;
    case 'p':
    case 'pre':
    case 'blockquote':
      return `\n${node.children.map(writeNode).join('')}\n`;
    default:
      return node.children.map(writeNode).join('');
  }
}
