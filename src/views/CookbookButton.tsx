import { useState } from 'react';
import { loadCookbook, useCookbook } from '../cookbook/loadCookbook';
import styles from './Header.module.css';

/** Opens the visitor's cookbook. */
export function CookbookButton() {
  const cookbook = useCookbook();
  const [state, setState] = useState('');
  const close = () => setState('');

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
            () => setState('open'),
            () => setState(', could not be opened, try again'),
          );
        }}
      >
        <span>Cookbook</span>
        {state.startsWith(',') && <span>{state}</span>}
      </button>
      {cookbook && state === 'open' && <cookbook.Cookbook onClose={close} />}
    </>
  );
}
