import { type ReactNode, useState } from 'react';
import styles from './Header.module.css';
import { messages } from './messages';

interface DialogButtonProps {
  className?: string | undefined;
  /** Opens the dialog; rejects when its code cannot be fetched. */
  open(): Promise<void>;
  /** What follows the name while nothing else is wrong. */
  condition?: string;
  children: ReactNode;
}

/** Opens a dialog whose code arrives at the first press, and says so when it cannot be fetched. */
export function DialogButton({ className, open, condition, children }: DialogButtonProps) {
  const [isMissing, setMissing] = useState(false);
  const note = isMissing ? messages.couldNotOpen : condition && `, ${condition}`;

  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        // Not every browser focuses a button on a press, and the dialog returns the focus.
        currentTarget.focus();
        open().then(
          () => setMissing(false),
          () => setMissing(true),
        );
      }}
    >
      {children}
      {note && (
        <span key={note} className={styles.condition}>
          {note}
        </span>
      )}
    </button>
  );
}
