import { type ReactNode, use, useMemo } from 'react';
import type { Recipe } from '../../../machines/kitchen/recipe';
import {
  countLeftOut,
  isElement,
  isLeftOutHeading,
  markOf,
  type Reading,
  type ReadNodes,
} from '../../reading';
import * as recipeWords from '../../words/en/recipe';
import { LineMarksContext } from '../allergens/MarkedWords';
import { PlainText } from '../markdown/PlainText';
import { useRecipe } from '../RecipeContext';
import styles from './LeftOut.module.css';

interface LeftOutProps extends Omit<LeftOutNodes, 'rest'> {
  children: ReactNode;
}

/** Version 1.0.0 wrote lines that it left out into the recipe. They open if the check marks one. */
export function LeftOut({ heading, list, children }: LeftOutProps) {
  const { reading } = useRecipe();
  const marks = use(LineMarksContext);
  const isMarked = linePlacesIn(list, reading.marks).some((line) => marks.has(line));
  const [place = -1] = linePlacesIn(heading, reading.marks);
  return (
    <details className={styles.folded} open={isMarked}>
      <summary>{reading.lines[place]?.text}</summary>
      {children}
    </details>
  );
}

/** How much of a pasted text the recipe does not have, and the text. */
export function Pasted({ recipe: { pasted = '', text } }: { recipe: Recipe }) {
  const count = useMemo(() => countLeftOut(pasted, text), [pasted, text]);
  if (count === 0) return null;
  return (
    <details className={styles.folded} dir="ltr">
      <summary>
        <span>{recipeWords.recipe.leftOutOfPaste(count)}</span>{' '}
        <span>{recipeWords.recipe.showPaste}</span>
      </summary>
      <div dir="auto">
        <PlainText text={pasted} />
      </div>
    </details>
  );
}

type Node = ReadNodes[number];
type Element = Extract<Node, { type: 'element' }>;

interface LeftOutNodes {
  /** The recipe's nodes without `heading` and `list`. */
  rest: ReadNodes;
  heading: Node;
  list: Element;
}

function linePlacesIn(node: Node, marks: Reading['marks']): number[] {
  if (!isElement(node)) return [];
  const mark = markOf(node, marks);
  const own = mark?.kind === 'words' ? [mark.line] : [];
  return [...own, ...node.children.flatMap((child) => linePlacesIn(child as Node, marks))];
}

export function findLeftOut({ marks, lines }: Reading, nodes: ReadNodes): LeftOutNodes | null {
  const textOf = (node: Node) => lines[linePlacesIn(node, marks)[0] ?? -1]?.text ?? '';
  const at = nodes.findLastIndex(
    (node) => isElement(node) && /^h\d$/.test(node.tagName) && isLeftOutHeading(textOf(node)),
  );
  const place = nodes.findIndex((node, index) => index > at && isElement(node));
  const [heading, list] = [nodes[at], nodes[place]];
  const isFound = heading && list && isElement(list) && list.tagName === 'ul';
  const rest = nodes.filter((node) => node !== heading && node !== list);
  return isFound ? { rest, heading, list } : null;
}
