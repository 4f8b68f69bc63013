import { useCallback } from 'react';
import type { Recipe } from '../../machines/recipeMachine';
import { useStore } from '../browser/store';
import { PlainText } from '../recipe/markdown/PlainText';
import type { RenderedRecipe } from '../recipe/RecipePane';
import { RecipeToolbar } from '../recipe/RecipeToolbar';
import type { Application } from './createApp';
import { RecipeActions } from './RecipeActions';

/**
 * Renders recipes with the parts that have arrived: plain text before the renderer is there, markdown
 * before the tools are.
 *
 * @param onCooking called when the view for cooking opens and closes
 */
export function useRecipeRenderer(
  app: Application,
  kitchenName: string,
  onCooking: (isOpen: boolean) => void,
): (recipe: Recipe) => RenderedRecipe {
  const markdown = useStore(app.markdown);
  const tools = useStore(app.cookingTools);

  return useCallback(
    (recipe) => {
      const { text } = recipe;
      if (!markdown) return { content: <PlainText text={text} />, toolbar: null };
      if (!tools) return { content: markdown.renderMarkdown(text), toolbar: null };
      const { content, controls, parts } = tools.renderRecipe(text, {
        markdown,
        onToggle: onCooking,
      });
      if (!parts) return { content, toolbar: null };
      const toolbar = (
        <RecipeToolbar>
          {controls}
          <RecipeActions app={app} recipe={recipe} parts={parts} kitchenName={kitchenName} />
        </RecipeToolbar>
      );
      return { content, toolbar };
    },
    [app, kitchenName, markdown, tools, onCooking],
  );
}
