import type { LazyConnection } from '../connection';

/** Throws the error with a `diagnosis`, if the connection knows the cause. */
export async function diagnoseError(
  connection: LazyConnection,
  error: unknown,
  signal: AbortSignal,
): Promise<never> {
  const diagnosis =
    Object(error).diagnosis ?? (await connection.diagnose(error, signal).catch(() => undefined));
  throw Object.assign(Object(error), { diagnosis });
}

/** How often a growing answer reports that it grows, in ms. */
export const GROWTH_INTERVAL = 1_000;

export function throttleGrowth(onGrowth: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - last < GROWTH_INTERVAL) return;
    last = performance.now();
    onGrowth();
  };
}
