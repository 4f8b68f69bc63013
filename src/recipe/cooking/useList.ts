import { type SyntheticEvent, useCallback, useState } from 'react';
import { closeOnBack } from '../../browser/closeOnBack';

/**
 * The list of ingredients over a view: Escape and Back close it before they close the view.
 *
 * @param hasRoom whether the view can show it
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
    if (!isOpen || !isOwn(event)) return;
    event.preventDefault();
    close();
  }

  return { isOpen, toggle: () => setOpen(!isOpen), cancel, ref: isOpen ? ref : null };
}

/** Whether an event comes from the view, and not from a dialog in it. */
export const isOwn = ({ target, currentTarget }: SyntheticEvent) =>
  (target as Element).closest('dialog') === currentTarget;
