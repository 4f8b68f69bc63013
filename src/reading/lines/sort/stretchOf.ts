import type { Line } from '../Line';
import { bytesOf } from '../limits';
import { type Traits, traitsOf } from '../roles/traitsOf';

/** In lines and in bytes, for one request. */
export const MOST_LINES = 400;
export const MOST_BYTES = 24_000;

export interface Stretch {
  from: number;
  to: number;
}

/** What looks most like a recipe and fits into one request. */
export function stretchOf(lines: readonly Line[]): Stretch {
  const sizes = lines.map(({ text }) => bytesOf(text) + NUMBER);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (lines.length <= MOST_LINES && total <= MOST_BYTES) return { from: 0, to: lines.length };
  const worth = traitsOf(lines).map(worthOf);
  let best: Stretch[] = [];
  let most = 0;
  let sum = 0;
  let bytes = 0;
  for (let from = 0, to = 0; from < lines.length; from += 1) {
    while (to < lines.length && to - from < MOST_LINES && bytes + (sizes[to] ?? 0) <= MOST_BYTES) {
      bytes += sizes[to] ?? 0;
      sum += worth[to] ?? 0;
      to += 1;
    }
    if (sum > most) best = [];
    most = Math.max(most, sum);
    if (sum === most) best.push({ from, to });
    if (to > from) {
      bytes -= sizes[from] ?? 0;
      sum -= worth[from] ?? 0;
    } else to += 1;
  }
  // With lines before the recipe, and after it.
  return best[best.length >> 1] ?? { from: 0, to: 0 };
}

/** A line's number, and its end, in bytes. */
const NUMBER = 6;

/** How much a line looks like one of a recipe. */
function worthOf({ inList, isListed, isWork, opens, isFact }: Traits): number {
  if (opens === 'ingredients' || opens === 'method') return 3;
  if (inList) return 2;
  return isListed || isFact || isWork ? 1 : 0;
}
