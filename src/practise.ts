import { getDish } from './dish/loadDish';
import { getMarkdown } from './markdown/loadMarkdown';

/** Browsers compile and optimise what has run a few times: the first recipe should not be what runs. */
const EXERCISES = 20;

/** What an exercise may take of idle time, in ms. */
const EXERCISE_TIME = 5;

/** How many idle times without room for an exercise are waited through. */
const PATIENCE = 100;

/** Has a made-up recipe parsed in idle time, with all that is there for it, a few times over. */
export function practise(exercises = EXERCISES, patience = PATIENCE): void {
  const exercise = getMarkdown()?.exercise;
  if (!exercise) return;
  globalThis.requestIdleCallback?.((deadline) => {
    let left = exercises;
    while (left > 0 && deadline.timeRemaining() > EXERCISE_TIME) {
      exercise(getDish()?.dish);
      left -= 1;
    }
    if (left > 0 && patience > 0) practise(left, patience - 1);
  });
}
