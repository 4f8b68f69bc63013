import type { StartActor } from '../../machines/actors';
import {
  avoidsSomething,
  NO_PREFERENCES,
  type Preferences,
} from '../../machines/kitchen/preferences';
import type { RecipeInput } from '../../machines/recipe/RecipeContext';
import { type RecipeActor, recipeMachine } from '../../machines/recipe/recipeMachine';
import { notePreferences, removeNote } from '../../src/app/parts/typing';
import { addKept, loadKept } from '../../src/kitchen/keeping/keptListStorage';
import { startKeptList } from '../../src/kitchen/keeping/startKeptList';
import { readStoredRecipe } from '../../src/kitchen/schemas';

export const restoreKitchen = (own?: RecipeInput) => addKept(own, loadKept(), readStoredRecipe);

/** `meanwhile` runs before the code that keeps the kitchen arrives. */
export function startKeptTab(
  start: StartActor,
  own?: RecipeInput,
  preferences: Preferences = NO_PREFERENCES,
  meanwhile: (recipe: RecipeActor) => void = () => {},
) {
  const kitchen = restoreKitchen(own);
  const recipe: RecipeActor = start('recipe', recipeMachine, { ...kitchen, preferences });
  meanwhile(recipe);
  const keptList = startKeptList({
    recipe,
    kitchen,
    notePreferences: () =>
      notePreferences(avoidsSomething(recipe.getSnapshot().context.preferences)),
    removeNote,
  });
  return { recipe, ...keptList };
}
