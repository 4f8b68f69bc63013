import { lazyPart } from '../lazyPart';

/** Browsers compile and optimise what has run a few times: the first recipe should not be what runs. */
const EXERCISES = 20;

/** What an exercise may take of idle time, in ms. */
const EXERCISE_TIME = 5;

/** How many idle times without room for an exercise are waited through. */
const PATIENCE = 100;

function practiseWhenIdle(practise: () => void, exercises = EXERCISES, patience = PATIENCE): void {
  globalThis.requestIdleCallback?.((deadline) => {
    let left = exercises;
    while (left > 0 && deadline.timeRemaining() > EXERCISE_TIME) {
      practise();
      left -= 1;
    }
    if (left > 0 && patience > 0) practiseWhenIdle(practise, left, patience - 1);
  });
}

/** The code that renders markdown. */
const markdown = lazyPart(
  () => import('./Markdown'),
  ({ practise }) => practiseWhenIdle(practise),
);

export const loadMarkdown = markdown.load;

/** The component that renders markdown; null until `loadMarkdown` has fetched it. */
export function useMarkdown() {
  return markdown.use()?.Markdown ?? null;
}
