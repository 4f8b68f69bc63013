import { nextTask } from './nextTask';

/** A page in the background paints nothing for now. In ms. */
const LONGEST_FRAME = 100;

/** Lets the browser paint before the work goes on, in browsers that can go on at once. */
export async function nextPaint(): Promise<void> {
  if (!nextTask()) return;
  await new Promise((resolve) => {
    requestAnimationFrame(() => resolve(nextTask()));
    setTimeout(resolve, LONGEST_FRAME);
  });
}
