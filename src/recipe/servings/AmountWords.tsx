import { Children, type ReactNode } from 'react';
import type { AmountPlace } from '../../reading';
import * as recipeWords from '../../words/en/recipe';
import { useLanguages } from '../useLanguages';
import styles from './Amounts.module.css';
import { type Shown, type ShownAmounts, useAmounts, writeServings } from './shownAmounts';

/** Shows one piece after the other of the words at a place. */
export function shownWordsOf({ shownWords }: Pick<ShownAmounts, 'shownWords'>, place: AmountPlace) {
  let offset = place.start;
  return (piece: string) => {
    const shown = shownWords(place, piece, offset).replace(/(?<=\d) (?=°)/g, '\u00a0');
    offset += piece.length;
    return shown;
  };
}

export function AmountWords({ place, children }: { place: AmountPlace; children?: ReactNode }) {
  const amounts = useAmounts();
  const { leadOf, isCopy, hasChanged } = amounts;
  const lead = 'ingredient' in place && !isCopy ? leadOf(place.ingredient) : null;
  const show = shownWordsOf(amounts, place);
  let isFirst = place.start === 0;
  return (
    // A visitor who changes the amounts should hear one sentence, not every line.
    <span aria-live={hasChanged ? 'off' : undefined}>
      {Children.map(children, (child) => {
        if (typeof child !== 'string') return child;
        if (!lead || !isFirst) return show(child);
        isFirst = false;
        return (
          <>
            <span className={styles.amount}>
              {show(child.slice(0, lead.number))}
              <span>{show(child.slice(lead.number, lead.end))}</span>
            </span>
            {show(child.slice(lead.end))}
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
  return notesOfStep(useAmounts(), step).map((note) => (
    <small key={note} className={styles.note} aria-live="off">
      {note}
    </small>
  ));
}

/** What the page says of a step's amounts, each after a space. */
export function notesOfStep(
  { servings, written, unscaledIn, settingsWithoutScale }: ShownAmounts & Shown,
  step: number,
): string[] {
  const before = written()?.text;
  const unscaled = servings !== null && before ? unscaledIn(step) : [];
  const notes = [
    ...(servings !== null && before && unscaled.length > 0
      ? [recipeWords.amounts.stepAmounts(unscaled.join(', '), before, writeServings(servings))]
      : []),
    ...settingsWithoutScale(step).map(recipeWords.amounts.noScale),
  ];
  return notes.map((note) => ` ${note}`);
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
