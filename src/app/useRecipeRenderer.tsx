import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Recipe, Wish } from '../../machines/recipeMachine';
import { avoidsSomething, PendingCheck } from '../allergens/PendingCheck';
import { useStore } from '../browser/store';
import { PlainText } from '../recipe/markdown/PlainText';
import type { RenderedRecipe } from '../recipe/RecipePane';
import type { Application } from './createApp';

interface Options {
  /** Called when the view for cooking opens and closes. */
  onCooking(isOpen: boolean): void;
  /** Asks for another recipe, or for a change. */
  onAsk(wish: Wish): void;
}

/**
 * Renders recipes with the parts that have arrived: plain text before the renderer is there, markdown
 * before the tools are.
 *
 * @param options functions that stay the same
 */
export function useRecipeRenderer(
  app: Application,
  { onCooking, onAsk }: Options,
): (recipe: Recipe) => RenderedRecipe {
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
        return tools.renderRecipe(recipe, {
          markdown,
          check,
          pending,
          takesConversation,
          onToggle: onCooking,
          onAsk,
        });
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
    [app, markdown, tools, allergens, isCheckMissing, avoided, takesConversation, onCooking, onAsk],
  );
}
