/** Calls the task when the browser has nothing else to do; a little later where it cannot tell. */
export const whenIdle: (task: () => void) => void =
  globalThis.requestIdleCallback ?? ((task) => void setTimeout(task, 200));
