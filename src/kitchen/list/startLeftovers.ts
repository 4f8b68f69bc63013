import { dayAt, pastEntries } from '../../../machines/kitchen/days';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import { createStore } from '../../browser/store';

/** Takes the mark *Use up* off old leftovers. Returns the local date, and a function that stops. */
export function startLeftovers(recipe: RecipeActor) {
  const today = createStore(dayAt(new Date()));
  let timer: ReturnType<typeof setTimeout>;

  function unmark() {
    const { useUp, leftovers } = recipe.getSnapshot().context;
    const past = pastEntries(leftovers, new Date());
    const entries = useUp.filter((marked) => past.includes(marked));
    if (entries.length > 0) recipe.send({ type: 'leftover.expire', entries });
  }

  function look() {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    clearTimeout(timer);
    timer = setTimeout(look, midnight.getTime() - now.getTime());
    today.set(dayAt(now));
    unmark();
  }

  look();
  const { unsubscribe } = recipe.subscribe(unmark);
  // If the device sleeps at midnight, the timer is late.
  const events = new AbortController();
  document.addEventListener('visibilitychange', look, { signal: events.signal });

  return {
    today,
    stop() {
      clearTimeout(timer);
      unsubscribe();
      events.abort();
    },
  };
}
