import { useState } from 'react';
import { loadCookbook, useCookbook } from '../cookbook/loadCookbook';
import { DialogButton } from './DialogButton';
import styles from './Header.module.css';

/** Opens the visitor's cookbook. */
export function CookbookButton() {
  const cookbook = useCookbook();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <DialogButton
        className={styles.cookbook}
        open={() => loadCookbook().then(() => setOpen(true))}
      >
        <span>Cookbook</span>
      </DialogButton>
      {cookbook && isOpen && <cookbook.Cookbook onClose={() => setOpen(false)} />}
    </>
  );
}
