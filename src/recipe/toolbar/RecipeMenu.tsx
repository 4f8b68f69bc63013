import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { closeOnBack } from '../../browser/closeOnBack';
import { Button } from '../../ui/Button';
import * as recipeWords from '../../words/en/recipe';

import styles from './RecipeMenu.module.css';

interface RecipeMenuProps {
  /** An item that has done its work calls `finish`: this closes the menu and shows the message. */
  children(finish: (message: string) => void): ReactNode;
}

export function RecipeMenu({ children }: RecipeMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState('');
  const menuRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const id = useId();

  const takeMenu = useCallback((menu: HTMLDivElement) => {
    menuRef.current = menu;
    return closeOutside(menu, () => setOpen(false));
  }, []);

  const closeItemsOnBack = useCallback(() => closeOnBack(() => setOpen(false)), []);

  function toggle() {
    setOpen(!isOpen);
    setResult('');
  }

  function finish(message: string) {
    // React removes the item that has the focus.
    if (menuRef.current?.contains(document.activeElement)) buttonRef.current?.focus();
    setOpen(false);
    setResult(message);
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (isOpen && key === 'Escape') finish('');
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key comes from a button inside. */}
      <div ref={takeMenu} onKeyDown={closeOnEscape}>
        <Button
          ref={buttonRef}
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          <span>{recipeWords.recipe.more}</span>
          <ChevronDown aria-hidden />
        </Button>
        <div
          ref={isOpen ? closeItemsOnBack : null}
          id={id}
          className={styles.items}
          hidden={!isOpen}
        >
          {isOpen && children(finish)}
        </div>
      </div>
      <div role="status" className={styles.result}>
        {result && <p dir="auto">{result}</p>}
      </div>
    </>
  );
}

/** A press on one of these ends with a click. On other things, some browsers send none. */
const CONTROLS = 'a, button, input, label, select, summary, textarea';

/**
 * Calls `close` when the visitor presses outside, or moves the focus out. Waits for the click,
 * because the page may get shorter as the menu closes. A scrolling press ends without `pointerup`,
 * and closes nothing. Returns a function that stops listening.
 */
function closeOutside(menu: HTMLElement, close: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const listen = (type: string, listener: (target: Element) => void) =>
    document.addEventListener(type, ({ target }) => listener(target as Element), { signal });
  const isOutside = (target: Element) => !menu.contains(target);
  let isPressing = false;
  const end = () => {
    if (isPressing) close();
    isPressing = false;
  };
  listen('pointerdown', (target) => {
    isPressing = isOutside(target);
  });
  listen('pointerup', (target) => target.closest(CONTROLS) ?? end());
  listen('click', end);
  listen('pointercancel', () => {
    isPressing = false;
  });
  listen('focusin', (target) => isOutside(target) && !isPressing && close());
  return () => ending.abort();
}
