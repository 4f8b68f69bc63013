import { splitFoods } from '../foods/entries';
import { suggestFoods } from '../foods/typing';
import { createAges } from '../kitchen/LeftoverAge';
import { startKeptList } from '../kitchen/startKeptList';
import { startLeftovers } from '../kitchen/startLeftovers';
import type { PartsContext } from './parts';

export { KeepList } from '../kitchen/KeepList';
export { readPastedList } from '../kitchen/readPastedList';
export {
  ItemEditor,
  isOffered,
  ScrollToNewest,
  SplitOffer,
  Suggestions,
} from '../kitchen/typingTools';
export const foods = { splitFoods, suggestFoods };

/** Starts the actor that keeps the list, and follows the days of its leftovers. */
export function startPart(page: PartsContext) {
  const { actor, stop } = startKeptList(page);
  const days = startLeftovers(page.recipe);
  return {
    keptList: actor,
    renderAge: createAges(days.today),
    stop() {
      stop();
      days.stop();
    },
  };
}
