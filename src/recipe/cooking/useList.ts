import { type SyntheticEvent, useCallback, useState } from 'react';
import { closeOnBack } from '../../browser/closeOnBack';

/**
 * Escape and Back close the list before they close the view. `hasRoom`: the view can show the list.
 */
export function useList(hasRoom: boolean, onClose: () => void) {
  const [isWanted, setOpen] = useState(false);
  const isOpen = isWanted && hasRoom;
  const close = useCallback(() => {
    setOpen(false);
    onClose();
  }, [onClose]);
  const ref = useCallback(() => closeOnBack(close), [close]);

  function cancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (!isOpen || !isOwnEvent(event)) return;
    event.preventDefault();
    close();
  }

  return { isOpen, toggle: () => setOpen(!isOpen), cancel, ref: isOpen ? ref : null };
}

/** Whether an event comes from the view itself, not from a dialog in it. */
export const isOwnEvent = ({ target, currentTarget }: SyntheticEvent) =>
  (target as Element).closest('dialog') === currentTarget;
