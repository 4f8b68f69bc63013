import type { KeyboardEvent } from 'react';
import type { SavedRecipe } from '../../machines/cookbook/CookbookContext';
import { limitMarks } from '../../machines/kitchen/ingredientList';
import { isComposing } from '../browser/isComposing';
import * as restWords from '../words/en/rest';
import styles from './CookbookView.module.css';
import { byRank, type Rank, sortBy, timeCooked } from './propose/createProposals';
import { shownTitle } from './storage/fromSaved';

interface SortLineProps {
  order: CookbookOrder;
  /** Whether the page knows how much of the recipes is at hand. */
  hasRanks: boolean;
  onSort(order: CookbookOrder): void;
}

export function SortLine({ order, hasRanks, onSort }: SortLineProps) {
  return (
    <label className={styles.sort}>
      <span>{restWords.cookbook.sort}</span>
      <select value={order} onChange={({ target }) => onSort(target.value as CookbookOrder)}>
        {Object.entries(restWords.cookbook.orders).map(
          ([value, words]) =>
            (value !== 'have' || hasRanks) && (
              <option key={value} value={value}>
                {words}
              </option>
            ),
        )}
      </select>
    </label>
  );
}

export function SearchField({ query, onChange }: { query: string; onChange(query: string): void }) {
  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || query === '' || isComposing(event.nativeEvent)) return;
    // Escape would close the dialog as well.
    event.preventDefault();
    onChange('');
  }

  return (
    <input
      type="search"
      className={styles.search}
      aria-label={restWords.cookbook.find}
      placeholder={restWords.cookbook.find}
      dir="auto"
      autoComplete="off"
      enterKeyHint="search"
      value={query}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={clearOnEscape}
    />
  );
}

export type CookbookOrder = keyof typeof restWords.cookbook.orders;

const names = new Intl.Collator(undefined, { numeric: true });

export function sortRecipes(
  recipes: readonly SavedRecipe[],
  order: CookbookOrder,
  ranks: ReadonlyMap<string, Rank> = new Map(),
): readonly SavedRecipe[] {
  if (order === 'have') return byRank(recipes, ranks);
  const rows = sortBy(recipes, (recipe) => (order === 'cooked' ? [timeCooked(recipe)] : []));
  if (order !== 'name') return rows;
  const titles = new Map(rows.map((recipe) => [recipe, shownTitle(recipe)]));
  const titleOf = (recipe: SavedRecipe) => titles.get(recipe) ?? '';
  return rows.sort((one, other) => names.compare(titleOf(one), titleOf(other)));
}

/** Letters that Unicode does not decompose, and what people type instead. */
const PLAIN: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe', þ: 'th' };

/** Makes spellings the same that differ only in case or accents. */
function fold(text: string): string {
  return limitMarks(text)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/[łøđıæœþ]/g, (letter) => PLAIN[letter] ?? letter);
}

/** Matches each word of a query in the text, name or note: a dish may lack what its cook had. */
export function searchRecipes(recipes: readonly SavedRecipe[]) {
  let texts: string[] | undefined;

  return (query: string): readonly SavedRecipe[] => {
    const words = fold(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return recipes;
    texts ??= recipes.map(({ name, note, recipe }) => fold([name, note, recipe].join('\n')));
    return recipes.filter((_, index) => words.every((word) => texts?.[index]?.includes(word)));
  };
}
