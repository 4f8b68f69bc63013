import type { Root } from 'hast';
import { isLeftOutHeading } from '../../languages';
import { isMereGreeting, isUnusedHeading } from '../vocabulary';
import type { Reading, ReadingParts, ReadNodes } from './Reading';
import { isElement, markOf } from './treeWords';

type Node = ReadNodes[number];

/** How many blocks the page shows above the toolbar. */
const MOST_BLOCKS = 5;

type Marked = Pick<Reading, 'marks' | 'lines'>;

/** @param isGrowing the first part may still come */
export function splitReading(tree: Root, reading: Marked, isGrowing: boolean): ReadingParts {
  const { marks } = reading;
  const isBefore = (node: Node) => markOf(node, marks)?.kind === 'chatter';
  const nodes = tree.children.filter((node) => !isBefore(node));
  const name = nodes.findIndex((node) => markOf(node, marks)?.kind === 'title') + 1;
  const found = nodes.findIndex(
    (node, at) =>
      at >= name && isElement(node) && (/^(?:h[1-6]|ol)$/.test(node.tagName) || holdsFood(node)),
  );
  const part = found < 0 && isGrowing ? nodes.length : found;
  const isNear = nodes.slice(name, Math.max(part, name)).filter(isElement).length < MOST_BLOCKS;
  const end = part >= 0 && isNear ? part : name;
  const chatter = tree.children.filter(isBefore);
  const below = [...nodes.slice(end), ...chatter];
  const leftOut = listUnder(reading, below, isLeftOutHeading);
  const isLeftOut = leftOut?.list.tagName === 'ul';
  return {
    head: nodes.slice(0, end),
    below: isLeftOut ? below.filter((node) => !leftOut.nodes.includes(node)) : below,
    leftOut: isLeftOut ? leftOut : null,
    unused: listUnder(reading, below, isUnusedHeading),
    greeting: greetingIn(reading, chatter),
  };
}

/** All of a model's words above the title, if they only greet, and link to nothing. */
function greetingIn({ marks, lines }: Marked, nodes: ReadNodes): ReadingParts['greeting'] {
  const places = nodes.flatMap((node) => linePlacesIn(node, marks));
  const isMere = places.every((place) => isMereGreeting(lines[place]?.text ?? ''));
  return places.length > 0 && isMere && !nodes.some(hasAddress) ? { nodes, lines: places } : null;
}

const hasAddress = (node: Node): boolean =>
  isElement(node) &&
  (node.properties['data-address'] !== undefined || node.children.some(hasAddress));

const holdsFood = (node: Node): boolean =>
  isElement(node) &&
  (node.properties['data-ingredient'] !== undefined || node.children.some(holdsFood));

/** The last heading with such words, and the block below it. */
function listUnder({ marks, lines }: Marked, nodes: ReadNodes, isNamed: (text: string) => boolean) {
  const textOf = (node: Node) => lines[linePlacesIn(node, marks)[0] ?? -1]?.text ?? '';
  const blocks = nodes.filter(isElement);
  const at = blocks.findLastIndex((one) => /^h\d$/.test(one.tagName) && isNamed(textOf(one)));
  const [heading, list] = blocks.slice(at);
  if (at < 0 || !heading || !list) return null;
  return {
    heading: textOf(heading),
    list,
    nodes: [heading, list] as ReadNodes,
    lines: linePlacesIn(list, marks),
  };
}

function linePlacesIn(node: Node, marks: Reading['marks']): number[] {
  if (!isElement(node)) return [];
  const mark = markOf(node, marks);
  const own = mark?.kind === 'words' ? [mark.line] : [];
  return [...own, ...node.children.flatMap((child) => linePlacesIn(child as Node, marks))];
}
