/**
 * How long a task takes, in ms: the least of some tries. It goes by the clock, because Node counts the
 * processor's time of all threads together.
 */
export function timeOf(task: () => unknown, tries = 3): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries; count += 1) {
    const began = performance.now();
    task();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}
