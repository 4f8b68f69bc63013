import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { goTo } from '../../browser/focus';
import { closeOnBack } from '../../browser/modal';
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

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpen(false);
    const stayOnBack = closeOnBack(close);
    const stayOutside = closeOutside(menuRef.current, (key) => {
      // React removes the item that has the focus.
      if (key === 'Escape') goTo(buttonRef.current);
      close();
    });
    return () => {
      stayOnBack();
      stayOutside();
    };
  }, [isOpen]);

  // Its last items may be below the edge of the window. Some arrive late.
  useEffect(() => {
    if (isOpen) menuRef.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
  });

  function toggle() {
    setOpen(!isOpen);
    setResult('');
  }

  function finish(message: string) {
    // React removes the item that has the focus.
    if (menuRef.current?.contains(document.activeElement)) goTo(buttonRef.current);
    setOpen(false);
    setResult(message);
  }

  return (
    <>
      <div ref={menuRef}>
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
        <div id={id} className={styles.items} hidden={!isOpen}>
          {isOpen && children(finish)}
        </div>
      </div>
      <div role="status" className={styles.result}>
        {result && <p dir="auto">{result}</p>}
      </div>
    </>
  );
}

/**
 * Calls `close` after Escape inside, and when a press that began outside ends, or a key: Tab leads out
 * too. By then a pressed button has its click, even if the page gets shorter. A press that scrolls
 * has no `pointerup`.
 */
function closeOutside(menu: HTMLElement | null, close: (key?: string) => void): () => void {
  const ending = new AbortController();
  const isOutside = (target: EventTarget | null) => !menu?.contains(target as Node);
  let isPressing = false;
  const press = ({ target }: Event) => {
    isPressing = isOutside(target);
  };
  document.addEventListener('pointerdown', press, ending);
  document.addEventListener('pointerup', () => isPressing && close(), ending);
  const leave = ({ target, key }: KeyboardEvent) =>
    isOutside(target) ? close() : key === 'Escape' && close(key);
  document.addEventListener('keyup', leave, ending);
  return () => ending.abort();
}
