import type { StartActor } from '../../machines/actors';
import { listOf } from '../../machines/kitchen/kitchen';
import {
  avoidsSomething,
  NO_PREFERENCES,
  type Preferences,
} from '../../machines/kitchen/preferences';
import { type RecipeActor, recipeMachine } from '../../machines/recipe/recipeMachine';
import { notePreferences, removeNote } from '../../src/app/parts/typing';
import { createKitchen } from '../../src/kitchen/createKitchen';
import { addKept, loadKept } from '../../src/kitchen/keeping/keptListStorage';
import type { RestoredKitchen } from '../../src/kitchen/keeping/kitchenStorage';
import { startKeptList } from '../../src/kitchen/keeping/startKeptList';
import { createNotices } from '../../src/kitchen/notices';
import { readStoredRecipe } from '../../src/kitchen/schemas';
import type { KitchenStore } from '../../src/ui/KitchenStore';

export const restoreKitchen = (own?: RestoredKitchen) => addKept(own, loadKept(), readStoredRecipe);

/** `meanwhile` runs before the code that keeps the kitchen arrives. */
export function startKeptTab(
  start: StartActor,
  own?: RestoredKitchen,
  preferences: Preferences = NO_PREFERENCES,
  meanwhile: (tab: { recipe: RecipeActor; kitchen: KitchenStore }) => void = () => {},
) {
  const restored = restoreKitchen(own);
  const recipe: RecipeActor = start('recipe', recipeMachine, restored);
  const now = { ...listOf(restored), preferences };
  const kitchen = createKitchen({ recipe, notices: createNotices(recipe), now });
  meanwhile({ recipe, kitchen });
  const keptList = startKeptList({
    recipe,
    kitchen,
    restored,
    notePreferences: () =>
      notePreferences(avoidsSomething(kitchen.getSnapshot().context.preferences)),
    removeNote,
  });
  return { recipe, kitchen, ...keptList };
}
