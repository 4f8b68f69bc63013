import { type ReactNode, use, useMemo } from 'react';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { type Comparison, entriesOf } from '../../amounts';
import { keysOf } from '../../foods';
import { countLeftOut } from '../../reading';
import * as recipeWords from '../../words/en/recipe';
import { LineMarksContext } from '../allergens/MarkedWords';
import { PlainText } from '../markdown/PlainText';
import { useRecipe } from '../RecipeContext';
import { NeedsContext } from '../shopping/NeedMark';
import styles from './LeftOut.module.css';

interface LeftOutProps {
  heading: string;
  /** The places of its lines in the reading. */
  lines: readonly number[];
  children: ReactNode;
}

/** Whether a recipe says that it leaves out what it uses. */
export function isRefuted(lines: readonly string[], comparison: Comparison | null): boolean {
  const used = comparison ? entriesOf(comparison).used : [];
  return lines.some((line) => {
    const words = new Set(keysOf(line));
    return used.some((entry) => keysOf(entry).every((key) => words.has(key)));
  });
}

/**
 * Models and version 1.0.0 write into a recipe what it leaves out. It opens if the check marks a line, and is not shown if
 * the page says of a food that the recipe uses it.
 */
export function LeftOut({ heading, lines, children }: LeftOutProps) {
  const marks = use(LineMarksContext);
  const isMarked = lines.some((line) => marks.has(line));
  const { check } = use(NeedsContext);
  const texts = useRecipe().reading.lines;
  // What the check has found stays in sight.
  if (
    !isMarked &&
    isRefuted(
      lines.map((line) => texts[line]?.text ?? ''),
      check,
    )
  )
    return null;
  return (
    <details className={styles.folded} open={isMarked}>
      <summary>{heading}</summary>
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
