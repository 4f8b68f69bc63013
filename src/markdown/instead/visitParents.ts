import { convert, type Test } from 'unist-util-is';

/*
 * Stands for `unist-util-visit-parents`, which makes a function for each node and gives it a name to
 * be told by in stack traces. That is a tenth of the time that a long recipe takes from its text to
 * the page. Does without what no package of the page uses: visitors that are called on the way back.
 */

/** A node of a syntax tree: of markdown or of HTML. */
export interface Node {
  type: string;
  children?: Node[];
}

interface Parent extends Node {
  children: Node[];
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
/** Is given the node, those that it is in, from the outside in, and its place in the innermost. */
export type Visitor = (node: Node, parents: Parent[], index: number | undefined) => Result;

type Rest = [visitor: Visitor, reverse?: boolean | null];

export function visitParents(tree: Node, ...rest: Rest | [test: Test, ...Rest]): void {
  const [test, visitor, reverse] = (
    typeof rest[1] === 'function' ? rest : [undefined, ...rest]
  ) as [Test, ...Rest];
  const is = convert(test);
  const step = reverse ? -1 : 1;

  /** @returns the place to go on with; undefined for the next one, and null to end the walk */
  function visit(node: Node, parents: Parent[], index?: number): number | null | undefined {
    const result = is(node, index, parents.at(-1)) ? visitor(node, parents, index) : CONTINUE;
    const [action, place] = Array.isArray(result)
      ? result
      : typeof result === 'number'
        ? [CONTINUE, result]
        : [result];
    if (action === EXIT) return null;
    if (node.children && action !== SKIP) {
      const parent = node as Parent;
      const inside = [...parents, parent];
      let at = reverse ? parent.children.length - 1 : 0;
      // A visitor may put other children in the place of these.
      for (let child = parent.children[at]; child; child = parent.children[at]) {
        const next = visit(child, inside, at);
        if (next === null) return null;
        at = next ?? at + step;
      }
    }
    return place ?? undefined;
  }

  visit(tree, []);
}
