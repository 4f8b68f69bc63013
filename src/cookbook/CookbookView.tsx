import { useSelector } from '@xstate/react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { CookbookActor, CookbookNotice, SavedRecipe } from '../../machines/cookbookMachine';
import type { Recipe } from '../../machines/recipe';
import { handOnFocus } from '../browser/handOnFocus';
import { CloseButton } from '../ui/CloseButton';
import styles from './CookbookView.module.css';
import type { ExportMenuProps } from './ExportMenu';
import { ImportExport } from './ImportExport';
import { cookbookMessages, fileMessages } from './messages';
import { noticeText } from './noticeText';
import { RecipeRow } from './RecipeRow';
import { StorageError } from './StorageError';
import { searchRecipes } from './searchRecipes';

interface CookbookViewProps extends ExportMenuProps {
  /** Renders the foot below the recipes, which calls back when the focus has nowhere to go. */
  footer?(onFocusLost: () => void): ReactNode;
  /** Called once the dialog is open. */
  onShown?(): void;
  /** Called when the visitor wants to add a recipe, after the dialog has closed. */
  onAdd(): void;
  /** Called with the chosen recipe, after the dialog has closed and handed back the focus. */
  onOpen(recipe: Recipe): void;
  /** Called after the dialog has closed, with or without a choice. */
  onClose(): void;
}

/** How many more recipes the list shows at a time. A browser lays out thousands in seconds. */
const PORTION = 100;

/** The visitor's recipes in a dialog, the newest first. It opens when it is rendered. */
export function CookbookView({
  cookbook,
  writeZip,
  footer,
  onShown,
  onAdd,
  onOpen,
  onClose,
}: CookbookViewProps) {
  const recipes = useSelector(cookbook, ({ context }) => context.recipes);
  const removed = useSelector(cookbook, ({ context }) => context.removed);
  const [query, setQuery] = useState('');
  const search = useMemo(() => searchRecipes(recipes), [recipes]);
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(() => search(deferredQuery), [search, deferredQuery]);
  const rows = useMemo(() => [...found, ...removed].sort(byDate), [found, removed]);
  const [limit, setLimit] = useState(PORTION);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);

  const show = useEffectEvent(() => {
    dialogRef.current?.showModal();
    headingRef.current?.focus();
    cookbook.send({ type: 'cookbook.check' });
    onShown?.();
  });
  useEffect(() => show(), []);

  const open = useCallback(
    ({ recipe: text, cut, model, ingredients: askedWith, source }: SavedRecipe) => {
      dialogRef.current?.close();
      onOpen({ text, cut, model, origin: 'cookbook', source, askedWith });
    },
    [onOpen],
  );

  function changeQuery(changed: string) {
    setQuery(changed);
    setLimit(PORTION);
  }

  function close() {
    cookbook.send({ type: 'cookbook.close' });
    onClose();
  }

  return (
    <dialog
      ref={dialogRef}
      className={styles.view}
      aria-labelledby="cookbook-heading"
      onClose={close}
    >
      <div className={styles.page}>
        <div className={styles.head}>
          <h2 ref={headingRef} id="cookbook-heading" tabIndex={-1}>
            {cookbookMessages.heading}
          </h2>
          <CloseButton>{cookbookMessages.close}</CloseButton>
        </div>
        <StorageError cookbook={cookbook} />
        <div className={styles.tools}>
          {recipes.length > 0 && <SearchField query={query} onChange={changeQuery} />}
          <ImportExport
            cookbook={cookbook}
            writeZip={writeZip}
            onAdd={() => {
              dialogRef.current?.close();
              onAdd();
            }}
          />
        </div>
        <Notice cookbook={cookbook} />
        <p role="status" className={styles.count}>
          {deferredQuery.trim() !== '' && (
            <span>{cookbookMessages.found(found.length, recipes.length)}</span>
          )}
        </p>
        {rows.length > 0 ? (
          <ul className={styles.list}>
            {rows.slice(0, limit).map((recipe, index) => (
              <RecipeRow
                key={recipe.id}
                cookbook={cookbook}
                recipe={recipe}
                isRemoved={removed.includes(recipe)}
                takesFocus={limit > PORTION && index === limit - PORTION}
                onOpen={open}
              />
            ))}
          </ul>
        ) : (
          <EmptyList cookbook={cookbook} />
        )}
        {rows.length > limit && (
          <button type="button" className={styles.more} onClick={() => setLimit(limit + PORTION)}>
            {cookbookMessages.showMore(Math.min(PORTION, rows.length - limit), rows.length - limit)}
          </button>
        )}
        <p className={styles.note}>{cookbookMessages.note}</p>
      </div>
      {footer?.(() => headingRef.current?.focus())}
    </dialog>
  );
}

