/** Runs `run` at the first call, and then at most once in `interval` ms. Calls in between change nothing. */
export function throttle(run: () => void, interval: number): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - last < interval) return;
    last = performance.now();
    run();
  };
}
