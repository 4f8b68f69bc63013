import { readFileSync } from 'node:fs';

/** Nanoseconds of this thread, on Linux */
const SCHEDSTAT = '/proc/thread-self/schedstat';

function threadTime(): number {
  // Since Node 24
  const { threadCpuUsage } = process as { threadCpuUsage?(): { user: number; system: number } };
  if (threadCpuUsage) {
    const { user, system } = threadCpuUsage.call(process);
    return (user + system) / 1e3;
  }
  try {
    return Number.parseInt(readFileSync(SCHEDSTAT, 'utf8'), 10) / 1e6;
  } catch {
    return performance.now();
  }
}

/** The least ms of some tries, as a busy machine makes tasks slower. */
export function timeOf(task: () => unknown, tries = 3): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries; count += 1) {
    const began = threadTime();
    task();
    least = Math.min(least, threadTime() - began);
  }
  return least;
}

/** Eight times the size takes linear code 8 times as long, and quadratic code 64 times. */
export const MOST_GROWTH = 24;

/** In ms. Shorter times give no useful ratio. */
const SHORT = 20;

/** How much longer eight times the size takes, at best. A long run below `short` ms counts as 1. */
export function growthOf(
  run: (size: number) => unknown,
  size: number,
  tries = 15,
  short = SHORT,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 2 * tries && least >= MOST_GROWTH; count += 1) {
    const last = timeOf(() => run(8 * size), 1);
    // Most runs are short, and need no comparison.
    if (last < short) return 1;
    const began = threadTime();
    let runs = 0;
    do {
      run(size);
      runs += 1;
    } while (runs < 8 && threadTime() - began < short);
    const first = (threadTime() - began) / runs;
    least = Math.min(least, last / Math.max(first, short / MOST_GROWTH));
  }
  return least;
}
