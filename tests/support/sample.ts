/** True for `npm run test:full`, or with `FULL=1` for one file. */
export const isFull = process.env.npm_lifecycle_event === 'test:full' || process.env.FULL === '1';

export const SEED = Number(process.env.SEED ?? 1);

/** Takes the same items, in order, in each run with this seed. A full run takes all. */
export function sample<Item>(items: readonly Item[], count: number): Item[] {
  if (isFull || count >= items.length) return [...items];
  const chosen = new Set<number>();
  // The minimal standard generator of Park and Miller
  for (let state = SEED; chosen.size < count; ) {
    state = (state * 48_271) % 2_147_483_647;
    chosen.add(state % items.length);
  }
  return items.filter((_, index) => chosen.has(index));
}
