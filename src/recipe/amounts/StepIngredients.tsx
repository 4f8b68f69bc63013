import { useMemo, useSyncExternalStore } from 'react';
import { languagesNow, onLanguages } from '../../foods/languages/spoken';
import type { RecipeDocument } from '../../reading/document/RecipeDocument';
import styles from './Amounts.module.css';
import { findStepIngredients } from './findStepIngredients';
import { messages } from './messages';
import { shortenLine } from './shortenLine';
import { useAmounts } from './shownAmounts';

interface StepIngredientsProps {
  document: RecipeDocument;
  /** The step's place in the document. */
  step: number;
}

/** The ingredients that a step takes, with the amounts that the page shows. */
export function StepIngredients({ document, step }: StepIngredientsProps) {
  const { lineOf, editsOf, servings } = useAmounts();
  const languages = useSyncExternalStore(onLanguages, languagesNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it finds depends on the languages
  const found = useMemo(() => findStepIngredients(document), [document, languages]);
  const named = (found[step] ?? []).filter((index) => /[\d½⅓⅔¼¾⅛]/.test(lineOf(index)));
  if (named.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={messages.forThisStep}>
      {named.map((index) => (
        <li key={index}>
          <span>{shortenLine(lineOf(index))}</span>
          {servings !== null && editsOf(index) === null && (
            <small className={styles.mark}>{` (${messages.notScaled})`}</small>
          )}
        </li>
      ))}
    </ul>
  );
}
