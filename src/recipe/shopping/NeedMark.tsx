import { useId, useState } from 'react';
import { passFocusTo } from '../../browser/passFocusTo';
import type { CheckProps } from './CheckLine';
import { messages } from './messages';
import styles from './NeedMark.module.css';

interface NeedMarkProps extends CheckProps {
  /** The line's place among all ingredients, from 0. */
  index: number;
  /** Asks for the recipe without what the line needs; null if the page cannot ask. */
  onSwap: ((foods: readonly string[]) => void) | null;
}

/** Says that nothing on the list serves for a line, and offers what the visitor can do about it. */
export function NeedMark({ controller, shown, index, onSwap }: NeedMarkProps) {
  const check = controller.useCheck(shown);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const needs = check?.needs.filter((need) => need.index === index) ?? [];
  if (needs.length === 0) return null;

  const names = [...new Set(needs.flatMap((need) => need.names))];
  return (
    <span className={styles.mark} aria-live="off">
      <button
        ref={toTheBox}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={messages.notOnListNamed(names.join(', '))}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.notOnList}
      </button>
      <span id={id}>
        {isOpen &&
          names.map((name) => (
            <button key={name} ref={toTheBox} type="button" onClick={() => controller.have(name)}>
              {names.length === 1 ? messages.haveIt : messages.have(name)}
            </button>
          ))}
        {isOpen && onSwap && (
          <button type="button" onClick={() => onSwap(names)}>
            {messages.swapIt}
          </button>
        )}
      </span>
    </span>
  );
}

const toTheBox = passFocusTo('[data-ingredient]', 'input');
