import { Children, type ReactNode } from 'react';
import type { AmountPlace } from '../../reading';
import * as recipeWords from '../../words/en/recipe';
import { useLanguages } from '../useLanguages';
import styles from './Amounts.module.css';
import { useAmounts, writeServings } from './shownAmounts';

export function AmountWords({ place, children }: { place: AmountPlace; children?: ReactNode }) {
  const { shownWords, leadOf, isCopy, hasChanged } = useAmounts();
  const lead = 'ingredient' in place && !isCopy ? leadOf(place.ingredient) : null;
  let offset = place.start;
  return (
    // A visitor who changes the amounts should hear one sentence, not every line.
    <span aria-live={hasChanged ? 'off' : undefined}>
      {Children.map(children, (child) => {
        if (typeof child !== 'string') return child;
        const shown = (from: number, to?: number) =>
          shownWords(place, child.slice(from, to), begin + from).replace(
            /(?<=\d) (?=°)/g,
            '\u00a0',
          );
        const begin = offset;
        offset += child.length;
        if (!lead || begin > 0) return shown(0);
        return (
          <>
            <span className={styles.amount}>
              {shown(0, lead.number)}
              <span>{shown(lead.number, lead.end)}</span>
            </span>
            {shown(lead.end)}
          </>
        );
      })}
    </span>
  );
}

export function NotScaled({ mark: { ingredient } }: { mark: { ingredient: number } }) {
  const { servings, canScale } = useAmounts();
  if (servings === null || canScale(ingredient)) return null;
  return (
    <small className={styles.mark} aria-live="off">
      {` (${recipeWords.amounts.notScaled})`}
    </small>
  );
}

export function StepNote({ mark: { step } }: { mark: { step: number } }) {
  const { servings, written, unscaledIn, settingsWithoutScale } = useAmounts();
  const before = written()?.text;
  const unscaled = servings !== null && before ? unscaledIn(step) : [];
  const notes = [
    ...(servings !== null && before && unscaled.length > 0
      ? [recipeWords.amounts.stepAmounts(unscaled.join(', '), before, writeServings(servings))]
      : []),
    ...settingsWithoutScale(step).map(recipeWords.amounts.noScale),
  ];
  return notes.map((note) => (
    <small key={note} className={styles.note} aria-live="off">
      {` ${note}`}
    </small>
  ));
}

export function StepIngredients({ step }: { step: number }) {
  const { canScale, servings, ingredientsOf } = useAmounts();
  // What it finds depends on the languages.
  useLanguages();
  const named = ingredientsOf(step);
  if (named.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={recipeWords.amounts.forThisStep}>
      {named.map(({ index, share, line }) => (
        <li key={index}>
          <span>{line}</span>
          {share === 1 && servings !== null && !canScale(index) && (
            <small className={styles.mark}>{` (${recipeWords.amounts.notScaled})`}</small>
          )}
        </li>
      ))}
    </ul>
  );
}
