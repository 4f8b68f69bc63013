/** Ends the present task: a browser that can then answers a key, or paints, before the work goes on. */
export function nextTask(): Promise<void> | undefined {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.();
}
