/** Open views that Back closes, the last one at the end. Each has an entry in the tab's history. */
const views: (() => void)[] = [];

/** Whether the page itself goes back in the tab's history. */
let isLeaving = false;

/** How many views' entries the history has up to now: the state of an entry is its number. */
const depth = () => Number(history.state) || 0;

/** Back then calls `close` instead of leaving. The result removes the entry of a closed view. */
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

/** Adds missing entries, and removes those of closed views, for example after a reload. */
export function matchHistory(): void {
  addEventListener('popstate', follow);
  if (isLeaving) return;
  while (depth() < views.length) history.pushState(depth() + 1, '');
  isLeaving = depth() > views.length;
  if (isLeaving) history.go(views.length - depth());
}

function follow() {
  if (!isLeaving) while (views.length > depth()) views.pop()?.();
  isLeaving = false;
  matchHistory();
}
