/** The open views that Back closes, the last one at the end. Each has an entry in the tab's history. */
const views: (() => void)[] = [];

/** Whether the page is on its way back in the tab's history by itself. */
let isLeaving = false;

/** How many of the views' entries the tab's history has up to now: the state of an entry is its number. */
const depth = () => Number(history.state) || 0;

/**
 * Adds an entry to the tab's history, so Back closes a view instead of leaving the page.
 *
 * @param close called when the visitor goes back
 * @returns a function that removes the entry, for a view that has closed
 */
export function closeOnBack(close: () => void): () => void {
  views.push(close);
  matchHistory();
  return () => {
    const at = views.indexOf(close);
    if (at >= 0) views.splice(at, 1);
    // Another view may open as this one closes, and takes over its entry.
    queueMicrotask(matchHistory);
  };
}

/** Adds the entries that the views lack, or removes those of views that have closed, for example by a reload. */
export function matchHistory(): void {
  addEventListener('popstate', follow);
  if (isLeaving) return;
  while (depth() < views.length) history.pushState(depth() + 1, '');
  isLeaving = depth() > views.length;
  if (isLeaving) history.go(views.length - depth());
}

/** Closes the views whose entries the visitor has left. */
function follow() {
  if (!isLeaving) while (views.length > depth()) views.pop()?.();
  isLeaving = false;
  matchHistory();
}
