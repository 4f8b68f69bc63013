import { useMemo } from 'react';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { linesOutside } from '../../reading/lines/outside';
import * as recipeWords from '../../words/en/recipe';
import { PlainText } from '../markdown/PlainText';
import styles from './Pasted.module.css';

/** How much of a pasted text the recipe does not have, and the text. */
export function Pasted({ recipe: { pasted = '', text } }: { recipe: Recipe }) {
  const count = useMemo(() => linesOutside(pasted, text).length, [pasted, text]);
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
