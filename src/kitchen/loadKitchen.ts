import * as v from 'valibot';
import type { Recipe } from '../../machines/kitchen/recipe';
import type { RecipeInput } from '../../machines/recipe/RecipeContext';
import { loadFromTab } from '../browser/storage/schemas';
import { EARLIER_KEY, KITCHEN_KEY } from './keeping/kitchenStorage';
import { EarlierRecipesSchema, KitchenSchema, RecipeSchema } from './schemas';

/** Null if the stored data hold no recipe. */
export const readStoredRecipe = (stored: unknown): Recipe | null =>
  v.parse(v.fallback(v.nullable(RecipeSchema), null), stored);

/** Undefined without anything usable. Logs in one line what it had to drop. */
export function loadKitchen(): RecipeInput | undefined {
  const kitchen = loadFromTab(KITCHEN_KEY, 'The kitchen from before the reload', KitchenSchema);
  if (!kitchen) return undefined;
  const earlier = loadFromTab(EARLIER_KEY, 'The earlier recipes', EarlierRecipesSchema);
  return earlier ? { ...kitchen, earlier } : kitchen;
}
