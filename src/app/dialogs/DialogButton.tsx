import { type ReactNode, useState } from 'react';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { Button } from '../../ui/Button';
import styles from '../Header.module.css';
import { messages } from '../messages';

interface DialogButtonProps {
  className?: string | undefined;
  /** `text` has no border; `plain` is an entry of a menu. */
  look?: 'plain' | 'text' | null;
  open(): Promise<void>;
  /** Follows the name, unless the dialog could not load. */
  condition?: string;
  children: ReactNode;
}

/** The first press fetches the dialog. If that fails, the button says so. */
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

export type DialogName = 'bring' | 'cookbook' | 'model' | 'photo' | 'preferences';

/** A dialog opens when it mounts. */
export interface DialogProps<App = unknown> {
  app: App;
  open(name: DialogName): Promise<void>;
  openRecipe(recipe: Recipe): void;
  /** The timers, which stay in reach below the dialog. */
  footer(onFocusLost: () => void): ReactNode;
  onClose(): void;
}
