import { type ReactNode, use, useMemo } from 'react';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { countLeftOut } from '../../reading';
import * as recipeWords from '../../words/en/recipe';
import { LineMarksContext } from '../allergens/MarkedWords';
import { PlainText } from '../markdown/PlainText';
import styles from './LeftOut.module.css';

interface LeftOutProps {
  heading: string;
  /** The places of its lines in the reading. */
  lines: readonly number[];
  children: ReactNode;
}

/** Version 1.0.0 wrote lines that it left out into the recipe. They open if the check marks one. */
export function LeftOut({ heading, lines, children }: LeftOutProps) {
  const marks = use(LineMarksContext);
  const isMarked = lines.some((line) => marks.has(line));
  return (
    <details className={styles.folded} open={isMarked}>
      <summary>{heading}</summary>
      {children}
    </details>
  );
}

/** How much of a pasted text the recipe does not have, and the text. */
export function Pasted({ recipe: { pasted, text } }: { recipe: Recipe }) {
  const count = useMemo(() => (pasted ? countLeftOut(pasted, text) : 0), [pasted, text]);
  if (!pasted || count === 0) return null;
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
