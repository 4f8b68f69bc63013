import { useSelector } from '@xstate/react';
import {
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { nextToUseUp } from '../../machines/kitchen/days';
import { type ListChange, putBack } from '../../machines/kitchen/listChange';
import { goTo } from '../browser/focus';
import { whenIdle } from '../browser/loading/pauses';
import { createStore, type LazyPart, useStore } from '../browser/store';
import { useActors } from '../ui/Actors';
import { Button } from '../ui/Button';
import { limitText } from '../ui/limitText';
import * as firstWords from '../words/en/first';
import styles from './IngredientList.module.css';
import { MOST_NAMED } from './notices';
import { ignoreRepeats } from './RecipePrompt';
import type { Typing } from './Typing';

/** Before the part for typing has arrived, no entry is due. */
const NO_DAY = createStore('');

interface ListedProps {
  noteOn?: ((ingredient: string) => string) | undefined;
  /** Whether the note says what the ingredient surely contains. */
  isCertain(ingredient: string): boolean;
  typing: LazyPart<Typing>;
}

interface IngredientListProps extends ListedProps {
  /** On the paper, below the rows. */
  children: ReactNode;
}

export function IngredientList({ children, ...of }: IngredientListProps) {
  const {
    kitchen,
    places: { field },
  } = useActors();
  const typing = useStore(of.typing);
  const isEmpty = useStore(kitchen, ({ ingredients }) => !ingredients[0]);
  const undoable = useStore(kitchen, (now) => now.undoable);
  const listRef = useRef<HTMLUListElement>(null);

  function focusItem(entry = '') {
    const place = kitchen.getSnapshot().context.ingredients.indexOf(entry);
    const button = listRef.current?.querySelectorAll<HTMLElement>(REMOVE)[place];
    goTo(button ?? field.current);
  }
  const undo = <Undo onUndone={() => focusItem(undoable?.gone[0])} />;

  return (
    <section aria-labelledby="ingredients-heading">
      <div className={styles.head}>
        <h2>
          <span id="ingredients-heading">{firstWords.kitchen.listHeading}</span>
          <Count />
        </h2>
        {undoable?.kind === 'clear' && undo}
        <StartOver />
      </div>
      <div className={styles.paper}>
        <ul ref={listRef} className={styles.list}>
          <Rows {...of} listRef={listRef} undo={undo} />
        </ul>
        {isEmpty && !undoable && <p className={styles.example}>{firstWords.kitchen.example}</p>}
        {children}
      </div>
      {typing && <typing.ScrollToNewest listRef={listRef} />}
    </section>
  );
}

/** By itself, so one more ingredient renders nothing around it. */
function Count() {
  const count = useStore(useActors().kitchen, ({ ingredients }) => ingredients.length);
  return count > 0 && <span>{firstWords.kitchen.count(count)}</span>;
}

interface RowsProps extends ListedProps {
  listRef: RefObject<HTMLUListElement | null>;
  undo: ReactNode;
}

const NOTHING = { entry: '', among: [] as readonly string[] };

/** The ingredients, and where one was, what brings it back. */
function Rows({ noteOn, isCertain, typing: part, listRef, undo }: RowsProps) {
  const typing = useStore(part);
  const { kitchen } = useActors();
  const [edited, setEdited] = useState(NOTHING);
  const { ingredients, useUp, dates, undoable } = useStore(kitchen);
  const remove = useRemove(listRef);
  const edit = useCallback(
    (entry: string) => {
      setEdited({ entry, among: kitchen.getSnapshot().context.ingredients });
      whenIdle(part.preload);
    },
    [part, kitchen],
  );

  const stopEditing = useCallback(() => setEdited(NOTHING), []);

  const next = nextToUseUp({ ingredients, useUp, dates }, useStore(typing?.today ?? NO_DAY));
  const days = new Map(dates.map(({ entry, day }) => [entry, day]));
  const listed = new Set(ingredients);
  const { rows, missing, changed } = findRows(ingredients, undoable, typing ? edited : NOTHING);
  const undoRow = (key: string, isShown: boolean) => (
    <li key={key} className={styles.gone} aria-hidden={!isShown}>
      {isShown && undoable && <Change {...{ undoable, missing, undo }} />}
    </li>
  );

  return rows.map((row) => {
    const isEdited = typing !== null && row === edited.entry;
    if (!listed.has(row) && !isEdited) return undoRow(row, row === missing[0]);
    const note = noteOn?.(row) ?? '';
    const item = (
      <Item
        key={row}
        ingredient={row}
        note={note}
        isCertain={note !== '' && isCertain(row)}
        isMarked={next.includes(row)}
        day={days.get(row)}
        isEdited={isEdited}
        typing={typing}
        onRemove={remove}
        onEdit={edit}
        onDone={stopEditing}
      />
    );
    return row === changed ? [item, undoRow('undo', true)] : item;
  });
}

/** `missing`: what an undo brings back. `changed`: the entry below which the page offers it. */
function findRows(
  ingredients: readonly string[],
  undoable: ListChange | null,
  { entry: edited, among }: typeof NOTHING,
) {
  const listed = new Set(ingredients);
  const before = undoable ? putBack(ingredients, undoable.rows) : ingredients;
  const { kind, gone = [], added = [] } = undoable ?? {};
  const isBeside = kind === 'edit' || kind === 'addition';
  return {
    // Another tab may remove the entry that the visitor edits: its field stays until they leave it.
    rows:
      edited && !before.includes(edited)
        ? putBack(
            before,
            among.filter((entry) => entry === edited || before.includes(entry)),
          )
        : before,
    missing: gone.filter((entry) => !listed.has(entry)),
    changed: isBeside ? added.filter((entry) => listed.has(entry)).at(-1) : undefined,
  };
}

interface ChangeProps {
  undoable: ListChange;
  missing: readonly string[];
  undo: ReactNode;
}

function Change({ undoable: { kind, gone, added }, missing, undo }: ChangeProps) {
  const { changed, removed, added: isNew, addedFoods } = firstWords.kitchen;
  const isMany = kind === 'addition' && added.length > MOST_NAMED;
  return (
    <>
      <span>
        <span>
          {isMany
            ? addedFoods(added.length)
            : kind === 'edit'
              ? changed
              : gone[0]
                ? removed
                : isNew}
        </span>
        {!isMany && <bdi>{limitText((gone[0] ? missing : added).join(', '))}</bdi>}
      </span>
      {undo}
    </>
  );
}

function useRemove(listRef: RowsProps['listRef']) {
  const { kitchen, places } = useActors();
  return useCallback(
    (ingredient: string, { currentTarget, detail }: MouseEvent) => {
      // The second click of a double click would hit another item.
      if (detail === 2) return;
      const buttons = [...(listRef.current?.querySelectorAll<HTMLElement>(REMOVE) ?? [])];
      const place = buttons.indexOf(currentTarget as HTMLElement);
      goTo(buttons[place + 1] ?? buttons[place - 1] ?? places.field.current);
      kitchen.change({ kind: 'remove', ingredient });
    },
    [kitchen, listRef, places],
  );
}

const REMOVE = 'button[aria-label]';

/** Fits three lines on a phone. */
const SHORT = 99;

interface ItemProps {
  ingredient: string;
  note: string;
  isCertain: boolean;
  isMarked: boolean;
  /** The last day to eat it, `2026-11-23`. */
  day: string | undefined;
  /** A field is in the place of the name. */
  isEdited: boolean;
  typing: Typing | null;
  onRemove(ingredient: string, event: MouseEvent): void;
  onEdit(ingredient: string): void;
  onDone(): void;
}

/** Gets data alone, so one ingredient more renders no other row. */
const Item = memo(function Item({
  ingredient,
  note,
  isCertain,
  isMarked,
  day,
  isEdited,
  typing,
  onRemove,
  onEdit,
  onDone,
}: ItemProps) {
  const tools = typing && { ingredient, foods: typing.foods };
  return (
    <li>
      {isEdited && typing && tools ? (
        <typing.ItemEditor {...tools} onDone={onDone} />
      ) : (
        <button type="button" dir="auto" className={styles.name} onClick={() => onEdit(ingredient)}>
          <span className={ingredient.length > SHORT ? styles.long : ''}>
            {limitText(ingredient)}
          </span>
          {typing && day && <typing.EatByNote day={day} today={typing.today} />}
          {isMarked && <span className={styles.mark}>{firstWords.kitchen.useUp}</span>}
          {note && <span className={isCertain ? styles.note : styles.open}>{` (${note})`}</span>}
        </button>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={firstWords.kitchen.remove(ingredient)}
        // A key held down would remove one item after another.
        onKeyDown={ignoreRepeats}
        onClick={(event) => onRemove(ingredient, event)}
      />
      {/* The editor has its own offer. */}
      {!isEdited && typing && tools && <typing.RowOffers {...tools} />}
    </li>
  );
});

const StartOver = memo(function StartOver() {
  const { recipe, adding, places } = useActors();
  const canClear = useSelector(recipe, (snapshot) => snapshot.can({ type: 'kitchen.clear' }));
  if (!canClear) return null;

  function startOver() {
    goTo(places.field.current);
    adding.send({ type: 'kitchen.clear' });
  }

  return (
    <Button look="text" className={styles.startOver} onClick={startOver}>
      {firstWords.kitchen.startOver}
    </Button>
  );
});

/** Calls `onUndone` when the ingredients are back on the list. */
function Undo({ onUndone }: { onUndone(): void }) {
  const { kitchen } = useActors();

  function undo({ detail }: MouseEvent) {
    // The second click of a double click on *Remove* or *Start over* hits this button.
    if (detail === 2) return;
    // The item has to be back before it can take the focus of the removed button.
    flushSync(() => kitchen.undo());
    onUndone();
  }

  return (
    <Button look="text" onClick={undo}>
      {firstWords.language.undo}
    </Button>
  );
}
