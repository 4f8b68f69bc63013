import { useSelector } from '@xstate/react';
import {
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useActors } from '../ui/Actors';
import { Button } from '../ui/Button';
import { limitText } from '../ui/limitText';
import styles from './IngredientList.module.css';
import { messages } from './messages';
import type { Typing } from './Typing';

interface IngredientListProps {
  /** What to say beside an ingredient; empty for nothing. */
  noteOn?: ((ingredient: string) => string) | undefined;
  /** Edits an ingredient in its place; null until it has been fetched. */
  typing: Typing | null;
  /** Called when the visitor wants to edit, to fetch the editor. */
  onEdit(): void;
  /** Called when nothing on the list can take the focus of a button that goes away. */
  onFocusLost(): void;
}

export function IngredientList({ noteOn, typing, onEdit, onFocusLost }: IngredientListProps) {
  const { recipe } = useActors();
  const [edited, setEdited] = useState('');
  const ingredients = useSelector(recipe, ({ context }) => context.ingredients);
  const useUp = useSelector(recipe, ({ context }) => context.useUp);
  const listRef = useRef<HTMLUListElement>(null);
  useScrollToNewest(listRef, ingredients.length);

  const remove = useCallback(
    (ingredient: string, { currentTarget, detail }: MouseEvent) => {
      // The second click of a double click would fall on the item that has moved up.
      if (detail === 2) return;
      const item = currentTarget.closest('li');
      const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
      const next = neighbour?.querySelector<HTMLElement>(REMOVE);
      if (next) next.focus();
      else onFocusLost();
      recipe.send({ type: 'ingredient.remove', ingredient });
    },
    [recipe, onFocusLost],
  );

  function focusItem(index: number) {
    const button = listRef.current?.children[index]?.querySelector<HTMLElement>(REMOVE);
    if (button) button.focus();
    else onFocusLost();
  }

  const edit = useCallback(
    (ingredient: string) => {
      setEdited(ingredient);
      onEdit();
    },
    [onEdit],
  );

  return (
    <section className={styles.section} aria-labelledby="ingredients-heading">
      <div className={styles.head}>
        <h2 id="ingredients-heading">{messages.listHeading}</h2>
        <StartOver onFocusLost={onFocusLost} />
      </div>
      <div className={styles.paper}>
        <div className={styles.scroll} aria-live="polite">
          <ul ref={listRef} className={styles.list}>
            {ingredients.map((ingredient) => (
              <Item
                key={ingredient}
                ingredient={ingredient}
                note={noteOn?.(ingredient) ?? ''}
                isMarked={useUp.includes(ingredient)}
                onRemove={remove}
                onEdit={edit}
                editor={
                  typing &&
                  ingredient === edited && (
                    <typing.ItemEditor
                      ingredient={ingredient}
                      foods={typing.foods}
                      onDone={() => setEdited('')}
                    />
                  )
                }
              />
            ))}
          </ul>
        </div>
        <Undo onUndone={focusItem} />
      </div>
    </section>
  );
}

/** Scrolls to the last item when the list has grown since it was last on the screen. */
function useScrollToNewest(listRef: RefObject<HTMLUListElement | null>, count: number) {
  const lastCount = useRef(count);
  useLayoutEffect(() => {
    const hasGrown = count > lastCount.current;
    lastCount.current = count;
    if (!hasGrown) return;
    const newest = listRef.current?.lastElementChild;
    // In the frame that lays it out: at once, the page would be laid out twice.
    requestAnimationFrame(() => newest?.scrollIntoView?.({ block: 'nearest' }));
  }, [listRef, count]);
}

/** The button of an item that removes it; its name is a button too. */
const REMOVE = 'button:last-child';

interface ItemProps {
  ingredient: string;
  note: string;
  /** Whether it should be used up. */
  isMarked: boolean;
  onRemove(ingredient: string, event: MouseEvent): void;
  onEdit(ingredient: string): void;
  /** The field in the place of the name. */
  editor: ReactNode;
}

const Item = memo(function Item({
  ingredient,
  note,
  isMarked,
  onRemove,
  onEdit,
  editor,
}: ItemProps) {
  return (
    <li>
      {editor || (
        <button type="button" dir="auto" className={styles.name} onClick={() => onEdit(ingredient)}>
          {limitText(ingredient)}
          {isMarked && <span className={styles.mark}>{messages.useUp}</span>}
          {note && <span className={styles.note}>{` (${note})`}</span>}
        </button>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={messages.remove(ingredient)}
        // A key that is held down would remove one item after another.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={(event) => onRemove(ingredient, event)}
      />
    </li>
  );
});

function StartOver({ onFocusLost }: Pick<IngredientListProps, 'onFocusLost'>) {
  const { recipe } = useActors();
  const canClear = useSelector(recipe, (snapshot) => snapshot.can({ type: 'kitchen.clear' }));
  if (!canClear) return null;

  function startOver() {
    onFocusLost();
    recipe.send({ type: 'kitchen.clear' });
  }

  return (
    <Button look="text" className={styles.startOver} onClick={startOver}>
      {messages.startOver}
    </Button>
  );
}

interface UndoProps {
  /** Called with the place on the list of the first ingredient that has come back. */
  onUndone(index: number): void;
}

function Undo({ onUndone }: UndoProps) {
  const { recipe } = useActors();
  const undoable = useSelector(recipe, ({ context }) => context.undoable);
  const ingredients = useSelector(recipe, ({ context }) => context.ingredients);
  if (!undoable) return null;

  const before = undoable.ingredients ?? [];
  const index = before.findIndex((ingredient, place) => ingredient !== ingredients[place]);

  function undo({ detail }: MouseEvent) {
    // The second click of a double click on the last item's *Remove* may fall here.
    if (detail === 2) return;
    // The item must be back before it can take the focus of the button that goes away.
    flushSync(() => recipe.send({ type: 'kitchen.undo' }));
    onUndone(index);
  }

  return (
    <p className={styles.undo}>
      {undoable.earlier ? (
        <span key="all">{messages.startedOver}</span>
      ) : (
        <span key="one">
          <span>{before.length > ingredients.length ? messages.removed : messages.changed}</span>
          <bdi>{limitText(before[index] ?? '')}</bdi>
        </span>
      )}
      <Button look="text" onClick={undo}>
        {messages.undo}
      </Button>
    </p>
  );
}
