import type { ReactNode } from 'react';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { limitText } from '../../ui/limitText';
import * as requestWords from '../../words/en/request';
import { claimOf, placeOf, quote } from './claimOf';
import styles from './RecipeNotes.module.css';

interface RecipeNotesProps {
  recipe: Recipe;
  /** What else the page says of it. */
  children: ReactNode;
}

export function RecipeNotes({ recipe, children }: RecipeNotesProps) {
  if (recipe.ideas) return null;
  return (
    <footer className={styles.notes}>
      {recipe.cut && <p>{requestWords.notes.cut}</p>}
      <p>{`${limitText(attributionOf(recipe))} ${requestWords.notes.check}`}</p>
      {children}
    </footer>
  );
}

/** Who wrote the recipe. */
export function attributionOf(recipe: Recipe): string {
  return recipe.byHand === 'edited'
    ? `${writerOf(recipe)} ${requestWords.notes.edited}`
    : writerOf(recipe);
}

function writerOf({ origin, model, source, byHand }: Recipe): string {
  if (byHand === 'written') return requestWords.notes.byHand;
  if (origin === 'shared') return requestWords.notes.byLink(claimOf(model, source));
  if (origin === 'cookbook') return requestWords.notes.byCookbook(claimOf(model, source));
  if (source && !model) return requestWords.notes.imported(placeOf(source));
  const name = origin === 'request' ? model : quote(model);
  return name ? requestWords.notes.written(name) : requestWords.notes.fromBook;
}
