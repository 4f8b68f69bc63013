import { type MouseEvent, memo, type RefObject, useCallback } from 'react';
import { flushSync } from 'react-dom';
import { RecipeContext } from '../app/RecipeContext';
import styles from './IngredientList.module.css';

interface IngredientListProps {
  inputRef: RefObject<HTMLInputElement | null>;
  listRef: RefObject<HTMLUListElement | null>;
}

export function IngredientList({ inputRef, listRef }: IngredientListProps) {
  const { send } = RecipeContext.useActorRef();
  const ingredients = RecipeContext.useSelector(({ context }) => context.ingredients);

  const remove = useCallback(
    (ingredient: string, { currentTarget, detail }: MouseEvent) => {
      // The second click of a double click would fall on the item that has moved up.
      if (detail === 2) return;
      const item = currentTarget.closest('li');
      const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
      (neighbour?.querySelector('button') ?? inputRef.current)?.focus();
      send({ type: 'ingredient.remove', ingredient });
    },
    [send, inputRef],
  );

  function focusItem(index: number) {
    const button = listRef.current?.children[index]?.querySelector('button');
    (button ?? inputRef.current)?.focus();
  }

  return (
    <section className={styles.section} aria-labelledby="ingredients-heading">
      <div className={styles.head}>
        <h2 id="ingredients-heading">Ingredients on hand</h2>
        <StartOver inputRef={inputRef} />
      </div>
      <div className={styles.paper}>
        <div className={styles.scroll} aria-live="polite">
          <ul ref={listRef} className={styles.list}>
            {ingredients.map((ingredient) => (
              <Item key={ingredient} ingredient={ingredient} onRemove={remove} />
            ))}
          </ul>
        </div>
        <Undo onUndone={focusItem} />
      </div>
    </section>
  );
}

interface ItemProps {
  ingredient: string;
  onRemove(ingredient: string, event: MouseEvent): void;
}

const Item = memo(function Item({ ingredient, onRemove }: ItemProps) {
  return (
    <li>
      <span dir="auto">{ingredient}</span>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove ${ingredient}`}
        onClick={(event) => onRemove(ingredient, event)}
      />
    </li>
  );
});

function StartOver({ inputRef }: Pick<IngredientListProps, 'inputRef'>) {
  const { send } = RecipeContext.useActorRef();
  const canClear = RecipeContext.useSelector((snapshot) => snapshot.can({ type: 'kitchen.clear' }));
  if (!canClear) return null;

  function startOver() {
    inputRef.current?.focus();
    send({ type: 'kitchen.clear' });
  }

  return (
    <button type="button" className={styles.startOver} onClick={startOver}>
      Start over
    </button>
  );
}

interface UndoProps {
  /** Called with the place on the list of the first ingredient that has come back. */
  onUndone(index: number): void;
}

function Undo({ onUndone }: UndoProps) {
  const { send } = RecipeContext.useActorRef();
  const undoable = RecipeContext.useSelector(({ context }) => context.undoable);
  const ingredients = RecipeContext.useSelector(({ context }) => context.ingredients);
  if (!undoable) return null;

  const before = undoable.ingredients ?? [];
  const index = before.findIndex((ingredient, place) => ingredient !== ingredients[place]);

  function undo() {
    // The item has to stand again before it can take the focus of the button that goes away.
    flushSync(() => send({ type: 'kitchen.undo' }));
    onUndone(index);
  }

  return (
    <p className={styles.undo}>
      {undoable.recipe !== undefined ? (
        <span key="all">{undoable.ingredients ? 'Started over' : 'Opened a recipe'}</span>
      ) : (
        <span key="one">
          <span>Removed </span>
          <bdi>{before[index]}</bdi>
        </span>
      )}
      <button type="button" onClick={undo}>
        Undo
      </button>
    </p>
  );
}
