import { useCallback } from 'react';
import type { Recipe } from '../../machines/recipeMachine';
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

  return useCallback(
    (recipe) => {
      if (!markdown) return { content: <PlainText text={recipe.text} />, toolbar: null };
      if (!tools) return { content: markdown.renderMarkdown(recipe.text), toolbar: null };
      return tools.renderRecipe(recipe, { markdown, onToggle: onCooking });
    },
    [markdown, tools, onCooking],
  );
}