/** The newest first. */
function byDate(one: SavedRecipe, other: SavedRecipe): number {
  return other.savedAt - one.savedAt;
}

interface SearchFieldProps {
  query: string;
  onChange(query: string): void;
}

function SearchField({ query, onChange }: SearchFieldProps) {
  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || query === '') return;
    // Escape would close the dialog as well.
    event.preventDefault();
    onChange('');
  }

  return (
    <input
      type="search"
      className={styles.search}
      aria-label={cookbookMessages.find}
      placeholder={cookbookMessages.find}
      dir="auto"
      autoComplete="off"
      enterKeyHint="search"
      value={query}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={clearOnEscape}
    />
  );
}

/** Announces the result of a command, and shows it if the list does not. */
function Notice({ cookbook }: Pick<CookbookViewProps, 'cookbook'>) {
  const notice = useSelector(cookbook, ({ context }) => context.notice);
  const text = notice && noticeText(notice);
  const isSeenInList = SEEN_IN_LIST.some((type) => notice?.type === type);
  return (
    <div role="status">
      {text && (
        <p
          key={notice.serial}
          className={isSeenInList ? 'visually-hidden' : styles.notice}
          dir="auto"
        >
          {text}
          {notice.type === 'imported' && notice.added.length > 0 && (
            <UndoImport cookbook={cookbook} ids={notice.added} />
          )}
        </p>
      )}
      {notice?.type === 'imported' && <Refused reasons={notice.refused ?? []} />}
    </div>
  );
}

/** How many recipes that did not come the notice names. */
const MOST_REFUSED = 100;

/** Names the recipes and files that could not come, and why. */
function Refused({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <details open className={styles.refused}>
      <summary>{fileMessages.refused(reasons.length)}</summary>
      <ul>
        {reasons.slice(0, MOST_REFUSED).map((reason, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={at} dir="auto">
            {reason}
          </li>
        ))}
      </ul>
      {reasons.length > MOST_REFUSED && <p>{fileMessages.more(reasons.length - MOST_REFUSED)}</p>}
    </details>
  );
}

const SEEN_IN_LIST: readonly CookbookNotice['type'][] = ['removed', 'restored', 'edited'];

/** Takes out what an import has added. It disappears with the notice. */
function UndoImport({ cookbook, ids }: { cookbook: CookbookActor; ids: readonly string[] }) {
  function undo({ detail }: MouseEvent) {
    if (detail > 1) return;
    cookbook.send({ type: 'cookbook.undoImport', ids });
  }

  return (
    <button ref={toTheHeading} type="button" onClick={undo}>
      {fileMessages.undo}
    </button>
  );
}

const toTheHeading = handOnFocus('dialog', 'h2');

function EmptyList({ cookbook }: Pick<CookbookViewProps, 'cookbook'>) {
  const isSearched = useSelector(cookbook, ({ context }) => context.recipes.length > 0);
  const isIdle = useSelector(cookbook, (snapshot) => snapshot.matches('idle'));
  const hasError = useSelector(cookbook, ({ context }) => context.errorCode !== null);
  if (isSearched) return <p className={styles.empty}>{cookbookMessages.notFound}</p>;
  if (!isIdle) {
    return <p className={`${styles.empty} ${styles.opening}`}>{cookbookMessages.opening}</p>;
  }
  return !hasError && <p className={styles.empty}>{cookbookMessages.empty}</p>;
}
