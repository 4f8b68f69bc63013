import { useState } from 'react';
import { loadCookbook, useCookbook } from '../cookbook/loadCookbook';
import { loadDish, useDish } from '../dish/loadDish';
import { loadMarkdown } from '../markdown/loadMarkdown';
import styles from './Header.module.css';

/** Opens the visitor's cookbook. */
export function CookbookButton() {
  const cookbook = useCookbook();
  const dish = useDish();
  const [state, setState] = useState<'closed' | 'open' | 'missing'>('closed');

  return (
    <>
      <button
        type="button"
        className={styles.cookbook}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          // Where a press does not focus a button, the dialog could not give the focus back to it.
          currentTarget.focus();
          // Where they cannot be fetched, the recipe that is chosen stands as plain text.
          loadMarkdown().catch(() => {});
          loadDish();
          loadCookbook().then(
            () => setState('open'),
            () => setState('missing'),
          );
        }}
      >
        <span>Cookbook</span>
        {state === 'missing' && <span>: could not be opened, try again</span>}
      </button>
      {cookbook && state === 'open' && (
        <cookbook.Cookbook takeDock={dish?.takeDock} onClose={() => setState('closed')} />
      )}
    </>
  );
}
