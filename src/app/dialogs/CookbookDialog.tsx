import type { ReactNode } from 'react';
import type { LazyPart } from '../../browser/store';
import { CookbookView, type CookbookViewProps } from '../../cookbook/CookbookView';
import type { RecipeTools } from '../../recipe/createRecipeTools';
import type { Page } from '../Page';
import type { DialogProps } from './DialogButton';

interface CookbookPage extends Pick<Page, 'incoming' | 'loadRecipeParts'> {
  parts: { recipe: LazyPart<{ tools: Pick<RecipeTools, 'serve'> }> };
}

export function createCookbookDialog(
  tools: Pick<CookbookViewProps, 'cookbook' | 'writeZip' | 'proposals' | 'onEdit'>,
  shoppingList: ReactNode,
) {
  return function CookbookDialog(props: DialogProps<CookbookPage>) {
    const { app, openRecipe, footer, onClose } = props;
    return (
      <CookbookView
        {...tools}
        shoppingList={shoppingList}
        footer={footer}
        onShown={() => void app.loadRecipeParts()}
        onAdd={() => app.incoming.set({ saves: true })}
        onOpen={(recipe, servings) => {
          if (servings) app.parts.recipe.get()?.tools.serve(recipe.text, servings);
          openRecipe({ ...recipe, arrivedAt: Date.now() });
        }}
        onClose={onClose}
      />
    );
  };
}
