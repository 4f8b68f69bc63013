import { LONGEST_TASK } from './limits';

/** Makes a function that lets the browser do other work, if the page has read for a while without a pause. */
export function createPause(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < LONGEST_TASK) return;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  };
}
