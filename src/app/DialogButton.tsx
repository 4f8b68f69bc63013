import { type ReactNode, useState } from 'react';
import styles from './Header.module.css';

interface DialogButtonProps {
  className: string | undefined;
  /** Opens the dialog; fails where its code cannot be fetched. */
  open(): Promise<void>;
  /** What is to be said behind the name while nothing is missing. */
  condition?: string;
  children: ReactNode;
}

/** Opens a dialog whose code is fetched at the first press, and says so where it cannot be. */
export function DialogButton({ className, open, condition, children }: DialogButtonProps) {
  const [isMissing, setMissing] = useState(false);
  const trouble = isMissing ? 'could not be opened, try again' : condition;

  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        // Where a press does not focus a button, the dialog could not give the focus back to it.
        currentTarget.focus();
        open().then(
          () => setMissing(false),
          () => setMissing(true),
        );
      }}
    >
      {children}
      {trouble && (
        <span key={trouble} className={styles.condition}>
          {`, ${trouble}`}
        </span>
      )}
    </button>
  );
}
