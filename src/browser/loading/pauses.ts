/** Lets the browser answer a key, or paint, before the work goes on. */
export function nextTask(): Promise<void> | undefined {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.();
}

/** A page in the background paints nothing for now. In ms. */
const LONGEST_FRAME = 100;

/** Lets the browser paint before the work goes on, in browsers that can go on at once. */
export async function nextPaint(): Promise<void> {
  if (!nextTask()) return;
  await new Promise((resolve) => {
    requestAnimationFrame(() => resolve(nextTask()));
    setTimeout(resolve, LONGEST_FRAME);
  });
}

/** Calls the task after 200 ms if the browser cannot tell. */
export function whenIdle(task: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task);
  else setTimeout(task, 200);
}
