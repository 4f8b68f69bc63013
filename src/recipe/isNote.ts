import type { Recipe } from '../../machines/recipe';
import type { RecipeDocument } from '../reading/document/RecipeDocument';

/** Whether the sample kitchen has no more dishes: "That was every dish". Nobody would save or cook that. */
export function isNote({ model, origin }: Recipe, { steps }: RecipeDocument): boolean {
  return model === null && origin === 'request' && steps.length === 0;
}
