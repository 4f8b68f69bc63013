import { useCallback, useState } from 'react';
import { closeOnBack } from '../../browser/modal';

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

  /** False if there was a list to close. */
  function dismiss(): boolean {
    if (isOpen) close();
    return !isOpen;
  }

  return { isOpen, toggle: () => setOpen(!isOpen), dismiss, ref: isOpen ? ref : null };
}
