import { useSelector } from '@xstate/react';
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { findSaved, type SavedRecipe } from '../../machines/cookbook/CookbookContext';
import { goTo } from '../browser/focus';
import { closeModal } from '../browser/modal';
import { useStore } from '../browser/store';
import { LabelLegend } from '../recipe';
import { useActors } from '../ui/Actors';
import { Dialog } from '../ui/Dialog';
import * as firstWords from '../words/en/first';
import * as restWords from '../words/en/rest';
import styles from './CookbookView.module.css';
import { AddRecipe, CopyLine, ImportExport } from './ImportExport';
import { errorText, Notice } from './Notice';
import { PictureReport } from './pictures/PictureReport';
import { PlanPart } from './plan/PlanPart';
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

/** How many recipes the list adds at a time. A browser needs seconds to lay out thousands. */
const PORTION = 100;

const FEWEST_TO_SORT = 2;

/** The recipes that the visitor has searched for, in the chosen order. */
function useRows({ actor, proposals }: Cookbook) {
  const { recipes, removed: all } = useSelector(actor, ({ context }) => context);
  // An import may have brought one again, and its *Undo* takes that one out.
  const removed = useMemo(
    () => all.filter(({ recipe }) => !findSaved(recipes, recipe)),
    [recipes, all],
  );
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

interface CookbookProps {
  cookbook: Cookbook;
}

interface CookbookDialogProps extends CookbookProps {
  /** The foot below the recipes. `onFocusLost` is called when a focused button disappears. */
  footer(onFocusLost: () => void): ReactNode;
  onClose(): void;
}

/** The newest recipe comes first. The dialog opens when it mounts. */
export function CookbookDialog({ cookbook, footer, onClose }: CookbookDialogProps) {
  const { actor } = cookbook;
  const { open: show } = useActors();
  const shown = useRows(cookbook);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => goTo(headingRef.current);

  useEffect(() => {
    cookbook.actor.send({ type: 'cookbook.check' });
    cookbook.copies.refresh();
    cookbook.loadRecipeParts();
  }, [cookbook]);

  /** `servings`: for how many, if not for its own. */
  const open = useCallback(
    (saved: SavedRecipe, servings?: number) => {
      // First, because closing returns the focus.
      closeModal(headingRef.current);
      cookbook.serve(saved.recipe, servings ?? saved.servings);
      show({ ...fromSaved(saved), arrivedAt: Date.now() });
    },
    [cookbook, show],
  );

  function close() {
    actor.send({ type: 'cookbook.close' });
    cookbook.pictures.actor.send({ type: 'pictures.close' });
    onClose();
  }

  return (
    <Dialog
      look="page"
      heading={restWords.cookbook.heading}
      headingRef={headingRef}
      footer={footer(focusHeading)}
      onClose={close}
    >
      <StorageError cookbook={cookbook} />
      {/* What a search has found is right below its field, above the keys of a phone. */}
      {shown.query === '' && <PlanPart cookbook={cookbook} onOpen={open} />}
      <Filters cookbook={cookbook} shown={shown} />
      <Notice cookbook={actor} />
      <PictureReport cookbook={cookbook} />
      <p role="status" className={styles.count}>
        {shown.said && <span>{shown.said}</span>}
      </p>
      <LabelLegend />
      <CopyLine cookbook={cookbook} onFocusLost={focusHeading} />
      <Rows cookbook={cookbook} shown={shown} onOpen={open} />
      <p className={styles.note}>{restWords.cookbook.note}</p>
      <ImportExport cookbook={cookbook} />
    </Dialog>
  );
}

interface FiltersProps extends CookbookProps {
  shown: ReturnType<typeof useRows>;
}

function Filters({ cookbook, shown }: FiltersProps) {
  const { recipes, removed, query, changeQuery, sorting, ranks, setOrder } = shown;
  // A removed recipe still has its row: the list stays where it is.
  const count = recipes.length + removed.length;
  return (
    <>
      <div className={styles.filters}>
        {count > 0 && <SearchField query={query} onChange={changeQuery} />}
        <AddRecipe cookbook={cookbook} />
      </div>
      {count >= FEWEST_TO_SORT && (
        <SortLine order={sorting} hasRanks={ranks.size > 0} onSort={setOrder} />
      )}
    </>
  );
}

interface RowsProps extends FiltersProps {
  onOpen(saved: SavedRecipe): void;
}

function Rows({ cookbook, shown, onOpen }: RowsProps) {
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

function EmptyList({ cookbook: { actor } }: CookbookProps) {
  const { recipes, errorCode } = useSelector(actor, ({ context }) => context);
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches('idle'));
  if (recipes.length > 0) return <p className={styles.empty}>{restWords.cookbook.notFound}</p>;
  if (!isIdle) {
    return <p className={`${styles.empty} ${styles.opening}`}>{restWords.cookbook.opening}</p>;
  }
  return errorCode === null && <p className={styles.empty}>{restWords.cookbook.empty}</p>;
}

function StorageError({ cookbook: { actor } }: CookbookProps) {
  const { errorCode, unreadable } = useSelector(actor, ({ context }) => context);
  return (
    <div role="alert" className={styles.error}>
      {errorCode ? (
        <>
          <p>
            <strong>{restWords.cookbook.notOpened}</strong> <span>{errorText(errorCode)}</span>
          </p>
          <button type="button" onClick={() => actor.send({ type: 'cookbook.check' })}>
            {firstWords.language.tryAgain}
          </button>
        </>
      ) : (
        unreadable > 0 && <p>{restWords.cookbook.unreadable(unreadable)}</p>
      )}
    </div>
  );
}
