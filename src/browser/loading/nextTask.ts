interface Scheduler {
  scheduler?: { yield?(): Promise<void> };
}

/** Lets the browser answer a key, or paint, before the work goes on. */
export function nextTask(): Promise<void> | undefined {
  const { scheduler } = globalThis as Scheduler;
  return scheduler?.yield?.();
}

/** A page in the background paints nothing for now. In ms. */
const LONGEST_FRAME = 100;

/** Lets the browser paint before the work goes on. */
export function nextPaint(): Promise<void> | undefined {
  const { scheduler } = globalThis as Scheduler;
  if (!scheduler?.yield) return undefined;
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(scheduler.yield?.()));
    setTimeout(resolve, LONGEST_FRAME);
  });
}
