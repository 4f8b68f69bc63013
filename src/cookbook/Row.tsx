import { type MouseEvent, memo } from 'react';
import type { SavedRecipe } from '../../machines/cookbookMachine';
import styles from './CookbookView.module.css';
import type { CookbookActor } from './cookbookActor';
import { titleOf } from './titleOf';

interface RowProps {
  actor: CookbookActor;
  recipe: SavedRecipe;
  /** Whether it has been taken out, and can be put back. */
  isRemoved: boolean;
  onOpen(recipe: SavedRecipe, button: HTMLElement): void;
}

/** How many ingredients a row names. */
const MOST_NAMED = 4;

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

function namesOf(ingredients: readonly string[]): string {
  const named = ingredients.slice(0, MOST_NAMED).join(', ');
  const more = ingredients.length - MOST_NAMED;
  return more > 0 ? `${named} and ${more} more` : named;
}

/** A recipe of the cookbook. One button removes it and brings it back, so that it keeps the focus. */
export const Row = memo(function Row({ actor, recipe, isRemoved, onOpen }: RowProps) {
  const title = titleOf(recipe.recipe);
  const date = new Date(recipe.savedAt);

  function removeOrRestore({ detail }: MouseEvent) {
    // The second click of a double click is meant for what was there at the first.
    if (detail > 1) return;
    actor.send(
      isRemoved ? { type: 'recipe.restore', recipe } : { type: 'recipe.remove', id: recipe.id },
    );
  }

  return (
    <li className={styles.row}>
      {isRemoved ? (
        <p key="removed" className={styles.removed}>
          <span>Removed </span>
          <bdi>{title}</bdi>
        </p>
      ) : (
        <div key="recipe" className={styles.recipe}>
          <h3>
            <button
              type="button"
              className={styles.title}
              onClick={({ currentTarget }) => onOpen(recipe, currentTarget)}
            >
              <bdi>{title}</bdi>
            </button>
          </h3>
          <time className={styles.date} dateTime={date.toISOString()}>
            {dates.format(date)}
          </time>
          {recipe.ingredients.length > 0 && (
            <p>
              <bdi>{namesOf(recipe.ingredients)}</bdi>
            </p>
          )}
          <p>
            <bdi>{recipe.model ?? 'Built-in recipe book'}</bdi>
          </p>
        </div>
      )}
      <button
        type="button"
        className={isRemoved ? styles.undo : styles.remove}
        aria-label={isRemoved ? `Undo: bring back ${title}` : `Remove ${title}`}
        // A key that is held must not take back what it has just done.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={removeOrRestore}
      >
        <span>{isRemoved ? 'Undo' : 'Remove'}</span>
      </button>
    </li>
  );
});
