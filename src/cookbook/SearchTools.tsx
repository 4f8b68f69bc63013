import type { KeyboardEvent } from 'react';
import * as restWords from '../words/en/rest';
import styles from './CookbookView.module.css';

import type { CookbookOrder } from './sortRecipes';

interface SortLineProps {
  order: CookbookOrder;
  /** Whether the page knows how much of the recipes is at hand. */
  hasRanks: boolean;
  onSort(order: CookbookOrder): void;
}

export function SortLine({ order, hasRanks, onSort }: SortLineProps) {
  return (
    <div className={styles.sort}>
      <label>
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
    </div>
  );
}

export function SearchField({ query, onChange }: { query: string; onChange(query: string): void }) {
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
