/** Lets the browser answer a key, or paint, before the work goes on. */
export function nextTask(): Promise<void> | undefined {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.();
}

/** In ms. */
const LONGEST_FRAME = 100;

/** Lets the browser paint before the work goes on. A hidden page paints nothing. */
export function nextPaint(): Promise<unknown> | undefined {
  if (document.hidden) return undefined;
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // The visitor may leave the tab before the next frame.
    setTimeout(resolve, LONGEST_FRAME);
  });
}
