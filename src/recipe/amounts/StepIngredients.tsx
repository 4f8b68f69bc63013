import { useMemo, useSyncExternalStore } from 'react';
import { languagesNow, onLanguages } from '../../foods/languages/spoken';
import type { RecipeDocument } from '../../reading/document/RecipeDocument';
import * as recipeWords from '../../words/en/recipe';
import styles from './Amounts.module.css';
import { findStepIngredients, stepLines } from './findStepIngredients';

import { useAmounts } from './shownAmounts';

export function StepIngredients({ document, step }: { document: RecipeDocument; step: number }) {
  const amounts = useAmounts();
  const { editsOf, servings } = amounts;
  const languages = useSyncExternalStore(onLanguages, languagesNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it finds depends on the languages
  const found = useMemo(() => findStepIngredients(document), [document, languages]);
  const named = stepLines(found[step] ?? [], amounts);
  if (named.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={recipeWords.amounts.forThisStep}>
      {named.map(({ index, share, line }) => (
        <li key={index}>
          <span>{line}</span>
          {share === 1 && servings !== null && editsOf(index) === null && (
            <small className={styles.mark}>{` (${recipeWords.amounts.notScaled})`}</small>
          )}
        </li>
      ))}
    </ul>
  );
}
