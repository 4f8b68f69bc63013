/** Calls the task when the browser has nothing else to do, or after 200 ms if it cannot tell. */
export function whenIdle(task: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task);
  else setTimeout(task, 200);
}
