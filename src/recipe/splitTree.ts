import type { Reading, ReadNodes } from '../reading/document/marks/Reading';
import { isElement, markOf } from '../reading/document/marks/treeWords';

type Node = ReadNodes[number];

/** How many blocks the page shows above the toolbar. */
const MOST_BLOCKS = 5;

/**
 * The dish, and from the first part on the work, with the model's own words last. Empty for a text
 * without a tree. `isGrowing`: the first part may still come.
 */
export function splitTree({ tree, marks }: Reading, isGrowing: boolean): readonly ReadNodes[] {
  if (!tree) return [];
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
  return [nodes.slice(0, end), [...nodes.slice(end), ...tree.children.filter(isBefore)]];
}

const holdsFood = (node: Node): boolean =>
  isElement(node) &&
  (node.properties['data-ingredient'] !== undefined || node.children.some(holdsFood));
