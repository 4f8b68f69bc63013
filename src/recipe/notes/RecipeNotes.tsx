import type { ReactNode } from 'react';
import type { Recipe, Source } from '../../../machines/kitchen/recipe';
import { limitText } from '../../ui/limitText';
import * as requestWords from '../../words/en/request';
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

/**
 * Who wrote the recipe. The page cannot check what a link or file says, so it quotes the name and
 * isolates its direction: the name cannot change the words around it.
 */
export function attributionOf(recipe: Recipe): string {
  return recipe.byHand === 'edited'
    ? `${writerOf(recipe)} ${requestWords.notes.edited}`
    : writerOf(recipe);
}

function writerOf({ origin, model, source, byHand }: Recipe): string {
  if (byHand === 'written') return requestWords.notes.byHand;
  if (origin === 'shared') return requestWords.notes.byLink(claimOf(model, source));
  if (origin === 'cookbook') return requestWords.notes.byCookbook(claimOf(model, source));
  if (source) return requestWords.notes.imported(placeOf(source));
  const name = origin === 'request' ? model : quote(model);
  return name ? requestWords.notes.written(name) : requestWords.notes.fromBook;
}

function claimOf(model: string | null, source: Source | undefined): string {
  const { claims } = requestWords.notes;
  // A model may have changed what was read from a photo.
  if (source && !(source.isPhoto && model)) return claims.imported(placeOf(source));
  const name = quote(model);
  return name ? claims.written(name) : claims.fromBook;
}

const placeOf = ({ name, link, isPhoto }: Source) =>
  [quote(name ?? null), link].filter(Boolean).join(', ') ||
  (isPhoto ? requestWords.notes.photo : requestWords.notes.elsewhere);

const quote = (name: string | null) =>
  name && requestWords.notes.quoted(`\u2068${name.replace(/\p{C}/gu, '')}\u2069`);
