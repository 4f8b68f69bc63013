import { splitFoods } from '../foods/entries';
import { suggestFoods } from '../foods/typing';
import { startKeptList } from '../kitchen/keeping/startKeptList';
import { createAges } from '../kitchen/list/LeftoverAge';
import { startLeftovers } from '../kitchen/list/startLeftovers';
import { notePreferences, removeNote } from '../kitchen/preferences/notePreferences';
import { avoidsSomething } from '../recipe/allergens/avoidsSomething';
import type { PartsContext } from './parts';

export { KeepList } from '../kitchen/list/KeepList';
export {
  ItemEditor,
  isOffered,
  ScrollToNewest,
  SplitOffer,
  Suggestions,
} from '../kitchen/list/typingTools';
export { readPastedList } from '../kitchen/readPastedList';
export const foods = { splitFoods, suggestFoods };

/** Starts the actor that keeps the list, and follows the days of its leftovers. */
export function startPart(page: PartsContext) {
  const { recipe } = page;
  const { actor, stop } = startKeptList({
    ...page,
    notePreferences: () =>
      notePreferences(avoidsSomething(recipe.getSnapshot().context.preferences)),
    removeNote,
  });
  const days = startLeftovers(recipe);
  return {
    keptList: actor,
    today: days.today,
    renderAge: createAges(days.today),
    stop() {
      stop();
      days.stop();
    },
  };
}
