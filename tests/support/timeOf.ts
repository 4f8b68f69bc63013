import { readFileSync } from 'node:fs';

/** Nanoseconds of this thread, on Linux. */
const SCHEDSTAT = '/proc/thread-self/schedstat';

/** The time that the processor gave to this thread, in ms. Where no one can say it, the clock's. */
function threadTime(): number {
  // From Node 24 on.
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

/** How long a task takes, in ms, whatever else the machine does: the least of some tries. */
export function timeOf(task: () => unknown, tries = 3): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries; count += 1) {
    const began = threadTime();
    task();
    least = Math.min(least, threadTime() - began);
  }
  return least;
}

/** For eight times the size: linear time makes it 8, quadratic time 64. */
export const MOST_GROWTH = 24;

/** Times below this are too short for a ratio, in ms. */
const SHORT = 20;

/**
 * How many times as long a task of eight times the size takes: the least of some tries. The shorter task runs up to
 * eight times, as a time below some ms is too coarse.
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
