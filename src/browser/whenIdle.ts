/** Calls the task when the browser has nothing else to do; a little later where it cannot tell. */
export function whenIdle(task: () => void): void {
  if (globalThis.requestIdleCallback) requestIdleCallback(task);
  else setTimeout(task, 200);
}
