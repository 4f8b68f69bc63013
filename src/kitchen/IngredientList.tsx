import { useSelector } from '@xstate/react';
import { type MouseEvent, memo, type ReactNode, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nextToUseUp } from '../../machines/kitchen/days';
import { putBack } from '../../machines/kitchen/listChange';
import { whenIdle } from '../browser/loading/whenIdle';
import { createStore, type LazyPart, useStore } from '../browser/store';
import { useActors } from '../ui/Actors';
import { Button } from '../ui/Button';
import { limitText } from '../ui/limitText';
import * as firstWords from '../words/en/first';
import styles from './IngredientList.module.css';

import type { Typing } from './Typing';
import { UsualFoods } from './UsualFoods';

interface IngredientListProps {
  noteOn?: ((ingredient: string) => string) | undefined;
  canOffer(food: string): boolean;
  typing: LazyPart<Typing>;
  /** Called when nothing on the list can take over the focus of a removed button. */
  onFocusLost(): void;
}

/** Before the part for typing has arrived, no entry is due. */
const NO_DAY = createStore('');

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the markup of one list, in the order of the page
export function IngredientList(props: IngredientListProps) {
  const { noteOn, canOffer, typing: part, onFocusLost } = props;
  const typing = useStore(part);
  const { recipe } = useActors();
  const [edited, setEdited] = useState('');
  const [editedAmong, setEditedAmong] = useState<readonly string[]>([]);
  const ingredients = useSelector(recipe, ({ context }) => context.ingredients);
  const useUp = useSelector(recipe, ({ context }) => context.useUp);
  const dates = useSelector(recipe, ({ context }) => context.dates);
  const undoable = useSelector(recipe, ({ context }) => context.undoable);
  const listRef = useRef<HTMLUListElement>(null);

  const remove = useCallback(
    (ingredient: string, { currentTarget, detail }: MouseEvent) => {
      // The second click of a double click would hit another item.
      if (detail === 2) return;
      const buttons = [...(listRef.current?.querySelectorAll<HTMLElement>(REMOVE) ?? [])];
      const place = buttons.indexOf(currentTarget as HTMLElement);
      const next = buttons[place + 1] ?? buttons[place - 1];
      if (next) next.focus();
      else onFocusLost();
      recipe.send({ type: 'list.change', command: { kind: 'remove', ingredient } });
    },
    [recipe, onFocusLost],
  );

  function focusItem(entry = '') {
    const place = recipe.getSnapshot().context.ingredients.indexOf(entry);
    const button = listRef.current?.querySelectorAll<HTMLElement>(REMOVE)[place];
    if (button) button.focus();
    else onFocusLost();
  }

  const edit = useCallback(
    (ingredient: string) => {
      setEdited(ingredient);
      setEditedAmong(recipe.getSnapshot().context.ingredients);
      whenIdle(part.preload);
    },
    [part, recipe],
  );

  const before = undoable ? putBack(ingredients, undoable.rows) : ingredients;
  const listed = new Set(ingredients);
  const next = nextToUseUp({ ingredients, useUp, dates }, useStore(typing?.today ?? NO_DAY));
  const days = new Map(dates.map(({ entry, day }) => [entry, day]));
  // Another tab may remove the entry that the visitor edits: its field stays until they leave it.
  const rows =
    edited && typing && !before.includes(edited)
      ? putBack(
          before,
          editedAmong.filter((entry) => entry === edited || before.includes(entry)),
        )
      : before;
  const { kind, gone = [], added = [] } = undoable ?? {};
  const missing = gone.filter((entry) => !listed.has(entry));
  const changed =
    kind === 'edit' || kind === 'addition'
      ? added.filter((entry) => listed.has(entry)).at(-1)
      : undefined;
  const undoRow = (key: string, isShown: boolean) => (
    <li key={key} className={styles.gone} aria-live="off" aria-hidden={!isShown}>
      {isShown && (
        <>
          <span>
            <span>
              {kind === 'edit'
                ? firstWords.kitchen.changed
                : gone[0]
                  ? firstWords.kitchen.removed
                  : firstWords.kitchen.added}
            </span>
            <bdi>{limitText((gone[0] ? missing : added).join(', '))}</bdi>
          </span>
          <Undo onUndone={() => focusItem(gone[0])} />
        </>
      )}
    </li>
  );

  return (
    <section aria-labelledby="ingredients-heading">
      <div className={styles.head}>
        <h2>
          <span id="ingredients-heading">{firstWords.kitchen.listHeading}</span>
          {ingredients.length > 0 && <span>{firstWords.kitchen.count(ingredients.length)}</span>}
        </h2>
        {kind === 'clear' && <Undo onUndone={() => focusItem(gone[0])} />}
        <StartOver onFocusLost={onFocusLost} />
      </div>
      <div className={styles.paper}>
        <div aria-live="polite">
          <ul ref={listRef} className={styles.list}>
            {rows.map((row) => {
              if (!listed.has(row) && (row !== edited || !typing))
                return undoRow(row, row === missing[0]);
              const day = days.get(row);
              const editor = typing && row === edited && (
                <typing.ItemEditor
                  ingredient={row}
                  foods={typing.foods}
                  onDone={() => setEdited('')}
                />
              );
              // The editor has its own offer.
              const split = typing && !editor && typing.isOffered(row, ingredients) && (
                <typing.SplitOffer ingredient={row} foods={typing.foods} />
              );
              const item = (
                <Item
                  key={row}
                  ingredient={row}
                  note={noteOn?.(row) ?? ''}
                  isMarked={next.includes(row)}
                  eatBy={typing && day && <typing.EatByNote day={day} today={typing.today} />}
                  onRemove={remove}
                  onEdit={edit}
                  editor={editor}
                  split={split}
                />
              );
              return row === changed ? [item, undoRow('undo', true)] : item;
            })}
          </ul>
        </div>
        <UsualFoods canOffer={canOffer} onFocusLost={onFocusLost} />
      </div>
      {typing && <typing.ScrollToNewest listRef={listRef} />}
    </section>
  );
}

