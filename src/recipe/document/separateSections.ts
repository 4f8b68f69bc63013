import type { List, Paragraph, Root, RootContent, Table, TableCell } from 'mdast';
import { rawTextOf, textOf } from './plainText';
import { paragraphOf, sliceOf, withPosition } from './sliceOf';
import { isPlainSection, type Section, sectionOf } from './vocabulary';

/** A shorter paragraph is no recipe. */
const SHORTEST = 60;
const LONGEST = 20_000;

/**
 * Separates the sections of a recipe that somebody wrote on one line, "Rice Serves: 2 Ingredients: … Method:
 * 1. …", or in the rows of one table. It changes the tree; only a table's heads are lost.
 */
export function separateSections(tree: Root): void {
  tree.children = tree.children.flatMap((node): RootContent[] => {
    if (node.type === 'paragraph') return piecesOf(node) ?? [node];
    return node.type === 'table' ? (sectionsOf(node) ?? [node]) : [node];
  });
}

/** Where a label begins in a line, and what it names. */
interface Label {
  start: number;
  end: number;
  section: Section;
}

const COLON =
  /(?<=(?<words>(?:(?<=^|\s)\p{Lu}[\p{L}'’-]{1,20} ){0,2}(?<=^|\s)\p{Lu}[\p{L}'’-]{1,20})[*_]{0,3})[:：](?=\s)/gu;

/** The labels of sections in a line: "Prep Time:", "Ingredients:". */
function labelsIn(text: string): Label[] {
  return [...text.matchAll(COLON)].flatMap(({ index, groups }) => {
    const words = (groups?.words ?? '').split(' ');
    for (let first = 0; first < words.length; first += 1) {
      const name = words.slice(first).join(' ');
      const section = isPlainSection(name) || first > 0 ? sectionOf(name) : null;
      if (section) return { start: index - name.length, end: index + 1, section };
    }
    return [];
  });
}

/** @returns null unless a line names both its ingredients and its method */
function piecesOf(node: Paragraph): Paragraph[] | null {
  const text = node.children.map(rawTextOf).join('');
  if (text.length < SHORTEST || text.length > LONGEST || text.includes('\n')) return null;
  const labels = labelsIn(text);
  const has = (section: Section) => labels.some((label) => label.section === section);
  if (!has('ingredients') || !has('method')) return null;
  const cuts = labels.flatMap(({ start, end, section }, at) => {
    const to = labels[at + 1]?.start ?? text.length;
    return section === 'method' || section === 'ingredients'
      ? [start, ...itemsIn(text, end, to, section)]
      : [start];
  });
  const places = [...new Set([0, ...cuts, text.length])];
  const pieces = places
    .slice(0, -1)
    .map((start, at) => sliceOf(node.children, start, places[at + 1] ?? start));
  if (pieces.some((piece) => piece === null)) return null;
  return pieces.map((piece) => paragraphOf(piece ?? []));
}

const NUMBER = /(?<=\s)(\d{1,2})[.)] (?=\S)/g;
const BULLET = /(?<=\s)[-•*–] (?=\S)/g;

/** Where the steps or the ingredients of a line begin, if they are numbered or have bullets. */
function itemsIn(text: string, from: number, to: number, section: Section): number[] {
  const part = text.slice(from, to);
  if (section === 'ingredients') {
    const bullets = [...part.matchAll(BULLET)].map(({ index }) => from + index);
    return bullets.length > 1 ? bullets : [];
  }
  const found: number[] = [];
  for (const { 1: number, index } of part.matchAll(NUMBER)) {
    if (Number(number) === found.length + 1) found.push(from + index);
  }
  return found.length > 1 ? found : [];
}

/** Makes headings and lists of a table whose first column names the sections. */
function sectionsOf({ children: [head, ...rows] }: Table): RootContent[] | null {
  if (!head || head.children.length !== 2) return null;
  const nameOf = ({ children: [name] }: Table['children'][number]) =>
    name ? sectionOf(textOf(name)) : null;
  const names = rows.map(nameOf);
  if (!names.includes('ingredients') || !names.includes('method')) return null;
  const all = nameOf(head) === null ? rows : [head, ...rows];
  return all.flatMap(({ children: [name, content] }): RootContent[] => {
    if (!name || !content) return [];
    const section = sectionOf(textOf(name));
    const lines = linesOf(content);
    const heading = withPosition({
      type: 'heading' as const,
      depth: 2 as const,
      children: name.children,
    });
    return [heading, ...(section === 'ingredients' ? [listOf(lines)] : lines)];
  });
}

/** The lines of a cell, which breaks separate. */
function linesOf({ children }: TableCell): Paragraph[] {
  const lines: TableCell['children'][] = [[]];
  for (const child of children) {
    if (child.type === 'break') lines.push([]);
    else lines.at(-1)?.push(child);
  }
  return lines.filter((line) => line.length > 0).map(paragraphOf);
}

function listOf(lines: readonly Paragraph[]): List {
  return withPosition({
    type: 'list',
    ordered: false,
    spread: false,
    children: lines.map((line) =>
      withPosition({ type: 'listItem' as const, spread: false, children: [line] }),
    ),
  });
}
