import type { RecipeActor } from '../../machines/recipe/recipeMachine';
import type { LazyPart, Store } from '../browser/store';
import type { Timers } from '../recipe/timers/createTimers';
import { hasSavedTimers } from '../recipe/timers/hasSavedTimers';

export interface Work {
  recipe: RecipeActor;
  parts: { recipe: LazyPart<{ tools: { timers: Timers } }> };
  isCooking: Store<boolean>;
}

/** A request, a timer or cooking is busy. Calls `onChange` at once and after each change. */
export function watchBusy(
  { recipe, parts, isCooking }: Work,
  onChange: (isBusy: boolean) => void,
): void {
  let timers: Timers | undefined;

  function look() {
    if (!timers) {
      timers = parts.recipe.get()?.tools.timers;
      timers?.subscribe(look);
    }
    const hasTimers = timers ? timers.get().actors.length > 0 : hasSavedTimers();
    onChange(isCooking.get() || hasTimers || recipe.getSnapshot().hasTag('loading'));
  }
  recipe.subscribe(look);
  isCooking.subscribe(look);
  parts.recipe.subscribe(look);
  look();
}
