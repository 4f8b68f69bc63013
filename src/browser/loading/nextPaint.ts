/** In ms. */
const LONGEST_FRAME = 100;

/** Lets the browser paint before the work goes on. A hidden page paints nothing. */
export function nextPaint(): Promise<unknown> | undefined {
  if (document.hidden) return undefined;
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // The visitor may leave the tab before the next frame.
    setTimeout(resolve, LONGEST_FRAME);
  });
}
