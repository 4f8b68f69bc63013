import { X } from 'lucide-react';
import { type ComponentProps, type RefObject, useCallback } from 'react';
import { closeModal, openModal } from '../browser/modal';
import * as firstWords from '../words/en/first';
import { Button } from './Button';

export interface DialogEnds {
  /** Called before the dialog closes. If it gives false, the dialog stays, except after Back. */
  onDismiss?: (() => unknown) | undefined;
  /** Called when the dialog has closed. Unmount it then. */
  onClose(): void;
}

interface DialogFrameProps extends DialogEnds, Omit<ComponentProps<'dialog'>, 'onClose'> {
  /** Gets the focus first; without it, what the browser chooses. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A modal dialog that opens when it mounts. Give it another `key` each time you open it. */
export function DialogFrame({ initialFocus, onDismiss, onClose, ...props }: DialogFrameProps) {
  const open = useCallback(
    (dialog: HTMLDialogElement) => openModal(dialog, initialFocus?.current ?? null),
    [initialFocus],
  );
  return (
    <dialog
      ref={open}
      onCancel={(event) => {
        if (event.target === event.currentTarget && onDismiss?.() === false) event.preventDefault();
      }}
      onClose={(event) => {
        // React would also close the dialog in which this one was opened.
        event.stopPropagation();
        onClose();
      }}
      {...props}
    />
  );
}

interface CloseButtonProps {
  /** Called before the dialog closes. The dialog stays open if this gives false. */
  onPress?: (() => unknown) | undefined;
}

export function CloseButton({ onPress }: CloseButtonProps) {
  return (
    <Button
      onClick={({ currentTarget }) => {
        if (onPress?.() !== false) closeModal(currentTarget);
      }}
    >
      <X aria-hidden />
      <span>{firstWords.ui.close}</span>
    </Button>
  );
}
