import { checkRecipe, isFound } from '../../foods/avoided/checkRecipe';
import { type Avoidance, thingsToAvoid } from '../../foods/avoided/thingsToAvoid';
import { ALLERGENS } from '../../foods/contents';
import { learn, learnedOf } from '../../foods/languages/learn';
import type { Reading, ReadNodes } from '../../reading/document/marks/Reading';
import { isElement, markOf } from '../../reading/document/marks/treeWords';
import { stateAllergens } from '../../reading/document/stateAllergens';
import { isLeftOutHeading } from '../../reading/languages';
import { languagesIn } from '../../reading/languages/detectLanguage';

type Node = ReadNodes[number];
export type Element = Extract<Node, { type: 'element' }>;

export interface LeftOutNodes {
  /** The recipe's nodes without `heading` and `list`. */
  rest: ReadNodes;
  heading: Node;
  list: Element;
}

export function linePlacesIn(node: Node, marks: Reading['marks']): number[] {
  if (!isElement(node)) return [];
  const mark = markOf(node, marks);
  const own = mark?.kind === 'words' ? [mark.line] : [];
  return [...own, ...node.children.flatMap((child) => linePlacesIn(child as Node, marks))];
}

const known = new WeakMap<ReadNodes, LeftOutNodes | null>();

export function findLeftOut({ marks, lines }: Reading, nodes: ReadNodes): LeftOutNodes | null {
  const before = known.get(nodes);
  if (before !== undefined) return before;
  const textOf = (node: Node) => lines[linePlacesIn(node, marks)[0] ?? -1]?.text ?? '';
  const at = nodes.findLastIndex(
    (node) => isElement(node) && /^h\d$/.test(node.tagName) && isLeftOutHeading(textOf(node)),
  );
  const place = nodes.findIndex((node, index) => index > at && isElement(node));
  const [heading, list] = [nodes[at], nodes[place]];
  const isFound = heading && list && isElement(list) && list.tagName === 'ul';
  const rest = nodes.filter((node) => node !== heading && node !== list);
  const found = isFound ? { rest, heading, list } : null;
  known.set(nodes, found);
  return found;
}

/**
 * Of the lines around a recipe, those that name what the visitor avoids, or may state what the dish
 * contains: "Milk, wheat" may, "Cookies" does not. All of them if a language could not be fetched.
 */
export async function linesToKeep(
  lines: readonly string[],
  toAvoid: Avoidance,
): Promise<readonly string[]> {
  const codes = languagesIn(lines.join('\n'));
  await Promise.all(codes.map(learn));
  if (codes.some((code) => learnedOf(code) === 'missing')) return lines;
  const { results, findings } = checkRecipe(
    thingsToAvoid(toAvoid),
    lines.map((text) => ({ text, isIngredient: false })),
    { isReadable: true },
  );
  const marked = new Set(results.flatMap(({ places }) => places.map(({ line }) => line)));
  const named = ALLERGENS.map((allergen) => (findings.get(allergen)?.places ?? []).filter(isFound));
  const namesSeveral = (at: number) => {
    const starts = named.flatMap((places) => places.filter(({ line }) => line === at).slice(0, 1));
    return new Set(starts.map(({ start }) => start)).size > 1;
  };
  const states = stateAllergens(lines);
  return lines.filter((_, at) => states[at] || marked.has(at) || namesSeveral(at));
}
