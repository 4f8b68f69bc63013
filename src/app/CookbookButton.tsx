import { useState } from 'react';
import { loadCookbook, useCookbook } from '../cookbook/loadCookbook';
import { DialogButton } from './DialogButton';
import styles from './Header.module.css';

/** Opens the visitor's cookbook. */
export function CookbookButton() {
  const cookbook = useCookbook();
  // Each opening has a view of its own: the closing of one may be told after the next has come.
  const [opening, setOpening] = useState(0);

  return (
    <>
      <DialogButton
        className={styles.cookbook}
        open={() => loadCookbook().then(() => setOpening((last) => last + 1))}
      >
        <span>Cookbook</span>
      </DialogButton>
      {cookbook && opening > 0 && (
        <cookbook.Cookbook
          key={opening}
          onClose={() => setOpening((last) => (last === opening ? 0 : last))}
        />
      )}
    </>
  );
}
