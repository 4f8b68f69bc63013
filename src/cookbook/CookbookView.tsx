import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { SavedRecipe } from '../../machines/cookbookMachine';
import { loadDish, useDish } from '../app/loadCookingTools';
import { loadMarkdown } from '../recipe/markdown/loadMarkdown';
import styles from './CookbookView.module.css';
import type { CookbookActor } from './cookbookActor';
import { Exchange } from './Exchange';
import { filterRecipes } from './filter';
import { Row } from './Row';
import { Trouble } from './Trouble';
import { wordForNews } from './messages';

interface CookbookViewProps {
  actor: CookbookActor;
  /** Called with the recipe that has been chosen, before the view closes. */
  onOpen(recipe: SavedRecipe): void;
  onClose(): void;
}

/** The visitor's recipes, the newest first: a list of contents. */
export function CookbookView({ actor, onOpen, onClose }: CookbookViewProps) {
  const recipes = useSelector(actor, ({ context }) => context.recipes);
  const removed = useSelector(actor, ({ context }) => context.removed);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const part = useDish();

  const found = useMemo(() => filterRecipes(recipes, wanted), [recipes, wanted]);
  const rows = useMemo(
    () => (removed.length > 0 ? merge(found, removed) : found),
    [found, removed],
  );

  const show = useCallback(
    (dialog: HTMLDialogElement | null) => {
      dialog?.showModal();
      dialog?.querySelector<HTMLElement>('h2')?.focus();
      if (!dialog) return;
      actor.send({ type: 'cookbook.check' });
      // Where they cannot be fetched, the recipe that is chosen stands as plain text.
      loadMarkdown().catch(() => {});
      loadDish();
    },
    [actor],
  );

  const open = useCallback(
    (recipe: SavedRecipe, button: HTMLElement) => {
      onOpen(recipe);
      button.closest('dialog')?.close();
    },
    [onOpen],
  );

  function clearFirst(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape' || query === '') return;
    event.preventDefault();
    setQuery('');
  }

  return (
    <dialog ref={show} className={styles.view} aria-labelledby="cookbook-heading" onClose={onClose}>
      <div className={styles.page}>
        <div className={styles.head}>
          <h2 id="cookbook-heading" tabIndex={-1}>
            Cookbook
          </h2>
          <button
            type="button"
            className={styles.close}
            onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          >
            Close
          </button>
        </div>
        <Trouble actor={actor} />
        <div className={styles.tools}>
          {recipes.length > 0 && (
            <input
              type="search"
              className={styles.filter}
              aria-label="Find a recipe"
              placeholder="Find a recipe"
              dir="auto"
              autoComplete="off"
              enterKeyHint="search"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
              onKeyDown={clearFirst}
            />
          )}
          <Exchange actor={actor} />
        </div>
        <News actor={actor} />
        <p role="status" className={styles.count}>
          {wanted.trim() !== '' && (
            <span>{`${found.length} of ${recipes.length} ${recipes.length === 1 ? 'recipe' : 'recipes'}`}</span>
          )}
        </p>
        {rows.length > 0 ? (
          <ul className={styles.list}>
            {rows.map((recipe) => (
              <Row
                key={recipe.id}
                actor={actor}
                recipe={recipe}
                isRemoved={removed.includes(recipe)}
                onOpen={open}
              />
            ))}
          </ul>
        ) : (
          <Nothing actor={actor} isFiltered={recipes.length > 0} />
        )}
        <p className={styles.note}>
          Your recipes are kept in this browser and nowhere else. Browsers may clear away what pages
          keep: export them now and then.
        </p>
      </div>
      {part && <div ref={part.takeDock} className={styles.dock} />}
    </dialog>
  );
}

/** What was removed stays in its place, with the way back. */
function merge(found: readonly SavedRecipe[], removed: readonly SavedRecipe[]) {
  return [...found, ...removed].sort((one, other) => other.savedAt - one.savedAt);
}

/** Says what has been done, for all to hear, and for all to see where the list does not show it. */
function News({ actor }: Pick<CookbookViewProps, 'actor'>) {
  const news = useSelector(actor, ({ context }) => context.news);
  const serial = useSelector(actor, ({ context }) => context.serial);
  const isOfDish = ['saved', 'known'].includes(news.about);
  const isSeen = ['imported', 'failure', 'gone'].includes(news.about);
  return (
    <div role="status" className={styles.news}>
      {!isOfDish && news.about !== 'nothing' && (
        <p key={serial} className={isSeen ? styles.told : 'visually-hidden'} dir="auto">
          {wordForNews(news)}
        </p>
      )}
    </div>
  );
}

/** What stands where recipes would. */
function Nothing({
  actor,
  isFiltered,
}: Pick<CookbookViewProps, 'actor'> & { isFiltered: boolean }) {
  const isReady = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  if (isFiltered) {
    return <p className={styles.nothing}>No recipe has all of these words in it.</p>;
  }
  if (isReady) {
    return (
      <p className={styles.nothing}>
        No recipe yet. Press Save above one that you like, and it will stand here.
      </p>
    );
  }
  return isBusy && <p className={`${styles.nothing} ${styles.waiting}`}>Opening the cookbook…</p>;
}
