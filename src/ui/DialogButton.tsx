import { useSelector } from '@xstate/react';
import { type ReactNode, useId, useState } from 'react';
import type { Dialog } from '../../machines/dialogs/dialogsMachine';
import * as firstWords from '../words/en/first';
import { useActors } from './Actors';
import { Button } from './Button';

interface DialogButtonProps {
  className?: string | undefined;
  /** `text` has no border; `plain` is an entry of a menu. */
  look?: 'plain' | 'text' | null;
  /** The dialog, or what fetches and opens one that belongs to a view. */
  opens: Dialog | (() => Promise<void>);
  /** Follows the name, unless the dialog is late or could not load. */
  condition?: string;
  children: ReactNode;
}

/** The press fetches the dialog. The button says if that takes a while, or fails. */
export function DialogButton({
  className,
  look = null,
  opens,
  condition,
  children,
}: DialogButtonProps) {
  const by = useId();
  const { dialogs } = useActors();
  const [isMissing, setMissing] = useState(false);
  const isLate = useSelector(
    dialogs,
    (snapshot) => snapshot.hasTag('late') && snapshot.context.opening?.by === by,
  );
  const isGone = useSelector(dialogs, ({ context }) => context.missing === by) || isMissing;
  const note =
    (isLate && firstWords.language.onItsWay) ||
    (isGone && firstWords.language.couldNotOpen) ||
    (condition && `, ${condition}`);

  return (
    <Button
      className={className}
      look={look}
      aria-haspopup="dialog"
      onClick={() => {
        if (typeof opens === 'object') dialogs.send({ type: 'dialog.open', dialog: opens, by });
        else
          opens().then(
            () => setMissing(false),
            () => setMissing(true),
          );
      }}
    >
      {children}
      {note && (
        <span key={note} data-condition>
          {note}
        </span>
      )}
    </Button>
  );
}