const REMOVE = 'button[aria-label]';

/** Fits three lines on a phone. */
const SHORT = 99;

interface ItemProps {
  ingredient: string;
  note: string;
  isMarked: boolean;
  eatBy: ReactNode;
  onRemove(ingredient: string, event: MouseEvent): void;
  onEdit(ingredient: string): void;
  /** The field in the place of the name. */
  editor: ReactNode;
  split: ReactNode;
}

const Item = memo(function Item({
  ingredient,
  note,
  isMarked,
  eatBy,
  onRemove,
  onEdit,
  editor,
  split,
}: ItemProps) {
  return (
    <li>
      {editor || (
        <button type="button" dir="auto" className={styles.name} onClick={() => onEdit(ingredient)}>
          <span className={ingredient.length > SHORT ? styles.long : ''}>
            {limitText(ingredient)}
          </span>
          {eatBy}
          {isMarked && <span className={styles.mark}>{firstWords.kitchen.useUp}</span>}
          {note && <span className={styles.note}>{` (${note})`}</span>}
        </button>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={firstWords.kitchen.remove(ingredient)}
        // A key held down would remove one item after another.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={(event) => onRemove(ingredient, event)}
      />
      {split}
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
      {firstWords.kitchen.startOver}
    </Button>
  );
}

/** Calls `onUndone` when the ingredients are back on the list. */
function Undo({ onUndone }: { onUndone(): void }) {
  const { recipe } = useActors();

  function undo({ detail }: MouseEvent) {
    // The second click of a double click on *Remove* or *Start over* hits this button.
    if (detail === 2) return;
    // The item has to be back before it can take the focus of the removed button.
    flushSync(() => recipe.send({ type: 'kitchen.undo' }));
    onUndone();
  }

  return (
    <Button look="text" onClick={undo}>
      {firstWords.kitchen.undo}
    </Button>
  );
}
