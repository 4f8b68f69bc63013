import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Recipe, Wish } from '../../machines/recipeMachine';
import { useStore } from '../browser/store';
import { PlainText } from '../recipe/markdown/PlainText';
import type { RenderedRecipe } from '../recipe/RecipePane';
import type { Application } from './Application';

interface Options {
  /** Called when the view for cooking opens and closes. */
  onCooking(isOpen: boolean): void;
  /** Asks for another recipe, or for a change. */
  onAsk(wish: Wish): void;
}

/**
 * Renders recipes with the parts that have arrived, and anew when one arrives.
 *
 * @param options functions that stay the same
 */
export function useRecipeRenderer(
  app: Application,
  { onCooking, onAsk }: Options,
): (recipe: Recipe) => RenderedRecipe {
  const outcome = useStore(app.outcome);
  const markdown = useStore(app.markdown);
  const tools = useStore(app.cookingTools);
  const allergens = useStore(app.allergens);
  const isCheckMissing = useStore(app.isCheckMissing);
  const takesConversation = app.takesConversation(useStore(app.modelStatus).choice);
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
        takesConversation,
        onCooking,
        onAsk,
      });
    },
    [
      app,
      outcome,
      markdown,
      tools,
      allergens,
      isCheckMissing,
      avoided,
      takesConversation,
      onCooking,
      onAsk,
    ],
  );
}
