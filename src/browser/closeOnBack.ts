/** Marks the entry of the tab's history that a view has added. */
const VIEW_ENTRY = { isView: true };

/**
 * Adds an entry to the tab's history, so Back closes a view instead of leaving the page.
 *
 * @param close called when the visitor goes back
 * @returns a function that removes the entry, for a view that closed in another way
 */
export function closeOnBack(close: () => void): () => void {
  history.pushState(VIEW_ENTRY, '');
  addEventListener('popstate', close, { once: true });
  return () => {
    removeEventListener('popstate', close);
    leaveView();
  };
}

/** Removes the entry of a view that has closed, for example by a reload. */
export function leaveView(): void {
  if (history.state?.isView) history.back();
}
