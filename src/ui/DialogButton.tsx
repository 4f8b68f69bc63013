import { useSelector } from '@xstate/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Dialog } from '../../machines/dialogs/dialogsMachine';
import * as firstWords from '../words/en/first';
import { useActors } from './Actors';
import { Button } from './Button';

interface DialogButtonProps {
  className?: string | undefined;
  look?: ComponentProps<typeof Button>['look'];
  opens: Dialog;
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
  const isLate = useSelector(
    dialogs,
    (snapshot) => snapshot.hasTag('late') && snapshot.context.opening?.by === by,
  );
  const isGone = useSelector(dialogs, ({ context }) => context.missing === by);
  const note =
    (isLate && firstWords.language.onItsWay) ||
    (isGone && firstWords.language.couldNotOpen) ||
    (condition && `, ${condition}`);

  return (
    <Button
      className={className}
      look={look}
      aria-haspopup="dialog"
      onClick={() => dialogs.send({ type: 'dialog.open', dialog: opens, by })}
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
