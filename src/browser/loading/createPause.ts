/** How long the page works before it lets the browser do other work, in ms. */
const LONGEST_TASK = 20;

export type Pause = () => Promise<void>;

/** `rest` ends the present task; what it throws ends the work. */
export function createPause(rest: () => Promise<unknown> = timerTask): Pause {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < LONGEST_TASK) return;
    await rest();
    began = performance.now();
  };
}

export const timerTask = () => new Promise((resolve) => setTimeout(resolve));
