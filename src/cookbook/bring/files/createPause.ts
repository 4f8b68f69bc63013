import { LONGEST_TASK } from './limits';

/**
 * Makes a function that lets the browser do other work, if the page has read for a while without a pause.
 *
 * @param onPause called after each pause; what it throws ends the reading
 */
export function createPause(onPause = () => {}): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < LONGEST_TASK) return;
    await new Promise((resolve) => setTimeout(resolve));
    onPause();
    began = performance.now();
  };
}
