import type { ReactNode } from 'react';
import { type Box, useTick } from './progress';
import styles from './Ticks.module.css';
import '../../ui/styles/boxes.css';

interface TickProps {
  box: Box;
  label: string;
  /** The id of its element, if another element refers to it. */
  inputId?: string | undefined;
  /** Called when it is pressed, or gets the focus. */
  onPress?: (() => void) | undefined;
}

/** A box to tick. */
export function Tick({ box, label, inputId, onPress }: TickProps) {
  const [isTicked, setIsTicked] = useTick(box);
  return (
    <input
      type="checkbox"
      id={inputId}
      className={styles.tick}
      aria-label={label}
      checked={isTicked}
      onFocus={onPress}
      onChange={({ target }) => {
        setIsTicked(target.checked);
        // Safari does not focus a box that is pressed.
        onPress?.();
      }}
    />
  );
}

interface TickLabelProps {
  /** The id of the box, unless it is among the children. */
  htmlFor?: string | undefined;
  children?: ReactNode;
}

/** The words of an ingredient or a step, which press its box too. */
export function TickLabel({ htmlFor, children }: TickLabelProps) {
  return (
    <label htmlFor={htmlFor} className={htmlFor ? styles.step : styles.ingredient}>
      {children}
    </label>
  );
}
