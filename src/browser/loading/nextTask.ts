/** Lets the browser answer a key, or paint, before the work goes on. */
export function nextTask(): Promise<void> | undefined {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.();
}
