import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button';
import styles from '../Header.module.css';
import { messages } from '../messages';

interface DialogButtonProps {
  className?: string | undefined;
  /** `text` for words without a border, `plain` for an entry of a menu. */
  look?: 'plain' | 'text' | null;
  /** Opens the dialog. Rejects if the page cannot fetch its code. */
  open(): Promise<void>;
  /** Follows the name, unless the dialog could not load. */
  condition?: string;
  children: ReactNode;
}

/** A button that fetches a dialog at the first press and opens it, or says that it could not load. */
export function DialogButton({
  className,
  look = null,
  open,
  condition,
  children,
}: DialogButtonProps) {
  const [isMissing, setMissing] = useState(false);
  const note = isMissing ? messages.couldNotOpen : condition && `, ${condition}`;

  return (
    <Button
      className={className}
      look={look}
      aria-haspopup="dialog"
      onClick={() => {
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
    </Button>
  );
}
