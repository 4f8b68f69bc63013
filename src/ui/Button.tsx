import { useSelector } from '@xstate/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Dialog } from '../../machines/dialogs/dialogsMachine';
import { goTo } from '../browser/focus';
import * as firstWords from '../words/en/first';
import { useActors } from './Actors';

interface ButtonProps extends ComponentProps<'button'> {
  /** `main` is for most visitors; `text` has no border; null if a style sets the look. */
  look?: 'plain' | 'main' | 'text' | null;
}

/** Submits a form only with `type="submit"`. */
export function Button({ look = 'plain', onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      data-look={look ?? undefined}
      onClick={(event) => {
        // Not every browser focuses a pressed button, and a dialog returns the focus to it.
        if (props['aria-haspopup'] === 'dialog') goTo(event.currentTarget);
        onClick?.(event);
      }}
      {...props}
    />
  );
}

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
  const note = useSelector(dialogs, (snapshot) => {
    const { opening, missing } = snapshot.context;
    if (snapshot.hasTag('late') && opening?.by === by) return firstWords.language.onItsWay;
    return missing === by ? firstWords.language.couldNotOpen : condition && `, ${condition}`;
  });

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
