import type { Reading, ReadNodes } from '../reading/document/marks/Reading';
import { isElement, markOf } from '../reading/document/marks/treeWords';

type Node = ReadNodes[number];

/** How many blocks the page shows above what a visitor can do with a recipe. */
const MOST_BLOCKS = 5;

const known = new WeakMap<object, readonly ReadNodes[]>();

/**
 * Splits a recipe before its first part: its name with what is said of the dish, and the rest, with what
 * a model says beside its recipe at the end. The same reading gives the same lists.
 *
 * @param isGrowing whether its first part may still come
 * @returns no lists for a text without a tree
 */
export function splitTree(
  { tree, marks }: Pick<Reading, 'tree' | 'marks'>,
  isGrowing = false,
): readonly ReadNodes[] {
  if (!tree) return [];
  const before = known.get(tree);
  if (before) return before;

  const isBefore = (node: Node) => {
    const mark = markOf(node, marks);
    return mark?.kind === 'chatter' && mark.part === 'before';
  };
  const nodes = tree.children.filter((node) => !isBefore(node));
  const name = nodes.findIndex((node) => markOf(node, marks)?.kind === 'title') + 1;
  const found = nodes.findIndex(
    (node, at) =>
      at >= name && isElement(node) && (/^(?:h[1-6]|ol)$/.test(node.tagName) || holdsFood(node)),
  );
  const part = found < 0 && isGrowing ? nodes.length : found;
  const isNear = nodes.slice(name, Math.max(part, name)).filter(isElement).length < MOST_BLOCKS;
  const end = part >= 0 && isNear ? part : name;
  const split = [nodes.slice(0, end), [...nodes.slice(end), ...tree.children.filter(isBefore)]];
  known.set(tree, split);
  return split;
}

const holdsFood = (node: Node): boolean =>
  isElement(node) &&
  (node.properties['data-ingredient'] !== undefined || node.children.some(holdsFood));
