import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Recipe } from '../../machines/recipeMachine';
import { avoidsSomething, PendingCheck } from '../allergens/PendingCheck';
import { useStore } from '../browser/store';
import { PlainText } from '../recipe/markdown/PlainText';
import type { RenderedRecipe } from '../recipe/RecipePane';
import type { Application } from './createApp';

/**
 * Renders recipes with the parts that have arrived: plain text before the renderer is there, markdown
 * before the tools are.
 *
 * @param onCooking called when the view for cooking opens and closes
 */
export function useRecipeRenderer(
  app: Application,
  onCooking: (isOpen: boolean) => void,
): (recipe: Recipe) => RenderedRecipe {
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
      const [avoidedAllergens, diet, avoid] = JSON.parse(avoided);
      const toAvoid = { allergens: avoidedAllergens, diet, avoid };
      const isChecked = avoidsSomething(toAvoid);
      const pending = isChecked && (
        <PendingCheck
          {...toAvoid}
          hasFailed={isCheckMissing}
          onRetry={() => {
            app.isCheckMissing.set(false);
            app.allergens.load().catch(() => {});
          }}
        />
      );
      if (markdown && tools) {
        const check = isChecked && allergens ? { ...allergens, toAvoid } : null;
        return tools.renderRecipe(recipe, { markdown, check, pending, onToggle: onCooking });
      }
      const text = markdown ? (
        markdown.renderMarkdown(recipe.text)
      ) : (
        <PlainText text={recipe.text} />
      );
      return {
        content: (
          <>
            {pending}
            {text}
          </>
        ),
        toolbar: null,
      };
    },
    [app, markdown, tools, allergens, isCheckMissing, avoided, onCooking],
  );
}
