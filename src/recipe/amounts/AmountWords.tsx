import { Children, type ReactNode, useMemo } from 'react';
import type { AmountPlace, RecipeDocument } from '../../reading';
import * as recipeWords from '../../words/en/recipe';
import { useLanguages } from '../useLanguages';
import styles from './Amounts.module.css';
import { findStepIngredients, stepLines } from './findStepIngredients';
import { applyEdits, type Edit } from './showAmounts';
import { useAmounts, writeServings } from './shownAmounts';

export function AmountWords({ place, children }: { place: AmountPlace; children?: ReactNode }) {
  const { editsOf, stepEditsOf, leadOf, isCopy, hasChanged } = useAmounts();
  const edits = 'ingredient' in place ? editsOf(place.ingredient) : stepEditsOf(place.stepText);
  const lead = 'ingredient' in place && !isCopy ? leadOf(place.ingredient) : null;
  let offset = place.start;
  return (
    // A visitor who changes the amounts should hear one sentence, not every line.
    <span aria-live={hasChanged ? 'off' : undefined}>
      {Children.map(children, (child) => {
        if (typeof child !== 'string') return child;
        const shown = (from: number, to?: number) =>
          change(child.slice(from, to), edits ?? [], begin + from).replace(
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

function change(piece: string, edits: readonly Edit[], offset: number): string {
  const end = offset + piece.length;
  const inside = edits.filter(
    (edit) => edit.start < end && (offset < edit.end || offset === edit.start),
  );
  if (inside.length === 0) return piece;
  const moved = inside.map(({ start, end: last, text }) => ({
    start: Math.max(0, start - offset),
    end: Math.min(piece.length, last - offset),
    // An edit that reaches into the next piece shows only in the first.
    text: start < offset ? '' : text,
  }));
  return applyEdits(piece, moved);
}

export function NotScaled({ mark: { ingredient } }: { mark: { ingredient: number } }) {
  const { servings, editsOf } = useAmounts();
  if (servings === null || editsOf(ingredient) !== null) return null;
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

export function StepIngredients({ document, step }: { document: RecipeDocument; step: number }) {
  const amounts = useAmounts();
  const { editsOf, servings } = amounts;
  const languages = useLanguages();
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
