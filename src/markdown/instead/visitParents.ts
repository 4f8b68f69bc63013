/**
 * Stands for `unist-util-visit-parents`, which makes a function for each node and gives it a name to
 * be told by in stack traces. That is a tenth of the time that a long recipe takes from its text to
 * the page. Does without what no package of the page uses: visitors that are called on the way back,
 * and tests other than the name of a type.
 */

/** A node of a syntax tree: of markdown or of HTML. */
export interface Node {
  type: string;
  children?: Node[];
}

export const CONTINUE = true;
/** Ends the walk. */
export const EXIT = false;
/** Leaves out what is in the node. */
export const SKIP = 'skip';

type Action = typeof CONTINUE | typeof EXIT | typeof SKIP;
/** What to do next, the place among its siblings of the node to go on with, or both. */
export type Result =
  | Action
  | number
  | readonly [Action, (number | null | undefined)?]
  | null
  | undefined;
/** Is given the node and those that it is in, from the outside in. */
export type Visitor = (node: Node, parents: Node[]) => Result;

export function visitParents(tree: Node, visitor: Visitor, reverse?: boolean | null): void;
export function visitParents(
  tree: Node,
  type: string | null | undefined,
  visitor: Visitor,
  reverse?: boolean | null,
): void;
export function visitParents(tree: Node, ...rest: unknown[]): void {
  const [type, visitor, reverse] = (typeof rest[0] === 'function' ? [null, ...rest] : rest) as [
    type: string | null | undefined,
    visitor: Visitor,
    reverse?: boolean | null,
  ];
  const step = reverse ? -1 : 1;

  /** @returns the place to go on with; undefined for the next one, and null to end the walk */
  function visit(node: Node, parents: Node[]): number | null | undefined {
    const result = !type || node.type === type ? visitor(node, parents) : CONTINUE;
    const [action, place] = Array.isArray(result)
      ? result
      : typeof result === 'number'
        ? [CONTINUE, result]
        : [result];
    if (action === EXIT) return null;
    if (node.children && action !== SKIP) {
      const inside = [...parents, node];
      let at = reverse ? node.children.length - 1 : 0;
      for (let child = node.children[at]; child; child = node.children[at]) {
        const next = visit(child, inside);
        if (next === null) return null;
        at = next ?? at + step;
      }
    }
    return place ?? undefined;
  }

  visit(tree, []);
}
