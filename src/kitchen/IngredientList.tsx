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

/** What the page knows of ingredients, whether they are on the list or not. */
export interface ListNotes {
  /** What the visitor avoids in it. Undefined before the check has arrived. */
  noteOn: ((ingredient: string) => string) | undefined;
  /** Whether the note says what the ingredient surely contains. */
  isCertain(ingredient: string): boolean;
  /** Whether a food may be offered: the check has found nothing to avoid in it. */
  canOffer(food: string): boolean;
}

interface ListedProps {
  notes: ListNotes;
  typing: LazyPart<Typing>;
}

interface IngredientListProps extends ListedProps {
  /** On the paper, below the rows. */
  children: ReactNode;
}

export function IngredientList({ children, ...of }: IngredientListProps) {
  const { kitchen } = useActors();
  const typing = useStore(of.typing);
  const isNew = useStore(kitchen, ({ ingredients, undoable }) => !ingredients[0] && !undoable);
  const isCleared = useStore(kitchen, ({ undoable }) => undoable?.kind === 'clear');
  const listRef = useRef<HTMLUListElement>(null);

  return (
    <section aria-labelledby="ingredients-heading">
      <div className={styles.head}>
        <h2>
          <span id="ingredients-heading">{firstWords.kitchen.listHeading}</span>
          <Count />
        </h2>
        {isCleared && <Undo listRef={listRef} />}
        <StartOver />
      </div>
      <div className={styles.paper}>
        <ul ref={listRef} className={styles.list}>
          <Rows {...of} listRef={listRef} />
        </ul>
        {isNew && <p className={styles.example}>{firstWords.kitchen.example}</p>}
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

type ListRef = RefObject<HTMLUListElement | null>;

interface RowsProps extends ListedProps {
  listRef: ListRef;
}

/** The ingredients, and where one was, what brings it back. */
function Rows({ notes: { noteOn, isCertain }, typing: part, listRef }: RowsProps) {
  const typing = useStore(part);
  const [edited, edit] = useEdited(part);
  const { rows, missing, undoable } = useRows(typing, edited);
  const remove = useRemove(listRef);

  return rows.map((row) => {
    if (row.kind === 'gone')
      return (
        <li key={row.key} className={styles.gone} aria-hidden={!row.isShown}>
          {row.isShown && undoable && <Change {...{ undoable, missing, listRef }} />}
        </li>
      );
    const { entry, day, isMarked, isEdited } = row;
    const note = noteOn?.(entry) ?? '';
    return (
      <Item
        key={entry}
        ingredient={entry}
        note={note}
        isCertain={note !== '' && isCertain(entry)}
        {...{ day, isMarked, isEdited, typing }}
        onRemove={remove}
        onEdit={edit}
      />
    );
  });
}

/** The entry whose name is a field, and the list on which the visitor pressed it. */
interface Edited {
  entry: string | null;
  among: readonly string[];
}

const NOT_EDITING: Edited = { entry: null, among: [] };

/** What the visitor edits, and what begins that or, with null, ends it. */
function useEdited(typing: ListedProps['typing']) {
  const { kitchen } = useActors();
  const [edited, setEdited] = useState(NOT_EDITING);
  const edit = useCallback(
    (entry: string | null) => {
      setEdited({ entry, among: kitchen.getSnapshot().context.ingredients });
      whenIdle(typing.preload);
    },
    [typing, kitchen],
  );
  return [edited, edit] as const;
}

type Row =
  | (Pick<ItemProps, 'day' | 'isMarked' | 'isEdited'> & { kind: 'entry'; entry: string })
  /** Where an entry was, or below one that has changed. The first says so, and offers *Undo*. */
  | { kind: 'gone'; key: string; isShown: boolean };

/** What each row says. `missing`: what an undo brings back. */
function useRows(typing: Typing | null, edited: Edited) {
  const { ingredients, useUp, dates, undoable } = useStore(useActors().kitchen);
  const next = nextToUseUp({ ingredients, useUp, dates }, useStore(typing?.today ?? NO_DAY));
  const days = new Map(dates.map(({ entry, day }) => [entry, day]));
  const listed = new Set(ingredients);
  const { kind, gone = [], added = [] } = undoable ?? {};
  const missing = gone.filter((entry) => !listed.has(entry));
  const isBeside = kind === 'edit' || kind === 'addition';
  const changed = isBeside && added.filter((entry) => listed.has(entry)).at(-1);

  // The part for typing brings the field.
  const editing = typing ? edited : NOT_EDITING;
  const rows = withEdited(ingredients, undoable, editing).flatMap((entry): Row[] => {
    const isEdited = entry === editing.entry;
    if (!listed.has(entry) && !isEdited)
      return [{ kind: 'gone', key: entry, isShown: entry === missing[0] }];
    const isMarked = next.includes(entry);
    const row: Row = { kind: 'entry', entry, day: days.get(entry), isMarked, isEdited };
    return entry === changed ? [row, { kind: 'gone', key: 'undo', isShown: true }] : [row];
  });
  return { rows, missing, undoable };
}

/** Also what an undo would bring back, and what the visitor edits, although another tab may have removed it. */
function withEdited(
  ingredients: readonly string[],
  undoable: ListChange | null,
  { entry: edited, among }: Edited,
) {
  const before = undoable ? putBack(ingredients, undoable.rows) : ingredients;
  if (edited === null || before.includes(edited)) return before;
  return putBack(
    before,
    among.filter((entry) => entry === edited || before.includes(entry)),
  );
}

interface ChangeProps {
  undoable: ListChange;
  missing: readonly string[];
  listRef: ListRef;
}

function Change({ undoable: { kind, gone, added }, missing, listRef }: ChangeProps) {
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
      <Undo listRef={listRef} />
    </>
  );
}

function useRemove(listRef: ListRef) {
  const { kitchen, places } = useActors();
  return useCallback(
    (ingredient: string, { currentTarget, detail }: MouseEvent) => {
      // The second click of a double click would hit another item.
      if (detail === 2) return;
      const buttons = removeButtons(listRef);
      const place = buttons.indexOf(currentTarget as HTMLElement);
      goTo(buttons[place + 1] ?? buttons[place - 1] ?? places.field.current);
      kitchen.change({ kind: 'remove', ingredient });
    },
    [kitchen, listRef, places],
  );
}

const removeButtons = ({ current: list }: ListRef) => [
  ...(list?.querySelectorAll<HTMLElement>('button[aria-label]') ?? []),
];

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
  /** Null ends the edit. */
  onEdit(ingredient: string | null): void;
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
}: ItemProps) {
  const tools = typing && { ingredient, foods: typing.foods };
  return (
    <li>
      {isEdited && typing && tools ? (
        <typing.ItemEditor {...tools} onDone={() => onEdit(null)} />
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

function Undo({ listRef }: Pick<RowsProps, 'listRef'>) {
  const { kitchen, places } = useActors();

  function undo({ detail }: MouseEvent) {
    // The second click of a double click on *Remove* or *Start over* hits this button.
    if (detail === 2) return;
    const { gone = [] } = kitchen.getSnapshot().context.undoable ?? {};
    // The item has to be back before it can take the focus of the removed button.
    flushSync(() => kitchen.undo());
    const place = kitchen.getSnapshot().context.ingredients.indexOf(gone[0] ?? '');
    goTo(removeButtons(listRef)[place] ?? places.field.current);
  }

  return (
    <Button look="text" onClick={undo}>
      {firstWords.language.undo}
    </Button>
  );
}
