import { useState } from 'react';
import { loadCookbook, useCookbook } from '../cookbook/loadCookbook';
import styles from './Header.module.css';

/** Opens the visitor's cookbook. */
export function CookbookButton() {
  const cookbook = useCookbook();
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);

  return (
    <>
      <button
        type="button"
        className={styles.cookbook}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          // Where a press does not focus a button, the dialog could not give the focus back to it.
          currentTarget.focus();
          loadCookbook().then(
            () => {
              setMissing(false);
              setOpen(true);
            },
            () => setMissing(true),
          );
        }}
      >
        <span>Cookbook</span>
        {isMissing && <span>, could not be opened, try again</span>}
      </button>
      {cookbook && isOpen && <cookbook.Cookbook onClose={() => setOpen(false)} />}
    </>
  );
}
