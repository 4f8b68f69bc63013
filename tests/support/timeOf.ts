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

/** For eight times the size: linear time makes it 8, quadratic time 64. */
export const MOST_GROWTH = 24;

/** Times below this are too short for a ratio, in ms. */
const SHORT = 20;

/**
 * How many times as long a task of eight times the size takes: the least of some tries, because on a
 * busy machine only a task that is really too slow exceeds every time.
 *
 * @param run does the task; what it needs is best made before
 * @param short a longer run below this says nothing, in ms
 */
export function growthOf(
  run: (size: number) => unknown,
  size: number,
  tries = 15,
  short = SHORT,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 2 * tries && least >= MOST_GROWTH; count += 1) {
    const last = timeOf(() => run(8 * size), 1);
    // Most runs are short, and need no other beside them.
    if (last < short) return 1;
    const first = timeOf(() => run(size), 2);
    least = Math.min(least, last / Math.max(first, short / MOST_GROWTH));
  }
  return least;
}
