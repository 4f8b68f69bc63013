import { useTick } from './progress';
import styles from './Ticks.module.css';

export interface TickProps {
  /** The box, as the ticks know it. */
  id: string;
  label: string;
  /** Whether the recipe has it ticked. */
  isTicked: boolean;
  /** The id of its element, where something has to refer to it. */
  inputId?: string;
}

/** A box to tick. */
export function Tick({ id, label, isTicked: byRecipe, inputId }: TickProps) {
  const [isTicked, setIsTicked] = useTick(id, byRecipe);
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
