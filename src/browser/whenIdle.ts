/** Calls the task when the browser has nothing else to do; a little later if it cannot tell. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task);
  else setTimeout(task, 200);
}
