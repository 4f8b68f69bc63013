import type { ReactNode } from 'react';
import { type Box, useTick } from './progress';
import styles from './Ticks.module.css';
import '../../ui/styles/boxes.css';

interface TickProps {
  box: Box;
  label: string;
  /** For another element that refers to the box. */
  inputId?: string | undefined;
  onPress?: (() => void) | undefined;
}

export function Tick({ box, label, inputId, onPress }: TickProps) {
  const [isTicked, setIsTicked] = useTick(box);
  return (
    <input
      type="checkbox"
      id={inputId}
      className={styles.tick}
      aria-label={label}
      checked={isTicked}
      onChange={({ target }) => {
        setIsTicked(target.checked);
        onPress?.();
      }}
    />
  );
}

interface TickLabelProps {
  /** The id of the box, unless the children contain the box. */
  htmlFor?: string | undefined;
  children?: ReactNode;
}

export function TickLabel({ htmlFor, children }: TickLabelProps) {
  return (
    <label htmlFor={htmlFor} className={htmlFor ? styles.step : styles.ingredient}>
      {children}
    </label>
  );
}
