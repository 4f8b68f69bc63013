import type { ReactNode } from 'react';
import { type Box, useTick } from './progress';
import styles from './Ticks.module.css';

interface TickProps {
  box: Box;
  label: string;
  /** The id of its element, where something has to refer to it. */
  inputId?: string;
}

/** A box to tick. */
export function Tick({ box, label, inputId }: TickProps) {
  const [isTicked, setIsTicked] = useTick(box);
  return (
    <input
      type="checkbox"
      id={inputId}
      className={styles.tick}
      aria-label={label}
      checked={isTicked}
      onChange={({ target }) => setIsTicked(target.checked)}
    />
  );
}

/** The words of an ingredient, which press its box too. */
export function TickLabel({ children }: { children?: ReactNode }) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the box is among its children
  return <label className={styles.ingredient}>{children}</label>;
}
