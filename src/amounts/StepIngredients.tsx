import { useMemo } from 'react';
import type { LazyPart } from '../browser/lazyPart';
import { useStore } from '../browser/store';
import type { RecipeDocument } from '../recipe/document/RecipeDocument';
import styles from './Amounts.module.css';
import { messages } from './messages';
import { useAmounts } from './shownAmounts';

interface StepIngredientsProps {
  part: LazyPart<Pick<typeof import('./findStepIngredients'), 'findStepIngredients'>>;
  document: RecipeDocument;
  /** The step's place in the document. */
  step: number;
}

/** The ingredients that a step names, with their amounts as the page shows them. */
export function StepIngredients({ part, document, step }: StepIngredientsProps) {
  const finder = useStore(part);
  const { lineOf, editsOf, servings } = useAmounts();
  const found = useMemo(() => finder?.findStepIngredients(document), [finder, document]);
  const named = (found?.[step] ?? []).filter((index) => /[\d½⅓⅔¼¾⅛]/.test(lineOf(index)));
  if (named.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={messages.forThisStep}>
      {named.map((index) => (
        <li key={index}>
          {/* What is behind the first comma is how to prepare it. */}
          <span>{lineOf(index).replace(/,(?!\d).*$/s, '')}</span>
          {servings !== null && editsOf(index) === null && (
            <small className={styles.mark}>{` (${messages.notScaled})`}</small>
          )}
        </li>
      ))}
    </ul>
  );
}
