import { useSelector } from '@xstate/react';
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SavedRecipe } from '../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../machines/cookbook/cookbookMachine';
import type { Recipe } from '../../machines/kitchen/recipe';
import { closeModal } from '../browser/modal';
import { useStore } from '../browser/store';
import { useActors } from '../ui/Actors';
import { Dialog } from '../ui/Dialog';
import * as restWords from '../words/en/rest';
import styles from './CookbookView.module.css';
import { CopyLine, type ExportMenuProps, ImportExport } from './ImportExport';
import { errorText, Notice } from './Notice';
import { PlanPart, PlanShopping } from './plan/PlanPart';
import type { ProposalStore } from './propose/createProposals';
import { RecipeRow, stopSecondClick } from './RecipeRow';
import {
  type CookbookOrder,
  SearchField,
  SortLine,
  searchRecipes,
  sortRecipes,
} from './SearchTools';
import type { Cookbook } from './startCookbook';
import { fromSaved } from './storage/fromSaved';

interface CookbookViewProps extends ExportMenuProps {
  /** The foot below the recipes. `onFocusLost` is called when a focused button disappears. */
  footer?(onFocusLost: () => void): ReactNode;
  proposals: ProposalStore;
  shoppingList: ReactNode;
  onShown?(): void;
  onAdd(): void;
  /** Called when the visitor wants to edit a recipe, or to write one (null). */
  onEdit(recipe: SavedRecipe | null): void;
  /** Called once the dialog has closed and returned the focus. `servings`: for how many, if not for its own. */
  onOpen(recipe: Recipe, servings?: number): void;
  onClose(): void;
}

/** How many recipes the list adds at a time. A browser needs seconds to lay out thousands. */
const PORTION = 100;

const FEWEST_TO_SORT = 2;

/** The recipes that the visitor has searched for, in the chosen order. */
function useRows(cookbook: CookbookActor, proposals: ProposalStore) {
  const { recipes, removed } = useSelector(cookbook, ({ context }) => context);
  const [query, setQuery] = useState('');
  const search = useMemo(() => searchRecipes([...recipes, ...removed]), [recipes, removed]);
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(() => search(deferredQuery), [search, deferredQuery]);
  const [order, setOrder] = useState<CookbookOrder>('saved');
  const { ranks } = useStore(proposals);
  const sorting = order === 'have' && ranks.size === 0 ? 'saved' : order;
  const rows = useMemo(() => sortRecipes(found, sorting, ranks), [found, sorting, ranks]);
  const [limit, setLimit] = useState(PORTION);
  const kept = found.filter((recipe) => !removed.includes(recipe));
  const said =
    deferredQuery.trim() === '' ? '' : restWords.cookbook.found(kept.length, recipes.length);
  return {
    ...{ recipes, removed, rows, ranks, sorting, setOrder, query, said, limit },
    changeQuery(changed: string) {
      setQuery(changed);
      setLimit(PORTION);
    },
    showMore: () => setLimit(limit + PORTION),
  };
}

/** The newest recipe comes first. The dialog opens when it mounts. */
export function CookbookView(props: CookbookViewProps) {
  const { cookbook, copies, onOpen, onEdit, onClose } = props;
  const shown = useRows(cookbook, props.proposals);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => headingRef.current?.focus();
  useOpening(props);

  const open = useCallback(
    (saved: SavedRecipe, servings?: number) => {
      closeModal(headingRef.current);
      onOpen(fromSaved(saved), servings ?? saved.servings);
    },
    [onOpen],
  );

  function close() {
    cookbook.send({ type: 'cookbook.close' });
    onClose();
  }

  return (
    <Dialog
      look="page"
      heading={restWords.cookbook.heading}
      headingRef={headingRef}
      footer={props.footer?.(focusHeading)}
      onClose={close}
    >
      <StorageError cookbook={cookbook} />
      <PlanPart cookbook={cookbook} onOpen={open}>
        {props.shoppingList}
      </PlanPart>
      <Filters {...props} shown={shown} />
      <Notice cookbook={cookbook} />
      <p role="status" className={styles.count}>
        {shown.said && <span>{shown.said}</span>}
      </p>
      <CopyLine cookbook={cookbook} copies={copies} onFocusLost={focusHeading} />
      <Rows cookbook={cookbook} shown={shown} onOpen={open} onEdit={onEdit} />
      <p className={styles.note}>{restWords.cookbook.note}</p>
    </Dialog>
  );
}

