import type { Timers } from '../timers/createTimers';
import { hasSavedTimers } from '../timers/hasSavedTimers';
import type { Application } from './Application';

/**
 * Watches, for the life of the application, whether a new version would disturb the visitor: while a
 * request or a timer runs, and while the view for cooking is open.
 *
 * @param onChange called at once, and again whenever it may have changed
 */
export function watchBusy(
  { recipe, cookingTools, isCooking }: Pick<Application, 'recipe' | 'cookingTools' | 'isCooking'>,
  onChange: (isBusy: boolean) => void,
): void {
  let timers: Timers | undefined;

  function look() {
    if (!timers) {
      timers = cookingTools.get()?.timers;
      timers?.subscribe(look);
    }
    const hasTimers = timers ? timers.get().actors.length > 0 : hasSavedTimers();
    onChange(isCooking.get() || hasTimers || recipe.getSnapshot().hasTag('loading'));
  }
  recipe.subscribe(look);
  isCooking.subscribe(look);
  cookingTools.subscribe(look);
  look();
}
