import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Recipe } from '../../machines/recipeMachine';
import { useStore } from '../browser/store';
import { PlainText } from '../recipe/markdown/PlainText';
import type { RenderedRecipe } from '../recipe/RecipePane';
import type { Application } from './createApp';

/**
 * Renders recipes with the parts that have arrived, and anew when one arrives.
 *
 * @param onCooking called when the view for cooking opens and closes
 */
export function useRecipeRenderer(
  app: Application,
  onCooking: (isOpen: boolean) => void,
): (recipe: Recipe) => RenderedRecipe {
  const outcome = useStore(app.outcome);
  const markdown = useStore(app.markdown);
  const tools = useStore(app.cookingTools);
  const allergens = useStore(app.allergens);
  const isCheckMissing = useStore(app.isCheckMissing);
  // The other preferences change nothing of what a recipe shows.
  const avoided = useSelector(app.recipe, ({ context: { preferences } }) =>
    JSON.stringify([preferences.allergens, preferences.diet, preferences.avoid]),
  );

  return useCallback(
    (recipe) => {
      if (!outcome)
        return { content: <PlainText text={recipe.text} />, toolbar: null, notes: null };
      const [avoidedAllergens, diet, avoid] = JSON.parse(avoided);
      return outcome.renderRecipe(recipe, {
        markdown,
        tools,
        allergens,
        toAvoid: { allergens: avoidedAllergens, diet, avoid },
        isCheckMissing,
        onRetryCheck() {
          app.isCheckMissing.set(false);
          app.allergens.load().catch(() => {});
        },
        onCooking,
      });
    },
    [app, outcome, markdown, tools, allergens, isCheckMissing, avoided, onCooking],
  );
}
