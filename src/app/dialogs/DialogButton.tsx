import { type ReactNode, useState } from 'react';
import styles from '../Header.module.css';
import { messages } from '../messages';

interface DialogButtonProps {
  className?: string | undefined;
  /** `text` for words without a border. */
  look?: 'text';
  /** Opens the dialog. Rejects if the page cannot fetch its code. */
  open(): Promise<void>;
  /** Follows the name, unless the dialog could not load. */
  condition?: string;
  children: ReactNode;
}

/** A button that fetches a dialog at the first press and opens it, or says that it could not load. */
export function DialogButton({ className, look, open, condition, children }: DialogButtonProps) {
  const [isMissing, setMissing] = useState(false);
  const note = isMissing ? messages.couldNotOpen : condition && `, ${condition}`;

  return (
    <button
      type="button"
      className={className}
      data-look={look}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        // Not every browser focuses a pressed button, and the dialog will return the focus to it.
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
