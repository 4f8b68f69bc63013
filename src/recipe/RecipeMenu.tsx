import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import styles from './RecipeMenu.module.css';
import { toolMessages as messages } from './toolMessages';

interface RecipeMenuProps {
  /** Fetches what the menu shows. Called when it opens; rejects if that cannot be fetched. */
  load(): Promise<unknown>;
  children: ReactNode;
}

/** A button that unfolds, below its row, what visitors seldom do with a recipe. */
export function RecipeMenu({ load, children }: RecipeMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const id = useId();

  async function loadItems() {
    try {
      await load();
      // The button that tried again goes away.
      if (hasFailed) buttonRef.current?.focus();
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  function toggle() {
    setOpen(!isOpen);
    if (!isOpen) loadItems();
  }

  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <span>{messages.more}</span>
        <ChevronDown aria-hidden />
      </button>
      <div id={id} className={styles.items} hidden={!isOpen}>
        {isOpen && children}
        <div role="status">
          {hasFailed && (
            <button type="button" onClick={loadItems}>
              {messages.notLoaded}
            </button>
          )}
        </div>
      </div>
    </>
  );
}