function useOpening({ cookbook, copies, onShown }: CookbookViewProps) {
  const show = useEffectEvent(() => {
    cookbook.send({ type: 'cookbook.check' });
    copies.refresh();
    onShown?.();
  });
  useEffect(() => show(), []);
}

interface ShownRows {
  shown: ReturnType<typeof useRows>;
}

function Filters({ shown, ...props }: CookbookViewProps & ShownRows) {
  const { recipes, removed, query, changeQuery, sorting, ranks, setOrder } = shown;
  const { cookbook, copies, writeZip, onAdd, onEdit } = props;
  // A removed recipe still has its row: the list stays where it is.
  const count = recipes.length + removed.length;
  return (
    <>
      <div className={styles.filters}>
        {count > 0 && <SearchField query={query} onChange={changeQuery} />}
        <ImportExport {...{ cookbook, copies, writeZip, onAdd }} onWrite={() => onEdit(null)} />
      </div>
      {count >= FEWEST_TO_SORT && (
        <SortLine order={sorting} hasRanks={ranks.size > 0} onSort={setOrder} />
      )}
    </>
  );
}

interface RowsProps extends ShownRows {
  cookbook: CookbookActor;
  onOpen(saved: SavedRecipe, servings?: number): void;
  onEdit(saved: SavedRecipe): void;
}

function Rows({ cookbook, shown, onOpen, onEdit }: RowsProps) {
  const { rows, removed, limit, sorting, ranks, showMore } = shown;
  const more = rows.length - limit;
  if (rows.length === 0) return <EmptyList cookbook={cookbook} />;
  return (
    <>
      <ul className={styles.list} onClickCapture={stopSecondClick}>
        {rows.slice(0, limit).map((recipe, index) => (
          <RecipeRow
            key={recipe.id}
            cookbook={cookbook}
            recipe={recipe}
            isRemoved={removed.includes(recipe)}
            rank={sorting === 'have' ? ranks.get(recipe.id) : undefined}
            takesFocus={limit > PORTION && index === limit - PORTION}
            onOpen={onOpen}
            onEdit={onEdit}
          />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className={styles.more} onClick={showMore}>
          {restWords.cookbook.showMore(Math.min(PORTION, more), more)}
        </button>
      )}
    </>
  );
}

interface CookbookDialogProps {
  cookbook: Cookbook;
  footer(onFocusLost: () => void): ReactNode;
  onClose(): void;
}

export function CookbookDialog({ cookbook, footer, onClose }: CookbookDialogProps) {
  const { dialogs, open } = useActors();
  return (
    <CookbookView
      cookbook={cookbook.actor}
      copies={cookbook.copies}
      writeZip={cookbook.writeZip}
      proposals={cookbook.proposals}
      shoppingList={<PlanShopping look="plain" />}
      footer={footer}
      onShown={() => void cookbook.loadRecipeParts()}
      onAdd={() => dialogs.send({ type: 'dialog.open', dialog: { name: 'bring', saves: true } })}
      onEdit={(saved) => cookbook.edit(saved ? { saved } : {})}
      onOpen={(opened, servings) => {
        cookbook.serve(opened.text, servings);
        open({ ...opened, arrivedAt: Date.now() });
      }}
      onClose={onClose}
    />
  );
}

function EmptyList({ cookbook }: Pick<CookbookViewProps, 'cookbook'>) {
  const isSearched = useSelector(cookbook, ({ context }) => context.recipes.length > 0);
  const isIdle = useSelector(cookbook, (snapshot) => snapshot.matches('idle'));
  const hasError = useSelector(cookbook, ({ context }) => context.errorCode !== null);
  if (isSearched) return <p className={styles.empty}>{restWords.cookbook.notFound}</p>;
  if (!isIdle) {
    return <p className={`${styles.empty} ${styles.opening}`}>{restWords.cookbook.opening}</p>;
  }
  return !hasError && <p className={styles.empty}>{restWords.cookbook.empty}</p>;
}

function StorageError({ cookbook }: { cookbook: CookbookActor }) {
  const { errorCode, unreadable } = useSelector(cookbook, ({ context }) => context);
  return (
    <div role="alert" className={styles.error}>
      {errorCode ? (
        <>
          <p>
            <strong>{restWords.cookbook.notOpened}</strong> <span>{errorText(errorCode)}</span>
          </p>
          <button type="button" onClick={() => cookbook.send({ type: 'cookbook.check' })}>
            {restWords.cookbook.tryAgain}
          </button>
        </>
      ) : (
        unreadable > 0 && <p>{restWords.cookbook.unreadable(unreadable)}</p>
      )}
    </div>
  );
}
