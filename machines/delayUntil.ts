/** In ms. Browsers end a longer delay at once. */
const LONGEST_DELAY = 2_147_483_647;

/** From now until a time of the clock, in ms: 0 for a time that has passed. */
export const delayUntil = (time: number): number =>
  Math.min(Math.max(time - Date.now(), 0), LONGEST_DELAY);
