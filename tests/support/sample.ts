/** Whether everything is searched, as `npm run test:full` does. `FULL=1` does so for one file. */
export const isFull = process.env.npm_lifecycle_event === 'test:full' || process.env.FULL === '1';

/** Which sample is taken; `SEED=2` takes another one. */
const SEED = Number(process.env.SEED ?? 1);

/**
 * Takes a part of the items, in their order: the same part in every run with the same seed.
 *
 * @returns all items in a full run
 */
export function sample<Item>(items: readonly Item[], count: number): Item[] {
  if (isFull || count >= items.length) return [...items];
  const chosen = new Set<number>();
  // The minimal standard generator of Park and Miller.
  for (let state = SEED; chosen.size < count; ) {
    state = (state * 48_271) % 2_147_483_647;
    chosen.add(state % items.length);
  }
  return items.filter((_, index) => chosen.has(index));
}
